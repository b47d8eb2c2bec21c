import { norm } from '../../core/rules/citation.ts';

export const ACT = norm(
  'A New Tax System (Australian Business Number) Act 1999',
  'https://www.legislation.gov.au/C2004A00506/latest',
);
