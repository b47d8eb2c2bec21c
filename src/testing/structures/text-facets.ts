import type { XmlElement } from '../../formats/xml/xml-tree.ts';
import { rangesOf } from '../../formats/structure/code-ranges.ts';
import type { TextFacets } from '../../formats/structure/structure-table.ts';
import { partsOf, qname, valueOf, XSD, type Component, type Schemas } from './read-schemas.ts';
import { inJavaScript } from './xsd-pattern.ts';

/** A simple type: one of XSD, or one with facets. */
export type Text = string | TextFacets;

/** The text type of a component or of the type it names. */
export function textOf(schemas: Schemas, { file, node }: Component): Text {
  const [part] = partsOf(node);
  if (part?.name === 'union') return unionOf(schemas, { file, node: part });
  // Lists are treated as text: their entries are not checked.
  if (part?.name !== 'restriction') return 'string';
  const named = valueOf(part, 'base');
  const inline = partsOf(part).find(({ name }) => name === 'simpleType');
  const base = inline ? textOf(schemas, { file, node: inline }) : textNamed(schemas, file, named ?? 'xs:string');
  return narrowed(base, part);
}

export function textNamed(schemas: Schemas, file: Component['file'], name: string): Text {
  const named = qname(name, file);
  return named.uri === XSD ? named.name : textOf(schemas, schemas.component('type', named));
}

function unionOf(schemas: Schemas, { file, node }: Component): Text {
  const named = (valueOf(node, 'memberTypes') ?? '').split(/\s+/).filter((name) => name !== '');
  const members = [
    ...named.map((name) => textNamed(schemas, file, name)),
    ...partsOf(node).map((inner) => textOf(schemas, { file, node: inner })),
  ];
  return { base: 'string', union: members };
}

/** The base with the facets of a restriction; patterns of one restriction are alternatives. */
export function narrowed(base: Text, restriction: XmlElement): Text {
  const facets = partsOf(restriction).map(({ name, attributes }) => ({
    name,
    value: attributes.find((attribute) => attribute.name === 'value')?.value ?? '',
  }));
  const values = (kind: string): readonly string[] =>
    facets.filter(({ name }) => name === kind).map(({ value }) => value);
  const number = (kind: string): number | undefined =>
    values(kind)[0] === undefined ? undefined : Number(values(kind)[0]);
  const known: TextFacets = typeof base === 'string' ? { base } : base;
  const texts = values('enumeration');
  const enumeration = texts.some((text) => /\s/.test(text) || text === '') ? texts : texts.join(' ');
  const patterns = values('pattern').map(inJavaScript);
  const pattern = patterns.length > 1 ? patterns.map((expression) => `(?:${expression})`).join('|') : patterns[0];
  const added = {
    ...(texts.length > MOST_CODES ? longList(texts) : texts.length > 0 && { enumeration }),
    ...(pattern !== undefined && { patterns: [...(known.patterns ?? []), pattern] }),
    minLength: number('length') ?? number('minLength'),
    maxLength: number('length') ?? number('maxLength'),
    totalDigits: number('totalDigits'),
    fractionDigits: number('fractionDigits'),
    min: values('minInclusive')[0],
    max: values('maxInclusive')[0],
    above: values('minExclusive')[0],
    below: values('maxExclusive')[0],
  };
  const said = Object.entries(added).filter(([, value]) => value !== undefined);
  // A string with collapsed white space is a token.
  const collapses = values('whiteSpace')[0] === 'collapse' && known.base === 'string';
  const all = { ...known, ...(collapses && { base: 'token' }), ...Object.fromEntries(said) };
  return Object.keys(all).length === 1 ? all.base : all;
}

/** Longer lists are written as runs of digits. */
const MOST_CODES = 3000;

/** Most runs that a table may hold. A list of more is left out, and any text of its base is allowed. */
const MOST_RUNS = 6000;

function longList(texts: readonly string[]): Pick<TextFacets, 'ranges'> {
  const ranges = rangesOf(texts);
  return ranges && ranges.runs.split(' ').length <= MOST_RUNS ? { ranges } : {};
}
