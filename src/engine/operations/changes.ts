import { newFault } from '../core/faults/new-fault.ts';
import type { Fault, Severity } from '../core/faults/fault.ts';
import { Findings } from '../core/faults/findings.ts';
import { cut, quotedValue, shortRef } from '../core/faults/quoting.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import { sameValue, written } from '../core/num/same-value.ts';
import type { AnyKind } from '../core/schema/kind.ts';
import { isObjectType, type Fields } from '../core/schema/object-type.ts';
import { currentRate } from '../documents/tax/combo-normaliser.ts';
import { changeReason } from './change-reason.ts';
import type { Change, ChangeKind } from './inspect-report.ts';
import type { ReadDocument } from './read-document.ts';
import { isEnvelope } from './read-document.ts';
import { titled, type GivenValue, type Message, type MessageValues } from '../core/messages/message.ts';
import { operationMessages } from './messages.ts';

/**
 * Changes by building, in document order. Values are compared, not notations: "10.5" equals "10.50". Places in
 * `unread`, whose values were unreadable, are omitted: they have faults.
 */
export function documentChanges(
  input: JsonObject,
  output: JsonObject,
  document: ReadDocument,
  unread: ReadonlySet<string>,
): FoundChanges {
  return changesIn(input, new ChangeWalk(output, document, unread));
}

/** Like {@link documentChanges}, but without members that building adds. */
export function changesOfGiven(input: JsonObject, output: JsonObject, document: ReadDocument): FoundChanges {
  return changesIn(input, new ChangeWalk(output, document, new Set(), { added: false }));
}

function changesIn(input: JsonObject, walk: ChangeWalk): FoundChanges {
  const { output, type } = walk;
  const wrapped = output['doc'] !== undefined && input['doc'] === undefined;
  walk.object(input, wrapped ? (output['doc'] as JsonObject) : output, type, '$', false);
  return walk;
}

/** Most added members that are listed for one document; also the most changed or dropped values. */
export const MOST_CHANGES = 10_000;

/**
 * The first {@link MOST_CHANGES} additions and the first {@link MOST_CHANGES} other changes, and the number of the
 * rest.
 */
export interface FoundChanges {
  readonly changes: readonly Change[];
  readonly beyond: number;
}

/** The changes for an answer: long values are cut or omitted. */
export function shortChanges(changes: readonly Change[]): readonly Change[] {
  return changes.map(({ kind, path, before, after, why, phrase, values }) => {
    const [was, is] = [before, after].map((value) => (value === undefined ? undefined : quotedValue(value)));
    return {
      kind,
      path: cut(path),
      ...(was === undefined ? {} : { before: was }),
      ...(is === undefined ? {} : { after: is }),
      why: cut(why),
      ...(phrase === undefined ? {} : shortRef({ text: why, phrase, ...(values && { values }) })),
    };
  });
}

/** Names come from documents, so `constructor` must not be found on the prototype. */
function ownMember(value: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

function fieldIn(fields: Fields, name: string): Fields[string] | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Most values are unchanged, so no path is written for them. */
function isSameScalar(before: Json, after: Json | undefined): boolean {
  return before === after && typeof before !== 'object';
}

class ChangeWalk {
  readonly changes: Change[] = [];
  beyond = 0;
  readonly #unknown: ReadonlySet<string>;
  readonly #unread: ReadonlySet<string>;
  readonly output: JsonObject;
  readonly type: AnyKind;
  readonly #inner: AnyKind | undefined;
  readonly #withAdded: boolean;
  #additions = 0;
  #losses = 0;

  constructor(output: JsonObject, document: ReadDocument, unread: ReadonlySet<string>, { added = true } = {}) {
    this.#unknown = new Set(document.unknown.map((member) => member.path));
    this.#unread = unread;
    this.output = output;
    this.type = document.type;
    this.#withAdded = added;
    this.#inner = isEnvelope(document) ? document.value.doc?.type : undefined;
  }

  object(before: JsonObject, after: JsonObject, kind: AnyKind | undefined, path: string, calculated: boolean): void {
    const type = path === '$.doc' ? this.#inner : kind;
    const fields = type && isObjectType(type) ? type.fields : {};
    for (const name of Object.keys(before)) {
      const [was, is] = [before[name] as Json, ownMember(after, name)];
      if (isSameScalar(was, is)) continue;
      const field = fieldIn(fields, name);
      this.#member(was, is, field?.kind, `${path}.${name}`, calculated || field?.options.calculated === true);
    }
    if (!this.#withAdded) return;
    for (const name of Object.keys(after)) {
      if (Object.hasOwn(before, name)) continue;
      const field = fieldIn(fields, name);
      this.#added(
        after[name] as Json,
        field?.kind,
        `${path}.${name}`,
        calculated || field?.options.calculated === true,
      );
    }
  }

  #member(before: Json, after: Json | undefined, kind: AnyKind | undefined, path: string, calculated: boolean): void {
    if (after === null || this.#unread.has(path)) return;
    if (after === undefined && Array.isArray(before) && !isBlank(before) && !this.#unknown.has(path)) {
      this.#list(before, [], kind?.entry, path, calculated);
    } else if (after === undefined) {
      if (!isBlank(before)) this.#push(this.#unknown.has(path) ? 'dropped' : removal(before), path, before, undefined);
    } else if (isJsonObject(before) && isJsonObject(after)) {
      this.object(before, after, kind, path, calculated);
    } else if (Array.isArray(before) && Array.isArray(after)) {
      this.#list(before, after, kind?.entry, path, calculated);
    } else if (!sameValue(before, after)) {
      this.#push(isBlank(before) ? 'defaulted' : rewriting(before, after, kind, path), path, before, after);
    }
  }

  #list(
    before: readonly Json[],
    after: readonly Json[],
    entry: AnyKind | undefined,
    path: string,
    calculated: boolean,
  ): void {
    // Null entries do not count; later ones move up.
    const given: readonly Json[] = before.filter((item) => item !== null);
    if (standsIn(given, after)) {
      const texts = new Set(given);
      after.forEach((item, i) => {
        if (!texts.has(item)) this.#added(item, entry, `${path}[${i}]`, calculated);
      });
      return;
    }
    for (let i = 0; i < Math.max(given.length, after.length); i++) {
      const at = `${path}[${i}]`;
      const item = given[i];
      if (item === undefined) this.#added(after[i] as Json, entry, at, calculated);
      else this.#member(item, after[i], entry, at, calculated);
    }
  }

  #added(after: Json, kind: AnyKind | undefined, path: string, calculated: boolean): void {
    // Always printed members carry no information if empty.
    if (!this.#withAdded || after === null || after === '') return;
    if (isJsonObject(after) && kind && isObjectType(kind)) {
      this.object({}, after, kind, path, calculated);
    } else if (Array.isArray(after)) {
      after.forEach((item: Json, i) => {
        this.#added(item, kind?.entry, `${path}[${i}]`, calculated);
      });
    } else if (isJsonObject(after)) {
      for (const name of Object.keys(after))
        this.#added(after[name] as Json, kind?.entry, `${path}.${name}`, calculated);
    } else {
      this.#push(calculated && isCalculatedKind(kind) ? 'calculated' : 'defaulted', path, undefined, after);
    }
  }

  #push(kind: ChangeKind, path: string, before: Json | undefined, after: Json | undefined): void {
    // Added members must not crowd out values that are lost.
    const turn = before === undefined ? ++this.#additions : ++this.#losses;
    if (turn > MOST_CHANGES) {
      this.beyond++;
      return;
    }
    const [isUnknown, output] = [this.#unknown.has(path), this.output];
    const why = () => (isUnknown ? operationMessages.unknownField : changeReason(kind, path, output));
    this.changes.push(new FoundChange(kind, path, why, before, after));
  }
}

/** Finding the reason takes far longer than finding the change, and is rarely needed if the changes are not returned. */
class FoundChange implements Change {
  readonly kind: ChangeKind;
  readonly path: string;
  readonly before?: Json;
  readonly after?: Json;
  readonly #makeReason: () => Message;
  #made: Message | undefined;

  constructor(kind: ChangeKind, path: string, makeReason: () => Message, before?: Json, after?: Json) {
    this.kind = kind;
    this.path = path;
    this.#makeReason = makeReason;
    if (before !== undefined) this.before = before;
    if (after !== undefined) this.after = after;
  }

  get why(): string {
    return this.#reason.text;
  }

  get phrase(): string {
    return this.#reason.phrase;
  }

  get values(): MessageValues {
    return this.#reason.values ?? {};
  }

  get #reason(): Message {
    return (this.#made ??= this.#makeReason());
  }
}

/** Figures and totals are calculated; other members that building fills in are defaults. */
function isCalculatedKind(kind: AnyKind | undefined): boolean {
  const name = kind?.named?.name ?? '';
  return !['cbc.Key', 'cal.Date', 'cal.Time', 'currency.Code'].includes(name);
}

/** Removing empty entries loses nothing; removed content is dropped. */
function removal(before: Json): ChangeKind {
  return isJsonObject(before) && Object.values(before).every(isBlank) ? 'normalised' : 'dropped';
}

function isBlank(value: Json): boolean {
  if (value === null || value === '' || value === false || value === 0) return true;
  if (Array.isArray(value)) return value.every((item: Json) => item === null);
  return isJsonObject(value) && Object.keys(value).length === 0;
}

/** All texts of a list remain, in order, possibly with others between, such as required addons. */
function standsIn(given: readonly Json[], after: readonly Json[]): boolean {
  let next = 0;
  for (const item of after) if (item === given[next]) next += 1;
  return next === given.length && given.every((item) => typeof item === 'string');
}

/** Another notation of the same value, or the current name of the same rate, is no other value. */
function rewriting(before: Json, after: Json, kind: AnyKind | undefined, path: string): ChangeKind {
  const isSame = isFormerRate(path, before, after) || (!isFigure(after, kind) && sameText(before, after));
  return isSame ? 'normalised' : 'overwrote';
}

function isFormerRate(path: string, before: Json, after: Json): boolean {
  return /\.taxes\[\d+\]\.rate$/.test(path) && typeof before === 'string' && currentRate(before) === after;
}

/** Equal letters and digits: only the notation changed. */
function sameText(before: Json, after: Json): boolean {
  const plain = (value: Json) =>
    written(value)
      ?.normalize('NFC')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toUpperCase();
  const [a, b] = [plain(before), plain(after)];
  return a !== undefined && b !== undefined && a !== '' && (a.endsWith(b) || b.endsWith(a));
}

/** Every character of a figure counts; `556036-0793` is a code with several notations. */
function isFigure(value: Json, kind: AnyKind | undefined): boolean {
  return kind ? kind.named?.id.startsWith('num/') === true : /^[-+]?[\d.,]+%?$/.test(written(value) ?? '');
}

const SEVERITIES: Readonly<Partial<Record<ChangeKind, Severity>>> = {
  overwrote: 'warning',
  dropped: 'warning',
  normalised: 'info',
};

/** Overwritten and dropped values as warnings, normalised ones and a missing issue date as information. */
export function faultsOfChanges(changes: readonly Change[], document: ReadDocument): readonly Fault[] {
  const unknown = new Set(document.unknown.map((member) => member.path));
  const found = new Findings('lint');
  for (const change of changes) {
    const dated = change.kind === 'defaulted' && /\.issue_date$/.test(change.path);
    const severity = dated ? 'info' : SEVERITIES[change.kind];
    if (!severity || unknown.has(change.path)) continue;
    const beside = { severity, value: change.before, fixes: fixesOf(change) };
    found.add(newFault('lint', `ASSAY-LINT-${change.kind.toUpperCase()}`, [change.path], sentence(change), beside));
  }
  return found.faults;
}

function sentence({ kind, before, after, why, phrase, values }: Change): Message {
  const show = (value: Json | undefined) => cut(written(value ?? '') ?? 'this', 200);
  const reason: GivenValue = phrase === undefined ? why : { text: why, phrase, ...(values && { values }) };
  if (kind === 'dropped') return operationMessages.drops({ before: show(before), why: reason });
  if (kind === 'defaulted') return operationMessages.fillsIn({ after: show(after), why: reason });
  const parts = { before: show(before), after: show(after), why: reason };
  return kind === 'overwrote' ? operationMessages.replaces(parts) : operationMessages.rewrites(parts);
}

function fixesOf({ kind, path, after }: Change): Fault['fixes'] {
  if (kind === 'dropped')
    return [{ ...titled(operationMessages.removeIt), safe: false, edits: [{ op: 'remove', path }] }];
  if (after === undefined || typeof after === 'object') return [];
  const op = kind === 'defaulted' ? 'add' : 'replace';
  return [
    {
      ...titled(operationMessages.write({ after: cut(String(after), 200) })),
      safe: kind === 'normalised',
      edits: [{ op, path, value: after }],
    },
  ];
}
