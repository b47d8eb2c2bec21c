import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { andorra } from './ad.ts';

const ASSESSORS = {
  title: 'Assessors Associats, Què és l’IGI: in force on 1 January 2013, five rates',
  url: 'https://www.assessors-associats.com/que-es-ligi/',
  read: '2026-11-22',
};
const MALAMUTE = {
  title: 'Malamute, Què és l’IGI a Andorra: on 1 January 2013, 4.5, 0, 1, 2.5 and 9.5 %',
  url: 'https://malamute.ad/que-es-ligi-a-andorra-una-guia-clara-per-empreses-i-professionals',
  read: '2026-11-22',
};
const WORLD_2021 = {
  title: 'Global VAT Compliance, World VAT rates 2021',
  url: 'https://www.globalvatcompliance.com/world-countries-vat-rates-2020/',
  read: '2026-11-22',
};

describeRegimeLaw(andorra, {
  source: ASSESSORS,
  twice: true,
  states: {
    country: 'AD',
    currency: 'EUR',
    timeZone: 'Europe/Andorra',
    known: '2021-01-01 2026-11-22',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    corrections: [{ schema: 'bill/invoice', types: 'corrective' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2013-01-01',
      before: NOTHING,
      charge: '4.5%',
      today: '4.5%',
      source: ASSESSORS,
      also: MALAMUTE,
    },
    {
      tax: 'VAT standard increased',
      since: '2021-01-01',
      before: NOTHING,
      charge: '9.5%',
      today: '9.5%',
      source: WORLD_2021,
      also: ASSESSORS,
    },
    {
      tax: 'VAT standard special',
      since: '2021-01-01',
      before: NOTHING,
      charge: '2.5%',
      today: '2.5%',
      source: WORLD_2021,
      also: MALAMUTE,
    },
    {
      tax: 'VAT standard reduced',
      since: '2021-01-01',
      before: NOTHING,
      charge: '1%',
      today: '1%',
      source: WORLD_2021,
      also: MALAMUTE,
    },
  ],
  taxNumber: 'U132950X',
  // Made up, except the examples of python-stdnum, which agrees on all.
  taxNumbers: {
    valid: `
      U132950X D059888N A700001B A799999K L712345Z L749876C C000000A C123456Q E123456R E987654S F000000A F699999W F345678H G456789J
      O567890M P678901P U999999Y
    `,
    wrong: `
      I706193G B123456C H123456C J123456K K123456L N123456A Z123456A A699999K A800000B L123456Z L800001Z L999999A F700000W F812345W
      F999999A U13295X U1329500X U132950 U1329505 1132950X A12B U13295AX
    `,
  },
});
