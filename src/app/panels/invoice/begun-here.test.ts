import { expect, it } from 'vitest';
import { proposedAt } from './begun-here.ts';

const LEITWEG = '04011000-12345-03';

it.each([
  ['the number after the last one of the seller', 'code', {}, 'R-2'],
  [
    'the e-mail as the electronic address',
    'supplier.inboxes[0].email',
    { supplier: { emails: [{ addr: 'a@b.de' }] } },
    'a@b.de',
  ],
  ['a transfer as the means of payment', 'payment.instructions.key', {}, 'credit-transfer'],
  [
    'the means of payment of which details are there',
    'payment.instructions.key',
    { payment: { instructions: { direct_debit: {} } } },
    'direct-debit',
  ],
  [
    'the Leitweg-ID that is the electronic address of the buyer',
    'ordering.code',
    { customer: { inboxes: [{ email: 'x' }, { scheme: '0204', code: LEITWEG }] } },
    LEITWEG,
  ],
  [
    'the Leitweg-ID among the identities of the buyer',
    'ordering.code',
    { customer: { identities: [{ code: LEITWEG, ext: { 'iso-scheme-id': '0204' } }] } },
    LEITWEG,
  ],
  [
    'no reference of a buyer without one',
    'ordering.code',
    { customer: { inboxes: [{ scheme: '9930', code: 'DE1' }] } },
    undefined,
  ],
  ['no name', 'customer.name', {}, undefined],
])('proposes %s', (_, place, document, expected) => {
  expect(proposedAt(`$.${place}`, document, { number: 'R-2' })).toBe(expected);
});
