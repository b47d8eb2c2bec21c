import { defineRules } from '../../core/rules/define-rules.ts';
import { judge, when } from '../../core/rules/constraint.ts';
import { match } from '../../core/rules/constraints.ts';
import { Identity } from '../../documents/org/identity.ts';
import { Item } from '../../documents/org/item.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { HSN, PAN } from './identities.ts';
import { GST_RULES, INCOME_TAX } from './norms.ts';
import { isGstin } from './tax-identity.ts';

const PAN_FORM = /^[A-Z]{5}[0-9]{4}[A-Z]$/;
const HSN_FORM = /^(?:\d{4}|\d{6}|\d{8})$/;

const includeHsn = judge<readonly Identity[]>('include an HSN code', (identities) =>
  (identities ?? []).some(({ type }) => type === HSN),
);

export const identityRules = defineRules(Identity, 'IN-ORG-IDENTITY', {
  '01': {
    when: when<Identity>('the identity is a PAN', ({ type }) => type === PAN),
    at: 'code',
    must: match(PAN_FORM, 'have the form of a PAN'),
    say: 'An Indian PAN has five letters, four digits and a letter',
    cite: INCOME_TAX('section 262'),
  },
  '02': {
    when: when<Identity>('the identity is an HSN code', ({ type }) => type === HSN),
    at: 'code',
    must: match(HSN_FORM, 'have the form of an HSN code'),
    say: 'An Indian HSN code has four, six or eight digits',
    cite: GST_RULES('rule 46 (g)'),
  },
});

export const itemRules = defineRules(Item, 'IN-ORG-ITEM', {
  '01': {
    at: 'identities',
    must: includeHsn,
    say: 'Every item of an Indian document needs an HSN code among its identities',
    cite: GST_RULES('rule 46 (g)'),
  },
});

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'IN-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('an Indian GSTIN', isGstin),
      say: 'An Indian tax code must be a GSTIN: state, PAN, registration, Z and the right check character',
      cite: GST_RULES('rule 10'),
    },
  },
  { everywhere: true, when: identityOf('IN') },
);
