import { failure, success } from '../../engine/values.ts';
import type { Fault, Json, Outcome } from '../../engine/index.ts';
import type { ImportedPdf, importFile } from '../../formats/import-file.ts';
import type { FileFault, Importer } from '../../formats/importer.ts';
import { startOfPdf } from '../../formats/pdf/start-of-pdf.ts';
import { RULE_SET_CARDS, type Judging, type RuleSet } from '../../formats/rule-sets/rule-set.ts';
import { requestFault } from '../requests/request-fault.ts';
import { bytesOf } from './bytes-of.ts';
import type { Handler } from './handler.ts';

/** Reads a file and judges it by those of the rule sets that its profile asks for. Whoever knows that it is no PDF may give `importXml`. */
export const importHandler =
  (ruleSets: readonly RuleSet[], read: typeof importFile): Handler<'import'> =>
  ({ data, encoding, format, judge }, { engine, context }) => {
    const bytes = encoding === 'base64' ? bytesOf(data) : data;
    if (bytes === undefined) {
      const description = '`data` is not Base64';
      return failure('input', `${description}.`, [requestFault('TYPE', 'request.data', description)]);
    }
    const unknown = judge?.findIndex((key) => !RULE_SET_CARDS.some((set) => set.key === key)) ?? -1;
    if (unknown >= 0) {
      const description = `There is no rule set \`${judge?.[unknown]}\`; there are ${RULE_SET_CARDS.map(({ key }) => key).join(', ')}`;
      return failure('input', `${description}.`, [requestFault('RULES', `request.judge[${unknown}]`, description)]);
    }
    const outcome = read({ data: bytes, ...(judge && { judge }) }, engine, context, ruleSets);
    if (!outcome.ok) return unreadable(outcome.faults);
    const { profile, faults, pdf, ...rest } = outcome.value;
    if (format !== undefined && format !== rest.format) {
      const description = `The file is ${rest.format}, not ${format}`;
      return failure('input', `${description}.`, [requestFault('FORMAT', 'request.format', description)]);
    }
    return success({
      ...rest,
      ...(profile !== undefined && { profile }),
      ...(faults.length > 0 && { faults: faults.map(({ offset: _, ...fault }) => fault) }),
      ...(pdf && { pdf: told(pdf) }),
    });
  };

/** By which rules a file will be judged, for hosts that fetch them. None when it cannot be read; the handler then says why. */
export function importJudging(
  input: Readonly<Record<string, Json>>,
  prepare: Importer['prepareImport'],
): Judging | undefined {
  const { judge } = input;
  const given = givenData(input);
  const prepared = given === undefined ? undefined : prepare({ data: given }, () => true);
  if (!prepared?.ok) return undefined;
  const { syntax, profile } = prepared.value;
  return {
    syntax,
    profile,
    countries: prepared.value.countries(),
    ...(Array.isArray(judge) && { judge: judge.map(String) }),
  };
}

/** Whether the file is a PDF, which takes a reader of its own. */
export function isPdfGiven(input: Readonly<Record<string, Json>>): boolean {
  const given = givenData(input);
  return given !== undefined && typeof given !== 'string' && startOfPdf(given) !== undefined;
}

function givenData({ data, encoding }: Readonly<Record<string, Json>>): string | Uint8Array | undefined {
  return typeof data !== 'string' ? undefined : encoding === 'base64' ? bytesOf(data) : data;
}

function told({ metadata, ...pdf }: ImportedPdf) {
  if (!metadata) return pdf;
  const { documentType, fileName, ...rest } = metadata;
  const named = {
    ...rest,
    ...(documentType !== undefined && { document_type: documentType }),
    ...(fileName !== undefined && { file_name: fileName }),
  };
  return { ...pdf, metadata: named };
}

function unreadable(faults: readonly FileFault[]): Outcome<never> {
  const placed = faults.map((fault): Fault => ({
    severity: 'error',
    stage: 'input',
    code: fault.code,
    properties: ['$'],
    description: fault.description,
    // A PDF has bytes and no lines; its faults name the byte in words.
    ...('line' in fault && { place: { line: fault.line, column: fault.column } }),
    certain: true,
    fixes: [],
  }));
  return failure('input', faults[0]?.description ?? 'The file cannot be read', placed);
}
