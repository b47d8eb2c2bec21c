import type { Engine } from '../../engine/index.ts';
import type { FileResult } from '../../formats/reading/import-file.ts';
import { dayOf } from '../../formats/rule-sets/day.ts';
import type { RuleSet } from '../../formats/rule-sets/rule-set.ts';
import { systemContext } from '../../platform/system-context.ts';
import type { FileSource } from '../input/source.ts';
import type { FileReport } from '../report/finding.ts';
import type { Session } from '../session.ts';

/** The result for an XML or PDF file: its findings, and the invoice if it could be read. */
export interface JudgedFile {
  readonly report: FileReport;
  readonly imported?: FileResult;
  /** The rule sets used. */
  readonly judged?: readonly { readonly set: string; readonly release: string }[];
  /** Not an invoice: other XML, or a PDF without one. */
  readonly isOther?: true;
}

export type JudgeFile = (file: Pick<FileSource, 'name' | 'bytes'>) => JudgedFile;

/** By what files are judged. */
export interface FileRules {
  /** Rule sets, in place of those of the profile. */
  readonly judge?: readonly string[];
  readonly at?: string | undefined;
  /** The user's own rules, which judge a file beside the others. */
  readonly own: readonly RuleSet[];
}

/**
 * Reads invoices and judges them by the rules of their profile or by named ones, and by the user's own. Formats and
 * rules are loaded lazily.
 */
export async function fileJudge(engine: Engine, { judge, at, own }: FileRules): Promise<JudgeFile> {
  const [
    { prepareFile },
    { RULE_SETS },
    { releasedSetsFor },
    { claimFaults, fileFaults, firstOf, invoiceFindings, verdictFinding },
  ] = await Promise.all([
    import('../../formats/reading/import-file.ts'),
    import('../../formats/rule-sets/standard.ts'),
    import('../../formats/rule-sets/rule-set.ts'),
    import('../report/xml-findings.ts'),
  ]);
  const ruleSets = [...RULE_SETS, ...own];
  return ({ name, bytes }) => {
    const request = { data: bytes, ...(judge && { judge }), ...(at !== undefined && { at }) };
    const prepared = prepareFile(request, (country) => engine.catalogue.regime(country) !== undefined);
    if (!prepared.ok) {
      const { faults } = prepared;
      const report = { name, ok: false, key: 'input', ...firstOf(faults), findings: fileFaults(bytes, faults) };
      return { report, ...(faults.some(({ code }) => OTHERS.has(code)) && { isOther: true }) };
    }
    const imported = prepared.value.finish(engine, systemContext, ruleSets);
    const findings = invoiceFindings(prepared.value.content, [
      ...claimFaults(imported.pdf?.faults ?? []),
      ...imported.verdicts.map(verdictFinding),
    ]);
    const unsound = fileFaults(prepared.value.content, imported.faults);
    const by = { profile: prepared.value.profile, ...(judge && { judge }), at: at ?? dayOf(systemContext) };
    const judged = releasedSetsFor(ruleSets, by).map(({ set, release }) => ({ set: set.key, release: release.key }));
    return { report: reportOf(name, [...unsound, ...findings]), imported, judged };
  };
}

const OTHERS: ReadonlySet<string> = new Set(['ASSAY-XML-FORMAT', 'ASSAY-PDF-NO-INVOICE']);

/** The judge, loaded with the first file. */
export function lazyFileJudge(
  session: Session,
  at?: string,
): (file: Pick<FileSource, 'name' | 'bytes'>) => Promise<JudgedFile> {
  let judge: Promise<JudgeFile> | undefined;
  const made = async () => fileJudge(await session.engine(), { at, own: await session.ownRules() });
  return async (file) => (await (judge ??= made()))(file);
}

/** A result that breaks a rule is still returned, but invalid. */
export function reportOf(name: string, findings: FileReport['findings']): FileReport {
  return { name, ok: findings.every(({ severity }) => severity !== 'error'), findings };
}
