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
      'A business states its registration number, ten digits, the last a check digit. A tax invoice is amended by another (수정세금계산서), which names it and says by how much the supply is less or more: a credit note or a debit note here. Where an invoice was wrong, one takes it back and a new one follows.',
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
    {
      title: { en: 'Popbill, Revised (tax) invoice, after Article 32 of the Value-Added Tax Act' },
      url: 'https://docs.popbill.com/en/taxinvoice/modify?lang=java',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'Bolta, Guide to amending Korean e-Tax invoices' },
      url: 'https://bolta.io/resources/guide-to-amending-korean-etax-invoices',
      at: '2026-11-22T00:00:00',
    },
  ],
  known: { since: '1977-07-01', read: '2026-11-22' },
  timeZone: 'Asia/Seoul',
  currency: 'KRW',
  taxScheme: 'VAT',
  taxIdentity: registrationNumber,
  identities: registers.identities,
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [invoiceRules, taxIdentityRules, registers.rules],
});
