import { defineRules } from '../../core/rules/define-rules.ts';
import { when } from '../../core/rules/constraint.ts';
import { beOneOf, match, whereGiven } from '../../core/rules/constraints.ts';
import { haveExtensionMatching } from '../../core/tax/extension-constraints.ts';
import type { Address } from '../../documents/org/address.ts';
import { Party } from '../../documents/org/party.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { MUNICIPALITY } from './extensions.ts';
import { CNPJ, CPF, IBGE, POST } from './norms.ts';
import { STATES } from './states.codes.ts';
import { isCnpjOrCpf } from './tax-identity.ts';

const COUNTRY = 'BR';

const isBrazilian = when<Party>(
  'the party has a Brazilian tax identity or address',
  ({ tax_id, addresses }) => tax_id?.country === COUNTRY || (addresses ?? []).some((it) => it.country === COUNTRY),
);

const isInBrazil = when<Address>('the address is in Brazil', ({ country }) => !country || country === COUNTRY);

export const partyRules = defineRules(
  Party,
  'BR-ORG-PARTY',
  {
    '01': {
      at: 'ext',
      must: haveExtensionMatching(MUNICIPALITY, /^\d{7}$/),
      say: 'The municipality of a Brazilian party is its IBGE code of seven digits',
      cite: IBGE('Códigos dos Municípios'),
    },
    '02': {
      on: 'addresses[]',
      when: isInBrazil,
      at: 'state',
      must: whereGiven(beOneOf(STATES)),
      say: 'The state of a Brazilian address is the two-letter code of a state or of the federal district',
      cite: IBGE('Siglas das unidades da federação'),
    },
    '03': {
      on: 'addresses[]',
      when: isInBrazil,
      at: 'code',
      must: match(/^\d{5}-?\d{3}$/, 'have the form of a CEP'),
      say: 'The post code of a Brazilian address (CEP) has five digits and three more, with or without a hyphen between',
      cite: POST('CEP, estrutura'),
    },
  },
  { when: isBrazilian },
);

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'BR-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a Brazilian CNPJ or CPF', isCnpjOrCpf),
      say: 'A Brazilian tax code must be a CNPJ of twelve digits or letters or a CPF of nine digits, and the right two check digits',
      cite: [CNPJ('número de inscrição'), CPF('número de inscrição')],
    },
  },
  { everywhere: true, when: identityOf(COUNTRY) },
);
