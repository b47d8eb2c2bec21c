import { expect, it } from 'vitest';
import { messageText } from '../../../engine/core/messages/message.ts';
import { FORMATS } from '../../catalogue/formats.ts';
import { prepareXml } from '../../reading/prepare-xml.ts';
import { RULE_SETS } from '../../rule-sets/standard.ts';
import { edited, type Edit } from '../../testing/edits.ts';
import { contradictsItself } from '../../testing/contradiction.ts';
import { frenchCii } from '../../testing/french-invoices.ts';
import { ciiInvoice, ublInvoice } from '../../testing/invoices.ts';
import type { Verdict } from '../../verdicts/verdict.ts';
import { formatWords } from '../../words.es.ts';

function firstOf(rule: string, set: string, text: string, edits: readonly Edit[]): Verdict {
  const prepared = prepareXml({ data: edited(text, edits), judge: [set] }, FORMATS);
  const { verdicts } = prepared.ok ? prepared.value.judge(RULE_SETS, '2026-11-24') : { verdicts: [] };
  const verdict = verdicts.find((verdict) => verdict.rule === rule);
  if (!verdict) throw new Error(`${rule} holds: ${verdicts.map((verdict) => verdict.rule).join(' ')}`);
  return verdict;
}

const taxAmount = (text: string): Edit => [/<ram:CalculatedAmount>[^<]*/, `<ram:CalculatedAmount>${text}`];
const periodEnd = (instead: string): Edit => [
  /(<ram:BillingSpecifiedPeriod>[^]*?<ram:EndDateTime>)[^]*?(<\/ram:EndDateTime>)/g,
  `$1${instead}$2`,
];

/** Values that look right, or that cannot be compared: what the sentence says, and the first way to fix it. */
it.each<[what: string, rule: string, set: string, text: string, edits: readonly Edit[]]>([
  [
    'a rate of zero for IGIC in CII',
    'BR-AF-05',
    'en16931',
    ciiInvoice('L'),
    [[/(?<=<ram:RateApplicablePercent>)[^<]*/g, '0']],
  ],
  ['a rate below zero for IGIC in UBL', 'BR-AF-05', 'en16931', ublInvoice('L'), [[/(?<=<cbc:Percent>)[^<]*/g, '-1']]],
  ['a tax of minus zero', 'BR-AE-09', 'en16931', ciiInvoice('AE'), [taxAmount('-0.00')]],
  [
    'a scheme with a blank',
    'S1.17',
    'fr-flux1-cible@0.2',
    frenchCii(),
    [[/(<ram:ApplicableTradeTax>[^]*?<ram:TypeCode>)VAT/g, '$1 VAT']],
  ],
  [
    'a day in another format',
    'BR-29',
    'en16931',
    ciiInvoice(),
    [periodEnd('<udt:DateTimeString format="610">20260131</udt:DateTimeString>')],
  ],
  [
    'a day without format',
    'BR-29',
    'en16931',
    ciiInvoice(),
    [periodEnd('<udt:DateTimeString>20260131</udt:DateTimeString>')],
  ],
  [
    'a blank day',
    'BR-29',
    'en16931',
    ciiInvoice(),
    [periodEnd('<udt:DateTimeString format="102"> </udt:DateTimeString>')],
  ],
  [
    'no day',
    'BR-29',
    'en16931',
    ciiInvoice(),
    [periodEnd('<udt:DateTimeString format="102">2026</udt:DateTimeString>')],
  ],
])('%s is not called wrong beside an equal value', (what, rule, set, text, edits) => {
  const verdict = firstOf(rule, set, text, edits);
  const { description, phrase = '', values = {}, choices } = verdict;
  expect(contradictsItself(verdict)).toBe(false);
  const lines = [what, description, messageText(formatWords, { phrase, values }), choices?.[0]?.title ?? '—'];
  expect(lines.join('\n')).toMatchSnapshot();
});

it.each<[phrase: string, values: Record<string, string | number>]>([
  ['notAllowed', { value: '`VAT`', codes: '`VAT`' }],
  ['outside', { value: '`0`', bounds: 'at least 0' }],
  ['outside', { value: '`5.0`', bounds: 'more than 1 and at most 5' }],
  ['earlier', { value: '`20260131`', found: '`20260101`' }],
  ['earlier', { value: '``', found: '`20260101`' }],
  ['wrongFigure', { value: '2.50', right: '2.5' }],
  ['mayFew', { count: 3, most: 3 }],
])('a sentence that contradicts itself is seen: %s %j', (phrase, values) => {
  const fault = { phrase: `xml-rule.${phrase}`, values, text: '' };
  const verdict = { phrase: 'xml-rule.given', values: { what: '', value: '', fault } } as unknown as Verdict;
  expect(contradictsItself(verdict)).toBe(true);
});
