import type { Json } from '../engine/index.ts';
import { success } from '../engine/values.ts';
import { profileAsked } from '../formats/en16931/profiles/profiles.ts';
import { exportXml } from '../formats/writing/export-xml.ts';
import { formatByKey } from '../formats/catalogue/formats.ts';
import { hybridByKey, hybridProfile } from '../formats/pdf-pages/hybrid-formats.ts';
import { countriesOfDocument } from '../formats/rule-sets/named-countries.ts';
import type { Judging, RuleSet } from '../formats/rule-sets/rule-set.ts';
import { base64Of } from './base64-of.ts';
import type { Handler } from './handler.ts';
import { fileGiven, fontsOf, pageOptions, pageMembers } from './page-members.ts';

/** Writes a document and judges the result by the rule sets of its profile. */
export const exportHandler =
  (ruleSets: readonly RuleSet[]): Handler<'export'> =>
  (input, scope) => {
    const { data, format, profile, allow_loss: allowLoss, brief, context: making } = input;
    const { engine, context } = scope;
    const request = {
      data,
      format,
      ...(profile !== undefined && { profile }),
      ...(allowLoss !== undefined && { allowLoss }),
      ...(making && { context: making }),
    };
    if (hybridByKey(format)) return exportHybrid(ruleSets, input, request, scope);
    const outcome = exportXml(request, engine, context, ruleSets);
    if (!outcome.ok) return outcome;
    const { fileName, mediaType, report, ...rest } = outcome.value;
    return success({ ...rest, report: reportIn(report, brief), file_name: fileName, media_type: mediaType });
  };

const reportIn = <Report extends { readonly links: readonly unknown[] }>(report: Report, brief?: boolean): Report =>
  brief ? { ...report, links: [] } : report;

type Asked = Parameters<Handler<'export'>>;

/** The page writer is loaded with the first page. */
async function exportHybrid(
  ruleSets: readonly RuleSet[],
  { page, pdf, brief }: Asked[0],
  request: { readonly data: Json; readonly format: string; readonly profile?: string; readonly allowLoss?: boolean },
  { engine, context, fonts }: Asked[1],
): Promise<Awaited<ReturnType<Handler<'export'>>>> {
  const options = pageOptions(page);
  if (!options.ok) return options;
  const given = fileGiven(pdf);
  if (!given.ok) return given;
  const { exportPdf } = await import('../formats/pdf-pages/export-pdf.ts');
  const asked = { ...request, page: options.value, ...(given.value && { pdf: given.value }) };
  const outcome = await exportPdf(asked, engine, context, ruleSets, fontsOf(fonts));
  if (!outcome.ok) return outcome;
  const { fileName, mediaType, bytes, report, page: drawn, ...rest } = outcome.value;
  return success({
    ...rest,
    report: reportIn(report, brief),
    file_name: fileName,
    media_type: mediaType,
    content: base64Of(bytes),
    encoding: 'base64' as const,
    ...(drawn && { page: pageMembers(drawn) }),
  });
}

/** The rule sets for an export, for hosts that load them. None if the format or profile is unknown. */
export function exportJudging({ data = null, format, profile }: Readonly<Record<string, Json>>): Judging | undefined {
  const key = typeof format === 'string' ? format : '';
  const asked = typeof profile === 'string' ? profile : undefined;
  const hybrid = hybridByKey(key);
  const written = hybrid ? undefined : formatByKey(key);
  const syntax = hybrid ? 'cii' : written?.table.syntax;
  const named = hybrid ? hybridProfile(hybrid, asked, data) : written && profileAsked(asked, written, data);
  return syntax && named && { syntax, profile: named.key, countries: countriesOfDocument(data) };
}
