import { defineRegime } from '../../core/tax/regime.ts';
import { reverseCharge } from '../shared/reverse-charge.ts';
import { registers } from './identities.ts';
import { taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vatNumber } from './tax-identity.ts';

/** Slovakia: daň z pridanej hodnoty. */
export const slovakia = defineRegime({
  country: 'SK',
  name: { en: 'Slovakia', sk: 'Slovensko' },
  description: {
    en: [
      'Slovakia charges value added tax (DPH) within the rules of the European Union: a standard rate, a reduced one for food that is not basic, electricity and some catering, and a super-reduced one for basic food, medicines, books and accommodation.',
      'Before 2025 there was one reduced rate of 10 % on other goods; it is not among the rates here.',
      'A business registered for the tax states its IČ DPH, SK and ten digits.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'European Commission, VAT rates' },
      url: 'https://taxation-customs.ec.europa.eu/taxation/vat/eu-vat-rules/vat-rates_en',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'Slov-Lex, zákon č. 222/2004 Z. z.' },
      url: 'https://www.slov-lex.sk/ezbierky/pravne-predpisy/SK/ZZ/2004/222/',
      at: '2026-11-22T00:00:00',
    },
  ],
  known: { since: '2025-01-01', read: '2026-11-22' },
  timeZone: 'Europe/Bratislava',
  currency: 'EUR',
  taxScheme: 'VAT',
  taxIdentity: vatNumber,
  identities: registers.identities,
  scenarios: [{ schema: 'bill/invoice', list: [reverseCharge] }],
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [taxIdentityRules, registers.rules],
});
