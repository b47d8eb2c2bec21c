import type { RuleSet } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { judge, satisfy, when } from '../../core/rules/constraint.ts';
import { bePresent, countEntries, haveLength } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Identity } from '../../documents/org/identity.ts';
import type { Party } from '../../documents/org/party.ts';
import { FISCAL_REGIME } from './extension-keys.ts';
import { beLatin1 } from './latin1.ts';

const FAMILY = 'IT-SDI-BILL-INVOICE';
const SUPPLIER = 'FatturaPA, technical rules, CedentePrestatore';
const CUSTOMER = 'FatturaPA, technical rules, CessionarioCommittente';

const FISCAL_CODE = 'it-fiscal-code';

function hasFiscalCode(identities: readonly Identity[] | undefined): boolean {
  return (identities ?? []).some(({ key }) => key === FISCAL_CODE);
}

function isItalian(party: Party | undefined): boolean {
  return party?.tax_id?.country === 'IT';
}

/** People without tax code may be named among the people of the party in place of the party itself. */
const haveName = satisfy<Invoice>(
  'have a customer with a name',
  ({ customer }) => !customer || Boolean(customer.name) || (!customer.tax_id?.code && customer.people !== undefined),
);

const haveNameOrPeople = satisfy<Invoice>(
  'have a customer with a name or people',
  ({ customer }, scope) => !customer || Boolean(customer.name) || countEntries(customer.people, scope) > 0,
);

/** Bytes of a telephone number (`Telefono`). */
const TELEPHONE_LENGTH = [5, 12] as const;

export const partyRules: readonly RuleSet[] = [
  defineRules(Invoice, FAMILY, {
    '03': {
      at: 'supplier.name',
      must: beLatin1,
      say: 'The name of the supplier can have Latin characters only (up to ÿ)',
      cite: SUPPLIER,
    },
    '04': { at: 'supplier.addresses', must: bePresent, say: 'The supplier needs an address', cite: SUPPLIER },
    '05': {
      at: 'supplier.ext',
      must: carryExtensions(FISCAL_REGIME),
      say: 'The supplier needs its tax regime (`it-sdi-fiscal-regime`)',
      cite: `${SUPPLIER}, RegimeFiscale`,
    },
    '06': {
      at: 'supplier.registration.entry',
      must: bePresent,
      say: 'The registration of the supplier needs its number in the register',
      cite: `${SUPPLIER}, NumeroREA`,
    },
    '07': {
      at: 'supplier.registration.office',
      must: bePresent,
      say: 'The registration of the supplier needs the office of the register',
      cite: `${SUPPLIER}, Ufficio`,
    },
    '08': {
      when: when<Invoice>('the supplier is Italian', ({ supplier }) => isItalian(supplier)),
      at: 'supplier.telephones[].num',
      must: haveLength(...TELEPHONE_LENGTH),
      say: 'A telephone number of an Italian supplier must have 5 to 12 characters',
      cite: `${SUPPLIER}, Telefono`,
    },
    '09': { at: 'customer', must: bePresent, say: 'The invoice needs a customer', cite: CUSTOMER },
    '10': {
      at: 'customer.name',
      must: beLatin1,
      say: 'The name of the customer can have Latin characters only (up to ÿ)',
      cite: CUSTOMER,
    },
    '11': { at: 'customer.tax_id', must: bePresent, say: 'The customer needs a tax identity', cite: CUSTOMER },
    '12': { at: 'customer.addresses', must: bePresent, say: 'The customer needs an address', cite: CUSTOMER },
    '13': {
      must: haveName,
      say: 'The customer needs a name, unless it has no tax code and names people',
      cite: `${CUSTOMER}, Denominazione`,
    },
    '14': {
      must: haveNameOrPeople,
      say: 'A customer without name needs to name people',
      cite: `${CUSTOMER}, Nome and Cognome`,
    },
  }),
  defineRules(
    Invoice,
    FAMILY,
    {
      '15': {
        when: when<Invoice>('the customer has no fiscal code', ({ customer }) => !hasFiscalCode(customer?.identities)),
        at: 'customer.tax_id.code',
        must: bePresent,
        say: 'An Italian customer without `it-fiscal-code` needs a tax code',
        cite: `${CUSTOMER}, IdFiscaleIVA`,
      },
      '16': {
        when: when<Invoice>('the customer has no tax code', ({ customer }) => !customer?.tax_id?.code),
        at: 'customer.identities',
        must: judge<readonly Identity[]>(`have one with the key ${FISCAL_CODE}`, hasFiscalCode),
        say: 'An Italian customer without tax code needs an identity with the key `it-fiscal-code`',
        cite: `${CUSTOMER}, CodiceFiscale`,
      },
    },
    { when: when<Invoice>('the customer is Italian', ({ customer }) => isItalian(customer)) },
  ),
];
