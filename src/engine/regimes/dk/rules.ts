import { defineRules } from '../../core/rules/define-rules.ts';
import { judge, when, whenOneOf } from '../../core/rules/constraint.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Identity } from '../../documents/org/identity.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { CPR, CVR } from './identities.ts';
import { CVR_FORM, VAT_ORDER } from './norms.ts';
import { isCvr } from './tax-identity.ts';

const hasNoTaxCode = when<Invoice>('the supplier has no tax code', ({ supplier }) => !supplier?.tax_id?.code);

const haveRegistration = judge<readonly Identity[]>(
  `have an identity of type ${CVR} or ${CPR}`,
  (identities) => (identities ?? []).some(({ type }) => type === CVR || type === CPR),
  { kind: 'present', like: [{ type: CVR, code: '' }] },
);

export const invoiceRules = defineRules(Invoice, 'DK-BILL-INVOICE', {
  '01': {
    when: hasNoTaxCode,
    at: 'supplier.identities',
    must: haveRegistration,
    say: 'The supplier of a Danish invoice without a tax code needs a CVR or, as a private person, a CPR number among its identities',
    cite: VAT_ORDER('§ 58, stk. 1, nr. 3'),
  },
});

/** A CVR number has one form in every document, so the set applies to documents of all regimes. */
export const identityRules = defineRules(
  Identity,
  'DK-ORG-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a Danish CVR number', isCvr),
      say: 'An identity of type CVR has eight digits without DK in front, the last the right check digit',
      uncited: CVR_FORM,
    },
  },
  { everywhere: true, when: whenOneOf<Identity>('the identity is a CVR number', 'type', [CVR]) },
);

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'DK-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a Danish CVR number', isCvr),
      say: 'A Danish tax code must be a CVR number: eight digits, the last the right check digit',
      uncited: CVR_FORM,
    },
  },
  { everywhere: true, when: identityOf('DK') },
);
