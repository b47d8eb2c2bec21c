import type { Severity } from '../../../engine/index.ts';
import type { PaperView } from '../../../formats/page/paper-view.ts';
import type { Cell } from '../../../formats/page/place.ts';
import type { Need } from '../../../language/fixes/announced.ts';
import type { Problem } from '../../api/problem.ts';

/** A problem with its places in the document that the page shows. */
export interface PageProblem {
  readonly problem: Problem;
  readonly paths: readonly string[];
}

/** A problem with its number on the page. */
export interface Numbered {
  readonly number: number;
  readonly problem: Problem;
}

/** A missing value at the place where it will stand. Without problems it is announced: the document will need it. */
export interface Slot {
  readonly path: string;
  readonly problems: readonly Numbered[];
  /** Code of the rule that will ask for it. */
  readonly code?: string | undefined;
}

/** A value that is not on the page. */
export interface Elsewhere {
  readonly path: string;
  readonly problems: readonly Numbered[];
}

/** Where each problem stands. Numbers run in reading order: the document, the page, what is not on the page. */
export interface PageMarks {
  readonly numbered: readonly Numbered[];
  /** Keys of the problems that are shown as values to fill. */
  readonly asking: ReadonlySet<string>;
  /** By the path of a value, of a row or of the heading of a block. */
  readonly at: ReadonlyMap<string, readonly Numbered[]>;
  /** By the path of a block: `head`, that of a party or row, `totals`, `payment`, `notes`. */
  readonly slots: ReadonlyMap<string, readonly Slot[]>;
  /** Values of the page that nobody has stated: building has put a zero there. */
  readonly toFill: ReadonlySet<string>;
  /** How many values are to go, with and without problems. */
  readonly missing: number;
  readonly elsewhere: readonly Elsewhere[];
  readonly whole: readonly Numbered[];
}

type Target =
  | { readonly kind: 'part' | 'heading' | 'slot' | 'elsewhere'; readonly path: string; readonly block?: string }
  | { readonly kind: 'whole' };

export const HEAD = 'head';

const GRAVITY: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

export function gravest(problems: readonly Numbered[]): Severity {
  return GRAVITY.find((severity) => problems.some(({ problem }) => problem.severity === severity)) ?? 'hint';
}

/**
 * Puts each problem where a person looks for it, and each announced value where it will stand; `has` tells whether the
 * source or the page has a value. No hints. The problem of a missing object stands at the first value that it needs. In a
 * document that was begun on the page, what is missing is to fill, and no problem.
 */
export function placeProblems(
  view: PaperView,
  has: (path: string) => boolean,
  problems: readonly PageProblem[],
  needs: readonly Need[] = [],
  isBegun = false,
): PageMarks {
  const page = indexPage(view);
  const targets = new Map<string, Target>();
  const rank = (target: Target): number => (target.kind === 'whole' ? -1 : page.rankOf(target));
  const placed = problems
    .filter(({ problem }) => problem.severity !== 'hint')
    .map(({ problem, paths }) => {
      const found = paths.map((path) => {
        const known = targets.get(path);
        if (known) return known;
        const asked = page.targetOf(path, has);
        const need = asked.kind === 'heading' ? askedWithin(path, problem.code, needs) : undefined;
        const target = need === undefined ? narrowed(asked, needs) : page.targetOf(need, has);
        // Problems of one place ask for different values in it.
        if (need === undefined) targets.set(path, target);
        return target;
      });
      const [first = { kind: 'whole' } as const, ...others] = found;
      return { problem, first, others };
    })
    .map((one) => ({ ...one, rank: rank(one.first) }))
    .toSorted((a, b) => a.rank - b.rank);
  const marks = new Map<string, Numbered[]>();
  const slots = new Map<string, Map<string, Numbered[]>>();
  const elsewhere = new Map<string, Numbered[]>();
  const whole: Numbered[] = [];
  const add = (numbered: Numbered, target: Target): void => {
    if (target.kind === 'whole') push(whole, numbered);
    else if (target.kind === 'elsewhere') push(listIn(elsewhere, target.path), numbered);
    else if (target.kind !== 'slot') push(listIn(marks, target.path), numbered);
    else push(listIn(mapIn(slots, target.block ?? HEAD), target.path), numbered);
  };
  const codes = new Map<string, string | undefined>();
  const asking = new Set<string>();
  const isAsking = ({ first }: (typeof placed)[number]): boolean =>
    isBegun && (first.kind === 'slot' || (first.kind === 'part' && needs.some(({ path }) => path === first.path)));
  for (const one of placed.filter(isAsking)) {
    asking.add(one.problem.key);
    if (one.first.kind !== 'slot') continue;
    codes.set(one.first.path, one.problem.code);
    listIn(mapIn(slots, one.first.block ?? HEAD), one.first.path);
  }
  const standing = placed.filter((one) => !isAsking(one));
  const numbered = standing.map(({ problem, first, others }, index) => {
    const one = { number: index + 1, problem };
    add(one, first);
    // A problem with several places has one place if the first is about the whole document.
    if (first.kind !== 'whole') for (const other of others) if (other.kind !== 'whole') add(one, other);
    return one;
  });
  const toFill = new Set<string>();
  for (const { path, code } of needs) {
    const target = page.targetOf(path, () => false);
    if (target.kind === 'part' && target.path === path) toFill.add(path);
    if (target.kind !== 'slot') continue;
    if (code !== undefined || !codes.has(path)) codes.set(path, code);
    listIn(mapIn(slots, target.block ?? HEAD), path);
  }
  const listed = (entries: ReadonlyMap<string, Numbered[]>) =>
    [...entries].map(([path, found]) => ({ path, problems: found }));
  return {
    numbered,
    asking,
    at: marks,
    slots: new Map(
      [...slots].map(([block, found]) => [
        block,
        listed(found)
          .map((slot) => ({ ...slot, code: codes.get(slot.path) }))
          // A party is asked for its name first.
          .toSorted((one, other) => Number(other.path === `${block}.name`) - Number(one.path === `${block}.name`)),
      ]),
    ),
    toFill,
    missing: toFill.size + [...slots.values()].reduce((sum, found) => sum + found.size, 0),
    elsewhere: listed(elsewhere),
    whole,
  };
}

/** The value within an object or list that the rule of a problem asks for. */
function askedWithin(path: string, code: string, needs: readonly Need[]): string | undefined {
  return needs.find((need) => need.code === code && isWithin(need.path, path))?.path;
}

/** A missing object that will need values stands at the first of them. */
function narrowed(target: Target, needs: readonly Need[]): Target {
  if (target.kind !== 'slot') return target;
  const first = needs.find(({ path }) => path.startsWith(`${target.path}.`) || path.startsWith(`${target.path}[`));
  return first ? { ...target, path: first.path } : target;
}

function push(list: Numbered[], one: Numbered): void {
  // The places of one problem are added one after another.
  if (list.at(-1) !== one) list.push(one);
}

function listIn(map: Map<string, Numbered[]>, key: string): Numbered[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}

function mapIn(map: Map<string, Map<string, Numbered[]>>, key: string): Map<string, Numbered[]> {
  const inner = map.get(key) ?? new Map<string, Numbered[]>();
  map.set(key, inner);
  return inner;
}

/** The values and blocks of a page, in reading order. */
function indexPage(view: PaperView) {
  const { base } = view;
  const order = new Map<string, number>();
  const parts = new Map<string, string>();
  const also = new Map<string, string>();
  /** The first value below each object and list of the page. */
  const above = new Map<string, string>();
  const seen = (path: string): void => {
    if (!order.has(path)) order.set(path, order.size);
  };
  const cells = (given: readonly Cell[]): void => {
    for (const { parts: pieces } of given) {
      for (const { path, also: others = [] } of pieces) {
        if (path === undefined) continue;
        seen(path);
        parts.set(path, path);
        for (const other of others) if (!also.has(other)) also.set(other, path);
        for (
          let end = path.length;
          end > 0;
          end = Math.max(path.lastIndexOf('.', end - 1), path.lastIndexOf('[', end - 1))
        )
          if (!above.has(path.slice(0, end))) above.set(path.slice(0, end), path);
      }
    }
  };
  cells(view.facts);
  seen(HEAD);
  for (const { path, lines } of view.parties) {
    seen(path);
    cells(lines);
  }
  seen(`${base}.lines`);
  for (const { path, item, below, quantity, price, taxes, amount } of view.lines) {
    seen(path);
    cells([item, ...below, quantity, price, taxes, amount]);
  }
  for (const { base: taxed, rate, amount } of view.taxes) cells([taxed, rate, amount]);
  cells(view.totals);
  seen(`${base}.totals`);
  cells(view.payment);
  seen(`${base}.payment`);
  cells(view.notes);
  seen(`${base}.notes`);
  const rows = new Set(view.lines.map(({ path }) => path));
  const parties = view.parties.map(({ path }) => path).toSorted((a, b) => b.length - a.length);

  function blockOf(path: string): string | undefined {
    const party = parties.find((one) => isWithin(path, one));
    if (party !== undefined) return party;
    const row = /^(?:\$|\$\.doc)\.lines\[\d+\]/.exec(path)?.[0];
    if (row !== undefined) return rows.has(row) ? row : undefined;
    for (const name of ['lines', 'totals', 'payment', 'notes'] as const)
      if (isWithin(path, `${base}.${name}`)) return `${base}.${name}`;
    const member = path.slice(base.length + 1);
    return path.startsWith(`${base}.`) && /^(?:\w+$|ordering\b|delivery\b|preceding\b)/.test(member) ? HEAD : undefined;
  }

  function targetOf(path: string, has: (path: string) => boolean): Target {
    if (path === '$' || path === base) return { kind: 'whole' };
    const part = parts.get(path) ?? also.get(path);
    if (part !== undefined) return { kind: 'part', path: part };
    const block = blockOf(path);
    if (block !== undefined && !has(path)) return { kind: 'slot', path, block };
    if (block !== undefined && block !== HEAD && (path === block || above.has(path)))
      return { kind: 'heading', path: block };
    const first = above.get(path);
    if (first !== undefined) return { kind: 'part', path: first };
    return { kind: 'elsewhere', path };
  }

  const rankOf = (target: Exclude<Target, { readonly kind: 'whole' }>): number => {
    const place = target.kind === 'slot' ? (target.block ?? HEAD) : target.path;
    return order.get(place) ?? order.size;
  };
  return { targetOf, rankOf };
}

function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);
}
