import type { Fault, Fix } from '../engine/index.ts';
import type { Verdict } from './judge.ts';

/** What is told of a verdict, whether it was just given or came in an answer. */
interface ToldVerdict extends Pick<Verdict, 'rule' | 'severity' | 'description'> {
  readonly right?: string | undefined;
  readonly fix?: { readonly title: string; readonly safe: boolean } | undefined;
  readonly follows?: unknown;
  readonly choices?: readonly { readonly title: string }[] | undefined;
}

/** A broken rule as a fault at these places. Its fixes are named: their edits are of the XML, and a fault has those of a document. */
export function verdictFault(
  { rule, severity, description, right, fix, follows, choices = [] }: ToldVerdict,
  properties: readonly string[],
): Fault {
  const words = right === undefined ? description : `${description.replace(/\.$/, '')}: ${right} would be right`;
  const fixes: Fix[] = [
    ...(fix ? [{ kind: 'certain' as const, title: fix.title, safe: fix.safe, edits: [] }] : []),
    ...choices.map(({ title }) => ({ kind: 'ask' as const, title, safe: false, edits: [] })),
  ];
  return {
    severity,
    stage: 'rules',
    code: rule,
    properties,
    description: words,
    certain: follows === undefined,
    fixes,
  };
}

/** What is wrong with a file as a whole, or at a place that is told beside it. */
export function fileFault(code: string, description: string, severity: Fault['severity'] = 'error'): Fault {
  return { severity, stage: 'input', code, properties: ['$'], description, certain: true, fixes: [] };
}
