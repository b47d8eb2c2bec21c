import type { MessageValue, MessageValues } from '../../engine/index.ts';
import { isGroup, messageText, phrasesOf } from '../../engine/core/messages/message.ts';
import { parseDecimal } from '../en16931/decimal.ts';
import { ruleMessages } from '../rules/faults/messages.ts';
import type { Verdict } from '../verdicts/verdict.ts';

const WORDS = isGroup(ruleMessages) ? phrasesOf(ruleMessages) : {};

/** What each kind of sentence denies: where it holds, the sentence contradicts itself. */
const HOLDS: Readonly<Record<string, (value: (name: string) => string) => boolean>> = {
  notAllowed: (value) => codesIn(value('codes')).includes(value('value')),
  otherBeginning: (value) => codesIn(value('beginnings')).some((code) => value('value').startsWith(code.slice(0, -1))),
  outside: (value) => isWithin(value('value'), value('bounds')),
  unequal: (value) => value('value') === value('found'),
  unlike: (value) => value('value') === value('found'),
  wrongFigure: (value) => order(value('value'), value('right')) === 0,
  earlier: (value) =>
    ![value('value'), value('found')].every((day) => /^`\d{4,}-?\d\d-?\d\d/.test(day)) ||
    value('value').replaceAll('-', '') >= value('found').replaceAll('-', ''),
  notAlone: (value) => value('value') === value('code'),
  otherCondition: (value) => codesIn(value('wanted')).includes(value('value')),
  mayOne: (value) => Number(value('count')) <= 1,
  mayFew: (value) => Number(value('count')) <= Number(value('most')),
  needsOne: (value) => value('count') === '1',
  manyEntries: (value) => Number(value('count')) <= 1,
  tooLong: (value) => Number(value('count')) <= Number(value('most')),
  tooShort: (value) => Number(value('count')) >= Number(value('least')),
  decimals: (value) => Number(value('count')) <= Number(value('most')),
  fewDecimals: (value) => Number(value('count')) >= Number(value('least')),
};

/** Whether the sentence of a broken rule shows a value that is as the sentence says it must be. */
export function contradictsItself({ phrase = '', values = {} }: Verdict): boolean {
  const [group, name = ''] = phrase.split('.');
  const holds = group === 'xml-rule' && HOLDS[name];
  const { fault } = values;
  if (isMessage(fault)) return contradictsItself(fault as Verdict);
  return holds ? holds((name) => shown(values[name])) : false;
}

const isMessage = (value: MessageValue | undefined): value is { phrase: string; values?: MessageValues } =>
  typeof value === 'object' && 'phrase' in value;

const shown = (value: MessageValue | undefined): string =>
  isMessage(value) ? (messageText(WORDS, value) ?? '') : String(value ?? '');

const codesIn = (text: string): readonly string[] => text.match(/`[^`]*`/g) ?? [];

function order(a: string, b: string): number | undefined {
  const [amount, other] = [a, b].map((text) => parseDecimal(text.replaceAll('`', '')));
  return amount && other && amount.compare(other);
}

function isWithin(value: string, bounds: string): boolean {
  return bounds.split(' and ').every((bound) => {
    const [, kind = '', limit = ''] = /^(.*) (\S+)$/.exec(bound) ?? [];
    const by = order(value, limit);
    if (by === undefined) return false;
    if (kind === 'more than') return by > 0;
    if (kind === 'less than') return by < 0;
    if (kind === 'at least') return by >= 0;
    if (kind === 'at most') return by <= 0;
    return kind === 'exactly' ? by === 0 : by !== 0;
  });
}
