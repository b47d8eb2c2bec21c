import { codeNames } from './code-names.ts';
import type { nationalList } from './national-codes.ts';
import { codesFor, type CodeChoice } from '../en16931/rules/code-choices.ts';
import { isSyntax, type Binding, type NationalFormat, type TermGroup } from '../en16931/term-tree.ts';
import { TERM_DESCRIPTIONS } from '../en16931/term-descriptions.ts';
import type { Term } from '../en16931/term.ts';
import { profileOf } from '../en16931/profiles/profiles.ts';
import { termMessage, type TaxName } from '../en16931/term-names.ts';
import { termOf } from '../en16931/terms.ts';
import { formatOf } from '../catalogue/formats.ts';
import { readTerms } from '../mapping/read-terms.ts';
import type { NameFinder, Names } from '../names/name-table.ts';
import { isTooMuch, readFile, type MemberFile, type MemberPart } from '../members/member-parts.ts';
import { textTypeAt } from '../structure/type-at.ts';
import { RULE_SET_CARDS } from '../rule-sets/definitions.ts';
import { ruleSetsFor, taxNameIn, type RuleSetCard } from '../rule-sets/rule-set.ts';
import { readXml } from '../xml/read-xml.ts';
import { valueRange, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';

/** A term with its description. */
export interface DescribedTerm extends Term {
  /** With what the tax is called in the document: `Seller GST identifier`. */
  readonly name: string;
  /** The code of the name, for its translation. */
  readonly phrase: string;
  readonly description: string;
}

/** Description of a place in an XML invoice. */
export interface DescribedPlace {
  /** Its local name. */
  readonly name: string;
  /** The element or attribute, in offsets. */
  readonly start: number;
  readonly end: number;
  /** Its value, in offsets. */
  readonly value: { readonly start: number; readonly end: number };
  /** Its terms and groups of EN 16931; empty for an element that only contains others. */
  readonly terms: readonly DescribedTerm[];
  /** For a format of an authority: where a document has what it says, as paths. */
  readonly members: readonly string[];
  /** What its format calls it. */
  readonly called: Names | undefined;
  /** Allowed codes, if it contains one. */
  readonly codes: NamedCodes | undefined;
}

/** Codes with their names, as far as known. */
export interface NamedCodes extends Omit<CodeChoice, 'list'> {
  /** Undefined for a list of an authority. */
  readonly list: CodeChoice['list'] | undefined;
  /** Key of the extension that has a list of an authority. */
  readonly key?: string | undefined;
  readonly names: ReadonlyMap<string, string>;
  /** The names in the language of the authority. */
  readonly official?: { readonly language: string; readonly names: ReadonlyMap<string, string> };
  /** Names in several languages, where no list of an addon has them. */
  readonly called?: ReadonlyMap<string, Names>;
}

/** The elements of an XML invoice and the terms of each. */
export interface XmlTerms {
  readonly root: XmlElement;
  readonly syntax: Binding;
  readonly termsOf: (node: XmlNode) => readonly string[];
  /** What the rule sets of its profile call the tax, if not VAT. */
  readonly tax?: TaxName | undefined;
  /** For a format of an authority. */
  readonly national?: NationalPlaces;
}

interface NationalPlaces {
  readonly membersOf: (node: XmlNode) => readonly string[];
  readonly calledOf: (node: XmlNode) => Names | undefined;
  readonly codesOf: (node: XmlNode) => NamedCodes | undefined;
}

const CARDS: readonly RuleSetCard[] = RULE_SET_CARDS;

/** Most places in a document that are named for one element. */
const MOST_MEMBERS = 3;

/** Describes an offset of an XML invoice; undefined outside its elements. */
export function describePlace(
  { root, syntax, termsOf, tax, national }: XmlTerms,
  offset: number,
): DescribedPlace | undefined {
  const node = nodeAt(root, offset);
  if (!node) return undefined;
  const ids = termsOf(node);
  const [start, end] = valueRange(node);
  const leaf = !('children' in node) || node.children.length === 0;
  return {
    name: node.name,
    ...extentOf(node),
    value: { start, end },
    terms: ids.flatMap((id) => describedTerm(id, tax)),
    members: (national?.membersOf(node) ?? []).slice(0, MOST_MEMBERS),
    called: national?.calledOf(node),
    codes: !leaf
      ? undefined
      : isSyntax(syntax)
        ? namedCodes(codesFor(node.name, ids, syntax, root.name))
        : national?.codesOf(node),
  };
}

/**
 * Reads an XML invoice, to describe its places and to list its parts; undefined for other texts. The tables of a format of
 * an authority must be loaded; `listOf` and `names` name its codes and elements.
 */
export function xmlTerms(text: string, listOf?: typeof nationalList, names?: NameFinder): XmlTerms | undefined {
  const read = readXml(text);
  if (!read.ok) return undefined;
  const { root } = read.document;
  const format = formatOf(root);
  const reading = format && readTerms(format.table, root);
  if (!format || !reading) return undefined;
  const groups = groupsByNode(reading.terms.invoice);
  const { syntax } = format.table;
  const parts = format.members?.of(root) ?? [];
  return {
    root,
    syntax,
    tax: taxNameIn(ruleSetsFor(CARDS, { profile: profileOf(reading.terms, format.key)?.key })),
    ...(parts.length > 0 &&
      !isSyntax(syntax) && { national: nationalPlaces({ format: syntax, parts, root, listOf, names }) }),
    termsOf: (node) => [
      ...new Set([...(reading.values.get(node) ?? []).map(({ term }) => term), ...(groups.get(node) ?? [])]),
    ],
  };
}

interface ToName {
  readonly format: NationalFormat;
  readonly parts: readonly MemberPart[];
  readonly root: XmlElement;
  readonly listOf: typeof nationalList | undefined;
  readonly names: NameFinder | undefined;
}

function nationalPlaces({ format, parts, root, listOf, names }: ToName): NationalPlaces {
  const structure = parts[0]?.table.structure;
  let file: MemberFile | undefined;
  // Of a file with more documents than an import reads, only the first one tells its places.
  const read = (): MemberFile => readFile(isTooMuch(parts, root) ? parts.slice(0, 1) : parts, root);
  return {
    membersOf: (node) => (file ??= read()).placesOf(node),
    calledOf: (node) => names?.element(node.name, ('owner' in node ? node.owner : node.parent)?.name),
    codesOf: (node) => {
      const listed = structure && textTypeAt(structure, node)?.codes;
      const list = listOf?.(format, node.name);
      const called = list === undefined ? names?.codes(node.name) : undefined;
      if (called) return { list: undefined, codes: listed ?? [...called.keys()], names: new Map(), called };
      if (list === undefined || typeof list === 'string')
        return listed || list ? { list, codes: listed ?? [], names: new Map() } : undefined;
      const values = list.values ?? [];
      const codes = values.flatMap(({ code }) => (code === undefined ? [] : [code]));
      const namesIn = (language: string) =>
        new Map(
          values.flatMap(({ code = '', name: { [language]: name } }) => (name === undefined ? [] : [[code, name]])),
        );
      const language = Object.keys(values[0]?.name ?? {}).find((code) => code !== 'en');
      return {
        list: undefined,
        key: list.key,
        codes: listed ?? codes,
        names: namesIn('en'),
        ...(language !== undefined && { official: { language, names: namesIn(language) } }),
      };
    },
  };
}

function namedCodes(choice: CodeChoice | undefined): NamedCodes | undefined {
  return choice && { ...choice, names: codeNames(choice.list) };
}

/** A term by its code, if it is one, and with the name of the tax. */
export function describedTerm(id: string, tax?: TaxName): readonly DescribedTerm[] {
  const term = termOf(id);
  if (!term) return [];
  const { text: name, phrase } = termMessage(id, tax);
  return [{ ...term, name, phrase, description: TERM_DESCRIPTIONS[id] ?? '' }];
}

function groupsByNode(invoice: TermGroup): ReadonlyMap<XmlNode, readonly string[]> {
  const groups = new Map<XmlNode, string[]>();
  const walk = ({ id, node, groups: inner }: TermGroup): void => {
    if (node && id) groups.set(node, [...(groups.get(node) ?? []), id]);
    inner.forEach(walk);
  };
  walk(invoice);
  return groups;
}

/**
 * The innermost element or attribute at an offset. The end of a value belongs to it, since the cursor may be behind its
 * last character.
 */
function nodeAt(root: XmlElement, offset: number): XmlNode | undefined {
  if (offset < root.start || offset > root.end) return undefined;
  let at = root;
  for (;;) {
    const child = at.children.find(({ start, end }) => start <= offset && offset < end);
    if (!child) break;
    at = child;
  }
  return at.attributes.find(({ start, valueEnd }) => start <= offset && offset <= valueEnd) ?? at;
}

function extentOf(node: XmlNode): { readonly start: number; readonly end: number } {
  return 'owner' in node ? { start: node.start, end: node.valueEnd + 1 } : { start: node.start, end: node.end };
}
