import { defineRules } from '../../core/rules/define-rules.ts';
import { when } from '../../core/rules/constraint.ts';
import { haveLength, match } from '../../core/rules/constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Identity } from '../../documents/org/identity.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { haveTaxCodeOrIdentity } from '../shared/supplier-number.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { KVK, OIN } from './identities.ts';
import { LOGIUS, REGISTER_ACT, VAT_ACT, VAT_DIRECTIVE } from './norms.ts';
import { isBtwId } from './tax-identity.ts';

/** Nine digits between six zeros that include the kind of number, and three zeros. */
const OIN_FORM = /^0{6}(0[1-9]|10|99)\d{9}0{3}$/;

export const invoiceRules = defineRules(Invoice, 'NL-BILL-INVOICE', {
  '01': {
    at: 'supplier',
    must: haveTaxCodeOrIdentity(KVK, OIN),
    say: 'The supplier of a Dutch invoice needs a btw-identificatienummer in its tax identity or a KVK or OIN number among its identities',
    cite: VAT_ACT('art. 35a'),
  },
});

export const identityRules = defineRules(Identity, 'NL-ORG-IDENTITY', {
  '01': {
    when: when<Identity>('the identity is a KVK number', ({ type }) => type === KVK),
    at: 'code',
    must: haveLength(8, 8),
    say: 'A Dutch KVK number has eight digits',
    cite: REGISTER_ACT('art. 9'),
  },
  '02': {
    when: when<Identity>('the identity is an OIN number', ({ type }) => type === OIN),
    at: 'code',
    must: match(OIN_FORM, 'have the form of an OIN'),
    say: 'A Dutch OIN has twenty digits: six zeros, two for the kind of number, nine for the number itself and three zeros',
    cite: LOGIUS('samenstelling OIN'),
  },
});

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'NL-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a Dutch btw-identificatienummer', isBtwId),
      say: 'A Dutch tax code must be a btw-identificatienummer: nine digits, B and two digits, with the right check digits',
      cite: [VAT_ACT('art. 35a (1) c'), VAT_DIRECTIVE('arts. 214 and 215')],
    },
  },
  { everywhere: true, when: identityOf('NL') },
);
