import type { Json, JsonObject, PathStep } from '../../../engine/index.ts';
import { explained, formatPath } from '../../../engine/values.ts';
import type { TermValue } from '../term-tree.ts';
import type { Message, MessageRef } from '../../../engine/index.ts';

/** Path in a JSON value: member names and list indexes. */
export type Path = readonly PathStep[];

/** The outcome of a term. */
export type Fate =
  | { readonly outcome: 'taken'; readonly to: readonly string[]; readonly as?: string }
  /** Building calculates the value; its place will be `to`. */
  | ({ readonly outcome: 'recalculated'; readonly to: readonly string[]; readonly why?: string } & Partial<MessageRef>)
  /** A value that cannot be read stands at `to` as written, or would stand there. */
  | ({
      readonly outcome: 'implied' | 'left';
      readonly to?: readonly string[];
      readonly why: string;
    } & Partial<MessageRef>);

type Members = { [name: string]: Json };

/** A document under construction that knows the source of every value: a term, or a node of the XML. */
export class Draft<Source = TermValue> {
  readonly root: Members = {};
  /** Values that cannot be read. Those with a path stand there as written, so that building refuses them. */
  readonly unread: { readonly source: Source; readonly path?: Path }[] = [];
  private readonly fates = new Map<Source, Fate>();

  /** Puts a value into the document and records its terms. Does nothing for `undefined`. */
  put(path: Path, value: Json | undefined, ...sources: readonly (Source | undefined)[]): void {
    if (value === undefined) return;
    let at: Json = this.root;
    path.forEach((step, i) => {
      const members = at as Members;
      if (i === path.length - 1) members[step as string] = value;
      else at = members[step as string] ??= typeof path[i + 1] === 'number' ? [] : {};
    });
    for (const source of sources) if (source) this.taken(source, path);
  }

  /** Puts a value that cannot be read, as it is written: a missing one might be filled in. */
  putUnread(path: Path, source: Source & { readonly value: string }): void {
    if (source.value === '') return;
    const isFree = this.get(path) === undefined;
    if (isFree) this.put(path, source.value);
    const fate = this.fates.get(source);
    if (isFree && fate?.outcome === 'left') this.fates.set(source, { ...fate, to: [formatPath(path)] });
    this.unread.push({ source, ...(isFree && { path }) });
  }

  /** The document without the values that cannot be read. */
  readable(document: JsonObject): JsonObject {
    if (this.unread.length === 0) return document;
    return without(document, stepsIn(this.unread.flatMap(({ path }) => (path ? [path] : [])))) as JsonObject;
  }

  /** The current value there. */
  get(path: Path): Json | undefined {
    let at: Json | undefined = this.root;
    for (const step of path) {
      if (typeof at !== 'object' || at === null) return undefined;
      at = (at as Members)[step as string];
    }
    return at;
  }

  /** The number of entries of the list there. */
  count(path: Path): number {
    const list = this.get(path);
    return Array.isArray(list) ? list.length : 0;
  }

  taken(source: Source, path: Path): void {
    const known = this.fates.get(source);
    const to = known?.outcome === 'taken' ? known.to : [];
    this.fates.set(source, { outcome: 'taken', to: [...to, formatPath(path)] });
  }

  /** The value became the name of a member. */
  renamed(source: Source & { readonly value: string }, path: Path, name: string): void {
    this.fates.set(source, { outcome: 'taken', to: [formatPath(path)], ...(name !== source.value && { as: name }) });
  }

  recalculated(source: Source | undefined, path: Path): void {
    if (source) this.fates.set(source, { outcome: 'recalculated', to: [formatPath(path)] });
  }

  /** Building calculates the value as declared, because a value was added at `path` for that. */
  kept(source: Source, path: Path, why: Message): void {
    const known = this.fates.get(source);
    const to = known?.outcome === 'recalculated' ? known.to : [];
    this.fates.set(source, { outcome: 'recalculated', to: [...to, formatPath(path)], ...explained(why) });
  }

  implied(source: Source | undefined, why: Message): void {
    if (source) this.fates.set(source, { outcome: 'implied', ...explained(why) });
  }

  left(source: Source | undefined, why: Message): void {
    if (source) this.fates.set(source, { outcome: 'left', ...explained(why) });
  }

  /** Where a value that was left would stand. Nothing is put there. */
  leftFrom(path: Path, source: Source): void {
    const fate = this.fates.get(source);
    if (fate?.outcome === 'left') this.fates.set(source, { ...fate, to: [formatPath(path)] });
  }

  /** Every source whose value is in the document or is calculated by building, and the places of it. */
  *figures(): Generator<readonly [source: Source, fate: Fate & { readonly to: readonly string[] }]> {
    for (const [source, fate] of this.fates)
      if (fate.outcome === 'recalculated' || fate.outcome === 'taken') yield [source, fate];
  }

  /** Sets, or with `undefined` removes, a member of an object of the document that no source says. */
  replace([owner, member]: readonly [owner: string, member: string], value: Json | undefined): void {
    const { [member]: _, ...others } = (this.root[owner] ?? {}) as Members;
    const members = value === undefined ? others : { ...others, [member]: value };
    if (Object.keys(members).length > 0) this.root[owner] = members;
    else Reflect.deleteProperty(this.root, owner);
  }

  fateOf(source: Source): Fate | undefined {
    return this.fates.get(source);
  }
}

/** Steps of paths, by step; empty at the end of a path. */
interface Steps extends Map<PathStep, Steps> {}

function stepsIn(paths: readonly Path[]): Steps {
  const root: Steps = new Map();
  for (const path of paths) {
    let at = root;
    for (const step of path) {
      const next: Steps = at.get(step) ?? new Map();
      at.set(step, next);
      at = next;
    }
  }
  return root;
}

/** A copy without the members at the ends of the paths. */
function without(value: Json, steps: Steps): Json {
  if (typeof value !== 'object' || value === null) return value;
  const inner = (step: PathStep, member: Json): Json => {
    const next = steps.get(step);
    return next ? without(member, next) : member;
  };
  if (Array.isArray(value)) return (value as readonly Json[]).map((entry, i) => inner(i, entry));
  const members = Object.entries(value) as [string, Json][];
  const kept = members.filter(([name]) => steps.get(name)?.size !== 0);
  return Object.fromEntries(kept.map(([name, member]) => [name, inner(name, member)]));
}
