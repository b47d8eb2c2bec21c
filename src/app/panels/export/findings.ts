import type { ErrorFault } from '../../../api/schemas/error-body.ts';
import type { Exported } from '../../api/questions.ts';
import { saidText, type Saying } from '../../texts/said.ts';
import { exportTexts } from '../../texts/en/export.ts';

/** A loss or a broken rule, shown beside the exported XML. */
export interface Finding {
  /** The code of the rule; a loss has none. */
  readonly code?: string;
  readonly words: string;
  readonly saying: Saying;
  /** The place in the document. */
  readonly path: string | undefined;
  /** The place in the XML. */
  readonly place?: string | undefined;
}

export interface FindingList {
  readonly title: string;
  readonly tone: 'error' | 'warning' | 'info';
  readonly findings: readonly Finding[];
  /** Number of further findings, which the answer does not list. */
  readonly more?: number;
}

type Loss = Exported['report']['losses'][number];

/**
 * Losses in two lists: those that matter, and harmless ones. Empty lists are omitted. Those that the answer leaves out
 * follow the last one.
 */
export function lossLists(losses: readonly Loss[], leftOut = 0): readonly FindingList[] {
  const graded = (wanted: Loss['grade']) =>
    losses
      .filter(({ grade }) => grade === wanted)
      .map(({ path, why, phrase, values }) => ({ words: why, saying: { phrase, values }, path }));
  const lists: readonly FindingList[] = [
    { title: exportTexts.losses, tone: 'warning', findings: graded('matters') },
    { title: exportTexts.leftOut, tone: 'info', findings: graded('harmless') },
  ];
  const shown = lists.filter(({ findings }) => findings.length > 0);
  return shown.map((list, i) => (leftOut > 0 && i === shown.length - 1 ? { ...list, more: leftOut } : list));
}

/** Groups losses and broken rules into lists. Empty lists are omitted. */
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
    ...lossLists(report.losses, report.left_out),
    { title: exportTexts.brokenRules, tone: 'error', findings: broken('error') },
    { title: exportTexts.ruleWarnings, tone: 'warning', findings: broken('warning') },
  ];
  return lists.filter(({ findings }) => findings.length > 0);
}

/** The reasons why the document cannot be exported. */
export function refusals(refusal: Saying & { readonly message: string }, faults: readonly ErrorFault[]): FindingList {
  return {
    // A count is added after the title.
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
