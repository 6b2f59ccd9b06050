//! The functions of a module in an order in which they pack well: by their kind, then by their code. Like stands beside
//! like, and the list of kinds becomes a few runs: a thirtieth less to send than with the largest function first.

use std::convert::Infallible;

use anyhow::{Result, anyhow, ensure};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    CodeSectionReader, CustomSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload, TypeRef,
};

/// The same module with its functions in that order, and without sections for tools.
pub(super) fn put(module: &[u8]) -> Result<Vec<u8>> {
    let mut order = Order::of(module)?;
    let mut ordered = Module::new();
    let done = order.parse_core_module(&mut ordered, Parser::new(0), module);
    done.map_err(|error| anyhow!("the functions of a module put in order: {error}"))?;
    Ok(ordered.finish())
}

/// An order of the functions that a module has of its own.
struct Order {
    /// How many it imports; they come first.
    imported: u32,
    /// Which function comes at each place.
    functions: Vec<usize>,
    /// The place of each function.
    places: Vec<u32>,
}

impl Order {
    fn of(module: &[u8]) -> Result<Order> {
        let (mut imported, mut kinds, mut codes) = (0, Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::FunctionSection(section) => kinds = section.into_iter().collect::<Result<_, _>>()?,
                Payload::CodeSectionEntry(body) => codes.push(body.as_bytes()),
                _ => {}
            }
        }
        ensure!(kinds.len() == codes.len(), "{} kinds of {} functions", kinds.len(), codes.len());
        let mut functions: Vec<usize> = (0..codes.len()).collect();
        functions.sort_by_key(|&function| (kinds[function], codes[function]));
        let mut places = vec![0; functions.len()];
        for (place, &function) in (0..).zip(&functions) {
            places[function] = place;
        }
        Ok(Order { imported, functions, places })
    }
}

impl Reencode for Order {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        let own = function.checked_sub(self.imported);
        Ok(own.map_or(function, |own| self.imported + self.places[own as usize]))
    }

    fn parse_function_section(
        &mut self,
        section: &mut FunctionSection,
        read: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let kinds: Vec<u32> = read.into_iter().collect::<Result<_, _>>()?;
        for &function in &self.functions {
            section.function(kinds[function]);
        }
        Ok(())
    }

    /// What is there for tools alone goes.
    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        section: &mut CodeSection,
        read: CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let bodies: Vec<FunctionBody<'_>> = read.into_iter().collect::<Result<_, _>>()?;
        for function in self.functions.clone() {
            self.parse_function_body(section, bodies[function].clone())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use walrus::{FunctionBuilder, ModuleConfig, ValType};

    use super::*;

    fn config() -> ModuleConfig {
        let mut config = ModuleConfig::new();
        config.generate_producers_section(false);
        config
    }

    /// A module with a function of its script, and two that call each other and export themselves.
    fn module() -> Vec<u8> {
        let mut module = walrus::Module::with_config(config());
        let kind = module.types.add(&[], &[]);
        let (lent, _) = module.add_import_func("a", "lent", kind);
        let mut small = FunctionBuilder::new(&mut module.types, &[], &[]);
        small.func_body().call(lent);
        let small = small.finish(vec![], &mut module.funcs);
        let mut large = FunctionBuilder::new(&mut module.types, &[], &[ValType::I32]);
        large.func_body().call(small).call(small).call(lent).i32_const(7);
        let large = large.finish(vec![], &mut module.funcs);
        module.exports.add("small", small);
        module.exports.add("large", large);
        module.emit_wasm()
    }

    /// The lengths of the functions, in their order.
    fn lengths(module: &[u8]) -> Vec<usize> {
        let payloads = Parser::new(0).parse_all(module).map(Result::unwrap);
        let bodies = payloads.filter_map(|payload| match payload {
            Payload::CodeSectionEntry(body) => Some(body.as_bytes().len()),
            _ => None,
        });
        bodies.collect()
    }

    #[test]
    fn functions_are_sorted_by_kind_and_called_as_before() {
        let module = module();
        let ordered = put(&module).unwrap();
        assert_eq!(lengths(&module), [10, 4]);
        assert_eq!(lengths(&ordered), [4, 10]);
        // walrus puts the largest first again: all calls and names are those that it has written itself.
        assert_eq!(config().parse(&ordered).unwrap().emit_wasm(), module);
    }

    #[test]
    fn what_is_no_module_is_an_error() {
        assert!(put(b"no module").is_err());
    }
}
