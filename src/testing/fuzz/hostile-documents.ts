import fc from 'fast-check';
import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject, JsonNumber } from '../../engine/values.ts';

/** Names that every object inherits. */
const INHERITED = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'prototype',
];

const ODD_TEXTS = [
  '',
  ' ',
  '%',
  '-',
  '.',
  '-%',
  '+5',
  '--5',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  '12,50',
  '100.00%',
  '0.0000000000000000001',
  '9223372036854775807',
  '-9223372036854775808',
  '999999999999999999',
  '0001-01-01',
  '0000-00-00',
  '2024-02-29',
  '2023-02-29',
  '9999-12-31',
  '-0001-01-01',
  '2026-01-15T24:00:00',
  '2026-13-01',
  'a.b[0]."c"',
  '$',
  '$.lines[0]',
  '\u0000',
  '\u202e\u200b\ufeff',
  'e\u0301\u0323'.repeat(50),
  '👩‍👩‍👧‍👦',
  'İıſß',
  'ES',
  'EL',
  'EUR',
  'VAT',
  'general',
  'credit-note',
  'es-verifactu-v1',
  'https://gobl.org/draft-0/envelope',
  'https://gobl.org/draft-0/schema/object',
  'https://gobl.org/draft-0/note/message',
  'https://gobl.org/draft-0/tax/regime-def',
  '(a+)+$',
  'a'.repeat(5_000),
  'a-'.repeat(2_000),
  '9'.repeat(3_000),
  '0'.repeat(3_000),
  `${'1.'.repeat(500)}@${'a.'.repeat(500)}`,
  ...INHERITED,
];

const ODD_NUMBERS = ['1e400', '-1e400', '1e-400', '-0', '-1', '0.1', '1.10', '9007199254740993', '-9007199254740993'];

const oddNumber: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom(...ODD_NUMBERS).map((text): Json => new JsonNumber(text)),
  fc.constantFrom<Json>(0, 1, 7, 2_147_483_648, 999_999_999_999_999),
);

const oddText: fc.Arbitrary<Json> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.stringMatching(/^-?\d{1,20}(\.\d{1,20})?%?$/) },
);

function nested(depth: number, make: (inner: Json) => Json): Json {
  let value: Json = 'x';
  for (let i = 0; i < depth; i++) value = make(value);
  return value;
}

const oddTree: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, false, {}, [], [null], [[]], [{}], { $schema: '' }, { $schema: null }),
  fc.constantFrom<Json>(...INHERITED.map((name): Json => member({}, name, 'x'))),
  fc
    .tuple(fc.integer({ min: 1, max: 220 }), fc.constantFrom('lines', 'breakdown', 'doc', 'constructor'))
    .map(([depth, name]) => nested(depth, (inner) => ({ [name]: inner }))),
  fc.integer({ min: 1, max: 220 }).map((depth) => nested(depth, (inner) => [inner])),
);

export const oddValue: fc.Arbitrary<Json> = fc.oneof(oddText, oddNumber, oddTree);

const oddName = fc.oneof(
  fc.constantFrom(...INHERITED, '', '$schema', '$regime', '$addons', '$tags', 'ext', 'doc', 'a.b', '[0]', 'Lines', 'ſ'),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

type Step = string | number;

/** Every place of a value, the value itself included. */
export function placesOf(value: Json, at: readonly Step[] = [], out: (readonly Step[])[] = []): (readonly Step[])[] {
  out.push(at);
  if (Array.isArray(value)) value.forEach((item: Json, i) => placesOf(item, [...at, i], out));
  else if (isJsonObject(value))
    for (const name of Object.keys(value)) placesOf(value[name] as Json, [...at, name], out);
  return out;
}

/** `__proto__` becomes a member like any other. */
function member(object: JsonObject, name: string, value: Json): JsonObject {
  const copy = { ...object };
  Object.defineProperty(copy, name, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

function changed(
  value: Json,
  [step, ...rest]: readonly Step[],
  change: (old: Json) => Json | undefined,
): Json | undefined {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.flatMap((item: Json, i) => {
      const next = i === step ? changed(item, rest, change) : item;
      return next === undefined ? [] : [next];
    });
  }
  if (!isJsonObject(value) || typeof step === 'number') return value;
  const next = changed(value[step] as Json, rest, change);
  if (next !== undefined) return member(value, step, next);
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== step));
}

/** The document with another value in one place. */
export function withValueAt(document: Json, at: readonly Step[], value: Json): Json {
  return changed(document, at, () => value) ?? null;
}

interface Mutation {
  readonly kind: 'remove' | 'replace' | 'add' | 'repeat' | 'borrow' | 'wrap' | 'rename';
  /** The place, as a fraction of all places. */
  readonly where: number;
  readonly from: number;
  readonly name: string;
  readonly value: Json;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom('remove', 'replace', 'replace', 'replace', 'add', 'repeat', 'borrow', 'wrap', 'rename'),
  where: fc.nat(1_000_000),
  from: fc.nat(1_000_000),
  name: oddName,
  value: oddValue,
});

/** One change of a document; a change of a missing part does nothing. */
function mutated(document: Json, { kind, where, from, name, value }: Mutation): Json {
  const places = placesOf(document);
  const at = places[where % places.length] ?? [];
  const apply = (change: (old: Json) => Json | undefined) => changed(document, at, change) ?? null;
  switch (kind) {
    case 'remove':
      return apply(() => undefined);
    case 'replace':
      return apply(() => value);
    case 'add':
      return apply((old) =>
        isJsonObject(old) ? member(old, name, value) : Array.isArray(old) ? [...old, value] : old,
      );
    case 'repeat':
      return apply((old) => (Array.isArray(old) ? [...old, ...old] : [old, old]));
    case 'borrow': {
      let found: Json | undefined = document;
      for (const step of places[from % places.length] ?? []) found = (found as Record<Step, Json>)[step] as Json;
      return apply(() => found);
    }
    case 'wrap':
      return apply((old) => member({ $schema: 'https://gobl.org/draft-0/envelope' }, name || 'doc', old));
    case 'rename':
      return apply((old) =>
        isJsonObject(old)
          ? Object.entries(old).reduce((out, [key, item], i) => member(out, i === from % 3 ? name : key, item), {})
          : old,
      );
  }
}

/** JSON text with numbers as they were written. */
export function textOf(value: Json): string {
  if (value instanceof JsonNumber) return value.text;
  if (Array.isArray(value)) return `[${value.map((item: Json) => textOf(item)).join(',')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  return `{${Object.keys(value)
    .map((name) => `${JSON.stringify(name)}:${textOf(value[name] as Json)}`)
    .join(',')}}`;
}

/** Damage that only text can have: half surrogate pairs, duplicate members, missing and extra characters. */
const damage = fc.oneof(
  { weight: 6, arbitrary: fc.constant((text: string) => text) },
  { weight: 1, arbitrary: fc.nat(1_000_000).map((at) => (text: string) => text.slice(0, at % (text.length + 1))) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.nat(1_000_000), fc.constantFrom('"', '{', ']', ',', '\\', '\\ud800', '\ud800', '\u0000', '1', '-', '.'))
      .map(([at, piece]) => (text: string) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + piece + text.slice(place);
      }),
  },
  { weight: 1, arbitrary: fc.constant((text: string) => text.replace('{', '{"code":"A","code":"B",')) },
);

/** Text of a document with one to five unexpected changes. */
export function hostileText(documents: readonly Json[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...documents), fc.array(mutation, { minLength: 1, maxLength: 5 }), damage)
    .map(([document, mutations, harm]) => harm(textOf(mutations.reduce(mutated, document))));
}

/** The document with an inherited name, a value of another type or nothing in every place, one at a time. */
export function everywhere(document: Json): readonly string[] {
  const values: readonly Json[] = [
    '__proto__',
    'constructor',
    new JsonNumber('-1'),
    {},
    [null],
    member({}, '__proto__', 'x'),
  ];
  return placesOf(document).flatMap((at) => values.map((value) => textOf(changed(document, at, () => value) ?? null)));
}
