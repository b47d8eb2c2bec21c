import { expect, it } from 'vitest';
import { createStandardEngine, type JsonObject } from '../../../engine/index.ts';
import { exportXml } from '../../writing/export-xml.ts';
import { importXml } from '../../reading/import-xml.ts';
import { RULE_SETS } from '../../rule-sets/standard.ts';
import { ublInvoice } from '../../testing/invoices.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-11-27T12:00:00Z'), newId: () => '019bc000-0000-7000-8000-000000000000' };

const ACCOUNT = { credit_transfer: [{ iban: 'DE89370400440532013000' }, { iban: 'DE02120300000000202051' }] };
const CARD = { card: { last4: '1234', holder: 'Erika' } };
const DEBIT = { direct_debit: { ref: 'M-1', creditor: 'DE98ZZZ09999999999', account: 'DE89370400440532013000' } };

const read = importXml({ data: ublInvoice('S') }, engine, context, RULE_SETS);
if (!read.ok) throw new Error(read.faults[0]?.description);
const document: JsonObject = read.value.document;

/** The codes with their details (A account, C card, D debit) of the file, and the losses about payment. */
function written(instructions: JsonObject, profile: string, country = 'DE'): readonly [string, readonly string[]] {
  const party = (name: string): JsonObject => ({
    [name]: { ...(document[name] as JsonObject), addresses: [{ locality: 'Berlin', code: '10115', country }] },
  });
  const data = {
    ...document,
    ...party('supplier'),
    ...party('customer'),
    payment: { terms: { notes: 'Now' }, instructions },
  };
  const outcome = exportXml({ data, format: 'ubl', profile, unfinished: true }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  const { content, report } = outcome.value;
  const groups = [...content.matchAll(/<cac:PaymentMeans>.*?<\/cac:PaymentMeans>/gs)].map(([text]) => {
    const has = (element: string, letter: string) => (text.includes(`<cac:${element}>`) ? letter : '');
    const code = /PaymentMeansCode[^>]*>(\d+)/.exec(text)?.[1] ?? '';
    return `${code}${has('PayeeFinancialAccount', 'A')}${has('CardAccount', 'C')}${has('PaymentMandate', 'D')}`;
  });
  const losses = report.losses.filter(({ path }) => path.includes('instructions'));
  expect(losses.every(({ grade }) => grade === 'harmless')).toBe(true);
  return [groups.join(' '), losses.map(({ path }) => path.replace('$.payment.instructions.', ''))];
}

const read49and54 = { meta: { 'other-means': '49 54' } };

it.each<[what: string, instructions: JsonObject, profile: string, country: string, groups: string, lost: string[]]>([
  ['all in one by the standard', { key: 'credit-transfer', ...ACCOUNT, ...CARD }, 'en16931', 'DE', '30AC 30A', []],
  [
    'the account alone in XRechnung',
    { key: 'credit-transfer', ...ACCOUNT, ...CARD, ...DEBIT },
    'xrechnung-3',
    'DE',
    '30A 30A',
    ['direct_debit.ref', 'direct_debit.creditor', 'direct_debit.account', 'card.last4', 'card.holder'],
  ],
  [
    'the card alone in XRechnung',
    { key: 'card', ...CARD, ...ACCOUNT },
    'xrechnung-3',
    'DE',
    '48C',
    ['credit_transfer[0].iban', 'credit_transfer[1].iban'],
  ],
  [
    'the debit alone in XRechnung',
    { key: 'direct-debit+sepa', ...DEBIT, ...CARD },
    'xrechnung-3',
    'DE',
    '59D',
    ['card.last4', 'card.holder'],
  ],
  [
    'all details of an undefined means in XRechnung',
    { key: 'any', ...ACCOUNT, ...CARD },
    'xrechnung-3',
    'DE',
    '1AC 1A',
    [],
  ],
  [
    'the account alone by Peppol within Germany',
    { key: 'credit-transfer', ...ACCOUNT, ...CARD },
    'peppol-bis-3',
    'DE',
    '30A 30A',
    ['card.last4', 'card.holder'],
  ],
  [
    'all in one by Peppol elsewhere',
    { key: 'credit-transfer', ...ACCOUNT, ...CARD },
    'peppol-bis-3',
    'SE',
    '30AC 30A',
    [],
  ],
  [
    'the account alone beside a SEPA transfer',
    { key: 'credit-transfer+sepa', ...ACCOUNT, ...CARD },
    'xrechnung-3',
    'DE',
    '58A 58A',
    ['card.last4', 'card.holder'],
  ],
  [
    'a card of each code alone',
    { key: 'card+debit', ...CARD, ...ACCOUNT },
    'xrechnung-3',
    'DE',
    '55C',
    ['credit_transfer[0].iban', 'credit_transfer[1].iban'],
  ],
  [
    'all details beside a debit that is not of SEPA',
    { key: 'direct-debit', ...DEBIT, ...CARD },
    'xrechnung-3',
    'DE',
    '49CD',
    [],
  ],
  [
    'a transfer of another code apart from a debit',
    { key: 'other', ext: { 'untdid-payment-means': '42' }, ...ACCOUNT, ...DEBIT, meta: { 'other-means': '59' } },
    'pint-aunz',
    'AU',
    '42A 42A 59D',
    [],
  ],
  [
    'a transfer of an earlier code apart from a card',
    { key: 'debit-transfer', ...ACCOUNT, ...CARD, meta: { 'other-means': '48' } },
    'pint-aunz',
    'AU',
    '31A 31A 48C',
    [],
  ],
  [
    'a group for each code that the file had in PINT',
    { key: 'credit-transfer', ...ACCOUNT, ...CARD, ...DEBIT, ...read49and54 },
    'pint-aunz',
    'AU',
    '30A 30A 49D 54C',
    [],
  ],
  [
    'all in one in PINT if the file had one code',
    { key: 'credit-transfer', ...ACCOUNT, ...DEBIT },
    'pint-aunz',
    'AU',
    '30AD 30A',
    [],
  ],
])('writes %s', (_, instructions, profile, country, groups, lost) => {
  expect(written(instructions, profile, country)).toEqual([groups, lost]);
});
