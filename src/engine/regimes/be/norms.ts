import { norm } from '../../core/rules/citation.ts';

export const DECREE = norm(
  'Arrêté royal n° 1 du 29 décembre 1992',
  'https://www.ejustice.just.fgov.be/eli/arrete/1992/12/29/1992003823/justel',
);

export const VAT_CODE = norm(
  'Code de la taxe sur la valeur ajoutée',
  'https://www.ejustice.just.fgov.be/eli/loi/1969/07/03/1969070305/justel',
);
