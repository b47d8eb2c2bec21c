import type { ErrorFault } from '../../../contract/schemas/error-body.ts';
import type { Exported } from '../../api/questions.ts';
import { saidText } from '../../texts/said.ts';
import { exportTexts } from '../../texts/en/export.ts';

/** Something about the XML that its writer should know. */
export interface Finding {
  /** Of a rule; a loss has none. */
  readonly code?: string;
  readonly words: string;
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
      .map(({ rule, description, properties, places }) => ({
        code: rule,
        words: description,
        path: properties[0],
        place: places[0],
      }));
  const lists: readonly FindingList[] = [
    {
      title: exportTexts.lostInTheXml,
      tone: 'warning',
      findings: report.losses.map(({ path, why }) => ({ words: why, path })),
    },
    { title: exportTexts.rulesThatTheXmlBreaks, tone: 'error', findings: broken('error') },
    { title: exportTexts.rulesThatWarn, tone: 'warning', findings: broken('warning') },
  ];
  return lists.filter(({ findings }) => findings.length > 0);
}

/** Why it cannot be written. */
export function refusals(title: string, faults: readonly ErrorFault[]): FindingList {
  return {
    // A count follows.
    title: saidText(title).replace(/\.$/, ''),
    tone: 'error',
    findings: faults.map(({ code, description, properties }) => ({ code, words: description, path: properties[0] })),
  };
}
