import type { PostedOperation } from '../../contract/bodies.ts';
import { fetchSigning } from '../../engine/deferred.ts';
import type { JsonObject } from '../../engine/index.ts';
import type { Judging, RuleSet } from '../../formats/rule-sets/rule-set.ts';
import { documentHandlers } from '../../handlers/documents.ts';
import type { AnyHandler, BulkParts, Handler } from '../../handlers/handler.ts';
import { isFileGiven, judgingHandlers } from '../../handlers/judge-file.ts';
import { signingHandlers } from '../../handlers/signing.ts';

const atHand = { ...documentHandlers, ...signingHandlers };

/** Whether the work of an operation takes the part of the engine that knows keys. */
export const withKeys = (operation: string): boolean =>
  Object.hasOwn(signingHandlers, operation) || operation === 'examineSignatures';

/** What reads, writes, shows and judges files, and judges for destinations, by the code that each takes. */
export const bulkParts: BulkParts = {
  read: async (input, scope) => ((await fetchHandler('import', input)) as Handler<'import'>)(input, scope),
  judge: async (input, scope) => ((await fetchHandler('judge', input)) as Handler<'judge'>)(input, scope),
  rules: fetchSets,
  export: async (input, scope) => ((await fetchHandler('export', input)) as Handler<'export'>)(input, scope),
  render: async (input, scope) => ((await fetchHandler('render', input)) as Handler<'render'>)(input, scope),
};

/** The handler of an operation, with whatever code it takes for this input. Rejects only when code cannot be fetched. */
export async function fetchHandler(operation: PostedOperation, input: JsonObject): Promise<AnyHandler> {
  if (withKeys(operation)) await fetchSigning();
  switch (operation) {
    case 'validate':
    case 'inspect':
      // Fetched before there is work, where what cannot be fetched is told as that.
      if (isFileGiven(input)) await fetchHandler('import', input);
      if (input.destination !== undefined) await import('../../handlers/judge-destination.ts');
      return judgingHandlers(bulkParts)[operation] as AnyHandler;
    case 'import':
      return fetchJudge(await fetchEveryPart(() => importParts(input)), input);
    case 'export':
      return fetchJudge(await fetchEveryPart(exportParts), input);
    case 'judge':
      return fetchJudge(await fetchEveryPart(judgeParts), input);
    case 'render': {
      const [{ renderHandler }, { read }] = await Promise.all([import('../../handlers/render-page.ts'), fileReader()]);
      return renderHandler(read) as AnyHandler;
    }
    case 'explainRefusal': {
      // The codes of all authorities come as one file, so what is fetched tells nobody which of them is asked about.
      const { refusalHandlers } = await import('../../handlers/refusals.ts');
      return refusalHandlers.explainRefusal as AnyHandler;
    }
    default:
      return atHand[operation] as AnyHandler;
  }
}

async function fetchSets(judging: Judging): Promise<readonly RuleSet[]> {
  const { fetchRuleSets } = await import('../../formats/rule-sets/on-demand.ts');
  return fetchRuleSets(judging);
}

/** How a file is judged: by which rules, and the handler that has them. */
interface FileJudge {
  readonly judgingOf: (input: JsonObject) => Judging | undefined;
  readonly handlerWith: (ruleSets: readonly RuleSet[]) => unknown;
}

async function fetchJudge({ judgingOf, handlerWith }: FileJudge, input: JsonObject): Promise<AnyHandler> {
  const judging = judgingOf(input);
  return handlerWith(judging ? await fetchSets(judging) : []) as AnyHandler;
}

/**
 * Formats are code of their own, fetched when the first file comes; so are the reader of PDF and rules. An invoice waits for what it
 * takes alone, yet everything is asked for at once and in one order: what is fetched tells nobody what is worked on. Whether or not
 * the others come: who needs one asks for it and is told.
 */
function fetchEveryPart(needed: () => Promise<FileJudge>): Promise<FileJudge> {
  void Promise.allSettled([
    import('../../handlers/import-format.ts'),
    exportParts(),
    fileReader(),
    import('../../formats/importer.ts'),
    import('../../formats/formats-on-demand.ts'),
    import('../../formats/rule-sets/on-demand.ts').then(({ fetchRulesAhead }) => fetchRulesAhead()),
  ]);
  return needed();
}

async function importParts(input: JsonObject): Promise<FileJudge> {
  const { importJudging, importHandler, isPdfGiven } = await import('../../handlers/import-format.ts');
  const { prepare, read } = isPdfGiven(input) ? await fileReader() : await xmlReader(input);
  return {
    judgingOf: (given) => importJudging(given, prepare),
    handlerWith: (ruleSets) => importHandler(ruleSets, read),
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

async function exportParts(): Promise<FileJudge> {
  const { exportJudging, exportHandler } = await import('../../handlers/export-format.ts');
  return { judgingOf: exportJudging, handlerWith: exportHandler };
}

/** For a document that no document of ours stands for. */
async function judgeParts(): Promise<FileJudge> {
  const [{ xmlJudging, judgeHandler }, { FORMATS }] = await Promise.all([
    import('../../handlers/judge-xml.ts'),
    import('../../formats/formats.ts'),
  ]);
  return {
    judgingOf: (given) => xmlJudging(given, FORMATS),
    handlerWith: (ruleSets) => judgeHandler(ruleSets, FORMATS),
  };
}
