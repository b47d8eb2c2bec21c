import type { NormaliserCase } from '../../../testing/normalisers/normaliser-cases.ts';
import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { AnyKind } from '../../core/schema/kind.ts';
import { Delivery } from '../../documents/bill/delivery.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Line } from '../../documents/bill/line.ts';
import { Order } from '../../documents/bill/order.ts';
import { Payment } from '../../documents/bill/payment.ts';
import { Item } from '../../documents/org/item.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Record } from '../../documents/pay/record.ts';
import { documentNormalisers } from './documents.ts';
import { normaliseLine } from './exemption-notes.ts';
import { normaliseItem } from './item.ts';
import { meansNormalisers } from './payment-means.ts';

const addons = ['pt-saft-v1'];

function ext(codes: Readonly<{ [key: string]: string }>): { readonly ext: JsonObject } {
  return { ext: Object.fromEntries(Object.entries(codes).map(([key, code]) => [`pt-saft-${key}`, code])) };
}

function casesOf(type: AnyKind) {
  return (fact: string, given: JsonObject, becomes: JsonObject): NormaliserCase => ({ fact, type, given, becomes });
}

const invoice = casesOf(Invoice);
const order = casesOf(Order);
const delivery = casesOf(Delivery);
const payment = casesOf(Payment);
const line = casesOf(Line);

const produced = { tax: ext({ source: 'P' }) };
const issued = { issue_date: '2026-03-05' };
const valued = { ...issued, value_date: '2026-03-05' };
const open = '0000-00-00';

describeNormalisers('documents of SAF-T (PT)', { normalisers: documentNormalisers, addons }, [
  invoice('an invoice is made here and valued on its issue', issued, { ...valued, ...produced }),
  invoice(
    'the date of the operation counts more than that of issue',
    { ...issued, op_date: '2026-02-28' },
    { ...issued, op_date: '2026-02-28', value_date: '2026-02-28', ...produced },
  ),
  invoice(
    'a source and a value date that are stated stay',
    { ...issued, value_date: '2026-01-31', tax: ext({ source: 'M' }) },
    { ...issued, value_date: '2026-01-31', tax: ext({ source: 'M' }) },
  ),
  invoice('without date of issue the value date is open', {}, { value_date: open, ...produced }),
  invoice(
    'midnight as time changes nothing',
    { ...issued, issue_time: '00:00:00' },
    { ...issued, issue_time: '00:00:00', value_date: issued.issue_date, ...produced },
  ),
  invoice(
    'an advance without date was paid on the date of issue',
    { ...valued, payment: { advances: [{ description: 'Sinal' }, { date: '2026-02-01' }] } },
    {
      ...valued,
      ...produced,
      payment: { advances: [{ description: 'Sinal', date: '2026-03-05' }, { date: '2026-02-01' }] },
    },
  ),
  invoice(
    'an advance follows a date of issue that is open',
    { payment: { advances: [{ description: 'Sinal' }] } },
    { value_date: open, ...produced, payment: { advances: [{ description: 'Sinal', date: open }] } },
  ),
  order(
    'a purchase is an order',
    { ...issued, type: 'purchase' },
    { ...valued, type: 'purchase', tax: ext({ 'work-type': 'NE' }) },
  ),
  order('a quote is one', { ...issued, type: 'quote' }, { ...valued, type: 'quote', tax: ext({ 'work-type': 'OR' }) }),
  order('a sale has no type of its own', { ...issued, type: 'sale' }, { ...valued, type: 'sale', tax: {} }),
  order(
    'a work type that is stated stays',
    { ...valued, type: 'quote', tax: ext({ 'work-type': 'OU' }) },
    { ...valued, type: 'quote', tax: ext({ 'work-type': 'OU' }) },
  ),
  delivery('a delivery note is GR', { type: 'note' }, { type: 'note', tax: ext({ 'movement-type': 'GR' }) }),
  delivery('a waybill is GT', { type: 'waybill' }, { type: 'waybill', tax: ext({ 'movement-type': 'GT' }) }),
  delivery(
    'a return counts more than the type',
    { $tags: ['return'], type: 'note' },
    { $tags: ['return'], type: 'note', tax: ext({ 'movement-type': 'GD' }) },
  ),
  delivery(
    'a movement type that is stated stays',
    { $tags: ['return'], type: 'note', tax: ext({ 'movement-type': 'GA' }) },
    { $tags: ['return'], type: 'note', tax: ext({ 'movement-type': 'GA' }) },
  ),
  delivery('an advice has no type of its own', { type: 'advice' }, { type: 'advice', tax: {} }),
  payment('a receipt is RG', { type: 'receipt' }, { type: 'receipt', ...ext({ 'payment-type': 'RG', source: 'P' }) }),
  payment(
    'a receipt of cash VAT is RC, whatever is stated',
    { $tags: ['cash-vat'], type: 'receipt', ...ext({ 'payment-type': 'RG', source: 'I' }) },
    { $tags: ['cash-vat'], type: 'receipt', ...ext({ 'payment-type': 'RC', source: 'I' }) },
  ),
]);

function soldIn(unit: string, type: string): NormaliserCase {
  const given = { name: 'X', unit };
  return {
    fact: `what is sold in ${unit} is ${type}`,
    type: Item,
    given,
    becomes: { ...given, ...ext({ 'product-type': type }) },
  };
}

describeNormalisers('items of SAF-T (PT)', { normalisers: [normaliseItem], addons }, [
  ...'km w kw kwh rate mon day s h min service job activity trip item one'.split(' ').map((unit) => soldIn(unit, 'S')),
  ...['kg', 'l', 'm2', 'box'].map((unit) => soldIn(unit, 'P')),
  {
    fact: 'without unit one service is sold',
    type: Item,
    given: { name: 'X' },
    becomes: { name: 'X', unit: 'one', ...ext({ 'product-type': 'S' }) },
  },
  {
    fact: 'a type that is stated stays',
    type: Item,
    given: { name: 'X', unit: 'h', ...ext({ 'product-type': 'E' }) },
  },
]);

const exempt = { cat: 'VAT', key: 'exempt', ...ext({ exemption: 'M07' }) };
const reason = { key: 'legal', src: 'pt-saft-exemption', code: 'M07', text: 'Artigo 9.º do CIVA' };

describeNormalisers('notes about exemptions in SAF-T (PT)', { normalisers: [normaliseLine], addons }, [
  line('the legal ground is noted', { taxes: [exempt] }, { taxes: [exempt], notes: [reason] }),
  line(
    'other notes come first',
    { taxes: [{ cat: 'IRS' }, exempt], notes: [{ text: 'Aula' }] },
    { taxes: [{ cat: 'IRS' }, exempt], notes: [{ text: 'Aula' }, reason] },
  ),
  {
    fact: 'a note that is there stays, even with another code',
    type: Line,
    given: { taxes: [exempt], notes: [{ ...reason, code: 'M01', text: 'Outro' }] },
  },
  {
    fact: 'an unknown reason has no ground',
    type: Line,
    given: { taxes: [{ cat: 'VAT', ...ext({ exemption: 'M98' }) }] },
  },
  { fact: 'without exemption nothing is noted', type: Line, given: { taxes: [{ cat: 'VAT', rate: 'general' }] } },
]);

describeNormalisers('means of payment in SAF-T (PT)', { normalisers: meansNormalisers, addons }, [
  ...[Instructions, Record].flatMap((type: AnyKind) => [
    ...Object.entries({
      card: 'CC',
      'card+debit': 'CD',
      'card+credit': 'CC',
      'credit-transfer': 'TB',
      'credit-transfer+sepa': 'TB',
      'debit-transfer': 'TB',
      'direct-debit': 'TB',
      cash: 'NU',
      'promissory-note': 'LC',
      netting: 'CS',
      cheque: 'CH',
      online: 'DE',
      other: 'OU',
    }).map(([key, code]) => ({
      fact: `${key} is ${code}`,
      type,
      given: { key },
      becomes: { key, ...ext({ 'payment-means': code }) },
    })),
    {
      fact: 'the key counts more than the code',
      type,
      given: { key: 'cash', ...ext({ 'payment-means': 'MB' }) },
      becomes: { key: 'cash', ...ext({ 'payment-means': 'NU' }) },
    },
    {
      fact: 'for other means the author states the code',
      type,
      given: { key: 'other', ...ext({ 'payment-means': 'MB' }) },
    },
    {
      fact: 'a kind of other means has the code of all of them',
      type,
      given: { key: 'other+voucher', ...ext({ 'payment-means': 'MB' }) },
      becomes: { key: 'other+voucher', ...ext({ 'payment-means': 'OU' }) },
    },
    { fact: 'a key that is not listed has no code', type, given: { key: 'any' } },
  ]),
]);
