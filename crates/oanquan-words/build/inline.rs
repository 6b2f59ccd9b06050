//! Puts terms and referenced messages where they are mentioned.

use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::message::{Choice, Key, Message, Pattern, Piece, Variant};
use super::resource::{Definition, Resource};
use super::{Place, Problem, category};
use crate::locale::Locale;

/// All messages of a language, with nothing left that refers to another.
pub(crate) fn all(resource: &Resource<'_>, locale: &Locale, problems: &mut Vec<Problem>) -> Vec<Message> {
    let mut message = |definition: &Definition<'_>| {
        let mut inliner = Inliner { resource, locale, inside: vec![definition.place.clone()], given: None };
        let Definition { id, place, part, comment, source, .. } = definition;
        let problem = |what| problems.push(Problem { place: place.clone(), id: (*id).into(), what });
        let pattern = inliner.pattern(&definition.pattern).map_err(problem).ok()?;
        let (comment, source) = (comment.clone(), (*source).into());
        Some(Message { id: (*id).into(), place: place.clone(), part: *part, pattern, comment, source })
    };
    resource.messages.iter().filter_map(&mut message).collect()
}

/// The value of a term's argument.
enum Literal {
    Text(String),
    Number(i64),
}

struct Inliner<'a> {
    resource: &'a Resource<'a>,
    locale: &'a Locale,
    /// What is being put in, outermost first.
    inside: Vec<Place>,
    /// Inside a term, what it was given; a term sees nothing else.
    given: Option<Vec<(&'a str, Literal)>>,
}

/// What a selector stands for.
enum Selector {
    Argument { name: String, is_number: bool },
    Literal(Option<Key>),
}

impl<'a> Inliner<'a> {
    fn pattern(&mut self, pattern: &'a ast::Pattern<&'a str>) -> Result<Pattern, String> {
        let mut made = Pattern::default();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => made.push_text(value),
                PatternElement::Placeable { expression } => made.append(self.expression(expression)?),
            }
        }
        Ok(made)
    }

    fn expression(&mut self, expression: &'a Expression<&'a str>) -> Result<Pattern, String> {
        match expression {
            Expression::Inline(expression) => self.inline(expression),
            Expression::Select { selector, variants } => self.select(selector, variants),
        }
    }

    fn inline(&mut self, expression: &'a InlineExpression<&'a str>) -> Result<Pattern, String> {
        let text = |text| Ok(Pattern(vec![Piece::Text(text)]));
        match expression {
            InlineExpression::StringLiteral { value } => {
                let unescaped = unescape_unicode_to_string(value).into_owned();
                if unescaped.chars().any(|letter| letter.is_control() && letter != '\n') {
                    return Err(format!("\"{value}\" is a control character"));
                }
                text(unescaped)
            }
            InlineExpression::NumberLiteral { value } => text(self.locale.number(whole(value)?)),
            InlineExpression::VariableReference { id } => self.variable(id.name, false),
            InlineExpression::FunctionReference { id, arguments } => {
                self.variable(number_argument(id.name, arguments)?, true)
            }
            InlineExpression::MessageReference { id, attribute: None } => {
                if self.given.is_some() {
                    return Err(format!("a term refers to the message {}; make that a term", id.name));
                }
                let messages = &self.resource.messages;
                let found = messages.iter().find(|message| message.id == id.name);
                self.definition(found.ok_or_else(|| format!("refers to {}, which is missing", id.name))?)
            }
            InlineExpression::TermReference { id, attribute: None, arguments } => {
                let term = self.resource.terms.get(id.name);
                let term = term.ok_or_else(|| format!("refers to -{}, which is missing", id.name))?;
                let given = arguments.as_ref().map_or_else(|| Ok(Vec::new()), literals)?;
                let outer = self.given.replace(given);
                let made = self.definition(term);
                self.given = outer;
                made
            }
            InlineExpression::MessageReference { id, .. } | InlineExpression::TermReference { id, .. } => {
                Err(format!("refers to an attribute of {}; there are no attributes", id.name))
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn definition(&mut self, definition: &'a Definition<'a>) -> Result<Pattern, String> {
        if self.inside.contains(&definition.place) {
            return Err(format!("{} refers to itself", definition.id));
        }
        self.inside.push(definition.place.clone());
        let made = self.pattern(&definition.pattern);
        self.inside.pop();
        made
    }

    fn variable(&self, name: &str, is_number: bool) -> Result<Pattern, String> {
        let Some(given) = &self.given else {
            return Ok(Pattern(vec![Piece::Argument { name: name.into(), is_number }]));
        };
        let literal = given.iter().find(|(given, _)| *given == name);
        let (_, literal) = literal.ok_or_else(|| format!("a term needs ${name}, which it is not given"))?;
        let text = match literal {
            Literal::Text(text) => text.clone(),
            Literal::Number(number) => self.locale.number(*number),
        };
        Ok(Pattern(vec![Piece::Text(text)]))
    }

    fn select(
        &mut self,
        selector: &InlineExpression<&'a str>,
        variants: &'a [ast::Variant<&'a str>],
    ) -> Result<Pattern, String> {
        let keys = variants.iter().map(|variant| key(&variant.key)).collect::<Result<Vec<_>, _>>()?;
        if let Some((_, twice)) = keys.iter().enumerate().find(|(index, key)| keys[..*index].contains(key)) {
            return Err(format!("a selector has {twice} twice"));
        }
        match self.selector(selector)? {
            Selector::Argument { name, is_number } => {
                let variants = keys.into_iter().zip(variants).map(|(key, variant)| {
                    Ok(Variant { key, is_default: variant.default, pattern: self.pattern(&variant.value)? })
                });
                let variants = variants.collect::<Result<_, String>>()?;
                Ok(Pattern(vec![Piece::Choice(Choice { argument: name, is_number, variants })]))
            }
            Selector::Literal(literal) => {
                let exact = keys.iter().position(|key| Some(key) == literal.as_ref());
                let category = literal.and_then(|literal| self.category(&literal));
                let fits = exact.or_else(|| keys.iter().position(|key| Some(key) == category.as_ref()));
                let default = variants.iter().position(|variant| variant.default);
                let chosen = fits.or(default).ok_or("a selector without a default")?;
                self.pattern(&variants[chosen].value)
            }
        }
    }

    fn selector(&self, selector: &InlineExpression<&'a str>) -> Result<Selector, String> {
        let (name, is_number) = match selector {
            InlineExpression::VariableReference { id } => (id.name, false),
            InlineExpression::FunctionReference { id, arguments } => {
                (number_argument(id.name, arguments)?, true)
            }
            _ => return Err(String::from("a selector is $argument or NUMBER($argument)")),
        };
        let Some(given) = &self.given else {
            return Ok(Selector::Argument { name: name.into(), is_number });
        };
        let literal = given.iter().find(|(given, _)| *given == name).map(|(_, literal)| match literal {
            Literal::Text(text) => Key::Named(text.clone()),
            Literal::Number(number) => Key::Exact(*number),
        });
        Ok(Selector::Literal(literal))
    }

    /// The key that a literal number has by its plural category.
    fn category(&self, literal: &Key) -> Option<Key> {
        let Key::Exact(number) = literal else { return None };
        let category = self.locale.plurals.category(*number);
        let (name, _) = category::all().find(|(_, known)| *known == category)?;
        Some(Key::Named(name.into()))
    }
}

fn key(key: &VariantKey<&str>) -> Result<Key, String> {
    match key {
        VariantKey::Identifier { name } => Ok(Key::Named((*name).into())),
        VariantKey::NumberLiteral { value } => whole(value).map(Key::Exact),
    }
}

fn whole(number: &str) -> Result<i64, String> {
    number.parse().map_err(|_| format!("{number} is no whole number"))
}

/// The one argument that `NUMBER()` takes here.
fn number_argument<'a>(function: &str, arguments: &ast::CallArguments<&'a str>) -> Result<&'a str, String> {
    match (function, arguments.positional.as_slice(), arguments.named.as_slice()) {
        ("NUMBER", [InlineExpression::VariableReference { id }], []) => Ok(id.name),
        ("NUMBER", ..) => Err(String::from("NUMBER() takes an argument of the message and nothing else")),
        _ => Err(format!("{function}() is unknown; there is NUMBER()")),
    }
}

/// What a term is given.
fn literals<'a>(arguments: &ast::CallArguments<&'a str>) -> Result<Vec<(&'a str, Literal)>, String> {
    if !arguments.positional.is_empty() {
        return Err(String::from("the arguments of a term have names"));
    }
    let literals = arguments.named.iter().map(|argument| match &argument.value {
        InlineExpression::StringLiteral { value } => {
            Ok((argument.name.name, Literal::Text(unescape_unicode_to_string(value).into_owned())))
        }
        InlineExpression::NumberLiteral { value } => Ok((argument.name.name, Literal::Number(whole(value)?))),
        _ => Err(String::from("a term is given texts and numbers, no arguments of the message")),
    });
    literals.collect()
}
