import { documentHandlers } from '../../contract/handlers/documents.ts';
import type { HandlerScope } from '../../contract/handlers/handler.ts';
import { signingHandlers } from '../../contract/handlers/signing.ts';
import { bodies } from '../../contract/requests/bodies.ts';
import { checkMembers, knownMembers } from '../../contract/requests/check-members.ts';
import { readJsonBody } from '../../contract/requests/read-json-body.ts';
import { writeError, writeOperationError } from '../../contract/write-error.ts';
import { fetchSigning } from '../../engine/deferred.ts';
import type { Engine, JsonObject, OperationContext, Outcome } from '../../engine/index.ts';
import { JSON_LIMITS } from '../../engine/values.ts';
import type { RuleSet } from '../../formats/rule-sets/rule-set.ts';
import { XML_LIMITS } from '../../formats/xml/limits.ts';
import { answerLines } from './answer-lines.ts';
import { fetchFonts } from './fetch-fonts.ts';
import type { Answer } from './messages.ts';
import { pageHandlers } from './page-handlers.ts';

const handlers = { ...documentHandlers, ...signingHandlers, ...pageHandlers };

const withKeys = new Set([...Object.keys(signingHandlers), 'examineSignatures']);

/** A handler whose input has been looked at. */
export type AnyHandler = (input: object, scope: HandlerScope) => Outcome<unknown> | Promise<Outcome<unknown>>;

/**
 * Answers one of the API's operations as the service does, with the same status and body, or one of the page's own, whose
 * members are taken as they are: the typed callers have vouched for them. Rejects only when code cannot be fetched.
 */
export async function answerRequest(
  operation: string,
  body: string,
  engine: Engine,
  context: OperationContext,
): Promise<Answer> {
  const [name, query] = operation.split('?');
  if (name === 'bulk') {
    const asked = new URLSearchParams(query);
    // Without an operation for all of them, each line may name its own.
    if (withKeys.has(asked.get('op') ?? 'sign')) await fetchSigning();
    return answerLines(asked, body, engine, context);
  }
  if (operation === 'judge') return answerJudging(body, engine, context);
  if (operation === 'import' || operation === 'export') return answerFormat(operation, body, engine, context);
  if (operation === 'render') return answerRendering(body, engine, context);
  if (operation === 'explainRefusal') return answerRefusal(operation, body, engine, context);
  if (!Object.hasOwn(handlers, operation)) return written(writeError(404, 'not-found', 'There is nothing here.'));
  const handler = handlers[operation as keyof typeof handlers] as AnyHandler;
  const read = readMembers(operation, body);
  if (!read.ok) return written(read.error);
  if (withKeys.has(operation)) await fetchSigning();
  return answered(handler, read.value, engine, context);
}

/** Of a question of the page itself: two invoices in XML, each as long as can be read, with every quote escaped. */
const OWN_LIMITS = { ...JSON_LIMITS, maxLength: 4 * XML_LIMITS.maxLength };

/** The members of a request, checked as the API asks; what the page asks of itself alone is not of the API. */
function readMembers(operation: string, text: string): ReturnType<typeof readJsonBody> {
  const isApi = Object.hasOwn(bodies, operation);
  const body = isApi ? bodies[operation as keyof typeof bodies] : undefined;
  if (isApi && !body) return { ok: true, value: {} };
  const read = readJsonBody(text, isApi ? JSON_LIMITS : OWN_LIMITS);
  if (!read.ok || !body) return read;
  const value = knownMembers(body, read.value);
  const faults = checkMembers(body, value);
  if (faults.length === 0) return { ok: true, value };
  return { ok: false, error: writeError(400, 'input', 'The members of the request are not as they must be.', faults) };
}

/**
 * Formats are code of their own, fetched when the first file comes; so are the reader of PDF and rules. An invoice waits for what it
 * takes alone, yet everything is asked for at once and in one order: what is fetched tells nobody what is worked on.
 */
async function answerFormat(
  operation: 'import' | 'export',
  body: string,
  engine: Engine,
  context: OperationContext,
): Promise<Answer> {
  const read = readMembers(operation, body);
  if (!read.ok) return written(read.error);
  fetchEveryPart();
  const [{ judgingOf, handlerWith }, { fetchRuleSets }] = await Promise.all([
    operation === 'import' ? importParts(read.value) : exportParts(),
    import('../../formats/rule-sets/on-demand.ts'),
  ]);
  const judging = judgingOf(read.value);
  const ruleSets = judging ? await fetchRuleSets(judging) : [];
  return answered(handlerWith(ruleSets) as AnyHandler, read.value, engine, context);
}

/** The same for a document that no document of ours stands for. */
async function answerJudging(body: string, engine: Engine, context: OperationContext): Promise<Answer> {
  const read = readMembers('judge', body);
  if (!read.ok) return written(read.error);
  fetchEveryPart();
  const [{ xmlJudging, judgeHandler }, { FORMATS }, { fetchRuleSets }] = await Promise.all([
    import('../../contract/handlers/judge-xml.ts'),
    import('../../formats/formats.ts'),
    import('../../formats/rule-sets/on-demand.ts'),
  ]);
  const judging = xmlJudging(read.value, FORMATS);
  const ruleSets = judging ? await fetchRuleSets(judging) : [];
  return answered(judgeHandler(ruleSets, FORMATS) as AnyHandler, read.value, engine, context);
}

/** A page of a document or of an invoice that is read. */
async function answerRendering(body: string, engine: Engine, context: OperationContext): Promise<Answer> {
  const read = readMembers('render', body);
  if (!read.ok) return written(read.error);
  fetchEveryPart();
  const [{ renderHandler }, reader] = await Promise.all([
    import('../../contract/handlers/render-page.ts'),
    typeof read.value['data'] === 'string' ? importReader(read.value) : fileReader(),
  ]);
  return answered(renderHandler(reader.read) as AnyHandler, read.value, engine, context);
}

/** Whether or not they come: who needs one asks for it and is told. */
function fetchEveryPart(): void {
  void Promise.allSettled([
    import('../../contract/handlers/import-format.ts'),
    exportParts(),
    fileReader(),
    import('../../formats/importer.ts'),
    import('../../formats/formats-on-demand.ts'),
    import('../../formats/rule-sets/on-demand.ts').then(({ fetchRulesAhead }) => fetchRulesAhead()),
  ]);
}

async function importReader(input: JsonObject) {
  const { isPdfGiven } = await import('../../contract/handlers/import-format.ts');
  return isPdfGiven(input) ? fileReader() : xmlReader(input);
}

async function importParts(input: JsonObject) {
  const { importJudging, importHandler } = await import('../../contract/handlers/import-format.ts');
  const { prepare, read } = await importReader(input);
  return {
    judgingOf: (given: JsonObject) => importJudging(given, prepare),
    handlerWith: (ruleSets: readonly RuleSet[]) => importHandler(ruleSets, read),
  };
}

/** Only the tables of the formats that a text may be of; what is given as bytes may be of any. */
async function xmlReader({ data, encoding }: JsonObject) {
  if (typeof data !== 'string' || encoding !== undefined) {
    const { prepareImport, importXml } = await import('../../formats/import-xml.ts');
    return { prepare: prepareImport, read: importXml };
  }
  const [{ importerOf }, { fetchFormats }] = await Promise.all([
    import('../../formats/importer.ts'),
    import('../../formats/formats-on-demand.ts'),
  ]);
  const { prepareImport, importXml } = importerOf(await fetchFormats(data));
  return { prepare: prepareImport, read: importXml };
}

async function fileReader() {
  const { prepareFile, importFile } = await import('../../formats/import-file.ts');
  return { prepare: prepareFile, read: importFile };
}

async function exportParts() {
  const { exportJudging, exportHandler } = await import('../../contract/handlers/export-format.ts');
  return { judgingOf: exportJudging, handlerWith: exportHandler };
}

/** The codes of all authorities come as one file, so what is fetched tells nobody which of them is asked about. */
async function answerRefusal(
  operation: string,
  body: string,
  engine: Engine,
  context: OperationContext,
): Promise<Answer> {
  const read = readMembers(operation, body);
  if (!read.ok) return written(read.error);
  const { refusalHandlers } = await import('../../contract/handlers/refusals.ts');
  return answered(refusalHandlers.explainRefusal as AnyHandler, read.value, engine, context);
}

/** What a handler makes of its input, in the published form. */
export async function answered(
  handler: AnyHandler,
  input: JsonObject,
  engine: Engine,
  context: OperationContext,
): Promise<Answer> {
  try {
    const outcome = await handler(input, { engine, context, fonts: fetchFonts });
    return outcome.ok
      ? { status: 200, text: JSON.stringify(outcome.value) }
      : written(writeOperationError(outcome.error));
  } catch {
    return written(writeError(500, 'internal', 'The engine failed on this document.'));
  }
}

/** A refusal in the published form. */
export function written(body: ReturnType<typeof writeError>): Answer {
  return { status: body.code, text: JSON.stringify(body) };
}
