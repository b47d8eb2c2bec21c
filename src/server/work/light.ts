import type { PostedOperation } from '../../api/bodies.ts';
import type { OperationId } from '../../api/routes.ts';
import { isBlank } from '../../operations/bulk/answer-record.ts';
import { topMembers } from '../../operations/requests/top-members.ts';
import { asciiOf, beginsWith } from './ascii.ts';
import type { Job, OperationJob, RecordJob } from './job.ts';

/** Largest light body with an option, in bytes; or the values with which it is light, as JSON. */
type LightOption = number | readonly string[];

/** Requests of an operation that are light in a worker. */
interface LightKind {
  /** Largest body whose `data` is a JSON object, in bytes. */
  readonly document?: number;
  /** Largest body whose `data` is XML, or that is an XML file. */
  readonly xml?: number;
  /** Members of the body beside `data`, and flags of the address. */
  readonly options: Readonly<Record<string, LightOption>>;
}

const KIB = 1024;
const ANY = 32 * KIB;
/** Drawn or exported, a small document is long. */
const WRITTEN = 16 * KIB;
/** Rules of several sets, each over every line. */
const JUDGED = 8 * KIB;
/** Written, and judged by every set of its destination. */
const DESTINED = 4 * KIB;

/**
 * What a worker answers in a moment whatever it contains: at most 300 ms of processor time by `npm run bench --
 * measured`. These requests have a worker of their own and never wait for a PDF or a long body. A new operation, option
 * or content type is heavy until it is measured.
 */
export const LIGHT: Readonly<Partial<Record<PostedOperation, LightKind>>> = {
  build: { document: ANY, options: { template: ANY, type: ANY, envelop: ANY, warnings: ANY } },
  validate: { document: ANY, xml: ANY, options: { encoding: ANY, warnings: ANY } },
  inspect: {
    document: ANY,
    xml: ANY,
    options: {
      encoding: ANY,
      template: ANY,
      type: ANY,
      envelop: ANY,
      include: ANY,
      omit: ANY,
      destination: DESTINED,
      at: ANY,
    },
  },
  correct: { document: ANY, options: { options: ANY, schema: ANY } },
  replicate: { document: ANY, options: {} },
  sign: { document: ANY, options: { template: ANY, privatekey: ANY, type: ANY, envelop: ANY, warnings: ANY } },
  verify: { document: ANY, options: { publickey: ANY } },
  import: { xml: ANY, options: { encoding: ANY, format: ANY, judge: JUDGED, at: ANY, brief: ANY } },
  export: {
    document: WRITTEN,
    // Not the formats that are a PDF.
    options: {
      format: ['ubl', 'cii', 'oioubl', 'peppol-invoice-response', 'peppol-mlr', 'peppol-mls', 'cdar'],
      profile: WRITTEN,
      allow_loss: WRITTEN,
      brief: WRITTEN,
    },
  },
  judge: { xml: ANY, options: { encoding: ANY, judge: JUDGED, at: ANY } },
  render: { document: WRITTEN, options: { format: ['html'] } },
};

/** Routes without a body that are light, with any flag. */
export const LIGHT_ADDRESSES: ReadonlySet<OperationId> = new Set([
  'getVersion',
  'keygen',
  'listFormats',
  'listDestinations',
  'listRefusals',
  'getRefusal',
  'listSchemas',
  'getSchema',
  'listRegimes',
  'getRegime',
  'listAddons',
  'getAddon',
  'getRule',
]);

export interface LightBounds {
  /** Size in bytes from which a body is heavy whatever it is. */
  readonly from: number;
  /** The operator's rules judge every XML file; nobody has measured them. */
  readonly hasOwnRules?: boolean;
}

/** Whether a job is light. Messages of assistants may hold anything, and are not. */
export function isLight(job: Job, { from, hasOwnRules = false }: LightBounds): boolean {
  if (job.body.length >= from) return false;
  switch (job.kind) {
    case 'operation':
      return isLightOperation(job, hasOwnRules);
    case 'address':
      return LIGHT_ADDRESSES.has(job.operation);
    case 'record':
      return isLightRecord(job, hasOwnRules);
    case 'mcp':
      return false;
  }
}

function isLightOperation(job: OperationJob, hasOwnRules: boolean): boolean {
  const { operation, body, isFile, accept, query = {} } = job;
  if (accept !== undefined) return false;
  const kind = kindOf(operation, hasOwnRules);
  if (!kind) return false;
  const { lang: _, ...flags } = query;
  const { length } = body;
  const withFlags = Object.entries(flags).every(([name, value]) =>
    isLightOption(kind, name, value === true ? 'true' : JSON.stringify(value), length),
  );
  if (!withFlags) return false;
  const text = asciiOf(body);
  return isFile ? length <= (kind.xml ?? 0) && isXml(text) : hasLightMembers(kind, text);
}

/** A record counts as the request that it stands for. */
function isLightRecord({ body, operation, shared = {} }: RecordJob, hasOwnRules: boolean): boolean {
  const text = asciiOf(body);
  if (isBlank(text)) return true;
  if (operation !== undefined) {
    const kind = kindOf(operation, hasOwnRules);
    const { length } = body;
    const withShared = Object.entries(shared).every(
      ([name, value]) => kind && isLightOption(kind, name, JSON.stringify(value), length),
    );
    return kind !== undefined && withShared && isLightData(kind, text.trim(), length, false);
  }
  const [op, again] = [...topMembers(text)].filter(({ name }) => name === 'op');
  const named = (Object.keys(LIGHT) as PostedOperation[]).find((key) => op?.text === `"${key}"`);
  const kind = named && !again ? kindOf(named, hasOwnRules) : undefined;
  return kind !== undefined && hasLightMembers(kind, text, ['op', 'id']);
}

function kindOf(operation: PostedOperation, hasOwnRules: boolean): LightKind | undefined {
  const kind = Object.hasOwn(LIGHT, operation) ? LIGHT[operation] : undefined;
  return kind && hasOwnRules ? { ...kind, xml: 0 } : kind;
}

function isLightOption({ options }: LightKind, name: string, value: string, length: number): boolean {
  const light = Object.hasOwn(options, name) ? options[name] : undefined;
  if (light === undefined) return false;
  return typeof light === 'number' ? length <= light : light.some((allowed) => value === JSON.stringify(allowed));
}

/** Whether the text is an object whose members, however often each occurs, are all light. */
function hasLightMembers(kind: LightKind, text: string, further: readonly string[] = []): boolean {
  // Every operation refuses a body that is no object.
  if (!beginsWith(text, '{')) return text.length <= Math.max(kind.document ?? 0, kind.xml ?? 0);
  const members = [...topMembers(text)].filter(({ name }) => !further.includes(name));
  const isCoded = members.some(({ name }) => name === 'encoding');
  return members.every(({ name, text: value }) =>
    name === 'data' ? isLightData(kind, value, text.length, isCoded) : isLightOption(kind, name, value, text.length),
  );
}

function isLightData({ document = 0, xml = 0 }: LightKind, value: string, length: number, isCoded: boolean): boolean {
  if (value.startsWith('{')) return length <= document;
  // No operation takes a list or a number as a document.
  if (!value.startsWith('"')) return length <= Math.max(document, xml);
  return length <= xml && (XML_STRING.test(value) || (isCoded && isXml(decoded(value.slice(1, 1 + CODED_HEAD)))));
}

/** The beginning of a JSON string with XML, after a byte order mark. */
const XML_STRING = /^"(?:\u00ef\u00bb\u00bf|\\ufeff)?(?: |\\[nrt])*</;

/** A PDF may begin later in a file. */
const HEAD = 1_026;
const CODED_HEAD = (HEAD / 3) * 4;

/** Whether the bytes of a file are XML and no PDF. */
function isXml(text: string): boolean {
  return /^(?:\u00ef\u00bb\u00bf)?\s*</.test(text.slice(0, HEAD)) && !text.slice(0, HEAD).includes('%PDF-');
}

/** The bytes in Base64; none if it is not valid. */
function decoded(base64: string): string {
  const [whole = ''] = /^[A-Za-z0-9+/]*/.exec(base64) ?? [];
  return atob(whole.slice(0, whole.length - (whole.length % 4)));
}
