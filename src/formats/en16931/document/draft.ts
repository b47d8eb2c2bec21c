import type { Json, JsonObject, PathStep } from '../../../engine/index.ts';
import { explained, formatPath } from '../../../engine/values.ts';
import type { TermValue } from '../term-tree.ts';
import type { Message, MessageRef } from '../../../engine/index.ts';

/** Path in a JSON value: member names and list indexes. */
export type Path = readonly PathStep[];

/** Places in the document: as paths, and as they are written. */
interface Places {
  readonly paths: readonly Path[];
  readonly to: readonly string[];
}

/** The outcome of a term. */
export type Fate =
  | ({ readonly outcome: 'taken'; readonly as?: string } & Places)
  /** Building calculates the value; its place will be `to`. */
  | ({ readonly outcome: 'recalculated'; readonly why?: string } & Places & Partial<MessageRef>)
  /** A value that cannot be read stands at `to` as written, or would stand there. */
  | ({
      readonly outcome: 'implied' | 'left';
      readonly to?: readonly string[];
      readonly why: string;
    } & Partial<MessageRef>);

type Members = { [name: string]: Json };

/** The value at a path of a document. */
export function valueAt(document: JsonObject | undefined, path: Path): Json | undefined {
  let at: Json | undefined = document;
  for (const step of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = (at as Readonly<Members>)[step];
  }
  return at;
}

/** A document under construction that knows the source of every value: a term, or a node of the XML. */
export class Draft<Source = TermValue> {
  readonly root: Members = {};
  /** Values that cannot be read. Those with a path stand there as written, so that building refuses them. */
  readonly unread: { readonly source: Source; readonly path?: Path }[] = [];
  private readonly fates = new Map<Source, Fate>();

  /** Puts a value into the document and records its terms. Does nothing for `undefined`. */
  put(path: Path, value: Json | undefined, ...sources: readonly (Source | undefined)[]): void {
    if (value === undefined) return;
    const last = path.length - 1;
    let at = this.root;
    for (let i = 0; i < last; i++) {
      at = (at[path[i] as string] ??= typeof path[i + 1] === 'number' ? [] : {}) as Members;
    }
    if (last >= 0) at[path[last] as string] = value;
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
    return valueAt(this.root, path);
  }

  /** The number of entries of the list there. */
  count(path: Path): number {
    const list = this.get(path);
    return Array.isArray(list) ? list.length : 0;
  }

  taken(source: Source, path: Path): void {
    const known = this.fates.get(source);
    this.fates.set(source, { outcome: 'taken', ...placesWith(path, known?.outcome === 'taken' ? known : undefined) });
  }

  /** The value became the name of a member. */
  renamed(source: Source & { readonly value: string }, path: Path, name: string): void {
    this.fates.set(source, { outcome: 'taken', ...placesWith(path), ...(name !== source.value && { as: name }) });
  }

  recalculated(source: Source | undefined, path: Path): void {
    if (source) this.fates.set(source, { outcome: 'recalculated', ...placesWith(path) });
  }

  /** Building calculates the value as declared, because a value was added at `path` for that. */
  kept(source: Source, path: Path, why: Message): void {
    const known = this.fates.get(source);
    const places = placesWith(path, known?.outcome === 'recalculated' ? known : undefined);
    this.fates.set(source, { outcome: 'recalculated', ...places, ...explained(why) });
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

  /** Tells every source whose value is in the document or is calculated by building, and the places of it. */
  eachFigure(tell: (source: Source, fate: Fate & Places) => void): void {
    this.fates.forEach((fate, source) => {
      if (fate.outcome === 'recalculated' || fate.outcome === 'taken') tell(source, fate);
    });
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

const placesWith = (path: Path, { paths, to }: Places = NOWHERE): Places => ({
  paths: [...paths, path],
  to: [...to, formatPath(path)],
});
const NOWHERE: Places = { paths: [], to: [] };

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
