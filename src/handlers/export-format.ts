import { success } from '../engine/values.ts';
import type { Json } from '../engine/index.ts';
import { profileAsked } from '../formats/en16931/profiles/profiles.ts';
import { exportXml } from '../formats/export-xml.ts';
import { formatByKey } from '../formats/formats.ts';
import { countriesOfDocument } from '../formats/rule-sets/named-countries.ts';
import type { Judging, RuleSet } from '../formats/rule-sets/rule-set.ts';
import type { Handler } from './handler.ts';

/** Writes a document and judges what is written by those of the rule sets that the profile asks for. */
export const exportHandler =
  (ruleSets: readonly RuleSet[]): Handler<'export'> =>
  ({ data, format, profile, allow_loss: allowLoss }, { engine, context }) => {
    const request = {
      data,
      format,
      ...(profile !== undefined && { profile }),
      ...(allowLoss !== undefined && { allowLoss }),
    };
    const outcome = exportXml(request, engine, context, ruleSets);
    if (!outcome.ok) return outcome;
    const { fileName, mediaType, ...rest } = outcome.value;
    return success({ ...rest, file_name: fileName, media_type: mediaType });
  };

/** By which rules an export will be judged, for hosts that fetch them. None when there is no such format or profile. */
export function exportJudging({ data = null, format, profile }: Readonly<Record<string, Json>>): Judging | undefined {
  const syntax = formatByKey(typeof format === 'string' ? format : '')?.table.syntax;
  const named = syntax && profileAsked(typeof profile === 'string' ? profile : undefined, syntax, data);
  return named && { syntax, profile: named.key, countries: countriesOfDocument(data) };
}
