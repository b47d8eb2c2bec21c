import { norm } from '../../core/rules/citation.ts';

/** Members of the schema of KSeF, by name. */
export const FA_3 = norm(
  'Ministerstwo Finansów, Struktura logiczna FA(3)',
  'https://crd.gov.pl/wzor/2025/06/25/13775/schemat.xsd',
);
