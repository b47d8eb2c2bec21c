import type { Constraint } from '../../core/rules/constraint.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy } from '../../core/rules/constraint.ts';
import { bePresent, countEntries } from '../../core/rules/constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Address } from '../../documents/org/address.ts';
import type { Party } from '../../documents/org/party.ts';
import { EN_16931, PEPPOL, XRECHNUNG } from './norms.ts';

/** The first address counts; another rule requires one. */
function beginWith(member: 'locality' | 'code', words: string): Constraint {
  return satisfy<readonly Address[]>(
    `begin with an address that has a ${words}`,
    ([first]) => (first === undefined ? true : Boolean(first[member])),
    { kind: 'present', like: [{ [member]: '' }] },
  );
}

const beginWithLocality = beginWith('locality', 'locality');
const beginWithPostCode = beginWith('code', 'post code');

/** Its own or that of its first person. */
function offer(member: 'telephones' | 'emails', words: string): Constraint {
  return satisfy<Party>(
    `have ${words} of its own or of the first person`,
    (party, scope) => [party, party.people?.[0]].some((contact) => countEntries(contact?.[member], scope) > 0),
    { kind: 'present', like: { [member]: [member === 'emails' ? { addr: '' } : { num: '' }] } },
  );
}

export const partyRules = defineRules(Invoice, 'DE-XRECHNUNG-BILL-INVOICE', {
  '03': { at: 'supplier', must: bePresent, say: 'An invoice needs a supplier', cite: EN_16931('BR-06') },
  '04': {
    at: 'supplier.people',
    must: bePresent,
    say: 'The supplier needs a person to contact',
    cite: XRECHNUNG('BR-DE-2, BR-DE-5'),
  },
  '05': { at: 'supplier.addresses', must: bePresent, say: 'The supplier needs an address', cite: EN_16931('BR-08') },
  '06': {
    at: 'supplier.addresses',
    must: beginWithLocality,
    say: 'The first address of the supplier needs a locality',
    cite: XRECHNUNG('BR-DE-3'),
  },
  '07': {
    at: 'supplier.addresses',
    must: beginWithPostCode,
    say: 'The first address of the supplier needs a post code in `code`',
    cite: XRECHNUNG('BR-DE-4'),
  },
  '08': {
    at: 'supplier.inboxes',
    must: bePresent,
    say: 'The supplier needs an electronic address in `inboxes`',
    cite: PEPPOL('PEPPOL-EN16931-R020'),
  },
  '09': {
    at: 'supplier',
    must: offer('telephones', 'a telephone number'),
    say: 'The supplier, or the first person there, needs a telephone number',
    cite: XRECHNUNG('BR-DE-6'),
  },
  '10': {
    at: 'supplier',
    must: offer('emails', 'an e-mail address'),
    say: 'The supplier, or the first person there, needs an e-mail address',
    cite: XRECHNUNG('BR-DE-7'),
  },
  '11': { at: 'customer', must: bePresent, say: 'The invoice needs a customer', cite: EN_16931('BR-07') },
  '12': { at: 'customer.addresses', must: bePresent, say: 'The customer needs an address', cite: EN_16931('BR-10') },
  '13': {
    at: 'customer.addresses',
    must: beginWithLocality,
    say: 'The first address of the customer needs a locality',
    cite: XRECHNUNG('BR-DE-8'),
  },
  '14': {
    at: 'customer.addresses',
    must: beginWithPostCode,
    say: 'The first address of the customer needs a post code in `code`',
    cite: XRECHNUNG('BR-DE-9'),
  },
  '15': {
    at: 'customer.inboxes',
    must: bePresent,
    say: 'The customer needs an electronic address in `inboxes`',
    cite: PEPPOL('PEPPOL-EN16931-R010'),
  },
  '25': {
    at: 'delivery.receiver',
    must: bePresent,
    say: 'Delivery details need the receiver of the goods',
    cite: XRECHNUNG('BR-DE-10, BR-DE-11'),
  },
  '26': {
    at: 'delivery.receiver.addresses',
    must: bePresent,
    say: 'The receiver of a delivery needs an address',
    cite: EN_16931('BG-15'),
  },
  '27': {
    at: 'delivery.receiver.addresses',
    must: beginWithLocality,
    say: 'The first address of the receiver needs a locality',
    cite: XRECHNUNG('BR-DE-10'),
  },
  '28': {
    at: 'delivery.receiver.addresses',
    must: beginWithPostCode,
    say: 'The first address of the receiver needs a post code in `code`',
    cite: XRECHNUNG('BR-DE-11'),
  },
});
