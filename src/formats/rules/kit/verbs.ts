import type { CodeList } from '../../en16931/rules/code-lists.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import type {
  AnyRow,
  Arguments,
  BySyntax,
  Check,
  Codes,
  Form,
  Part,
  Place,
  Range,
  RowOptions,
  Target,
  Verb,
} from './row.ts';
import type { Holds } from './subject.ts';

/**
 * How rows are written: a verb makes a row without its place, and {@link at} places rows. Nothing here judges.
 *
 *     at('BG-5', filled('BR-DE-3', 'BT-37'), filled('BR-DE-4', 'BT-38'));
 */

/** A row without its place. */
export type Unplaced = { readonly [V in Verb]: Placeless<V> }[Verb];

interface Placeless<V extends Verb> {
  readonly id: string;
  readonly verb: V;
  readonly targets: BySyntax<readonly Target[]>;
  readonly args: Arguments[V];
  readonly options: RowOptions;
}

/** One target, or several; by syntax if they differ. */
type Targets = Target | readonly Target[] | { readonly ubl?: Several; readonly cii?: Several };
type Several = Target | readonly Target[];
type Options = readonly RowOptions[];

const several = (targets: Several): readonly Target[] => (typeof targets === 'string' ? [targets] : targets);

function listOf(targets: Targets): BySyntax<readonly Target[]> {
  if (typeof targets === 'string') return [targets];
  if (isList(targets)) return targets;
  return {
    ...(targets.ubl !== undefined && { ubl: several(targets.ubl) }),
    ...(targets.cii !== undefined && { cii: several(targets.cii) }),
  };
}

const isList = (targets: Exclude<Targets, string>): targets is readonly Target[] => Array.isArray(targets);

function made<V extends Verb>(
  id: string,
  verb: V,
  targets: Targets,
  args: Arguments[V],
  options: Options,
): Placeless<V> {
  return { id, verb, targets: listOf(targets), args, options: merged(options) };
}

/** Later options win; conditions are joined. */
export function merged(options: Options): RowOptions {
  return options.reduce<RowOptions>((all, option) => {
    const [first, second] = [all.when, option.when];
    return { ...all, ...option, ...(first && second && { when: (invoice) => first(invoice) && second(invoice) }) };
  }, {});
}

// ── options that many rows have
export const warns: RowOptions = { severity: 'warning' };
/** A missing value is wrong too. */
export const missingIsWrong: RowOptions = { missing: 'wrong' };
/** One right value is enough. */
export const any: RowOptions = { any: true };
/** Texts count as written. */
export const exact: RowOptions = { exact: true };
/** Another element is missing, beside those that the path does not mean. */
export const another: RowOptions = { another: true };
/** The place finds only what breaks the rule. */
export const found: RowOptions = { by: () => false };
/** One of the targets and no other. */
export const alone: RowOptions = { alone: true };
/** Terms that name no target: the mapping names each. */
export const about = (...terms: readonly string[]): RowOptions => ({ terms, isAbout: true });
/** Judges the element of the place in place of the verb. */
export const byElement = (
  isRight: (element: XmlElement, invoice: InvoiceTerms, today?: string) => Holds,
): RowOptions => ({ by: (subject, invoice, today) => isRight(subject as XmlElement, invoice, today) });

// ── verbs
type Simple = 'needs' | 'filled' | 'needsOneOf' | 'forbids' | 'one' | 'alike' | 'unique';
const simple =
  <V extends Simple>(verb: V) =>
  (id: string, targets: Targets, ...options: Options): Placeless<V> =>
    made(id, verb, targets, {}, options);

export const needs = simple('needs');
export const filled = simple('filled');
export const needsOneOf = simple('needsOneOf');
export const forbids = simple('forbids');
export const one = simple('one');
export const alike = simple('alike');
export const unique = simple('unique');

export const atMost = (id: string, most: number, targets: Targets, ...options: Options) =>
  made(id, 'atMost', targets, { most }, options);

const pair = (first: Several | BySyntax<Target>, second: Several | BySyntax<Target>): Targets => {
  const in_ = (value: Several | BySyntax<Target>, syntax: 'ubl' | 'cii'): readonly Target[] | undefined => {
    if (typeof value === 'string') return [value];
    if (Array.isArray(value)) return value as readonly Target[];
    const own = (value as { readonly ubl?: Target; readonly cii?: Target })[syntax];
    return own === undefined ? undefined : [own];
  };
  const join = (syntax: 'ubl' | 'cii'): readonly Target[] | undefined => {
    const [a, b] = [in_(first, syntax), in_(second, syntax)];
    return a && b && [...a, ...b];
  };
  if (typeof first === 'string' && typeof second === 'string') return [first, second];
  const [ubl, cii] = [join('ubl'), join('cii')];
  return { ...(ubl && { ubl }), ...(cii && { cii }) };
};

type Single = BySyntax<Target>;

/** Where the first exists the second exists. */
export const together = (id: string, first: Single, second: Single, ...options: Options) =>
  made(id, 'together', pair(first, second), { both: false }, options);
/** Both exist, or neither. */
export const bothOrNeither = (id: string, first: Single, second: Single, ...options: Options) =>
  made(id, 'together', pair(first, second), { both: true }, options);
export const notBoth = (id: string, first: Single, second: Single, ...options: Options) =>
  made(id, 'notBoth', pair(first, second), {}, options);
export const equals = (id: string, first: Single, second: Single, ...options: Options) =>
  made(id, 'equals', pair(first, second), {}, options);
export const differs = (id: string, first: Single, second: Single, ...options: Options) =>
  made(id, 'differs', pair(first, second), {}, options);
export const ordered = (id: string, first: Single, second: Single, ...options: Options) =>
  made(id, 'ordered', pair(first, second), {}, options);

/** Codes separated by blanks, or a set of them. */
export const codesOf = (codes: string | Iterable<string>): ReadonlySet<string> =>
  new Set(typeof codes === 'string' ? codes.trim().split(/\s+/) : codes);

/** A long list by its official name, of codes of its own or of those of EN 16931. */
export const listed = (name: string, codes: string | Iterable<string>, list?: CodeList): Codes => ({
  name,
  codes: codesOf(codes),
  ...(list && { list }),
});

export const oneOf = (id: string, targets: Targets, codes: string | Codes, ...options: Options) =>
  made(id, 'oneOf', targets, typeof codes === 'string' ? { codes: codesOf(codes) } : codes, options);
export const begins = (id: string, targets: Targets, beginnings: string | readonly string[], ...options: Options) =>
  made(id, 'begins', targets, { beginnings: typeof beginnings === 'string' ? [beginnings] : beginnings }, options);
export const form = (id: string, targets: Targets, wanted: Form, ...options: Options) =>
  made(id, 'form', targets, wanted, options);
export const checked = (id: string, targets: Targets, check: Check, ...options: Options) =>
  made(id, 'checked', targets, check, options);
export const length = (id: string, targets: Targets, bounds: Arguments['length'], ...options: Options) =>
  made(id, 'length', targets, bounds, options);
/** At most so many decimals, or within bounds. */
export const decimals = (id: string, targets: Targets, most: number | Arguments['decimals'], ...options: Options) =>
  made(id, 'decimals', targets, typeof most === 'number' ? { most } : most, options);
export const range = (id: string, targets: Targets, bounds: Range, ...options: Options) =>
  made(id, 'range', targets, bounds, options);

/**
 * `sum('BR-CO-16', 'BT-115', 'BT-112 - BT-113 + BT-114')`; `sum(…)` around a target adds all its values. `rounding` is
 * the number of decimals that count; all, if omitted.
 */
export const sum = (id: string, target: Single, formula: string, rounding?: number, ...options: Options) =>
  made(
    id,
    'sum',
    typeof target === 'string' ? [target] : target,
    { parts: partsOf(formula), decimals: rounding },
    options,
  );

function partsOf(formula: string): readonly Part[] {
  return formula.split(/\s(?=[+-]\s)/).map((written) => {
    const [, sign, total, target = ''] =
      /^([+-])?(sum\()?([^()]+)\)?$/.exec(written.trim().replace(/^([+-]) /, '$1')) ?? [];
    return { sign: sign === '-' ? '-' : '+', target: target.trim(), isSum: total !== undefined };
  });
}

/** `product('R120', 'BT-131', 'BT-129 × BT-146')`: judged by `by`, since each authority rounds otherwise. */
export const product = (id: string, target: Single, formula: string, ...options: Options) =>
  made(id, 'product', typeof target === 'string' ? [target] : target, { formula: formula.split(/\s+/) }, options);
export const entry = (id: string, category: string, ...options: Options) =>
  made(id, 'entry', 'BG-23', { category }, options);
export const only = (id: string, targets: Targets, code: string, ...options: Options) =>
  made(id, 'only', targets, { code }, options);
export const notEmpty = (id: string, ...options: Options) => made(id, 'notEmpty', '.', {}, options);
/** A rule of the official set that is never broken: its place does not exist, or another rule is always first. */
export const never = (id: string, targets: Targets, ...options: Options) => made(id, 'never', targets, {}, options);
/** A rule with sentences of its own, judged by `by`. */
export const code = (id: string, targets: Targets, messages: Arguments['code'], ...options: Options) =>
  made(id, 'code', targets, messages, options);

// ── tables
/** Rows at a place. */
export function at(place: BySyntax<Place>, ...rows: readonly Unplaced[]): readonly AnyRow[] {
  return rows.map((row) => ({ ...row, place }) as AnyRow);
}

/** A table: the rows of places and shared rows, in order. */
export function rows(...parts: readonly (readonly AnyRow[])[]): readonly AnyRow[] {
  return parts.flat();
}

/** Rows with further options, which win. */
export function having(options: RowOptions, given: readonly AnyRow[]): readonly AnyRow[] {
  return given.map((row) => ({ ...row, options: merged([row.options, options]) }));
}

/** Rows only for one syntax. */
export function onlyIn(syntax: 'ubl' | 'cii', given: readonly AnyRow[]): readonly AnyRow[] {
  return given.flatMap((row) => {
    const place = inOne(row.place, syntax);
    return place === undefined ? [] : [{ ...row, place: { [syntax]: place } }];
  });
}

function inOne(place: BySyntax<Place>, syntax: 'ubl' | 'cii'): Place | undefined {
  if (typeof place === 'string' || 'find' in place) return place;
  return place[syntax];
}

/** Long lists of one verb: a row a line, `id target`, with blanks between. */
export function lines(verb: (id: string, target: Target) => Unplaced, text: string): readonly Unplaced[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', target = ''] = line.trim().split(/\s+/);
      return verb(id, target);
    });
}

/**
 * Rows of a shared table with the ids of a set. `ids` names those taken, or says the id here for each id there. Releases
 * and severity are those of the set that shares them: options are given here.
 */
export function shared(
  table: readonly AnyRow[],
  ids: string | Readonly<Record<string, string>>,
  ...options: Options
): readonly AnyRow[] {
  const wanted =
    typeof ids === 'string'
      ? Object.fromEntries(
          ids
            .trim()
            .split(/\s+/)
            .map((id) => [id, id]),
        )
      : ids;
  return Object.entries(wanted).flatMap(([id, own]) => {
    const found = table.filter((row) => row.id === id);
    if (found.length === 0) throw new Error(`There is no shared row ${id}`);
    return found.map((row) => ({ ...row, id: own, options: merged([row.options, ...options]) }));
  });
}
