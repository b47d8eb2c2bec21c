import { isLanguage, LANGUAGES } from '../../contract/languages.ts';
import type { RuleCard } from '../../contract/schemas/reference.ts';
import { success } from '../../engine/values.ts';
import type { Telling } from '../../handlers/telling.ts';
import type { FileReport, Finding } from './finding.ts';

/** Reports with their findings in a language. */
export async function reportsIn(
  language: string | undefined,
  reports: readonly FileReport[],
): Promise<readonly FileReport[]> {
  const telling = await cliTelling(language);
  if (!telling) return reports;
  return reports.map((report) => {
    const { message, key = '', phrase, values, findings } = report;
    const told = { findings: telling.faults(findings) as readonly Finding[] };
    if (message === undefined) return { ...report, ...told };
    const ref = { ...(phrase !== undefined && { phrase }), ...(values && { values }) };
    return { ...report, ...told, message: telling.report({ code: 0, key, message, ...ref }).message };
  });
}

/** Translates for a language; undefined for English. Translations are loaded on first use. */
export async function cliTelling(language: string | undefined): Promise<Telling | undefined> {
  if (language === undefined || !isLanguage(language) || language === LANGUAGES[0]) return undefined;
  const [{ tellingIn }, { cliWords }] = await Promise.all([
    import('../../handlers/telling-in.ts'),
    import('../words.es.ts'),
  ]);
  return tellingIn(language, cliWords);
}

/** Rules with their texts in a language. */
export async function cardsIn(language: string | undefined, rules: readonly RuleCard[]): Promise<readonly RuleCard[]> {
  const told = (await cliTelling(language))?.outcome('listRules', success({ rules }));
  return told?.ok ? told.value.rules : rules;
}
