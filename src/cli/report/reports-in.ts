import type { RuleCard } from '../../api/schemas/reference.ts';
import { isLanguage } from '../../engine/languages.ts';
import { success } from '../../engine/values.ts';
import type { Translator } from '../../operations/translator.ts';
import { loadCliWords } from '../translations.ts';
import type { FileReport, Finding } from './finding.ts';

/** Reports with their findings in a language. */
export async function reportsIn(
  language: string | undefined,
  reports: readonly FileReport[],
): Promise<readonly FileReport[]> {
  const translator = await cliTranslator(language);
  if (!translator) return reports;
  return reports.map((report) => {
    const { message, key = '', phrase, values, findings } = report;
    const translated = { findings: translator.faults(findings) as readonly Finding[] };
    if (message === undefined) return { ...report, ...translated };
    const ref = { ...(phrase !== undefined && { phrase }), ...(values && { values }) };
    return { ...report, ...translated, message: translator.report({ code: 0, key, message, ...ref }).message };
  });
}

/** Translates for a language; undefined for English. Translations are loaded on first use. */
export async function cliTranslator(language: string | undefined): Promise<Translator | undefined> {
  if (language === undefined || !isLanguage(language) || language === 'en') return undefined;
  const [{ translatorIn }, words] = await Promise.all([
    import('../../operations/translator-in.ts'),
    loadCliWords[language](),
  ]);
  return translatorIn(language, words);
}

/** Rules with their texts in a language. */
export async function cardsIn(language: string | undefined, rules: readonly RuleCard[]): Promise<readonly RuleCard[]> {
  const translated = (await cliTranslator(language))?.outcome('listRules', success({ rules }));
  return translated?.ok ? translated.value.rules : rules;
}
