import { defineRules } from '../../core/rules/define-rules.ts';
import type { Constraint } from '../../core/rules/constraint.ts';
import { judge, when } from '../../core/rules/constraint.ts';
import { numericCode } from '../../core/text/code.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Identity } from '../../documents/org/identity.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { isLuhnValid } from '../shared/luhn.ts';
import { haveTaxCodeOrIdentity } from '../shared/supplier-number.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { COORDINATION, ORGANISATION, PERSON } from './identities.ts';
import { ORGANISATION_ACT, REGISTRATION_ACT, VAT_ACT, VAT_DIRECTIVE } from './norms.ts';
import { isVatNumber } from './tax-identity.ts';

const isOrganisation = when<Identity>('the identity is an organisationsnummer', ({ type }) => type === ORGANISATION);

const isPerson = when<Identity>(
  'the identity is a personnummer or samordningsnummer',
  ({ type }) => type === PERSON || type === COORDINATION,
);

/** Punctuation is ignored. */
function hasOrganisationForm(code: string): boolean {
  return numericCode(code).length === 10;
}

function hasPersonForm(code: string): boolean {
  return /^\d{6}[-+]\d{4}$/.test(code);
}

/** An absent number has no form. */
function haveForm(words: string, hasForm: (code: string) => boolean): Constraint {
  return judge<string>(words, (code) => hasForm(code ?? ''));
}

/** Another rule covers numbers of another form. */
function haveCheckDigit(hasForm: (code: string) => boolean): Constraint {
  return judge<string>('have the right check digit', (code = '') => !hasForm(code) || isLuhnValid(numericCode(code)));
}

export const invoiceRules = defineRules(Invoice, 'SE-BILL-INVOICE', {
  '01': {
    at: 'supplier',
    must: haveTaxCodeOrIdentity(ORGANISATION, PERSON, COORDINATION),
    say: 'The supplier of a Swedish invoice needs a VAT number in its tax identity or an organisationsnummer (ON), personnummer (PN) or samordningsnummer (CN) among its identities',
    cite: VAT_ACT('17 kap. 24 §'),
  },
});

export const identityRules = defineRules(Identity, 'SE-ORG-IDENTITY', {
  '01': {
    when: isOrganisation,
    at: 'code',
    must: haveForm('have ten digits', hasOrganisationForm),
    say: 'A Swedish organisationsnummer has ten digits',
    cite: ORGANISATION_ACT('4 §'),
  },
  '02': {
    when: isOrganisation,
    at: 'code',
    must: haveCheckDigit(hasOrganisationForm),
    say: 'The last digit of a Swedish organisationsnummer must be the right check digit',
    cite: ORGANISATION_ACT('4 §'),
  },
  '03': {
    when: isPerson,
    at: 'code',
    must: haveForm('have six digits, a sign and four digits', hasPersonForm),
    say: 'A Swedish personnummer or samordningsnummer is written as six digits, - or +, and four digits',
    cite: REGISTRATION_ACT('18 §'),
  },
  '04': {
    when: isPerson,
    at: 'code',
    must: haveCheckDigit(hasPersonForm),
    say: 'The last digit of a Swedish personnummer or samordningsnummer must be the right check digit',
    cite: REGISTRATION_ACT('18 §'),
  },
});

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'SE-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a Swedish VAT number', isVatNumber),
      say: 'A Swedish tax code must be a VAT number: the ten digits of an organisationsnummer or personnummer with the right check digit, and 01',
      cite: [VAT_ACT('17 kap. 24 §'), VAT_DIRECTIVE('arts. 214 and 215')],
    },
  },
  { everywhere: true, when: identityOf('SE') },
);
