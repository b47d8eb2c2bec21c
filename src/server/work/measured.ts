import type { PostedOperation } from '../../api/bodies.ts';
import type { OperationId } from '../../api/routes.ts';
import { isBlank } from '../../operations/bulk/answer-record.ts';
import { topMembers } from '../../operations/requests/top-members.ts';
import type { PackedReply, Reply } from '../exchange.ts';
import { asciiOf, beginsWith } from './ascii.ts';
import type { AddressJob, Job, McpJob, OperationJob, RecordJob, TakeWork } from './job.ts';

/** Requests that the main process may answer: JSON bodies with these members and nothing else. */
interface MeasuredKind {
  /** Largest body, in bytes. */
  readonly upTo: number;
  /** Members of the body, each with the characters with which its value may begin. */
  readonly members: Readonly<Record<string, string>>;
  /** Flags of the address. Another language is not measured. */
  readonly flags?: readonly string[];
}

const OBJECT = '{';
const TEXT = '"';
const FLAG = 'tf';
/** A number, a flag or null: no operation takes these as a document, so that they cost only a refusal. */
const NO_DOCUMENT = '-0123456789tfn';

const KIB = 1024;

/**
 * What the main process answers itself. Everything else goes to a worker: a new operation, option or content type is
 * slow until its worst bodies are in `testing/worst-bodies.ts` and `npm run bench -- measured` finds that none takes
 * more than 50 ms of processor time.
 */
export const MEASURED: Readonly<Partial<Record<PostedOperation, MeasuredKind>>> = {
  build: {
    upTo: 4 * KIB,
    members: { data: OBJECT, template: `${OBJECT}n`, type: TEXT, envelop: FLAG },
    flags: ['warnings'],
  },
  validate: { upTo: 4 * KIB, members: { data: OBJECT }, flags: ['warnings'] },
  inspect: { upTo: 6 * KIB, members: { data: OBJECT, template: `${OBJECT}n`, type: TEXT, envelop: FLAG } },
  correct: { upTo: 6 * KIB, members: { data: OBJECT, options: `${OBJECT}n`, schema: FLAG } },
  replicate: { upTo: 6 * KIB, members: { data: OBJECT } },
  sign: {
    upTo: 4 * KIB,
    members: { data: OBJECT, template: `${OBJECT}n`, privatekey: OBJECT, type: TEXT, envelop: FLAG },
    flags: ['warnings'],
  },
  verify: { upTo: 6 * KIB, members: { data: OBJECT, publickey: OBJECT } },
};

/** Routes without a body that the main process answers itself, each with its flags. */
export const MEASURED_ADDRESSES: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  getVersion: [],
  keygen: [],
  listSchemas: [],
  getSchema: [],
  listRegimes: [],
  getRegime: [],
  listAddons: [],
  getAddon: [],
  getRefusal: [],
};

/** Longest message of an assistant that the main process answers itself, in bytes, and its methods. */
const MEASURED_MESSAGE = 4 * KIB;
export const MEASURED_METHODS: ReadonlySet<string> = new Set([
  'initialize',
  'ping',
  'notifications/initialized',
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
]);

/** Runs what is measured here, as far as it is smaller than `from` bytes, and everything else by `run`. */
export function placeWork(run: (job: Job) => Promise<PackedReply | Reply>, from: number): TakeWork {
  return (job) => (job.body.length < from && isMeasured(job) ? undefined : run(job));
}

function isMeasured(job: Job): boolean {
  switch (job.kind) {
    case 'operation':
      return isMeasuredOperation(job);
    case 'address':
      return isMeasuredAddress(job);
    case 'record':
      return isMeasuredRecord(job);
    case 'mcp':
      return isMeasuredMessage(job);
  }
}

function isMeasuredOperation({ operation, body, isFile, accept, query = {} }: OperationJob): boolean {
  const kind = kindOf(operation, body, Object.keys(query));
  return kind !== undefined && !isFile && accept === undefined && hasMeasuredMembers(kind, asciiOf(body));
}

function isMeasuredAddress({ operation, input }: AddressJob): boolean {
  const flags = Object.hasOwn(MEASURED_ADDRESSES, operation) ? MEASURED_ADDRESSES[operation] : undefined;
  // Path parameters are texts, flags are not.
  return flags !== undefined && Object.keys(input).every((name) => input[name] !== true || flags.includes(name));
}

/** A record counts as the request that it stands for. */
function isMeasuredRecord({ body, operation, shared = {}, lang }: RecordJob): boolean {
  if (body.length > LARGEST || lang !== undefined) return false;
  const text = asciiOf(body);
  if (isBlank(text)) return true;
  if (operation !== undefined) {
    const kind = kindOf(operation, body, []);
    if (beginsWith(text, NO_DOCUMENT)) return true;
    return kind !== undefined && Object.keys(shared).length === 0 && beginsWith(text, OBJECT);
  }
  const [op, again] = [...topMembers(text)].filter(({ name }) => name === 'op');
  const named = op && !again ? operationIn(op.text) : undefined;
  const kind = named === undefined ? undefined : kindOf(named, body, []);
  return kind !== undefined && hasMeasuredMembers(kind, text, RECORD_MEMBERS);
}

const RECORD_MEMBERS: readonly string[] = ['op', 'id'];

function operationIn(text: string): PostedOperation | undefined {
  return (Object.keys(MEASURED) as PostedOperation[]).find((key) => text === `"${key}"`);
}

/** One message, so no batch. A byte order mark begins neither. */
function isMeasuredMessage({ body }: McpJob): boolean {
  if (body.length > MEASURED_MESSAGE) return false;
  const methods = Array.from(topMembers(asciiOf(body))).filter(({ name }) => name === 'method');
  return methods.length === 1 && methods.every(({ text }) => MEASURED_METHODS.has(text.slice(1, -1)));
}

const LARGEST = Math.max(...Object.values(MEASURED).map(({ upTo }) => upTo));

/** The kind of a body with these flags, if it is measured with them at that size. */
function kindOf(
  operation: PostedOperation,
  { length }: Uint8Array,
  flags: readonly string[],
): MeasuredKind | undefined {
  const kind = Object.hasOwn(MEASURED, operation) ? MEASURED[operation] : undefined;
  if (!kind || length > kind.upTo) return undefined;
  return flags.every((flag) => kind.flags?.includes(flag)) ? kind : undefined;
}

/** Whether the text is an object whose members, however often each occurs, are all measured. */
function hasMeasuredMembers({ members }: MeasuredKind, text: string, further: readonly string[] = []): boolean {
  if (!beginsWith(text, OBJECT)) return false;
  for (const { name, text: value } of topMembers(text)) {
    if (further.includes(name)) continue;
    if (!Object.hasOwn(members, name) || !beginsWith(value, members[name] ?? '')) return false;
  }
  return true;
}
