import type { Json, JsonObject } from '../../engine/index.ts';
import { JsonNumber } from '../../engine/index.ts';

/** One change of one place of a document. */
export interface Tampering {
  /** The kind of change, for reports. */
  readonly how: string;
  /** JSON path from `$`. */
  readonly path: string;
  /** Makes the whole document with the change; unchanged parts are shared. */
  readonly result: () => JsonObject;
}

const PAY_TO = 'PAY TO LT12 1000 0111 0100 1000';

/** Every known change at every place of a document: about fifteen for each member. */
export function* tamperings(document: JsonObject): Generator<Tampering> {
  for (const { how, path, value } of changesOf(document, '$')) {
    yield { how, path, result: () => value() as JsonObject };
  }
}

interface Change {
  readonly how: string;
  readonly path: string;
  /** Made on request: most changes are never tried. */
  readonly value: () => Json;
}

function* changesOf(value: Json, path: string): Generator<Change> {
  if (Array.isArray(value)) yield* changesOfList(value as readonly Json[], path);
  else if (typeof value === 'object' && value !== null && !(value instanceof JsonNumber))
    yield* changesOfObject(value as JsonObject, path);
  else for (const [how, changed] of otherScalars(value)) yield { how, path, value: () => changed };
}

function* changesOfObject(value: JsonObject, path: string): Generator<Change> {
  for (const [how, added] of ADDITIONS) {
    yield { how, path, value: () => withMember(value, added[0], added[1]) };
  }
  for (const name of Object.keys(value)) {
    const at = `${path}.${name}`;
    const { [name]: item = null, ...rest } = value;
    yield { how: 'member removed', path: at, value: () => rest };
    yield { how: 'member null', path: at, value: () => ({ ...value, [name]: null }) };
    yield { how: 'member empty', path: at, value: () => ({ ...value, [name]: '' }) };
    yield { how: 'member in a list', path: at, value: () => ({ ...value, [name]: [item] }) };
    yield { how: 'member in capitals', path: at, value: () => ({ ...rest, [name.toUpperCase()]: item }) };
    yield {
      how: 'member doubled in capitals',
      path: at,
      value: () => ({ [name]: PAY_TO, ...rest, [name.toUpperCase()]: item }),
    };
    yield {
      how: 'member doubled, other first',
      path: at,
      value: () => ({ [name.toUpperCase()]: item, ...rest, [name]: PAY_TO }),
    };
    for (const change of changesOf(item, at)) yield { ...change, value: () => ({ ...value, [name]: change.value() }) };
  }
}

const ADDITIONS: readonly (readonly [string, readonly [string, Json]])[] = [
  ['unknown member', ['zzz_note', PAY_TO]],
  ['unknown member, first', ['$aaa', PAY_TO]],
  ['unknown object', ['zzz', { note: PAY_TO }]],
  ['unknown null', ['zzz', null]],
  ['unknown empty text', ['zzz', '']],
  ['inner schema', ['$schema', 'https://gobl.org/draft-0/note/message']],
  ['prototype', ['__proto__', { note: PAY_TO }]],
  ['known member', ['notes', [{ text: PAY_TO }]]],
  ['known text', ['name', PAY_TO]],
  ['known member, null', ['notes', null]],
  ['known member, empty', ['description', '']],
  ['known list, empty', ['lines', []]],
  ['meta', ['meta', { note: PAY_TO }]],
  ['meta, empty', ['meta', {}]],
];

function withMember(value: JsonObject, name: string, item: Json): JsonObject {
  return Object.fromEntries([...Object.entries(value).filter(([other]) => other !== name), [name, item]]);
}

function* changesOfList(value: readonly Json[], path: string): Generator<Change> {
  const [first = null] = value;
  yield { how: 'null entry', path, value: () => [...value, null] };
  yield { how: 'null entry, first', path, value: () => [null, ...value] };
  yield { how: 'empty entry', path, value: () => [...value, {}] };
  yield { how: 'entry repeated', path, value: () => [...value, first] };
  yield { how: 'entry removed', path, value: () => value.slice(1) };
  yield { how: 'list opened', path, value: () => first };
  if (value.length > 1) yield { how: 'order turned', path, value: () => [...value].reverse() };
  for (let i = 0; i < value.length; i++) {
    for (const change of changesOf(value[i] as Json, `${path}[${i}]`)) {
      yield { ...change, value: () => value.map((item, k) => (k === i ? change.value() : item)) };
    }
  }
}

function* otherScalars(value: Json): Generator<readonly [string, Json]> {
  yield ['other text', PAY_TO];
  yield ['object', { note: PAY_TO }];
  if (typeof value === 'string') yield* otherTexts(value);
  else if (typeof value === 'number' || value instanceof JsonNumber) yield* otherNumbers(value);
  else yield ['text of it', String(value)];
}

function* otherTexts(text: string): Generator<readonly [string, Json]> {
  yield ['space before', ` ${text}`];
  yield ['space after', `${text} `];
  yield ['half a surrogate', `${text}\ud800`];
  yield ['null character', `${text}\0`];
  if (text.toUpperCase() !== text) yield ['capitals', text.toUpperCase()];
  if (text.toLowerCase() !== text) yield ['small letters', text.toLowerCase()];
  if (text.normalize('NFD') !== text) yield ['decomposed', text.normalize('NFD')];
  const figure = /^(-?)([\d.]+)(%?)$/.exec(text);
  if (!figure) return;
  const [, sign = '', digits = '', percent = ''] = figure;
  yield ['number for a text', new JsonNumber(sign + digits)];
  yield ['whole number for a text', Number(digits)];
  yield ['plus sign', `+${digits}${percent}`];
  yield ['zeros in front', `${sign}00${digits}${percent}`];
  yield ['zeros behind', `${sign}${digits}${digits.includes('.') ? '' : '.'}0${percent}`];
  yield ['exponent', `${sign}${digits}e0${percent}`];
  yield ['sign turned', `${sign === '' ? '-' : ''}${digits}${percent}`];
  yield ['as a share', `${String(Number(digits) / 100)}`];
  yield ['comma', text.replace('.', ',')];
}

function* otherNumbers(value: number | JsonNumber): Generator<readonly [string, Json]> {
  const digits = value instanceof JsonNumber ? value.text : String(value);
  yield ['text for a number', digits];
  yield ['another number', Number(digits) + 1];
  yield ['fraction of zeros', new JsonNumber(`${digits.replace(/e.*/, '')}.0`)];
  yield ['exponent of zero', new JsonNumber(`${digits}e0`)];
  yield ['negative', new JsonNumber(`-${digits}`)];
  yield [
    'digits beyond a double',
    new JsonNumber(`${digits.includes('.') ? digits : `${digits}.`}0000000000000000000001`),
  ];
}
