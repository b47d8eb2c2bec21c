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
      'A business registered for the tax states its IČ DPH, SK and ten digits. Invoices are corrected by credit notes and debit notes (opravná faktúra, in daily use dobropis and ťarchopis), which refer to them.',
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
    {
      title: { en: 'Finančné riaditeľstvo SR, Vykazovanie údajov z opravných faktúr v kontrolnom výkaze, § 71 ods. 2' },
      url: 'https://www.danovecentrum.sk/cely/odborny-clanok/vykazovanie-udajov-z-opravnych-faktur-v-kontrolnom-vykaze.htm',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'dauc.sk, Vystavovanie opravných faktúr, § 25 a § 73 písm. e)' },
      url: 'https://dauc.sk/clanky/454/vystavovanie-opravnych-faktur-na-ucely-dane-z-pridanej-hodnoty',
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
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [taxIdentityRules, registers.rules],
});
