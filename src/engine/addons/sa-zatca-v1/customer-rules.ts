import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { judge, when } from '../../core/rules/constraint.ts';
import { beEmpty, bePresent } from '../../core/rules/constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Identity } from '../../documents/org/identity.ts';
import type { Party } from '../../documents/org/party.ts';
import { FAMILY, haveOneRegister } from './invoice-rules.ts';
import { ZATCA } from './norms.ts';
import { isExport, isSelfBilled, isSimplified, isSimplifiedSummary, isStandard } from './transaction-type.ts';

/** Identity types of a customer without tax number. */
const CUSTOMER_IDENTITIES = ['TIN', 'CRN', 'MOM', 'MLS', '700', 'SAG', 'NAT', 'GCC', 'IQA', 'PAS', 'OTH'];

const beIdentified = judge<Party>(
  'have a tax code or one identity of a known type',
  (customer) => {
    if (customer?.tax_id?.code) return true;
    const [first, ...others] = customer?.identities ?? [];
    return others.length === 0 && CUSTOMER_IDENTITIES.includes(first?.type ?? '');
  },
  { kind: 'present', like: { tax_id: { country: '', code: '' } } },
);

/** Private education and health care of citizens, paid by the state. */
const CITIZEN_REASONS = ['VATEX-SA-EDU', 'VATEX-SA-HEA'];

function isForCitizen({ lines }: Invoice): boolean {
  return (lines ?? []).some((line) =>
    CITIZEN_REASONS.includes(line.taxes?.find(({ cat }) => cat === 'VAT')?.ext?.['cef-vatex'] ?? ''),
  );
}

const namesCustomer = when<Invoice>(
  'the invoice is standard, a simplified summary or for education or health care',
  (invoice) => !isSimplified(invoice) || isSimplifiedSummary(invoice) || isForCitizen(invoice),
);

const haveNationalId = judge<readonly Identity[]>('include one of type NAT', (identities) =>
  (identities ?? []).some(({ type }) => type === 'NAT'),
);

export const customerRules: readonly TypeRules[] = [
  defineRules(
    Invoice,
    FAMILY,
    {
      '10': {
        at: 'customer.addresses[].street',
        must: bePresent,
        say: 'The address of the customer of a standard invoice needs a street',
        cite: ZATCA('BR-KSA-10'),
      },
      '11': {
        at: 'customer.addresses[].locality',
        must: bePresent,
        say: 'The address of the customer of a standard invoice needs a city',
        cite: ZATCA('BR-KSA-10'),
      },
      '12': {
        at: 'customer.addresses[].country',
        must: bePresent,
        say: 'The address of the customer of a standard invoice needs a country',
        cite: ZATCA('BR-KSA-10'),
      },
      '13': {
        at: 'customer',
        must: beIdentified,
        say: 'The customer of a standard invoice needs a tax code or exactly one identity of a known type',
        cite: ZATCA('BR-KSA-14, BR-KSA-81'),
      },
    },
    { when: isStandard },
  ),
  defineRules(Invoice, FAMILY, {
    '17': {
      when: isExport,
      at: 'customer.tax_id',
      must: beEmpty,
      say: 'The customer of an export cannot have a tax identity',
      cite: ZATCA('BR-KSA-46'),
    },
    '22': {
      when: when<Invoice>('education or health care is sold to citizens', isForCitizen),
      at: 'customer.identities',
      must: haveNationalId,
      say: 'The customer of education or health care without VAT needs a national identity (NAT)',
      cite: ZATCA('BR-KSA-49'),
    },
    '23': {
      when: namesCustomer,
      at: 'customer',
      must: bePresent,
      say: 'The invoice needs a customer',
      cite: ZATCA('BR-KSA-42'),
    },
    '24': {
      when: namesCustomer,
      at: 'customer.name',
      must: bePresent,
      say: 'The customer needs a name',
      cite: ZATCA('BR-KSA-25, BR-KSA-42, BR-KSA-71'),
    },
  }),
  defineRules(
    Invoice,
    FAMILY,
    {
      '28': {
        at: 'customer.tax_id',
        must: bePresent,
        say: 'A customer who issues the invoice needs a tax identity',
        cite: ZATCA('BR-KSA-39'),
      },
      '29': {
        at: 'customer.tax_id.code',
        must: bePresent,
        say: 'The tax identity of a customer who issues the invoice needs a code',
        cite: ZATCA('BR-KSA-39'),
      },
      '30': {
        at: 'customer.identities',
        must: haveOneRegister,
        say: 'A customer who issues the invoice needs exactly one identity, of a register that the authority knows',
        cite: ZATCA('BR-KSA-08'),
      },
    },
    { when: isSelfBilled },
  ),
];
