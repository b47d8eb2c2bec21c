import type { AskField, Edit, Json, JsonObject } from '../../../engine/index.ts';
import { sameValue, units } from '../../../engine/values.ts';
import { at } from '../../../formats/mapping/report.ts';
import type { Language } from '../../../formats/page/paper-words.ts';
import { xmlValueEdits } from '../../../formats/xml/edit-value.ts';
import { applyEdits, applyTextEdits } from '../../../language/edits/apply-edits.ts';
import type { TypingWays } from '../../../language/edits/read-typed.ts';
import { valueEdits, valueText } from '../../../language/edits/value-edits.ts';
import { fieldAt } from '../../../language/fixes/questions.ts';
import { describeDocument } from '../../../language/knowledge/describe-document.ts';
import { alongWith, type Need } from '../../../language/fixes/announced.ts';
import type { Knowledge } from '../../../language/knowledge/knowledge.ts';
import { parseJson } from '../../../language/syntax/parse-json.ts';
import { walkPath } from '../../../language/syntax/path.ts';
import { toJson } from '../../../language/syntax/to-json.ts';
import { memberOf, type SyntaxTree } from '../../../language/syntax/tree.ts';
import type { XmlReading } from '../../api/xml-verdict.ts';
import { documentTree, jsonTextOf } from '../../source/document-tree.ts';
import { isSameText } from '../../source/same-text.ts';
import { notationOf } from './xml-notation.ts';

/** The text behind a page: a document in JSON, or an XML invoice with what became of each element. */
export interface PageSource {
  readonly text: string;
  /** The document that the page shows. */
  readonly document: JsonObject;
  /** The document as its author wrote it, before building. */
  readonly written: JsonObject;
  readonly entries?: XmlReading['entries'];
  /** A signed document is locked. */
  readonly signed: boolean;
}

/** How a value is edited. */
export interface ValueField extends Pick<AskField, 'input' | 'choices' | 'like'> {
  /** As it stands in the source; empty if it is missing. */
  readonly written: string;
  /** For a quantity, the units that may be typed behind it, and how the source writes them. */
  readonly unit?: { readonly choices: NonNullable<AskField['choices']>; put(key: string): string };
  /** For the name of a seller or buyer: the place of the party, and the change that puts another one there. */
  readonly party?: { readonly path: string; take(taken: TakenParty, text: string): SourceChange };
  /** For XML, the element, to look up its codes. */
  readonly element?: { readonly line: number; readonly column: number };
  /**
   * What becomes of this text of the source with this value, which is removed if undefined; undefined if the text is no
   * longer the one that the field was made for. A unit goes with its quantity.
   */
  change(value: string | undefined, text: string, unit?: string): SourceChange | undefined;
}

/** A party of another document, which is taken as a whole, or what a pasted block says of one. */
export interface TakenParty {
  readonly party: JsonObject;
  readonly isWhole: boolean;
}

/** A field whose change takes a while to make. */
export interface SlowField extends Omit<ValueField, 'change'> {
  change(value: string | undefined, text: string, unit?: string): Promise<SourceChange | undefined>;
}

/** Edits of JSON by path, or the whole new text of an XML invoice. Undefined text and no edits if nothing changes. */
export interface SourceChange {
  readonly edits: readonly Edit[];
  readonly text?: string;
  /** Why the source stays as it is. */
  readonly refused?: string;
}

/** Figures that building calculates, whatever the source says. */
const FIGURE = /\.totals\.(?!rounding$)|\.(?:total|sum)$/;

/** Whether a value is calculated, so that it is changed by changing others. Figures of XML are those of its author. */
export function isCalculated({ entries }: PageSource, path: string): boolean {
  return entries === undefined && FIGURE.test(path);
}

/** How the value at a path is edited; undefined if it cannot be. */
export function valueFieldOf(
  path: string,
  source: PageSource,
  knowledge: Knowledge,
  need?: Need,
): ValueField | undefined {
  if (source.signed || isCalculated(source, path)) return undefined;
  return source.entries
    ? xmlField(path, source, source.entries, knowledge)
    : jsonField(path, source.text, knowledge, need);
}

function jsonField(path: string, text: string, knowledge: Knowledge, need: Need | undefined): ValueField {
  const tree = documentTree(text);
  const taxes = /^(.*\.taxes\[\d+\])\.(?:percent|rate|key|cat)$/.exec(path)?.[1];
  const rates = taxes === undefined ? undefined : rateField(taxes, tree, knowledge);
  if (rates) return rates;
  const document = describeDocument(tree);
  const field = fieldAt(path, '', { tree, knowledge, document });
  const party = /^(.*\.(?:supplier|customer))\.name$/.exec(path)?.[1];
  const unit = unitOf(path);
  const choices = unit === undefined ? undefined : fieldAt(unit, '', { tree, knowledge, document }).choices;
  return {
    ...field,
    ...(choices && { unit: { choices, put: (key: string) => key } }),
    ...(party !== undefined && { party: { path: party, take: (taken, now) => takeParty(party, taken, now) } }),
    written: valueText(tree, path) ?? '',
    change: (value, now, typedUnit) => {
      const source = documentTree(now);
      const edits = [
        ...valueEdits(source, path, value, field.input),
        ...(unit === undefined || typedUnit === undefined ? [] : valueEdits(source, unit, typedUnit, 'text')),
      ];
      if (edits.length === 0) return { edits };
      const along = need && value !== undefined ? alongWith(need, source) : [];
      return { edits: [...edits, ...taxesAbove(source, path), ...along] };
    },
  };
}

/** Puts a party in the place of the one that is there: a whole one, or only the members that it has. */
function takeParty(path: string, { party, isWhole }: TakenParty, text: string): SourceChange {
  const { node, missing } = walkPath(documentTree(text).root, path);
  if (node?.kind !== 'object' || missing.length > 0) return { edits: [{ op: 'add', path, value: party }] };
  if (isWhole) return { edits: [{ op: 'replace', path, value: party }] };
  return {
    edits: Object.entries(party).flatMap(([name, value]): readonly Edit[] => {
      const there = memberOf(node, name)?.value;
      if (there && sameValue(toJson(there), value)) return [];
      return [{ op: there ? 'replace' : 'add', path: `${path}.${name}`, value }];
    }),
  };
}

/** The place of the unit of a quantity. */
function unitOf(path: string): string | undefined {
  const line = /^(.*\.lines\[\d+\])\.quantity$/.exec(path)?.[1];
  return line === undefined ? undefined : `${line}.item.unit`;
}

/** A new line has the taxes of the one above it. */
function taxesAbove({ root }: SyntaxTree, path: string): readonly Edit[] {
  const [, lines, index] = /^(.*\.lines)\[(\d+)\]\.item\.name$/.exec(path) ?? [];
  if (lines === undefined || Number(index) === 0 || walkPath(root, `${lines}[${index}]`).missing.length === 0)
    return [];
  const { node, missing } = walkPath(root, `${lines}[${String(Number(index) - 1)}].taxes`);
  if (missing.length > 0 || node?.kind !== 'array') return [];
  return [{ op: 'add', path: `${lines}[${index}].taxes`, value: toJson(node) }];
}

/** The rates and cases of a tax, in one list. A choice sets what belongs together and removes what contradicts it. */
function rateField(taxes: string, tree: SyntaxTree, knowledge: Knowledge): ValueField | undefined {
  // With the key of a case that has no rate, such as an exemption, no rate would be offered.
  const bare = valueText(tree, `${taxes}.key`) === undefined ? tree : without(tree, `${taxes}.key`);
  const document = describeDocument(bare);
  const listed = (member: 'rate' | 'key') =>
    (fieldAt(`${taxes}.${member}`, '', { tree: bare, knowledge, document }).choices ?? []).map(({ value, name }) => ({
      value: `${member} ${value}`,
      name: name === value ? value : name,
    }));
  const rates = listed('rate');
  const keys = listed('key').filter(({ value }) => value !== 'key standard');
  if (rates.length === 0) return undefined;
  const [rate, key] = [valueText(tree, `${taxes}.rate`), valueText(tree, `${taxes}.key`)];
  const percent = valueText(tree, `${taxes}.percent`);
  const own = percent === undefined ? [] : [{ value: `percent ${percent}`, name: percent }];
  const isKeyed = key !== undefined && keys.some(({ value }) => value === `key ${key}`);
  return {
    input: 'text',
    choices: [...own, ...rates, ...keys],
    written:
      percent !== undefined ? `percent ${percent}` : isKeyed ? `key ${key}` : rate === undefined ? '' : `rate ${rate}`,
    change: (value, now) => {
      const source = documentTree(now);
      const [member, ...rest] = value?.split(' ') ?? [];
      const chosen = rest.join(' ');
      const edits = (['percent', 'rate', 'key'] as const).flatMap((name) => {
        // The usual key of a rate stays.
        if (name === 'key' && member === 'rate' && !isKeyed) return [];
        return valueEdits(source, `${taxes}.${name}`, name === member ? chosen : undefined, 'text');
      });
      return { edits: edits.length === 0 ? edits : [...edits, ...withoutReason(source, taxes)] };
    },
  };
}

/** Names of extensions that say why or how a tax does not apply: `cef-vatex`, `it-sdi-exempt`, `untdid-tax-category`. */
const REASON = /(?:-vatex|-exempt(?:ion(?:-code)?)?|-tax-category)$/;

/** Another rate or case makes the reason of the former one wrong. */
function withoutReason({ root }: SyntaxTree, taxes: string): readonly Edit[] {
  const { node, missing } = walkPath(root, `${taxes}.ext`);
  if (node?.kind !== 'object' || missing.length > 0) return [];
  const names = node.members.map(({ key }) => key.value);
  const gone = names.filter((name) => REASON.test(name));
  if (gone.length === names.length && gone.length > 0) return [{ op: 'remove', path: `${taxes}.ext` }];
  return gone.map((name) => ({ op: 'remove', path: `${taxes}.ext.${name}` }));
}

function without({ text }: SyntaxTree, path: string): SyntaxTree {
  return parseJson(applyEdits(jsonTextOf(text), [{ op: 'remove', path }]));
}

const trees = new WeakMap<JsonObject, SyntaxTree>();

/** The tree of a document that was read from XML, made once. */
function treeOf(document: JsonObject): SyntaxTree {
  const tree = trees.get(document) ?? parseJson(JSON.stringify(document));
  trees.set(document, tree);
  return tree;
}

function xmlField(
  path: string,
  { text: judged, document, written }: PageSource,
  entries: XmlReading['entries'],
  knowledge: Knowledge,
): ValueField | undefined {
  const places = placesOf(path, document, entries);
  const [entry] = places;
  if (!entry) return undefined;
  const tree = treeOf(document);
  const context = { tree, knowledge, document: describeDocument(tree) };
  const { input } = fieldAt(path, '', context);
  const kind = path.startsWith('$.') ? input : 'text';
  const notation = notationOf(entry, path, kind, written, entries);
  const unit = unitOf(path);
  const unitPlaces = unit === undefined ? [] : placesOf(unit, document, entries);
  const choices = unit === undefined || unitPlaces.length === 0 ? undefined : fieldAt(unit, '', context).choices;
  return {
    input: notation.input,
    written: notation.shown,
    ...(choices && { unit: { choices, put: (key: string) => unitAs(unitPlaces[0]?.value, key) } }),
    element: entry,
    change: (value, now, typedUnit) => {
      // In another text, the elements may be those of other rows.
      if (!isSameText(now, judged)) return undefined;
      const put = value === undefined ? undefined : notation.put(value);
      const writeAll = (text: string, all: typeof places, said: string | undefined): string =>
        all.reduce((before, place) => applyTextEdits(before, xmlValueEdits(before, place.path, said)), text);
      const after = writeAll(now, places, put);
      const text = typedUnit === undefined ? after : writeAll(after, unitPlaces, typedUnit);
      return text === now ? { edits: [] } : { edits: [], text };
    },
  };
}

/** A unit as a file writes it that has this one so far: by its code, if that is one. */
function unitAs(written: string | undefined, key: string): string {
  const isCode = units().some(({ unece }) => unece !== '' && unece === written);
  const code = isCode ? units().find((unit) => unit.key === key)?.unece : undefined;
  return code === undefined || code === '' ? key : code;
}

/**
 * The elements that state a value: all of them if they say the same, otherwise those that say what the page shows. None
 * if it is made of several, as a name of first name and surname.
 */
function placesOf(path: string, document: JsonObject, entries: XmlReading['entries']): XmlReading['entries'] {
  const own = entries.find((candidate) => candidate.path === path);
  if (own) return [own];
  const found = entries.filter(({ to }) => to?.includes(path));
  if (new Set(found.map(({ value }) => value)).size < 2) return found;
  const shown = at(document, path);
  return found.filter(({ value }) => value === shown);
}

/** Why a value of XML cannot be changed here; undefined if it can, or if it is no value but a part of the page. */
export function whyFixed(path: string, { entries, document, signed }: PageSource): 'joined' | 'absent' | undefined {
  const value = at(document, path);
  if (!entries || signed || (typeof value !== 'string' && typeof value !== 'number')) return undefined;
  if (placesOf(path, document, entries).length > 0) return undefined;
  return entries.some(({ to }) => to?.includes(path)) ? 'joined' : 'absent';
}

/** How people write on a page in this language. */
export function typingWays(language: Language, document: JsonObject, today: string): TypingWays {
  const sign = new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
  const day = document['issue_date'];
  const country = document['$regime'];
  return {
    decimalSign: sign === ',' ? ',' : '.',
    monthFirst: language === 'en' && (country === 'US' || country === 'CA'),
    from: typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day : today,
  };
}

/** The value at a path as its author wrote it, otherwise as the page has it; undefined for none and for empty ones. */
export function valueOn({ document, written }: PageSource, path: string): Json | undefined {
  const found = [at(written, path), at(document, path)];
  return found.find((value) => value !== undefined && value !== null && value !== '');
}
