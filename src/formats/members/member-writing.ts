import type { Json, JsonObject, Message } from '../../engine/index.ts';
import { formatPath } from '../../engine/values.ts';
import { valueAt, type Path } from '../en16931/document/draft.ts';
import type { Reason } from '../losses/loss-grades.ts';
import { lossMessages } from '../losses/messages.ts';
import { filtersOf, placesOf } from './member-path.ts';
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
  /** What is recorded: an invoice, or that its record is void. Default: an invoice. */
  readonly kind?: 'register' | 'cancel';
  /** Whether the record is for the service itself, or for its test. Default: the service itself. */
  readonly production?: boolean;
  /** The moment of making with its offset; default `made_at`. */
  readonly timestamp?: string;
  /** The program that makes records, and its producer. */
  readonly software?: Software;
  /** The record that was made before; none for the first one. */
  readonly previous?: PreviousRecord;
  /** It puts right a record that the agency has. */
  readonly amended?: boolean;
  /** Whether the agency refused the record before: `S`, `N`, or `X` if it has none. */
  readonly rejected?: 'S' | 'N' | 'X';
  /** The agency has no record of the invoice that is cancelled. */
  readonly unregistered?: boolean;
  /** Who issues the invoice: the supplier (`N`), a third party, or the customer (`D`). */
  readonly issuer_role?: 'N' | 'T' | 'D';
  /** The value of the signature that the file gets, which its identifier is made of. */
  readonly signature_value?: string;
}

/** A program that makes records: its producer, itself, where it runs, and for whom. Formats need some of it. */
export interface Software {
  readonly name: string;
  readonly nif: string;
  readonly version: string;
  readonly system?: string;
  readonly id?: string;
  readonly installation?: string;
  readonly only_verifactu?: 'S' | 'N';
  readonly multi?: 'S' | 'N';
  readonly several?: 'S' | 'N';
  readonly license?: string;
}

/** A record in a chain: its invoice, the day of it, and its print or the value of its signature. */
export interface PreviousRecord {
  readonly issue_date: string;
  readonly issuer?: string;
  readonly num_series?: string;
  readonly fingerprint?: string;
  readonly series?: string;
  readonly code?: string;
  readonly signature?: string;
}

/** A value that a file is stamped with: what it is, and the value. */
export interface FileStamp {
  readonly prv: string;
  readonly val: string;
}

/** A value that is not in the XML, and why. */
export interface LeftOut {
  readonly value: Json;
  readonly reason: Reason;
}

/** A built document that is written by rows; `used` has the path of every member that is in the XML. */
export class MemberWriting {
  readonly used = new Set<string>();
  /** Members that are left out for a reason of their own. */
  readonly leftOut = new Map<string, LeftOut>();
  /** Stamps of the file, such as its print. */
  readonly stamps: FileStamp[] = [];
  readonly document: JsonObject;
  readonly context: WritingContext;
  private readonly facts = new Map<unknown, unknown>();

  constructor(document: JsonObject, context: WritingContext) {
    this.document = document;
    this.context = context;
  }

  /** A fact about the whole document, found once: rows that ask for it run for each line. */
  once<T>(find: (writing: MemberWriting) => T): T {
    if (!this.facts.has(find)) this.facts.set(find, find(this));
    return this.facts.get(find) as T;
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
    if (path && typeof value === 'string' && value !== '') this.excuse(path, value, lossMessages.convention);
    return typeof value === 'string' ? value : '';
  }

  /** Leaves out everything at a path, for a reason that makes it harmless. */
  excuse(path: Path, value: Json | undefined, reason: Message): void {
    this.leave(path, value, { grade: 'harmless', reason });
  }

  /** Leaves out everything at a path. */
  leave(path: Path, value: Json | undefined, reason: Reason): void {
    if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value) as [string, Json][])
        this.leave([...path, Array.isArray(value) ? Number(key) : key], member, reason);
    } else if (value !== undefined) this.leftOut.set(formatPath(path), { value, reason });
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
