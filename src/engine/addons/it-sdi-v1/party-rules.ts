import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { judge, satisfy, when } from '../../core/rules/constraint.ts';
import { bePresent, countEntries, haveLength } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Identity } from '../../documents/org/identity.ts';
import type { Party } from '../../documents/org/party.ts';
import { FISCAL_REGIME } from './extension-keys.ts';
import { beLatin1 } from './latin1.ts';
import { FATTURAPA } from './norms.ts';

const FAMILY = 'IT-SDI-BILL-INVOICE';

const FISCAL_CODE = 'it-fiscal-code';

function hasFiscalCode(identities: readonly Identity[] | undefined): boolean {
  return (identities ?? []).some(({ key }) => key === FISCAL_CODE);
}

function isItalian(party: Party | undefined): boolean {
  return party?.tax_id?.country === 'IT';
}

/** For people without tax code, a person of the party may be named in place of the party. */
const haveName = satisfy<Invoice>(
  'have a customer with a name',
  ({ customer }) => !customer || Boolean(customer.name) || (!customer.tax_id?.code && customer.people !== undefined),
  { kind: 'present', like: { customer: { name: '' } } },
);

const haveNameOrPeople = satisfy<Invoice>(
  'have a customer with a name or people',
  ({ customer }, scope) => !customer || Boolean(customer.name) || countEntries(customer.people, scope) > 0,
  { kind: 'present', like: { customer: { name: '' } } },
);

/** A simplified invoice needs nothing of its customer but a tax number (art. 21-bis DPR 633/72). */
const isIdentified = ({ $tags, customer }: Invoice): boolean =>
  ($tags ?? []).includes('simplified') && Boolean(customer?.tax_id?.code || hasFiscalCode(customer?.identities));

const needsMore = when<Invoice>(
  'the invoice is not simplified, or its customer has no tax number',
  (invoice) => !isIdentified(invoice),
);

/** Bytes of a telephone number (`Telefono`). */
const TELEPHONE_LENGTH = [5, 12] as const;

export const partyRules: readonly TypeRules[] = [
  defineRules(Invoice, FAMILY, {
    '03': {
      at: 'supplier.name',
      must: beLatin1,
      say: 'The name of the supplier can have Latin characters only (up to ÿ)',
      cite: FATTURAPA('1.2.1.3.1 Denominazione, String80LatinType'),
    },
    '04': {
      at: 'supplier.addresses',
      must: bePresent,
      say: 'The supplier needs an address',
      cite: FATTURAPA('1.2.2 Sede'),
    },
    '05': {
      at: 'supplier.ext',
      must: carryExtensions(FISCAL_REGIME),
      say: 'The supplier needs its tax regime (`it-sdi-fiscal-regime`)',
      cite: FATTURAPA('1.2.1.8 RegimeFiscale'),
    },
    '06': {
      at: 'supplier.registration.entry',
      must: bePresent,
      say: 'The registration of the supplier needs its number in the register',
      cite: FATTURAPA('1.2.4.2 NumeroREA'),
    },
    '07': {
      at: 'supplier.registration.office',
      must: bePresent,
      say: 'The registration of the supplier needs the office of the register',
      cite: FATTURAPA('1.2.4.1 Ufficio'),
    },
    '08': {
      when: when<Invoice>('the supplier is Italian', ({ supplier }) => isItalian(supplier)),
      at: 'supplier.telephones[].num',
      must: haveLength(...TELEPHONE_LENGTH),
      say: 'A telephone number of an Italian supplier must have 5 to 12 bytes (é counts two)',
      cite: FATTURAPA('1.2.5.1 Telefono'),
    },
    '09': {
      at: 'customer',
      must: bePresent,
      say: 'The invoice needs a customer',
      cite: FATTURAPA('1.4 CessionarioCommittente'),
    },
    '10': {
      at: 'customer.name',
      must: beLatin1,
      say: 'The name of the customer can have Latin characters only (up to ÿ)',
      cite: FATTURAPA('1.4.1.3.1 Denominazione, String80LatinType'),
    },
    '11': {
      at: 'customer.tax_id',
      must: bePresent,
      say: 'The customer needs a tax identity',
      cite: FATTURAPA('1.4.1.1 IdFiscaleIVA, 1.4.1.2 CodiceFiscale; 00417'),
    },
    '12': {
      when: needsMore,
      at: 'customer.addresses',
      must: bePresent,
      say: 'The customer needs an address',
      cite: FATTURAPA('1.4.2 Sede'),
    },
    '13': {
      when: needsMore,
      must: haveName,
      say: 'The customer needs a name, unless it has no tax code and names people',
      cite: FATTURAPA('1.4.1.3.1 Denominazione'),
    },
    '14': {
      when: needsMore,
      must: haveNameOrPeople,
      say: 'A customer without name needs to name people',
      cite: FATTURAPA('1.4.1.3.2 Nome, 1.4.1.3.3 Cognome'),
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
        cite: FATTURAPA('1.4.1.1 IdFiscaleIVA; 00417'),
      },
      '16': {
        when: when<Invoice>('the customer has no tax code', ({ customer }) => !customer?.tax_id?.code),
        at: 'customer.identities',
        must: judge<readonly Identity[]>(`have one with the key ${FISCAL_CODE}`, hasFiscalCode, {
          kind: 'present',
          like: [{ key: FISCAL_CODE, code: '' }],
        }),
        say: 'An Italian customer without tax code needs an identity with the key `it-fiscal-code`',
        cite: FATTURAPA('1.4.1.2 CodiceFiscale; 00417'),
      },
    },
    { when: when<Invoice>('the customer is Italian', ({ customer }) => isItalian(customer)) },
  ),
];
