import { norm } from '../../core/rules/citation.ts';

export const REGISTER_ACT = norm('Enhetsregisterloven');

export const BOOKKEEPING = norm(
  'Bokføringsforskriften',
  'https://lovdata.no/dokument/SF/forskrift/2004-12-01-1558/KAPITTEL_5-1',
);
