import { norm } from '../../core/rules/citation.ts';

export const ORDINANCE = norm(
  'Verordnung über die Unternehmens-Identifikationsnummer (UIDV), SR 431.031',
  'https://www.fedlex.admin.ch/eli/cc/2011/81/de',
);
