import { defineRules } from '../../core/rules/define-rules.ts';
import { judge, when } from '../../core/rules/constraint.ts';
import { match } from '../../core/rules/constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Identity } from '../../documents/org/identity.ts';
import type { Party } from '../../documents/org/party.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { TAX_NUMBER_LIKE } from '../shared/supplier-number.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { TAX_NUMBER_FORM, TAX_NUMBER_KEY } from './identities.ts';
import { TAX_NUMBER_LAYOUT, VAT_ACT } from './norms.ts';
import { isUstIdNr } from './tax-identity.ts';

/** An absent supplier has no number either. */
const haveTaxNumber = judge<Party>(
  'have a tax code or a tax number',
  (party) =>
    Boolean(party?.tax_id?.code) || (party?.identities ?? []).some((identity) => identity.key === TAX_NUMBER_KEY),
  TAX_NUMBER_LIKE,
);

const isTaxNumber = when<Identity>('the identity is a tax number', (identity) => identity.key === TAX_NUMBER_KEY);

export const invoiceRules = defineRules(Invoice, 'DE-BILL-INVOICE', {
  '01': {
    at: 'supplier',
    must: haveTaxNumber,
    say: 'The supplier of a German invoice needs a USt-IdNr. in its tax identity or a Steuernummer among its identities',
    cite: VAT_ACT('§ 14 (4) no. 2', '__14.html'),
  },
});

export const identityRules = defineRules(Identity, 'DE-ORG-IDENTITY', {
  '01': {
    when: isTaxNumber,
    at: 'code',
    must: match(TAX_NUMBER_FORM, 'have the form of a Steuernummer'),
    say: 'A German Steuernummer is written 12/345/67890, 123/456/78901 or 123/4567/8901',
    uncited: TAX_NUMBER_LAYOUT,
  },
});

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'DE-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a German USt-IdNr.', isUstIdNr),
      say: 'A German tax code must be a USt-IdNr.: nine digits, the first not 0 and the last the right check digit',
      cite: VAT_ACT('§ 27a', '__27a.html'),
    },
  },
  { everywhere: true, when: identityOf('DE') },
);
