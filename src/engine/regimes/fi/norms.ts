import { norm } from '../../core/rules/citation.ts';

export const ACT = norm('Yritys- ja yhteisötietolaki 244/2001');

export const CHECK_DIGIT = norm(
  'Verohallinto, tarkistusmerkin tarkistuslaskenta',
  'https://www.vero.fi/globalassets/tietoa-verohallinnosta/ohjelmistokehittajille/yritys--ja-yhteis%C3%B6tunnuksen-ja-henkil%C3%B6tunnuksen-tarkistusmerkin-tarkistuslaskenta.pdf',
);
