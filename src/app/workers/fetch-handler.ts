import type { PostedOperation } from '../../api/bodies.ts';
import { fetchSigning } from '../../engine/deferred.ts';
import type { JsonObject } from '../../engine/index.ts';
import type { Judging, RuleSet } from '../../formats/rule-sets/rule-set.ts';
import { documentHandlers } from '../../operations/documents.ts';
import type { AnyHandler, BulkParts, Handler } from '../../operations/handler.ts';
import { isFileGiven, judgingHandlers } from '../../operations/inspect-file.ts';
import { signingHandlers } from '../../operations/signing.ts';

const atHand = { ...documentHandlers, ...signingHandlers };

/** Whether an operation needs the part of the engine for keys. */
export const withKeys = (operation: string): boolean =>
  Object.hasOwn(signingHandlers, operation) || operation === 'examineSignatures';

/** The parts of bulk work that read, write, show and judge files; each loads the code that it needs. */
export const bulkParts: BulkParts = {
  read: async (input, scope) => ((await fetchHandler('import', input)) as Handler<'import'>)(input, scope),
  judge: async (input, scope) => ((await fetchHandler('judge', input)) as Handler<'judge'>)(input, scope),
  rules: fetchSets,
  export: async (input, scope) => ((await fetchHandler('export', input)) as Handler<'export'>)(input, scope),
  render: async (input, scope) => ((await fetchHandler('render', input)) as Handler<'render'>)(input, scope),
};

/** The handler of an operation with the code that it needs for this input. Rejects only if code cannot be loaded. */
export async function fetchHandler(operation: PostedOperation, input: JsonObject): Promise<AnyHandler> {
  if (withKeys(operation)) await fetchSigning();
  switch (operation) {
    case 'validate':
    case 'inspect':
      // Loaded before the work starts, so that a failure to load is reported as such.
      if (isFileGiven(input)) await fetchHandler('import', input);
      if (input.destination !== undefined) await import('../../operations/destination-verdict.ts');
      return judgingHandlers(bulkParts)[operation] as AnyHandler;
    case 'import':
      return fetchJudge(await fetchEveryPart(() => importParts(input)), input);
    case 'export':
      return fetchJudge(await fetchEveryPart(exportParts), input);
    case 'judge':
      return fetchJudge(await fetchEveryPart(judgeParts), input);
    case 'render': {
      const [{ renderHandler }, { read }] = await Promise.all([
        import('../../operations/render-page.ts'),
        fileReader(),
      ]);
      return renderHandler(read) as AnyHandler;
    }
    case 'explainRefusal': {
      // The codes of all authorities are in one file, so the request does not reveal which authority is meant.
      const { refusalHandlers } = await import('../../operations/refusals.ts');
      return refusalHandlers.explainRefusal as AnyHandler;
    }
    case 'fingerprint':
      return (await import('../../operations/fingerprint.ts')).fingerprintHandlers.fingerprint as AnyHandler;
    default:
      return atHand[operation] as AnyHandler;
  }
}

async function fetchSets(judging: Judging): Promise<readonly RuleSet[]> {
  const { fetchDescribedSets } = await import('../../formats/rule-sets/on-demand.ts');
  return fetchDescribedSets(judging);
}

/** How a file is judged: which rules it needs, and the handler with these rules. */
interface FileJudge {
  readonly judgingOf: (input: JsonObject) => Judging | undefined;
  readonly handlerWith: (ruleSets: readonly RuleSet[]) => unknown;
}

async function fetchJudge({ judgingOf, handlerWith }: FileJudge, input: JsonObject): Promise<AnyHandler> {
  const judging = judgingOf(input);
  if (!judging) return handlerWith([]) as AnyHandler;
  const { fetchUndescribedSets } = await import('../../formats/rule-sets/on-demand.ts');
  const { sets, inWords } = await fetchUndescribedSets(judging);
  const handler = handlerWith(sets) as AnyHandler;
  return async (given, scope) => {
    const answer = await handler(given, scope);
    const described = await inWords();
    return described ? (handlerWith(described) as AnyHandler)(given, scope) : answer;
  };
}

/**
 * Formats, the PDF reader and rules are separate code, which loads with the first file. An invoice waits only for the
 * code that it needs, but everything is requested at once and in the same order, so that the requests do not reveal
 * what the user works on. A failure to load the rest is ignored here: code that needs it requests it again.
 */
function fetchEveryPart(needed: () => Promise<FileJudge>): Promise<FileJudge> {
  void Promise.allSettled([
    import('../../operations/import-format.ts'),
    exportParts(),
    fileReader(),
    import('../../formats/reading/importer.ts'),
    import('../../formats/catalogue/formats-on-demand.ts'),
    import('../../formats/rule-sets/on-demand.ts').then(({ fetchRulesAhead }) => fetchRulesAhead()),
  ]);
  return needed();
}

async function importParts(input: JsonObject): Promise<FileJudge> {
  const { importJudging, importHandler, isPdfGiven } = await import('../../operations/import-format.ts');
  const { prepare, read } = isPdfGiven(input) ? await fileReader() : await xmlReader(input);
  return {
    judgingOf: (given) => importJudging(given, prepare),
    handlerWith: (ruleSets) => importHandler(ruleSets, read),
  };
}

/** For a text only the tables of the formats that it may have; bytes may have any format. */
async function xmlReader({ data, encoding }: JsonObject) {
  if (typeof data !== 'string' || encoding !== undefined) {
    const [{ prepareImport, importXml }, { loadNationalFormats }] = await Promise.all([
      import('../../formats/reading/import-xml.ts'),
      import('../../formats/national/national-formats.ts'),
    ]);
    await loadNationalFormats();
    return { prepare: prepareImport, read: importXml };
  }
  const [{ importerOf }, { fetchFormats }] = await Promise.all([
    import('../../formats/reading/importer.ts'),
    import('../../formats/catalogue/formats-on-demand.ts'),
  ]);
  const { prepareImport, importXml } = importerOf(await fetchFormats(data));
  return { prepare: prepareImport, read: importXml };
}

async function fileReader() {
  const { prepareFile, importFile } = await import('../../formats/reading/import-file.ts');
  return { prepare: prepareFile, read: importFile };
}

async function exportParts(): Promise<FileJudge> {
  const { exportJudging, exportHandler } = await import('../../operations/export-format.ts');
  return { judgingOf: exportJudging, handlerWith: exportHandler };
}

/** For XML documents that are not converted, such as messages other than invoices. */
async function judgeParts(): Promise<FileJudge> {
  const [{ xmlJudging, judgeHandler }, { FORMATS }] = await Promise.all([
    import('../../operations/judge-operation.ts'),
    import('../../formats/catalogue/formats.ts'),
  ]);
  return {
    judgingOf: (given) => xmlJudging(given, FORMATS),
    handlerWith: (ruleSets) => judgeHandler(ruleSets, FORMATS),
  };
}
