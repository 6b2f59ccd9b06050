// Runs `main` of a WebAssembly module once for every line it reads, and answers with the seconds that took and
// what it returned. The module is compiled once; every run has a memory of its own.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
for await (const _ of createInterface({ input: process.stdin })) {
    const { exports } = new WebAssembly.Instance(module);
    const begun = performance.now();
    const returned = exports.main(0, 0);
    console.log(`${(performance.now() - begun) / 1000} ${returned}`);
}
