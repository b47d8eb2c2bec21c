import { norm } from '../../core/rules/citation.ts';

export const VAT_REGULATIONS = norm(
  'Value Added Tax Regulations 1995 (SI 1995/2518)',
  'https://www.legislation.gov.uk/uksi/1995/2518/regulation/',
);
