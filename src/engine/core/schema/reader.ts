import type { Expectation, Fault, Fix } from '../faults/fault.ts';
import { Findings, MOST_FINDINGS } from '../faults/findings.ts';
import { inputFault } from '../faults/new-fault.ts';
import { writeFix } from '../faults/write-fix.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { JsonNumber } from '../json/json.ts';
import type { Gaps } from './gaps.ts';
import type { DocumentType, Reader } from './kind.ts';
import { formatPath, type PathStep } from '../json/path.ts';
import { inputMessages } from './messages.ts';
import { typeExpected } from '../faults/type-expected.ts';
import type { Message } from '../messages/message.ts';

/** An unknown member of the input; building drops it. */
export interface UnknownMember {
  readonly path: string;
  readonly name: string;
  readonly value: Json;
  /** Absent members of the type, for a suggestion. */
  readonly known: readonly string[];
}

/**
 * Tracks the path while a document is decoded, and collects every fault up to {@link MOST_FINDINGS} and the number of
 * the others. Paths start at the given root (`$`, or `$.doc` in an envelope).
 */
export class DocumentReader implements Reader {
  readonly #findings = new Findings('input');
  readonly unknown: UnknownMember[] = [];
  /** Finds the type of an embedded object by its `$schema`. */
  readonly typeOf: (schema: string) => DocumentType | undefined;
  readonly #segments: PathStep[] = [];
  /** Unknown members beyond {@link unknown}. */
  unknownBeyond = 0;
  #gaps: Map<unknown, readonly unknown[]> | undefined;

  constructor(typeOf: (schema: string) => DocumentType | undefined) {
    this.typeOf = typeOf;
  }

  get faults(): readonly Fault[] {
    return this.#findings.faults;
  }

  enter(segment: string | number): void {
    this.#segments.push(segment);
  }

  leave(): void {
    this.#segments.pop();
  }

  path(): string {
    return formatPath(this.#segments);
  }

  report(code: string, description: Message, value: Json, expected?: Expectation, fixes: readonly Fix[] = []): void {
    if (this.#findings.isFull) {
      this.#findings.leaveOut(1);
      return;
    }
    this.#findings.add(inputFault(code, this.path(), description, { value, expected, fixes }));
  }

  /** Reports a value of the wrong JSON type. A number that should be a text can be put in quotes as it is written. */
  wrongType(words: Message, raw: Json, isText = false): void {
    const digits = raw instanceof JsonNumber ? raw.text : typeof raw === 'number' && String(raw);
    const fixes = isText && digits ? [writeFix(inputMessages.quote({ digits }), this.path(), digits)] : [];
    this.report('TYPE', inputMessages.wrongType({ raw: describe(raw), words }), raw, typeExpected(words), fixes);
  }

  /** Nulls were dropped from `list`, which `raw` has. */
  gapped(list: readonly unknown[], raw: readonly Json[]): void {
    let next = 0;
    const written = raw.map((item) => (item === null ? undefined : list[next++]));
    this.#gaps ??= new Map();
    this.#gaps.set(list, written);
  }

  /** Undefined if no list had any, as usual. */
  get gaps(): Gaps | undefined {
    return this.#gaps;
  }

  unknownMember(name: string, value: Json, known: readonly string[], among: JsonObject): void {
    if (this.unknown.length >= MOST_FINDINGS) {
      this.unknownBeyond++;
      return;
    }
    const absent = known.filter((other) => !Object.hasOwn(among, other));
    this.unknown.push({ path: `${this.path()}.${name}`, name, value, known: absent });
  }
}

function describe(raw: Json): Message {
  if (raw === null) return inputMessages.nothing;
  if (Array.isArray(raw)) return inputMessages.aListHere;
  if (raw instanceof JsonNumber) return inputMessages.theNumber({ number: raw.text });
  if (typeof raw === 'object') return inputMessages.anObjectHere;
  if (typeof raw === 'string') return raw.length > 40 ? inputMessages.aTextHere : inputMessages.theText({ text: raw });
  return typeof raw === 'number'
    ? inputMessages.theNumber({ number: raw })
    : inputMessages.theValue({ value: String(raw) });
}
