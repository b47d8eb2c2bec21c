import { defineRules } from '../../core/rules/define-rules.ts';
import { when } from '../../core/rules/constraint.ts';
import { match } from '../../core/rules/constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Identity } from '../../documents/org/identity.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { haveTaxCodeOrIdentity } from '../shared/supplier-number.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { CGI, CODE_DE_COMMERCE } from './norms.ts';
import { isVatNumber } from './tax-identity.ts';

/** Number of a company in the register of INSEE. */
const SIREN = 'SIREN';

/** The SIREN and five digits for one of its establishments. */
const SIRET = 'SIRET';

export const invoiceRules = defineRules(Invoice, 'FR-BILL-INVOICE', {
  '01': {
    at: 'supplier',
    must: haveTaxCodeOrIdentity(SIREN, SIRET),
    say: 'The supplier of a French invoice needs a VAT number in its tax identity or a SIREN or SIRET among its identities',
    cite: CODE_DE_COMMERCE('art. R123-237'),
  },
});

export const identityRules = defineRules(Identity, 'FR-ORG-IDENTITY', {
  '01': {
    when: when<Identity>('the identity is a SIREN', ({ type }) => type === SIREN),
    at: 'code',
    must: match(/^\d{9}$/, 'be nine digits'),
    say: 'A French SIREN has nine digits and nothing between them',
    cite: CODE_DE_COMMERCE('art. R123-221'),
  },
  '02': {
    when: when<Identity>('the identity is a SIRET', ({ type }) => type === SIRET),
    at: 'code',
    must: match(/^\d{14}$/, 'be fourteen digits'),
    say: 'A French SIRET has fourteen digits and nothing between them',
    cite: CODE_DE_COMMERCE('art. R123-221'),
  },
});

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'FR-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a French VAT number', isVatNumber, 'front'),
      say: 'A French tax code must be a VAT number: a key of two characters that agrees with the nine digits of the SIREN behind it',
      cite: CGI('art. 286 ter'),
    },
  },
  { everywhere: true, when: identityOf('FR') },
);
