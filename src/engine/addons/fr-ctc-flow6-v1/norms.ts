import { because, norm } from '../../core/rules/citation.ts';

/** Rules BR-FR-CDV-… for life cycle messages, and BR-FR-… for parties. */
export const XP_Z12_012 = norm(
  'AFNOR XP Z12-012',
  'https://www.boutique.afnor.org/fr-fr/norme/xp-z12012/formats-et-profils-des-messages-factures-et-statuts-de-cycle-de-vie-constit/fa301169/601641',
);

export const ONE_DOCUMENT = because(
  'uncited.frOneDocument',
  'A message of the life cycle is about one document; the number of the rule in XP Z12-012 was not found.',
);
export const OWN_TYPES = because(
  'uncited.frOwnTypes',
  'The format itself tells responses from updates; XP Z12-012 knows one message.',
);
export const NUMBER_OF_CUSTOMER = because(
  'uncited.frNumberOfCustomer',
  'French parties go by their SIREN; the number of the rule in XP Z12-012 that asks for that of the customer was not found.',
);
