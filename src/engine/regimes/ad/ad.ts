import { defineRegime } from '../../core/tax/regime.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { nrt } from './tax-identity.ts';

/** Andorra: impost general indirecte. */
export const andorra = defineRegime({
  country: 'AD',
  name: { en: 'Andorra', ca: 'Andorra' },
  description: {
    en: [
      'Andorra, outside the Union, charges a general indirect tax (IGI), a value added tax: 4.5 % in general, 9.5 % on banking and financial services, 2.5 % on transport of persons and works of art, 1 % on food, water, books and newspapers, and nothing on health care, education and rents of homes (`zero`).',
      'A business states its NRT: a letter for the kind of taxpayer, six digits and a control letter, which is not judged, because how it is found is not published. An invoice is put right by a rectifying invoice.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'Departament de Tributs i de Fronteres, IGI' },
      url: 'https://www.impostos.ad/28-continguts-web',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'Llei 11/2012, del 21 de juny, de l’impost general indirecte' },
      url: 'https://www.global-regulation.com/law/andorra/9923348/llei-11-2012%252c-del-21-de-juny%252c-de-limpost-general-indirecte.html',
      at: '2026-11-22T00:00:00',
    },
  ],
  known: { since: '2021-01-01', read: '2026-11-22' },
  timeZone: 'Europe/Andorra',
  currency: 'EUR',
  taxScheme: 'VAT',
  taxIdentity: nrt,
  corrections: [{ schema: 'bill/invoice', types: ['corrective'] }],
  categories: [vat],
  rules: [invoiceRules, taxIdentityRules],
});
