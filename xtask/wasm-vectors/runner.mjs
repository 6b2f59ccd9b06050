// Passes every line of the vectors to the module, and says how many there are or what is wrong with some.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const [script, vectors] = process.argv.slice(2);
const { fault } = createRequire(import.meta.url)(script);
const lines = readFileSync(vectors, "utf8").split("\n").filter((line) => line.trim() !== "");
const faults = lines.map((line) => fault(line)).filter((found) => found !== undefined);
for (const found of faults.slice(0, 10)) console.error(found);
console.log(`${lines.length} vectors, ${faults.length} of them not as expected`);
process.exitCode = lines.length > 0 && faults.length === 0 ? 0 : 1;
