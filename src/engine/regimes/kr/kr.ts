import { defineRegime } from '../../core/tax/regime.ts';
import { registers } from './identities.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { registrationNumber } from './tax-identity.ts';

/** South Korea: 부가가치세, value added tax. */
export const southKorea = defineRegime({
  country: 'KR',
  name: { en: 'South Korea', ko: '대한민국' },
  description: {
    en: [
      'South Korea charges a value added tax of 10 % on most goods and services. Exports are free of it (`zero`); unprocessed food, books, health care and education are exempt.',
      'A business states its registration number, ten digits, the last a check digit. A tax invoice is amended by another tax invoice.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'Ernst & Young, Worldwide VAT, GST and Sales Tax Guide 2022, Korea (South)' },
      url: 'https://issuu.com/worldtradepresss/docs/-s-korea',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'Value-Added Tax Act' },
      url: 'https://elaw.klri.re.kr/kor_mobile/viewer.do?hseq=63471&type=sogan&key=5',
      at: '2026-11-22T00:00:00',
    },
  ],
  known: { since: '1977-07-01', read: '2026-11-22' },
  timeZone: 'Asia/Seoul',
  currency: 'KRW',
  taxScheme: 'VAT',
  taxIdentity: registrationNumber,
  identities: registers.identities,
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [invoiceRules, taxIdentityRules, registers.rules],
});
