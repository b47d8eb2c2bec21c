import { norm } from '../../core/rules/citation.ts';

export const REGISTER_ACT = norm('Enhetsregisterloven', 'https://lovdata.no/dokument/NL/lov/1994-06-03-15');

export const CHECK_DIGIT = norm(
  'Brønnøysundregistrene, Organisasjonsnummer',
  'https://altinnett.brreg.no/no/Begreper-A-A/Organisasjonsnummer/',
);

export const BOOKKEEPING = norm(
  'Bokføringsforskriften',
  'https://lovdata.no/dokument/SF/forskrift/2004-12-01-1558/KAPITTEL_5-1',
);
