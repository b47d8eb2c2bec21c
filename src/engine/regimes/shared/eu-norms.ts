import { norm } from '../../core/rules/citation.ts';
import type { Regime } from '../../core/tax/regime.ts';

/** The form of each member state's numbers, as published by the Commission. */
export const VIES = norm(
  'VIES, structure of VAT identification numbers',
  'https://ec.europa.eu/taxation_customs/vies/',
);

/** Source of the law common to the member states. */
export const UNION_SOURCES: NonNullable<Regime['sources']> = [
  {
    title: { en: 'European Commission, VAT rates' },
    url: 'https://taxation-customs.ec.europa.eu/taxation/vat/eu-vat-rules/vat-rates_en',
    at: '2026-11-22T00:00:00',
  },
  {
    title: { en: 'Directive 2006/112/EC' },
    url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
    at: '2026-11-22T00:00:00',
  },
];
