import type { Json, JsonObject } from '../../engine/index.ts';
import { formatPath } from '../../engine/values.ts';
import type { Path } from '../en16931/document/draft.ts';
import { filtersOf, placesOf, valueAt } from './member-path.ts';
import type { Output } from './output.ts';

/** Where a row writes: an element, and the place in the document that its members are below. */
export interface To {
  readonly out: Output;
  readonly at: Path;
  readonly writing: MemberWriting;
}

/** What a document cannot say and a format needs. */
export interface WritingContext {
  /** The time of making, as `2026-11-27T12:00:00Z`. */
  readonly made_at: string;
  /** The program that makes the file. */
  readonly program: string;
}

/** A built document that is written by rows; `used` has the path of every member that is in the XML. */
export class MemberWriting {
  readonly used = new Set<string>();
  /** Members in whose place the authority wants a conventional code. */
  readonly replaced = new Map<string, Json>();
  readonly document: JsonObject;
  readonly context: WritingContext;

  constructor(document: JsonObject, context: WritingContext) {
    this.document = document;
    this.context = context;
  }

  /** The value at the first place of a member, unmarked. */
  peek({ at }: Pick<To, 'at'>, member: string): Json | undefined {
    const [path] = placesOf(this.document, at, member);
    return path && valueAt(this.document, path);
  }

  /** The text or number there, as text, marked as written; empty if there is none. */
  take({ at }: Pick<To, 'at'>, member: string): string {
    const [path] = placesOf(this.document, at, member);
    const value = path && valueAt(this.document, path);
    if (!path || (typeof value !== 'string' && typeof value !== 'number') || value === '') return '';
    this.used.add(formatPath(path));
    for (const filter of filtersOf(this.document, at, member)) this.used.add(formatPath(filter));
    return String(value);
  }

  /** The text there; the authority wants a conventional code in its place, which the caller writes. */
  replace({ at }: Pick<To, 'at'>, member: string): string {
    const [path] = placesOf(this.document, at, member);
    const value = path && valueAt(this.document, path);
    if (path && typeof value === 'string' && value !== '') this.replaced.set(formatPath(path), value);
    return typeof value === 'string' ? value : '';
  }

  /** Marks everything below a member as written. */
  takeAll(path: Path): void {
    const value = valueAt(this.document, path);
    if (typeof value !== 'object' || value === null) this.used.add(formatPath(path));
    else for (const key of Object.keys(value)) this.takeAll([...path, Array.isArray(value) ? Number(key) : key]);
  }

  /** The places of a list's entries. */
  entries({ at }: Pick<To, 'at'>, list: string): readonly Path[] {
    return placesOf(this.document, at, `${list}[]`);
  }

  isCorrection(): boolean {
    return this.document.type === 'credit-note';
  }
}
