import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Payment } from '../../documents/bill/payment.ts';
import { Item } from '../../documents/org/item.ts';
import { Party } from '../../documents/org/party.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Record as PaymentRecord } from '../../documents/pay/record.ts';
import { normaliseItem, normaliseParty } from './identities.ts';
import { normaliseInvoice, normalisePayment } from './issue.ts';
import { meansNormalisers } from './payment-means.ts';

const addons = ['mx-cfdi-v4'];

function ext(codes: Readonly<Record<string, string>>) {
  return { ext: Object.fromEntries(Object.entries(codes).map(([key, code]) => [`mx-cfdi-${key}`, code])) };
}

const former = (key: string, code: string) => ({ key: `mx-cfdi-${key}`, code });
const kept = { key: 'other', code: '1' };

describeNormalisers('identities of CFDI', { normalisers: [normaliseParty, normaliseItem], addons }, [
  {
    fact: 'identities of a party that are codes of the format become extensions',
    type: Party,
    given: { name: 'A', identities: [former('fiscal-regime', '601'), kept, former('use', 'G01')] },
    becomes: { name: 'A', identities: [kept], ...ext({ 'fiscal-regime': '601', use: 'G01' }) },
  },
  {
    fact: 'a list of identities that is left empty goes',
    type: Party,
    given: { name: 'A', identities: [former('use', 'G01')] },
    becomes: { name: 'A', ...ext({ use: 'G01' }) },
  },
  {
    fact: 'an identity goes before the extension that is there',
    type: Party,
    given: { name: 'A', identities: [former('use', 'G03')], ...ext({ use: 'G01', 'fiscal-regime': '601' }) },
    becomes: { name: 'A', ...ext({ use: 'G03', 'fiscal-regime': '601' }) },
  },
  { fact: 'other identities of a party stay', type: Party, given: { name: 'A', identities: [kept, { code: '2' }] } },
  {
    fact: 'the identity of an item becomes an extension',
    type: Item,
    given: { name: 'A', identities: [former('prod-serv', '50211502')] },
    becomes: { name: 'A', ...ext({ 'prod-serv': '50211502' }) },
  },
  {
    fact: 'a product code of six digits is filled up with zeros',
    type: Item,
    given: { name: 'A', ...ext({ 'prod-serv': '502115' }) },
    becomes: { name: 'A', ...ext({ 'prod-serv': '50211500' }) },
  },
  {
    fact: 'a product code of six digits is filled up when it was an identity',
    type: Item,
    given: { name: 'A', identities: [former('prod-serv', '502115'), kept] },
    becomes: { name: 'A', identities: [kept], ...ext({ 'prod-serv': '50211500' }) },
  },
  ...['5021150', '50211', '50211A', '50211502'].map((code) => ({
    fact: `the product code ${code} stays`,
    type: Item,
    given: { name: 'A', ...ext({ 'prod-serv': code }) },
  })),
]);

/** Source of the codes: SAT, catalogue c_FormaPago. */
const means: readonly (readonly [key: string, code: string])[] = [
  ['cash', '01'],
  ['cheque', '02'],
  ['credit-transfer', '03'],
  ['card', '04'],
  ['online+wallet', '05'],
  ['online', '06'],
  ['other+grocery-vouchers', '08'],
  ['other+in-kind', '12'],
  ['other+subrogation', '13'],
  ['other+consignment', '14'],
  ['other+debt-relief', '15'],
  ['netting', '17'],
  ['other+novation', '23'],
  ['other+merger', '24'],
  ['other+remission', '25'],
  ['other+expiration', '26'],
  ['other+satisfy-creditor', '27'],
  ['card+debit', '28'],
  ['other+debit', '28'],
  ['other+services', '29'],
  ['other+advance', '30'],
  ['other+intermediary', '31'],
  ['card+credit', '04'],
  ['credit-transfer+sepa', '03'],
];

describeNormalisers('means of payment of CFDI', { normalisers: meansNormalisers, addons }, [
  ...means.flatMap(([key, code]) =>
    [Instructions, PaymentRecord].map((type) => ({
      fact: `${key} is ${code} in ${type === PaymentRecord ? 'payments' : 'instructions'}`,
      type,
      given: { key },
      becomes: { key, ...ext({ 'payment-means': code }) },
    })),
  ),
  {
    fact: 'a key that is listed goes before the code that is there',
    type: PaymentRecord,
    given: { key: 'cash', ...ext({ 'payment-means': '99' }) },
    becomes: { key: 'cash', ...ext({ 'payment-means': '01' }) },
  },
  { fact: 'the key other alone says nothing', type: PaymentRecord, given: { key: 'other' } },
  { fact: 'a code without key stays', type: Instructions, given: ext({ 'payment-means': '99' }) },
]);

const present = { issue_time: '' };
const noon = { issue_time: '12:00:00' };

describeNormalisers('issue of CFDI invoices', { normalisers: [normaliseInvoice], addons }, [
  {
    fact: 'an invoice without time is marked to get the present one',
    type: Invoice,
    given: { issue_date: '2026-03-01' },
    becomes: { issue_date: '2026-03-01' },
    unread: present,
  },
  { fact: 'a time that is given stays', type: Invoice, given: noon },
  {
    fact: 'a global invoice loses its customer',
    type: Invoice,
    given: { ...noon, $tags: ['global'], customer: { name: 'A' } },
    becomes: { ...noon, $tags: ['global'] },
  },
  { fact: 'any other invoice keeps its customer', type: Invoice, given: { ...noon, customer: { name: 'A' } } },
]);

const receipt = { ...noon, ...ext({ 'doc-type': 'P' }) };

describeNormalisers('issue of CFDI payments', { normalisers: [normalisePayment], addons }, [
  {
    fact: 'a payment without time is marked to get the present one, and is of type P',
    type: Payment,
    given: {},
    becomes: { ...ext({ 'doc-type': 'P' }) },
    unread: present,
  },
  {
    fact: 'type P takes the place of any other',
    type: Payment,
    given: { ...noon, ...ext({ 'doc-type': 'I', 'issue-place': '06000' }) },
    becomes: { ...noon, ...ext({ 'doc-type': 'P', 'issue-place': '06000' }) },
  },
  {
    fact: 'the use of a payment is CP01',
    type: Payment,
    given: { ...receipt, customer: { name: 'A' } },
    becomes: { ...receipt, customer: { name: 'A', ...ext({ use: 'CP01' }) } },
  },
  {
    fact: 'a use that is given stays',
    type: Payment,
    given: { ...receipt, customer: { name: 'A', ...ext({ use: 'G01' }) } },
  },
  {
    fact: 'earlier payments are replaced, relation 04, where none is given',
    type: Payment,
    given: { ...receipt, preceding: [{ code: '1' }, { code: '2', ...ext({ 'rel-type': '01' }) }] },
    becomes: {
      ...receipt,
      preceding: [
        { code: '1', ...ext({ 'rel-type': '04' }) },
        { code: '2', ...ext({ 'rel-type': '01' }) },
      ],
    },
  },
]);
