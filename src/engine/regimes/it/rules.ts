import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { bePresent, whereGiven } from '../../core/rules/constraints.ts';
import { Identity } from '../../documents/org/identity.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { FISCAL_CODE, hasFiscalCodeCheck, isFiscalCodeForm } from './fiscal-code.ts';
import { CODE_DECREE, EMPTY, VAT_ACT } from './norms.ts';
import { isPartitaIva } from './tax-identity.ts';

const isFiscalCode = when<Identity>('the identity is a codice fiscale', ({ key }) => key === FISCAL_CODE);

export const identityRules = defineRules(Identity, 'IT-ORG-IDENTITY', {
  '01': {
    when: isFiscalCode,
    at: 'code',
    must: bePresent,
    say: 'An identity with the key it-fiscal-code needs a code',
    uncited: EMPTY,
  },
  '02': {
    when: isFiscalCode,
    at: 'code',
    must: whereGiven(satisfy<string>('have the form of a codice fiscale', isFiscalCodeForm)),
    say: 'An Italian codice fiscale has eleven digits for a body, or sixteen letters and digits made of name, date and place of birth for a person',
    cite: CODE_DECREE('codice fiscale'),
  },
  '03': {
    when: isFiscalCode,
    at: 'code',
    must: whereGiven(satisfy<string>('have the check character of a codice fiscale', hasFiscalCodeCheck)),
    say: 'The last character of an Italian codice fiscale must agree with the others',
    cite: CODE_DECREE('codice fiscale'),
  },
});

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'IT-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('an Italian partita IVA', isPartitaIva),
      say: 'An Italian tax code must be a partita IVA: eleven digits, the last the right check digit',
      cite: VAT_ACT('art. 35'),
    },
  },
  { everywhere: true, when: identityOf('IT') },
);
