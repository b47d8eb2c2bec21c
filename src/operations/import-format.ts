import { failure, sentence, success } from '../engine/values.ts';
import type { Json, Message, Outcome } from '../engine/index.ts';
import { FORMAT_KEYS } from '../formats/catalogue/format.ts';
import type { ImportedPdf, importFile } from '../formats/reading/import-file.ts';
import type { Importer } from '../formats/reading/importer.ts';
import type { Report, ReportEntry } from '../formats/mapping/report.ts';
import { startOfPdf } from '../formats/pdf/start-of-pdf.ts';
import type { Judging, RuleSet } from '../formats/rule-sets/rule-set.ts';
import { requestFault } from './requests/request-fault.ts';
import { bytesOf } from './bytes-of.ts';
import type { Handler } from './handler.ts';
import { knownSets, notBase64, refusedJudging, unreadable, withOwn } from './chosen-rule-sets.ts';
import { fileMessages } from '../api/file-messages.ts';

type FileHandler = (
  input: Omit<Parameters<Handler<'import'>>[0], 'data'> & { readonly data: string | Uint8Array },
  scope: Parameters<Handler<'import'>>[1],
) => ReturnType<Handler<'import'>>;

/**
 * Reads a file, as text, Base64 or bytes, and judges it by the rule sets of its profile. A caller that never has PDFs
 * may pass `importXml`.
 */
export const importHandler =
  (ruleSets: readonly RuleSet[], read: typeof importFile): FileHandler =>
  ({ data, encoding, format, judge, at, brief }, { engine, context, ownRules }) => {
    const bytes = encoding === 'base64' && typeof data === 'string' ? bytesOf(data) : data;
    if (bytes === undefined) return notBase64();
    const refused = refusedFormat(format) ?? refusedJudging({ judge, at }, knownSets(ownRules));
    if (refused) return refused;
    const asked = { ...(judge && { judge }), ...(at !== undefined && { at }) };
    const outcome = read({ data: bytes, ...asked }, engine, context, withOwn(ruleSets, ownRules));
    if (!outcome.ok) return unreadable(outcome.faults);
    const { profile, faults, pdf, report, documents, ...rest } = outcome.value;
    const shown = (report: Report): Report =>
      brief ? { ...report, entries: report.entries.filter(isReported) } : report;
    if (format !== undefined && format !== rest.format) {
      return wrongFormat(fileMessages.otherFormat({ found: rest.format, format }));
    }
    return success({
      ...rest,
      ...(documents && { documents: documents.map((document) => ({ ...document, report: shown(document.report) })) }),
      report: shown(report),
      ...(profile !== undefined && { profile }),
      ...(faults.length > 0 && { faults: faults.map(({ offset: _, ...fault }) => fault) }),
      ...(pdf && { pdf: reportOf(pdf) }),
    });
  };

/** Whether a short report includes a leaf: it is lost, or building gives another figure, or would without an addition. */
const isReported = ({ outcome, value, became = value, phrase }: ReportEntry): boolean =>
  outcome === 'left' ||
  (outcome === 'recalculated' &&
    (phrase?.startsWith('xml.keptBy') === true || Math.abs(figureOf(became) - figureOf(value)) > 0));

const figureOf = (text: string): number => Number(text.replace('%', ''));

function refusedFormat(format: string | undefined): Outcome<never> | undefined {
  if (format === undefined || FORMAT_KEYS.some((key) => key === format)) return undefined;
  return wrongFormat(fileMessages.unknownFormat({ format, known: FORMAT_KEYS.join(', ') }));
}

function wrongFormat(description: Message): Outcome<never> {
  return failure('input', sentence(description), [requestFault('FORMAT', 'request.format', description)]);
}

/** The rule sets for a file, for hosts that load them. None if it cannot be read; the handler then says why. */
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

/** Whether the file is a PDF, which needs its own reader. */
export function isPdfGiven(input: Readonly<Record<string, Json>>): boolean {
  const given = givenData(input);
  return given !== undefined && typeof given !== 'string' && startOfPdf(given) !== undefined;
}

function givenData({ data, encoding }: Readonly<Record<string, Json>>): string | Uint8Array | undefined {
  return typeof data !== 'string' ? undefined : encoding === 'base64' ? bytesOf(data) : data;
}

function reportOf({ metadata, ...pdf }: ImportedPdf) {
  if (!metadata) return pdf;
  const { documentType, fileName, ...rest } = metadata;
  const named = {
    ...rest,
    ...(documentType !== undefined && { document_type: documentType }),
    ...(fileName !== undefined && { file_name: fileName }),
  };
  return { ...pdf, metadata: named };
}
