import { defineRules } from '../../core/rules/define-rules.ts';
import type { Constraint } from '../../core/rules/constraint.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Address } from '../../documents/org/address.ts';
import type { TaxIdentity } from '../../documents/tax/identity.ts';
import { GROUP_VAT, JST, THIRD_PARTY_ROLE } from './extension-keys.ts';
import { FA_3 } from './norms.ts';

/** The first address counts; another rule requires one. */
function beginWith(member: 'country' | 'street'): Constraint {
  return satisfy<readonly Address[]>(
    `begin with an address that has a ${member}`,
    ([first]) => (first === undefined ? true : Boolean(first[member])),
    { kind: 'present', like: [{ [member]: '' }] },
  );
}

/** A customer with this mark has an identity in the role, with its code. */
function nameRole(mark: string, role: string): Constraint {
  return satisfy<Invoice>(
    `have an identity of the customer in the role ${role} where ${mark} is 1`,
    ({ customer }) =>
      customer?.ext?.[mark] !== '1' ||
      (customer.identities ?? []).some(({ ext, code }) => ext?.[THIRD_PARTY_ROLE] === role && Boolean(code)),
  );
}

const isFullInvoice = when<Invoice>('the tag `simplified` is absent', ({ $tags }) => !$tags?.includes('simplified'));
const isPolish = when<TaxIdentity>('the tax identity is Polish', ({ country }) => country === 'PL');

export const partyRules = defineRules(Invoice, 'PL-FAVAT-BILL-INVOICE', {
  '04': { at: 'supplier', must: bePresent, say: 'An invoice needs a supplier', cite: FA_3('Podmiot1') },
  '05': {
    at: 'supplier.name',
    must: bePresent,
    say: 'The supplier needs a name',
    cite: FA_3('Podmiot1, DaneIdentyfikacyjne, Nazwa'),
  },
  '06': {
    at: 'supplier.addresses',
    must: bePresent,
    say: 'The supplier needs an address',
    cite: FA_3('Podmiot1, Adres'),
  },
  '07': {
    at: 'supplier.addresses',
    must: beginWith('country'),
    say: 'The first address of the supplier needs a country',
    cite: FA_3('Podmiot1, Adres, KodKraju'),
  },
  '08': {
    at: 'supplier.addresses',
    must: beginWith('street'),
    say: 'The first address of the supplier needs a street',
    cite: FA_3('Podmiot1, Adres, AdresL1'),
  },
  '09': {
    when: isFullInvoice,
    at: 'customer',
    must: bePresent,
    say: 'The invoice needs a customer, or the tag `simplified`',
    cite: FA_3('Podmiot2'),
  },
  '10': {
    on: 'customer.tax_id',
    when: isPolish,
    at: 'code',
    must: bePresent,
    say: 'The Polish tax identity of the customer needs a code',
    cite: FA_3('Podmiot2, DaneIdentyfikacyjne, NIP'),
  },
  '11': {
    must: nameRole(JST, '8'),
    say: 'A customer that is a unit of a local government needs an identity with a code in the role 8',
    cite: FA_3('Podmiot2, JST; Podmiot3, Rola 8'),
  },
  '12': {
    must: nameRole(GROUP_VAT, '10'),
    say: 'A customer that belongs to a VAT group needs an identity with a code in the role 10',
    cite: FA_3('Podmiot2, GV; Podmiot3, Rola 10'),
  },
  '16': {
    at: 'supplier.tax_id',
    must: bePresent,
    say: 'The supplier needs a tax identity',
    cite: FA_3('Podmiot1, DaneIdentyfikacyjne, NIP'),
  },
  '17': {
    at: 'supplier.tax_id.code',
    must: bePresent,
    say: 'The tax identity of the supplier needs a code',
    cite: FA_3('Podmiot1, DaneIdentyfikacyjne, NIP'),
  },
});
