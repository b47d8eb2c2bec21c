import { norm } from '../../core/rules/citation.ts';

export const SARS = norm(
  'SARS, Tax invoices',
  'https://www.sars.gov.za/businesses-and-employers/government/tax-invoices/',
);
