import type { ErrorFault } from '../../../contract/schemas/error-body.ts';
import type { Exported } from '../../api/questions.ts';
import { saidText, type Saying } from '../../texts/said.ts';
import { exportTexts } from '../../texts/en/export.ts';

/** Something about the XML that its writer should know. */
export interface Finding {
  /** Of a rule; a loss has none. */
  readonly code?: string;
  readonly words: string;
  readonly saying: Saying;
  /** In the document. */
  readonly path: string | undefined;
  /** In the XML. */
  readonly place?: string | undefined;
}

export interface FindingList {
  readonly title: string;
  readonly tone: 'error' | 'warning';
  readonly findings: readonly Finding[];
}

/** What is lost in the XML and which rules of the profile it breaks; no list is empty. */
export function findingsOf({ report, verdicts }: Exported): readonly FindingList[] {
  const broken = (wanted: 'error' | 'warning') =>
    verdicts
      .filter(({ severity }) => severity === wanted)
      .map(({ rule, description, phrase, values, properties, places }) => ({
        code: rule,
        words: description,
        saying: { code: rule, phrase, values },
        path: properties[0],
        place: places[0],
      }));
  const lists: readonly FindingList[] = [
    {
      title: exportTexts.losses,
      tone: 'warning',
      findings: report.losses.map(({ path, why, phrase, values }) => ({
        words: why,
        saying: { phrase, values },
        path,
      })),
    },
    { title: exportTexts.brokenRules, tone: 'error', findings: broken('error') },
    { title: exportTexts.ruleWarnings, tone: 'warning', findings: broken('warning') },
  ];
  return lists.filter(({ findings }) => findings.length > 0);
}

/** Why it cannot be written. */
export function refusals(refusal: Saying & { readonly message: string }, faults: readonly ErrorFault[]): FindingList {
  return {
    // A count follows.
    title: saidText(refusal.message, refusal).replace(/\.$/, ''),
    tone: 'error',
    findings: faults.map((fault) => ({
      code: fault.code,
      words: fault.description,
      saying: fault,
      path: fault.properties[0],
    })),
  };
}
