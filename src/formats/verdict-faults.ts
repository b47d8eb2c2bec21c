import type { Fault, Message, MessageValues } from '../engine/index.ts';
import { newFault } from '../engine/values.ts';
import type { Verdict } from './judge.ts';
import { verdictMessages } from './verdict-messages.ts';

/** What is told, with the code and values of its phrase where they differ from the code it goes by. */
interface Described {
  readonly code: string;
  readonly description: string;
  readonly phrase?: string | undefined;
  readonly values?: MessageValues | undefined;
}

/** What is told of a verdict, whether it was just given or came in an answer. */
interface ToldVerdict extends Pick<Verdict, 'rule' | 'severity' | 'description'>, Omit<Described, 'code'> {
  readonly right?: string | undefined;
  readonly follows?: unknown;
}

/** A broken rule as a fault at these places. It has no fixes: what mends it is an edit of the XML, and faults have edits of documents. */
export function verdictFault(verdict: ToldVerdict, properties: readonly string[]): Fault {
  const { rule, severity, right, follows } = verdict;
  const told = messageIn({ ...verdict, code: rule });
  const words = right === undefined ? told : withRight(told, right);
  return newFault('rules', rule, properties, words, { severity, certain: follows === undefined });
}

function withRight(told: Message, right: string): Message {
  return verdictMessages.wouldBeRight({ rule: { ...told, text: told.text.replace(/\.$/, '') }, right });
}

function messageIn({ code, description, phrase = code, values }: Described): Message {
  return { text: description, phrase, ...(values && { values }) };
}

/** What is wrong with a file as a whole, or at a place that is told beside it. */
export function fileFault(fault: Described, severity: Fault['severity'] = 'error'): Fault {
  return newFault('input', fault.code, ['$'], messageIn(fault), { severity });
}
