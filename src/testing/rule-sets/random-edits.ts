import { readXml } from '../../formats/xml/read-xml.ts';
import { xmlPath, type XmlElement } from '../../formats/xml/xml-tree.ts';
import { editText } from './edit-text.ts';

/** Draws one of a list that is not empty. */
export type Draw = <T>(list: readonly T[]) => T;

/** What samples hold: values by the name of their element or `element/@attribute`, elements by `parent>element`. */
export interface Stock {
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly elements: ReadonlyMap<string, readonly string[]>;
}

/** Most entries under one name, so that a common value is not drawn each time. */
const MOST_ENTRIES = 60;
/** Largest element that is inserted somewhere else, in characters. */
const LARGEST_ELEMENT = 1500;
/** Values that rules ask about: codes, bounds of amounts, days and blanks. */
const ODD_VALUES = (
  'ZZZ|0|-1|1000000.01|12.345|0.00|2026-02-28|2020-01-01| |AA|S|E|Z|O|AE|K|G|L|M|VAT|XX|EUR|USD|true|0088|EM|1|100|DE|FR|' +
  'x@y.zz|380|381|384|326|389|58|30|31|48|49|59'
).split('|');

/** The same draws for the same seed: mulberry32, a public-domain generator with 32 bits of state. */
export function drawBy(seed: number): Draw {
  let state = Math.imul(seed, 2654435761) >>> 0;
  return (list) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    if (list.length === 0) throw new Error('Nothing can be drawn from an empty list');
    return list[Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * list.length)] as (typeof list)[number];
  };
}

/** Reads what samples hold. Those that are not well-formed are left out. */
export function stockOf(samples: Iterable<string>): Stock {
  const values = new Map<string, string[]>();
  const elements = new Map<string, string[]>();
  const note = (entries: Map<string, string[]>, name: string, entry: string): void => {
    const known = entries.get(name) ?? [];
    entries.set(name, known);
    if (known.length < MOST_ENTRIES && !known.includes(entry)) known.push(entry);
  };
  for (const sample of samples) {
    const read = readXml(sample);
    if (!read.ok) continue;
    const { root, text } = read.document;
    for (const element of withDescendants(root)) {
      const { name, parent, start, end, children } = element;
      if (children.length === 0) note(values, name, element.text);
      for (const { name: attribute, value } of plainAttributes(element)) note(values, `${name}/@${attribute}`, value);
      if (parent && end - start <= LARGEST_ELEMENT) note(elements, `${parent.name}>${name}`, text.slice(start, end));
    }
  }
  return { values, elements };
}

/** A text with one random edit, well-formed; undefined if the edit that was drawn is not possible there. */
export function editAtRandom(text: string, stock: Stock, draw: Draw): string | undefined {
  const read = readXml(text);
  if (!read.ok) return undefined;
  const element = draw(withDescendants(read.document.root));
  const edit = draw(element.children.length === 0 ? EDITS_OF_LEAVES : EDITS_OF_GROUPS);
  const edited = edit({ text, element, place: xmlPath(element), stock, draw });
  return edited !== undefined && edited !== text && readXml(edited).ok ? edited : undefined;
}

interface Spot {
  readonly text: string;
  readonly element: XmlElement;
  readonly place: string;
  readonly stock: Stock;
  readonly draw: Draw;
}

type RandomEdit = (spot: Spot) => string | undefined;

const otherValue: RandomEdit = ({ text, element, place, stock, draw }) =>
  editText(text, ['set', place, draw(stock.values.get(element.name) ?? ODD_VALUES)]);

const oddValue: RandomEdit = ({ text, place, draw }) => editText(text, ['set', place, draw(ODD_VALUES)]);

const blank: RandomEdit = ({ text, place, draw }) => editText(text, ['set', place, draw(['', ' '])]);

const otherNumber: RandomEdit = ({ text, element, place, draw }) => {
  const number = Number(element.text);
  if (element.text.trim() === '' || !Number.isFinite(number)) return undefined;
  const near = [number + 0.01, number - 0.02, -number, number * 2, number + 0.5].map((figure) => figure.toFixed(2));
  return editText(text, [
    'set',
    place,
    draw([...near, (number + 1).toFixed(0), number.toFixed(3), String(number * 1.005)]),
  ]);
};

const leaveOut: RandomEdit = ({ text, element, place }) =>
  element.parent ? editText(text, ['delete', place]) : undefined;

const repeat: RandomEdit = ({ text, element, place }) => (element.parent ? editText(text, ['copy', place]) : undefined);

const leaveOutAttribute: RandomEdit = ({ text, element, place, draw }) => {
  const attributes = plainAttributes(element);
  return attributes.length === 0 ? undefined : editText(text, ['delete', `${place}/@${draw(attributes).name}`]);
};

const oddAttribute: RandomEdit = ({ text, element, place, draw }) => {
  const attributes = plainAttributes(element);
  return attributes.length === 0
    ? undefined
    : editText(text, ['set', `${place}/@${draw(attributes).name}`, draw(ODD_VALUES)]);
};

/** Sets an attribute that elements of this name have somewhere, to a value that it has somewhere. */
const otherAttribute: RandomEdit = ({ text, element, place, stock, draw }) => {
  const known = namesBelow(stock.values, `${element.name}/@`);
  if (known.length === 0) return undefined;
  const [name, values] = draw(known);
  const has = element.attributes.some((attribute) => attribute.name === name);
  return editText(text, [has ? 'set' : 'attr', `${place}/@${name}`, draw(values)]);
};

/** Inserts an element that elements of this name have somewhere, before or behind one of the children. */
const insert: RandomEdit = ({ text, element, stock, draw }) => {
  const known = namesBelow(stock.elements, `${element.name}>`);
  if (known.length === 0) return undefined;
  const [, elements] = draw(known);
  const at = draw([element.contentStart, ...element.children.map(({ end }) => end)]);
  return text.slice(0, at) + draw(elements) + text.slice(at);
};

/** Edits are listed as often as they should be drawn: most often those that rules notice most. */
const EDITS_OF_LEAVES: readonly RandomEdit[] = [
  otherValue,
  otherValue,
  otherValue,
  oddValue,
  blank,
  otherNumber,
  leaveOut,
  repeat,
  otherAttribute,
  oddAttribute,
  leaveOutAttribute,
];
const EDITS_OF_GROUPS: readonly RandomEdit[] = [leaveOut, repeat, insert, insert, insert];

const withDescendants = (element: XmlElement): readonly XmlElement[] => [
  element,
  ...element.children.flatMap(withDescendants),
];

/** Those that hold data, not attributes of XML Schema. */
const plainAttributes = ({ attributes }: XmlElement): XmlElement['attributes'] =>
  attributes.filter(({ uri }) => uri === '');

const namesBelow = <T>(entries: ReadonlyMap<string, T>, beginning: string): readonly (readonly [string, T])[] =>
  [...entries].flatMap(([name, entry]) =>
    name.startsWith(beginning) ? [[name.slice(beginning.length), entry] as const] : [],
  );
