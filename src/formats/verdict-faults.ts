import type { Fault } from '../engine/index.ts';
import type { Verdict } from './judge.ts';

/** A broken rule as a fault at these places. It has no fixes: what mends it is an edit of the XML, and faults have edits of documents. */
export function verdictFault(
  { rule, severity, description, right, follows }: ToldVerdict,
  properties: readonly string[],
): Fault {
  const words = right === undefined ? description : `${description.replace(/\.$/, '')}: ${right} would be right`;
  return {
    severity,
    stage: 'rules',
    code: rule,
    properties,
    description: words,
    certain: follows === undefined,
    fixes: [],
  };
}

/** What is told of a verdict, whether it was just given or came in an answer. */
interface ToldVerdict extends Pick<Verdict, 'rule' | 'severity' | 'description'> {
  readonly right?: string | undefined;
  readonly follows?: unknown;
}

/** What is wrong with a file as a whole, or at a place that is told beside it. */
export function fileFault(code: string, description: string, severity: Fault['severity'] = 'error'): Fault {
  return { severity, stage: 'input', code, properties: ['$'], description, certain: true, fixes: [] };
}
