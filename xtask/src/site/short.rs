//! Short names for what a script lends its module. wasm-bindgen gives them long ones with a hash, which do not
//! pack and which nobody reads.

use anyhow::{Result, ensure};
use walrus::Module;

/// Renames in the module, and hands out the script with the same names.
pub(super) fn shorten(module: &mut Module, script: &str) -> Result<String> {
    let mut script = script.to_string();
    let lent = module.imports.iter_mut().filter(|import| import.module.ends_with("_bg.js"));
    for (number, import) in lent.enumerate() {
        // As properties of the object that the module is given.
        let long = format!("{}: ", import.name);
        import.name = format!("i{number}");
        let short = format!("{}: ", import.name);
        ensure!(script.matches(&long).count() == 1, "a script has to have {} once", long.trim());
        script = script.replacen(&long, &short, 1);
    }
    Ok(script)
}

#[cfg(test)]
mod tests {
    use walrus::ModuleConfig;

    use super::*;

    /// A module that imports two functions of its script, and one of another.
    fn module() -> Module {
        let mut module = Module::with_config(ModuleConfig::new());
        let kind = module.types.add(&[], &[]);
        for (from, name) in [("./a_bg.js", "__wbg_x_01"), ("./b.js", "load"), ("./a_bg.js", "__wbg_y_02")] {
            module.add_import_func(from, name, kind);
        }
        module
    }

    #[test]
    fn module_and_script_get_the_same_names() {
        let mut module = module();
        let script = shorten(&mut module, "a = {\n__wbg_y_02: y,\n__wbg_x_01: x,\n};\n").unwrap();
        assert_eq!(script, "a = {\ni1: y,\ni0: x,\n};\n");
        let names: Vec<&str> = module.imports.iter().map(|import| import.name.as_str()).collect();
        assert_eq!(names, ["i0", "load", "i1"]);
    }

    #[test]
    fn what_the_script_does_not_lend_is_an_error() {
        assert!(shorten(&mut module(), "a = {\n__wbg_x_01: x,\n};\n").is_err());
    }
}
