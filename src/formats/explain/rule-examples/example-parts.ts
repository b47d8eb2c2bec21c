import { tableOf } from '../../../engine/values.ts';
import { codeList } from '../../en16931/rules/code-lists.ts';
import { parseDecimal } from '../../en16931/decimal.ts';
import { termOf } from '../../en16931/terms.ts';
import { localName, type Row as TableRow } from '../../mapping/row.ts';
import { wantedIn } from '../../rules/faults/insertion.ts';
import { placesOf } from '../../rules/faults/table-terms.ts';
import type { AnyRow, Arguments, Range, Row, Verb } from '../../rules/kit/row.ts';
import { firstOfSchema, targetPlace, type ExampleSyntax } from './example-place.ts';
import type { Part, Placed } from './example-tree.ts';
import { DAYS, NUMBERS, sampleOf } from './example-values.ts';

/** What an example may have at the targets of a row: each list of parts is tried in turn. */
export interface Sides {
  readonly wrong: readonly (readonly Part[])[];
  readonly right: readonly (readonly Part[])[];
}

/** Undefined if the verb has no example, or a target no place. */
export function sidesOf(
  row: AnyRow,
  targets: readonly Placed[],
  syntax: ExampleSyntax,
  from: Placed,
): Sides | undefined {
  const make = SIDES[row.verb] as MakeSides<Verb> | undefined;
  return make?.(row as Row<never>, { targets, syntax, from });
}

interface Given {
  readonly targets: readonly Placed[];
  readonly syntax: ExampleSyntax;
  readonly from: Placed;
}

type MakeSides<V extends Verb> = (row: Row<V>, given: Given) => Sides | undefined;

/** A value, an element with a sample, or a group with the parts that the standard requires. */
export function sampleParts(placed: Placed, syntax: ExampleSyntax, turn = 0): readonly Part[] {
  const own: Part = { ...placed, turn };
  const last = placed.rows.at(-1);
  const name = placed.attribute ?? localName(last?.name ?? '');
  if (placed.attribute !== undefined || last === undefined)
    return [{ ...own, value: sampleOf(placed.term, name, syntax.key) }];
  if (last.group !== undefined) return [own, ...groupParts(last.group, placed.rows, syntax)];
  if (last.term !== undefined) return [{ ...own, value: sampleOf(last.term, name, syntax.key) }];
  const inner = firstValue(last.rows ?? [], placed.rows);
  if (inner)
    return [own, { ...inner, value: sampleOf(inner.term, localName(inner.rows.at(-1)?.name ?? ''), syntax.key) }];
  // An element that only the schema has.
  const rows = firstOfSchema(placed.rows, syntax);
  const value = sampleOf(undefined, localName(rows.at(-1)?.name ?? ''), syntax.key);
  return rows.length === placed.rows.length ? [{ ...own, value }] : [own, { rows, value }];
}

function groupParts(group: string, rows: readonly TableRow[], { key, table, root }: ExampleSyntax): readonly Part[] {
  const places = placesOf(table, root);
  return [...wantedIn(group)].flatMap((term) => {
    if (termOf(term)?.type === 'group') return [];
    const place = places.byTerm.get(term)?.find((candidate) => rows.every((row, turn) => candidate.rows[turn] === row));
    if (!place) return [];
    const name = place.attribute ?? localName(place.rows.at(-1)?.name ?? '');
    return [{ rows: place.rows, attribute: place.attribute, term, value: sampleOf(term, name, key) }];
  });
}

function firstValue(rows: readonly TableRow[], above: readonly TableRow[], depth = 0): Placed | undefined {
  if (depth > DEEPEST) return undefined;
  for (const row of rows) {
    if (row.readOnly || row.implied) continue;
    const line = [...above, row];
    if (row.term !== undefined) return { rows: line, term: row.term };
    const inner = firstValue(row.rows ?? [], line, depth + 1);
    if (inner) return inner;
  }
  return undefined;
}

const DEEPEST = 4;

const valued = (placed: Placed, value: string, turn = 0): Part => ({ ...placed, value, turn });

const sampleFor = (placed: Placed, syntax: ExampleSyntax): string =>
  sampleOf(placed.term, placed.attribute ?? localName(placed.rows.at(-1)?.name ?? ''), syntax.key);

/** Sides of the first target that differ in its value. */
function byValue({ targets: [first] }: Given, wrong: readonly string[], right: readonly string[]): Sides | undefined {
  if (!first) return undefined;
  return {
    wrong: wrong.map((value) => [valued(first, value)]),
    right: right.map((value) => [valued(first, value)]),
  };
}

function ofEach({ targets, syntax }: Given): readonly (readonly Part[])[] {
  return targets.map((target) => sampleParts(target, syntax));
}

const ofAll = (given: Given): readonly Part[] => ofEach(given).flat();

function repeated({ targets: [first], syntax }: Given, times: number): readonly Part[] {
  if (!first) return [];
  return Array.from({ length: times }, (_, turn) =>
    sampleParts(first, syntax, turn).filter((part) => turn === 0 || part.rows.length === first.rows.length),
  ).flat();
}

/** Most copies that an example shows. */
const MOST_COPIES = 3;

/** Two targets with equal texts, and with different ones. */
function twoTexts({
  targets: [first, second],
  syntax,
}: Given): readonly [alike: readonly Part[], different: readonly Part[]] {
  if (!first || !second) return [[], []];
  const text = sampleFor(first, syntax);
  return [
    [valued(first, text), valued(second, text)],
    [valued(first, text), valued(second, otherThan(text))],
  ];
}

/** One target twice. */
function twoValues({ targets: [first], syntax }: Given): readonly [alike: readonly Part[], different: readonly Part[]] {
  if (!first) return [[], []];
  const text = sampleFor(first, syntax);
  return [
    [valued(first, text), valued(first, text, 1)],
    [valued(first, text), valued(first, otherThan(text), 1)],
  ];
}

const OTHERS: Readonly<Record<string, string>> = {
  [DAYS[0]]: DAYS[1],
  EUR: 'SEK',
  DE: 'FR',
  S: 'E',
  '100.00': '90.00',
};
const otherThan = (text: string): string => OTHERS[text] ?? (/^\d+$/.test(text) ? `${text}6` : `${text} 2`);

/** Texts that few forms and lists have. */
const STRANGE = ['XX', '0', '999', '?', 'x', 'ABC-1'] as const;

const codesIn = ({ codes, list }: Arguments['oneOf']): readonly string[] => [...codes, ...(list ? codeList(list) : [])];

function figuresFor(range: Range): readonly string[] {
  const bounds = Object.values<string>({ ...range });
  return ['100.00', '19', '1', ...bounds, '0', '-1', ...bounds.map((bound) => `${bound}1`), '1000'];
}

const SIDES: { readonly [V in Verb]?: MakeSides<V> } = {
  needs: (_, given) => ({ wrong: [[]], right: [ofAll(given)] }),
  filled: (_, given) => ({ wrong: [[]], right: [ofAll(given)] }),
  needsOneOf: (_, given) => ({ wrong: [[]], right: ofEach(given) }),
  forbids: (_, given) => ({ wrong: ofEach(given), right: [[]] }),
  one: (_, given) => ({ wrong: [repeated(given, 2), []], right: [repeated(given, 1)] }),
  atMost: ({ args: { most } }, given) =>
    most < 1 || most >= MOST_COPIES
      ? undefined
      : { wrong: [repeated(given, most + 1)], right: [repeated(given, most)] },
  together: ({ args: { both } }, given) => {
    const [first = [], second = []] = ofEach(given);
    return { wrong: both ? [first, second] : [first], right: [[...first, ...second]] };
  },
  notBoth: (_, given) => {
    const [first = []] = ofEach(given);
    return { wrong: [ofAll(given)], right: [first] };
  },
  oneOf: ({ args }, given) => {
    const [first] = given.targets;
    const codes = codesIn(args);
    const sample = first && sampleFor(first, given.syntax);
    const wrong = STRANGE.filter((text) => !codes.includes(text));
    return byValue(given, wrong, sample !== undefined && codes.includes(sample) ? [sample] : codes.slice(0, 1));
  },
  begins: ({ args: { beginnings } }, given) =>
    byValue(given, STRANGE, beginnings.flatMap((beginning) => [`${beginning}12345`, beginning]).slice(0, 4)),
  form: ({ args: { fits, like } }, given) =>
    byValue(
      given,
      STRANGE.filter((text) => !fits(text)),
      [like],
    ),
  checked: ({ args: { fits } }, given) => {
    const [first] = given.targets;
    const sample = first ? [sampleFor(first, given.syntax)] : [];
    return byValue(
      given,
      ['12345', ...STRANGE].filter((text) => !fits(text)),
      [...sample, ...NUMBERS].filter((text) => fits(text)),
    );
  },
  length: ({ args: { most = 0, least = 0 } }, given) => {
    const [first] = given.targets;
    if (!first || most > LONGEST || least > LONGEST) return undefined;
    const sample = sampleFor(first, given.syntax);
    const fill = (length: number) => sample.padEnd(length, '0').slice(0, length);
    const wrong = [...(most > 0 ? [fill(most + 1)] : []), ...(least > 1 ? [fill(least - 1)] : [])];
    return byValue(given, wrong, [sample, fill(most || least)]);
  },
  decimals: ({ args: { most, least = 0 } }, given) => {
    const written = (count: number) => (count === 0 ? '100' : `100.${'5'.repeat(count)}`);
    const right = most ?? least;
    return byValue(given, [written(most === undefined ? Math.max(least - 1, 0) : most + 1)], [written(right)]);
  },
  range: ({ args }, given) => byValue(given, figuresFor(args).toReversed(), figuresFor(args)),
  equals: (_, given) => {
    const [alike, different] = twoTexts(given);
    return { wrong: [different], right: [alike] };
  },
  differs: (_, given) => {
    const [alike, different] = twoTexts(given);
    return { wrong: [alike], right: [different] };
  },
  alike: (_, given) => {
    const [alike, different] = twoValues(given);
    return { wrong: [different], right: [alike] };
  },
  unique: (_, given) => {
    const [alike, different] = twoValues(given);
    return { wrong: [alike], right: [different] };
  },
  ordered: (_, { targets: [first, second] }) =>
    first &&
    second && {
      wrong: [[valued(first, DAYS[1]), valued(second, DAYS[0])]],
      right: [[valued(first, DAYS[0]), valued(second, DAYS[1])]],
    },
  sum: ({ args: { parts } }, { targets: [total], syntax, from }) => {
    if (!total) return undefined;
    let sum = 0;
    const given: Part[] = [];
    for (const [turn, { sign, target }] of parts.entries()) {
      const placed = placedNear(target, { syntax, from });
      if (!placed) return undefined;
      const figure = turn === 0 ? 1000 : 100 * turn;
      sum += sign === '-' ? -figure : figure;
      given.push(valued(placed, `${String(figure)}.00`));
    }
    const right = `${String(sum)}.00`;
    return (
      parseDecimal(right) && {
        wrong: [[valued(total, `${String(sum + 1)}.00`), ...given]],
        right: [[valued(total, right), ...given]],
      }
    );
  },
  product: ({ args: { formula } }, { targets: [result], syntax, from }) => {
    if (!result) return undefined;
    const given: Part[] = [];
    let right: number | undefined;
    let sign = '×';
    for (const word of formula) {
      if (OPERATIONS[word]) sign = word;
      else if (word === '%') right = (right ?? 0) / 100;
      else {
        const placed = placedNear(word, { syntax, from });
        if (!placed) return undefined;
        const figure = right === undefined ? 1000 : 20;
        right = right === undefined ? figure : OPERATIONS[sign]?.(right, figure);
        given.push(valued(placed, `${String(figure)}.00`));
      }
    }
    if (right === undefined) return undefined;
    return {
      wrong: [[valued(result, (right + 7).toFixed(2)), ...given]],
      right: [[valued(result, right.toFixed(2)), ...given]],
    };
  },
  entry: ({ args: { category } }, { targets: [breakdown], syntax, from }) => {
    const line = placedNear('BT-151', { syntax, from });
    const entry = breakdown && targetPlace('BT-118', breakdown, syntax);
    if (!line || !entry) return undefined;
    const used = valued(line, category);
    return { wrong: [[used]], right: [[used, valued(entry, category)]] };
  },
  only: ({ args: { code } }, { targets: [first], syntax, from }) => {
    const entry = placedNear('BT-118', { syntax, from });
    if (!first || !entry) return undefined;
    const used = valued(entry, code);
    const own = (category: string): Part => valued(first, category, first.term === 'BT-118' ? 1 : 0);
    return { wrong: [[used, own('S')]], right: [[used, own(code)]] };
  },
};

const OPERATIONS: Readonly<Record<string, (first: number, second: number) => number>> = tableOf({
  '×': (first: number, second: number) => first * second,
  '÷': (first: number, second: number) => first / second,
  '+': (first: number, second: number) => first + second,
  '−': (first: number, second: number) => first - second,
});

/** A target from the place, or else from the invoice. */
const placedNear = (target: string, { syntax, from }: Pick<Given, 'syntax' | 'from'>): Placed | undefined =>
  targetPlace(target, from, syntax) ?? targetPlace(target, { rows: [] }, syntax);

/** Longest text that an example shows. */
const LONGEST = 60;
