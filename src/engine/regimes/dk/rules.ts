import { defineRules } from '../../core/rules/define-rules.ts';
import { when } from '../../core/rules/constraint.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Identity } from '../../documents/org/identity.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { haveTaxCodeOrIdentity } from '../shared/supplier-number.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { CVR } from './identities.ts';
import { CVR_FORM, VAT_ORDER } from './norms.ts';
import { isCvr } from './tax-identity.ts';

export const invoiceRules = defineRules(Invoice, 'DK-BILL-INVOICE', {
  '01': {
    at: 'supplier',
    must: haveTaxCodeOrIdentity(CVR),
    say: 'The supplier of a Danish invoice needs a CVR number, in its tax identity or among its identities',
    cite: VAT_ORDER('§ 58, stk. 1, nr. 3'),
  },
});

/** A CVR number is one wherever it stands, so the set holds in documents of all regimes. */
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
  { everywhere: true, when: when<Identity>('the identity is a CVR number', ({ type }) => type === CVR) },
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
