import { norm } from '../../core/rules/citation.ts';

export const ACT = norm('Value-Added Tax Act 89 of 1991');

export const SARS = norm(
  'SARS, Tax invoices',
  'https://www.sars.gov.za/businesses-and-employers/government/tax-invoices/',
);
