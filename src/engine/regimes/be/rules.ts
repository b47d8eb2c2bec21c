import { defineRules } from '../../core/rules/define-rules.ts';
import { judge, when } from '../../core/rules/constraint.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Identity } from '../../documents/org/identity.ts';
import type { Party } from '../../documents/org/party.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { hasIdentityOf } from '../shared/supplier-number.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { BCE } from './identities.ts';
import { DECREE, VAT_CODE } from './norms.ts';
import { isVatNumber } from './tax-identity.ts';

const hasNoBce = when<Party>('the party has no BCE number', (party) => !hasIdentityOf(party, [BCE]));

const hasNoTaxCode = when<Party>('the party has no tax code', ({ tax_id }) => !tax_id?.code);

const includeBce = judge<readonly Identity[]>('include a BCE number', (identities) =>
  (identities ?? []).some(({ type }) => type === BCE),
);

/** A supplier with neither number breaks two rules, since either number would be enough. */
export const invoiceRules = defineRules(Invoice, 'BE-BILL-INVOICE', {
  '01': {
    on: 'supplier',
    when: hasNoBce,
    at: 'tax_id',
    must: bePresent,
    say: 'The supplier of a Belgian invoice needs a tax identity, unless it has a BCE number',
    cite: DECREE('art. 5, § 1'),
  },
  '02': {
    on: 'supplier',
    when: hasNoBce,
    at: 'tax_id.code',
    must: bePresent,
    say: 'The tax identity of the supplier of a Belgian invoice needs a code, unless there is a BCE number',
    cite: DECREE('art. 5, § 1'),
  },
  '03': {
    on: 'supplier',
    when: hasNoTaxCode,
    at: 'identities',
    must: includeBce,
    say: 'The supplier of a Belgian invoice without tax code needs a BCE number among its identities',
    cite: DECREE('art. 5, § 1'),
  },
});

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'BE-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a Belgian VAT number', isVatNumber),
      say: 'A Belgian tax code must be a VAT number: ten digits, the first 0 or 1, the last two the right check',
      cite: VAT_CODE('art. 50'),
    },
  },
  { everywhere: true, when: identityOf('BE') },
);
