import type { AskField, AskInput, Edit, Expectation, Fault, Fix } from '../core/faults/fault.ts';
import { PLACEHOLDER } from '../core/faults/placeholder.ts';
import type { Json } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import type { AnyKind } from '../core/schema/kind.ts';
import { nearest } from '../core/text/nearest.ts';
import { isObjectType } from '../core/schema/object-type.ts';
import { stepsOfPath } from '../core/json/path.ts';
import { isAskedFor } from '../documents/principal-members.ts';
import type { EngineCore } from '../engine-core.ts';
import { isEnvelope, tryDocument, type ReadDocument } from './read-document.ts';

/** More values are not repeated: `expected` lists them. */
const MOST_CHOICES = 50;

/** Most places of one fault to ask about. */
const MOST_PLACES = 8;

/**
 * Faults that others find in a document, such as the rules of its destination, with a form for what each one misses. They
 * stay as they are if the document cannot be read.
 */
export function askMissing(engine: EngineCore, data: Json, faults: readonly Fault[]): readonly Fault[] {
  const isMissing = ({ expected, fixes }: Fault): boolean => expected?.kind === 'present' && fixes.length === 0;
  if (!faults.some(isMissing)) return faults;
  const tried = tryDocument(engine, data);
  if (!tried.ok) return faults;
  return faults.flatMap((fault) => (isMissing(fault) ? withAsks(tried.value, data, [fault]) : [fault]));
}

/**
 * The faults with the kind of each fix. If there is no certain fix and the fault is about a single value or missing
 * members, the fix is to ask for them.
 */
export function withAsks(document: ReadDocument, data: Json, faults: readonly Fault[]): readonly Fault[] {
  return faults.map((fault) => {
    if (fault.fixes.length > 0) return { ...fault, fixes: fault.fixes.map((fix) => ({ kind: 'certain', ...fix })) };
    if (!isAsked(fault)) return fault;
    const places = fault.properties.length > 0 ? fault.properties.slice(0, MOST_PLACES) : ['$'];
    return { ...fault, fixes: places.flatMap((path) => askFor(document, data, fault, path) ?? []) };
  });
}

function isAsked({ severity, stage, expected, code }: Fault): boolean {
  return severity === 'error' && stage !== 'lint' && expected?.kind !== 'absent' && !/-(?:SIGNATURE|LIMIT)-/.test(code);
}

function askFor(document: ReadDocument, data: Json, fault: Fault, path: string): Fix | undefined {
  const { expected } = fault;
  if (expected?.kind === 'present' && isJsonObject(expected.like ?? null))
    return askMembers(document, data, path, expected.like ?? null);
  if (path === '$') return undefined;
  const place = expected && 'member' in expected && expected.member !== undefined ? `${path}.${expected.member}` : path;
  const kind = kindAt(document, place, data);
  if (kind && valueAt(data, place) === undefined && kind.shape !== 'scalar') return askWhole(place, kind);
  const input = inputOf(kind);
  // A rule may be about a derived value, which nobody writes. An empty one was derived from nothing.
  const isMade = fault.value !== undefined && fault.value !== '' && valueAt(data, place) === undefined;
  if (!input || isMade) return undefined;
  const field = { place, input, ...formOf(expected, fault.value) };
  return question(field.choices ? 'Choose' : 'Fill in', place, [editAt(data, place, PLACEHOLDER)], [field]);
}

function askMembers(document: ReadDocument, data: Json, path: string, like: Json): Fix | undefined {
  const form: AskField[] = [];
  const edits: Edit[] = [];
  for (const [place, wanted] of absentIn(data, path, like)) {
    const value = opened(document, data, place, wanted, form);
    if (value === undefined) return undefined;
    edits.push(editAt(data, place, value));
  }
  return form.length > 0 ? question('Fill in', path, edits, form) : undefined;
}

/** What is missing of the wanted members, with its places: in an object that is there, and behind the entries of a list. */
function absentIn(data: Json, path: string, like: Json): readonly (readonly [place: string, wanted: Json])[] {
  return Object.entries(isJsonObject(like) ? like : {}).flatMap(([name, wanted]) => {
    const place = `${path}.${name}`;
    const given = valueAt(data, place);
    if (given === undefined) return [[place, wanted] as const];
    if (isJsonObject(given) && isJsonObject(wanted)) return absentIn(data, place, wanted);
    if (!Array.isArray(given) || !Array.isArray(wanted)) return [];
    return wanted.map((entry: Json, index) => [`${place}[${String(given.length + index)}]`, entry] as const);
  });
}

/** Asks for the principal members of a missing object, or of the first entry of a missing list. */
function askWhole(place: string, kind: AnyKind): Fix | undefined {
  const form: AskField[] = [];
  const value = outlined(kind, place, form);
  return value === undefined ? undefined : question('Fill in', place, [{ op: 'add', path: place, value }], form);
}

/** Deepest nesting of requested values: a rate in the taxes of a referenced invoice. */
const DEEPEST = 5;

function outlined(kind: AnyKind, place: string, form: AskField[], depth = 0): Json | undefined {
  const input = inputOf(kind);
  if (input) {
    form.push({ place, input });
    return PLACEHOLDER;
  }
  if (depth >= DEEPEST) return undefined;
  if (kind.shape === 'list' && kind.entry) {
    const entry = outlined(kind.entry, `${place}[0]`, form, depth + 1);
    return entry === undefined ? undefined : [entry];
  }
  if (!isObjectType(kind)) return undefined;
  const types = kind.named ? [kind.named.name] : [];
  const wanted = Object.entries(kind.fields).filter(
    ([name, { always, options }]) => !options.calculated && isAskedFor(types, name, always),
  );
  const members = wanted.map(([name, field]) => [name, outlined(field.kind, `${place}.${name}`, form, depth + 1)]);
  // An incomplete object would be refused for something nobody was asked.
  if (members.length === 0 || members.some(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(members) as Json;
}

/** The expected value, with a placeholder and a form for each value that the author knows. */
function opened(document: ReadDocument, data: Json, place: string, like: Json, form: AskField[]): Json | undefined {
  if (like === '') {
    const input = inputOf(kindAt(document, place, data));
    if (input) form.push({ place, input });
    return input && PLACEHOLDER;
  }
  const entries = Array.isArray(like)
    ? like.map((item: Json, index) => ['', `${place}[${index}]`, item] as const)
    : isJsonObject(like)
      ? Object.entries(like).map(([name, item]) => [name, `${place}.${name}`, item] as const)
      : undefined;
  if (!entries) return like;
  const values = entries.map(([name, at, item]) => [name, opened(document, data, at, item, form)] as const);
  if (values.some(([, value]) => value === undefined)) return undefined;
  return Array.isArray(like) ? values.map(([, value]) => value ?? null) : (Object.fromEntries(values) as Json);
}

function question(what: string, place: string, edits: readonly Edit[], form: readonly AskField[]): Fix {
  const names = form.map((field) => lastName(field.place));
  return { kind: 'ask', title: `${what} ${names.join(', ')}`, safe: false, edits, ask: { place, form } };
}

/** The name of the member at a path, or of the list of the entry there. */
function lastName(path: string): string {
  let end = path.length;
  while (path[end - 1] === ']') end = path.lastIndexOf('[', end - 1);
  return path.slice(path.lastIndexOf('.', end - 1) + 1, end);
}

function editAt(data: Json, path: string, value: Json): Edit {
  return { op: valueAt(data, path) === undefined ? 'add' : 'replace', path, value };
}

/** The values to choose from begin with those that a misspelt one is close to. */
function formOf(expected: Expectation | undefined, given?: Json): Pick<AskField, 'pattern' | 'choices'> {
  if (expected?.kind === 'pattern') return { pattern: expected.pattern };
  if (expected?.kind !== 'oneOf' || expected.values.length > MOST_CHOICES) return {};
  const close = typeof given === 'string' ? nearest(given, expected.values) : [];
  return { choices: [...new Set([...close, ...expected.values])].map((value) => ({ value, name: value })) };
}

function valueAt(data: Json, path: string): Json | undefined {
  let value: Json | undefined = data;
  for (const step of stepsOfPath(path, data)) {
    if (Array.isArray(value)) value = value[Number(step)] as Json | undefined;
    else
      value = isJsonObject(value ?? null) && Object.hasOwn(value as object, step) ? memberOf(value, step) : undefined;
  }
  return value;
}

function memberOf(value: Json | undefined, name: string | number): Json | undefined {
  return (value as Readonly<Record<string, Json>>)[String(name)];
}

/** The type of the value at a path. */
function kindAt(document: ReadDocument, path: string, data: Json): AnyKind | undefined {
  let kind: AnyKind | undefined = document.type;
  for (const step of stepsOfPath(path, data)) kind = kind && below(kind, step, document);
  return kind;
}

function below(kind: AnyKind, step: string | number, document: ReadDocument): AnyKind | undefined {
  if (isObjectType(kind)) {
    const field = Object.hasOwn(kind.fields, step) ? kind.fields[String(step)]?.kind : undefined;
    return field?.shape === 'embedded' && step === 'doc' && isEnvelope(document) ? document.value.doc?.type : field;
  }
  return kind.shape === 'list' || kind.shape === 'map' ? kind.entry : undefined;
}

const INPUTS: Readonly<Record<string, AskInput>> = {
  'num/amount': 'amount',
  'num/percentage': 'percentage',
  'cal/date': 'date',
  'cal/time': 'time',
  'cal/date-time': 'date-time',
};

const PLAIN: Readonly<Record<string, AskInput>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
};

/** Undefined for anything but a single value. */
function inputOf(kind: AnyKind | undefined): AskInput | undefined {
  if (kind?.shape !== 'scalar') return undefined;
  const named = INPUTS[kind.named?.id ?? ''];
  if (named) return named;
  const type = (kind.named?.definition() ?? kind.reference())['type'];
  return typeof type === 'string' ? (PLAIN[type] ?? 'text') : 'text';
}
