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
  /** The path of the first place of each problem that has one, by the key of the problem. */
  readonly places: ReadonlyMap<string, string>;
}

type Target =
  | { readonly kind: 'part' | 'heading' | 'slot' | 'elsewhere'; readonly path: string; readonly block?: string }
  | { readonly kind: 'whole' };

export const HEAD = 'head';

const GRAVITY: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

const gravity = ({ severity }: Problem): number => GRAVITY.indexOf(severity);

/** Whether one problem is graver than the other. */
export const isGraver = (problem: Problem, other: Problem): boolean => gravity(problem) < gravity(other);

export function gravest(problems: readonly Numbered[]): Severity {
  return GRAVITY.find((severity) => problems.some(({ problem }) => problem.severity === severity)) ?? 'hint';
}

/**
 * Puts each problem where a person looks for it, and each announced value where it will stand; `has` tells whether the
 * source or the page has a value. No hints. The problem of a missing object stands at the first value that it needs. In a
 * document that was begun on the page, what is missing is to fill, and no problem; as long as the engine is asked for the
 * needs, it has no slot.
 */
export function placeProblems(
  view: PaperView,
  has: (path: string) => boolean,
  problems: readonly PageProblem[],
  needs: readonly Need[] = [],
  { isBegun = false, isAsking: isAsked = false }: { readonly isBegun?: boolean; readonly isAsking?: boolean } = {},
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
        const isAround = asked.kind === 'heading' || asked.kind === 'whole';
        const need = isAround ? askedWithin(path, problem.code, needs) : undefined;
        const target = need === undefined ? narrowed(asked, needs) : page.targetOf(need, has);
        // Problems of one place ask for different values in it.
        if (need === undefined) targets.set(path, target);
        return target;
      });
      const [first = { kind: 'whole' } as const, ...others] = found;
      return { problem, first, others };
    })
    .map((entry) => ({ ...entry, rank: rank(entry.first) }))
    .toSorted((a, b) => a.rank - b.rank || gravity(a.problem) - gravity(b.problem));
  const marks = new Map<string, Numbered[]>();
  const slots = new Map<string, Map<string, Numbered[]>>();
  const elsewhere = new Map<string, Numbered[]>();
  const whole: Numbered[] = [];
  const places = new Map<string, string>();
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
  for (const entry of placed.filter(isAsking)) {
    asking.add(entry.problem.key);
    const { first } = entry;
    if (first.kind !== 'slot') continue;
    // Which values of it are missing is not known yet.
    if (isAsked && !needs.some(({ path }) => path === first.path)) continue;
    codes.set(first.path, entry.problem.code);
    listIn(mapIn(slots, first.block ?? HEAD), first.path);
  }
  const standing = placed.filter((entry) => !isAsking(entry));
  const numbered = standing.map(({ problem, first, others }, index) => {
    const numbered = { number: index + 1, problem };
    add(numbered, first);
    if (first.kind !== 'whole') places.set(problem.key, first.path);
    // A problem with several places has one place if the first is about the whole document.
    if (first.kind !== 'whole') for (const other of others) if (other.kind !== 'whole') add(numbered, other);
    return numbered;
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
          .toSorted((slot, other) => Number(other.path === `${block}.name`) - Number(slot.path === `${block}.name`)),
      ]),
    ),
    toFill,
    missing: toFill.size + [...slots.values()].reduce((sum, found) => sum + found.size, 0),
    elsewhere: listed(elsewhere),
    whole,
    places,
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

function push(list: Numbered[], numbered: Numbered): void {
  // The places of one problem are added one after another.
  if (list.at(-1) !== numbered) list.push(numbered);
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

/** The values of some cells: by path, by the path of a value that they stand for too, and by what is around them. */
class CellIndex {
  readonly order = new Map<string, number>();
  readonly #parts = new Set<string>();
  readonly #also = new Map<string, string>();
  /** The first value below each object and list. */
  readonly above = new Map<string, string>();

  seen(path: string): void {
    if (!this.order.has(path)) this.order.set(path, this.order.size);
  }

  add(cells: readonly Cell[]): void {
    for (const { parts } of cells) {
      for (const { path, also = [] } of parts) {
        if (path === undefined) continue;
        this.seen(path);
        this.#parts.add(path);
        for (const other of also) if (!this.#also.has(other)) this.#also.set(other, path);
        for (
          let end = path.length;
          end > 0;
          end = Math.max(path.lastIndexOf('.', end - 1), path.lastIndexOf('[', end - 1))
        )
          if (!this.above.has(path.slice(0, end))) this.above.set(path.slice(0, end), path);
      }
    }
  }

  partAt(path: string): string | undefined {
    return this.#parts.has(path) ? path : this.#also.get(path);
  }
}

const LINE = /^(?:\$|\$\.doc)\.lines\[(\d+)\]/;

/** The values and blocks of a page, in reading order. Those of a line are looked up once a problem is in it. */
function indexPage(view: PaperView) {
  const { base } = view;
  const page = new CellIndex();
  page.add(view.facts);
  page.seen(HEAD);
  for (const { path, lines } of view.parties) {
    page.seen(path);
    page.add(lines);
  }
  page.seen(`${base}.lines`);
  const first = view.lines[0];
  // What is about all lines stands before the first of them.
  if (first && !page.above.has(`${base}.lines`))
    page.above.set(`${base}.lines`, first.item.parts[0]?.path ?? first.path);
  for (const { base: taxed, rate, amount } of view.taxes) page.add([taxed, rate, amount]);
  page.add(view.totals);
  page.seen(`${base}.totals`);
  page.add(view.payment);
  page.seen(`${base}.payment`);
  page.add(view.notes);
  page.seen(`${base}.notes`);
  const parties = view.parties.map(({ path }) => path).toSorted((a, b) => b.length - a.length);
  const lines = new Map<number, CellIndex>();

  function lineOf(path: string): { readonly number: number; readonly index: CellIndex } | undefined {
    const number = Number(LINE.exec(path)?.[1] ?? NaN);
    const line = view.lines[number];
    if (!line || !isWithin(path, line.path)) return undefined;
    const known = lines.get(number);
    if (known) return { number, index: known };
    const index = new CellIndex();
    index.seen(line.path);
    index.add([line.item, ...line.below, line.quantity, line.price, line.taxes, line.amount]);
    lines.set(number, index);
    return { number, index };
  }

  function blockOf(path: string): string | undefined {
    const party = parties.find((candidate) => isWithin(path, candidate));
    if (party !== undefined) return party;
    if (LINE.test(path)) return lineOf(path) && LINE.exec(path)?.[0];
    for (const name of ['lines', 'totals', 'payment', 'notes'] as const)
      if (isWithin(path, `${base}.${name}`)) return `${base}.${name}`;
    const member = path.slice(base.length + 1);
    return path.startsWith(`${base}.`) && /^(?:\w+$|ordering\b|delivery\b|preceding\b)/.test(member) ? HEAD : undefined;
  }

  function targetOf(path: string, has: (path: string) => boolean): Target {
    if (path === '$' || path === base) return { kind: 'whole' };
    const index = lineOf(path)?.index ?? page;
    const part = index.partAt(path);
    if (part !== undefined) return { kind: 'part', path: part };
    const block = blockOf(path);
    if (block !== undefined && !has(path)) return { kind: 'slot', path, block };
    const within = index.above.get(path);
    if (block !== undefined && block !== HEAD && (path === block || within !== undefined))
      return { kind: 'heading', path: block };
    return within === undefined ? { kind: 'elsewhere', path } : { kind: 'part', path: within };
  }

  const rankOf = (target: Exclude<Target, { readonly kind: 'whole' }>): number => {
    const place = target.kind === 'slot' ? (target.block ?? HEAD) : target.path;
    const line = lineOf(place);
    if (!line) return page.order.get(place) ?? page.order.size;
    // Within the lines, by line and then by place.
    const ahead = line.number + (line.index.order.get(place) ?? 0) / (line.index.order.size + 1);
    return (page.order.get(`${base}.lines`) ?? 0) + (ahead + 1) / (view.lines.length + 2);
  };
  return { targetOf, rankOf };
}

export function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);
}
