import type { Fault, Fix, Message, MessageValues } from '../../engine/index.ts';
import { newFault } from '../../engine/values.ts';
import type { Level } from '../rule-sets/level.ts';
import type { Verdict } from './verdict.ts';
import { verdictMessages } from './messages.ts';

/** The text of a verdict, with the code and values of its phrase if they differ from the rule's code. */
interface Described {
  readonly code: string;
  readonly description: string;
  readonly phrase?: string | undefined;
  readonly values?: MessageValues | undefined;
}

/** The text of a verdict, new or from an answer. */
interface DescribedVerdict extends Pick<Verdict, 'rule' | 'severity' | 'description'>, Omit<Described, 'code'> {
  readonly right?: string | undefined;
  readonly follows?: unknown;
}

/** A broken rule as a fault at these places; its fixes edit the XML, not the document. */
export function verdictFault(
  verdict: DescribedVerdict,
  properties: readonly string[],
  fixes: readonly Fix[] = [],
): Fault {
  const { rule, severity, right, follows } = verdict;
  const message = messageIn({ ...verdict, code: rule });
  // The sentence of a row says the figure itself.
  const words = right === undefined || message.phrase.startsWith('xml-rule.') ? message : withRight(message, right);
  const how = { severity: severityOf(severity), certain: follows === undefined };
  const fault = newFault('rules', rule, properties, words, how);
  return fixes.length === 0 ? fault : { ...fault, fixes };
}

/** The severity of faults for a level. */
export const severityOf = (level: Level): Fault['severity'] => (level === 'information' ? 'info' : level);

function withRight(message: Message, right: string): Message {
  return verdictMessages.wouldBeRight({ rule: { ...message, text: message.text.replace(/\.$/, '') }, right });
}

function messageIn({ code, description, phrase = code, values }: Described): Message {
  return { text: description, phrase, ...(values && { values }) };
}

/** A fault of a file: of the whole file, or with a line and column at its place in the text. */
interface FileFault extends Described {
  readonly severity?: 'error' | 'warning' | undefined;
  readonly line?: number;
  readonly column?: number;
}

/** A fault of a file; an error unless it says otherwise. */
export function fileFault(fault: FileFault): Fault {
  const { severity = 'error', line, column } = fault;
  const place = line === undefined || column === undefined ? undefined : { line, column };
  return newFault('input', fault.code, ['$'], messageIn(fault), { severity, place });
}
