import { norm } from '../../core/rules/citation.ts';

export { VAT_DIRECTIVE } from '../../documents/norms.ts';

export const VAT_ACT = norm('Wet op de omzetbelasting 1968', 'https://wetten.overheid.nl/BWBR0002629');
export const REGISTER_ACT = norm('Handelsregisterwet 2007', 'https://wetten.overheid.nl/BWBR0021777');

export const LOGIUS = norm(
  'Logius, Organisatie-identificatienummer 2.2.1',
  'https://gitdocumentatie.logius.nl/publicatie/dk/oin/2.2.1/#samenstelling-oin',
);
