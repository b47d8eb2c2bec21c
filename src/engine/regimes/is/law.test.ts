import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { iceland } from './is.ts';

const ASSOCIATION = {
  title: 'International VAT Association, Iceland VAT rate changes from January 1st 2015',
  url: 'https://www.vatassociation.org/2015/02/16/iceland-vat-rate-changes-from-january-1st-2015/',
  read: '2026-11-22',
};
const AVALARA_2014 = {
  title: 'Avalara, Iceland cuts VAT rate from 25.5% to 24% January 2015',
  url: 'https://www.avalara.com/vatlive/en/vat-news/iceland-cuts-vat-rate-25-5-24-january-2015.html',
  read: '2026-11-22',
};
const AVALARA_2015 = {
  title: 'Avalara, Iceland raises e-book VAT rate to 11%',
  url: 'https://www.avalara.com/vatlive/en/vat-news/iceland-raises-e-book-vat-rate-11.html',
  read: '2026-11-22',
};
const VISIR_2007 = {
  title: 'Vísir, Tax Reduction Hits at Midnight, 2007',
  url: 'https://www.visir.is/g/2007987299d/tax-reduction-hits-at-midnight',
  read: '2026-11-22',
};
const EAP_2006 = {
  title: 'EAP, Iceland Lowers VAT, 10 November 2006',
  url: 'https://eap-magazin.de/Article/Doing-Things-Differently-%28Than-in-Germany%29%3A-Iceland-Lowers-VAT.html',
  read: '2026-11-22',
};

describeRegimeLaw(iceland, {
  source: ASSOCIATION,
  twice: true,
  states: {
    country: 'IS',
    currency: 'ISK',
    timeZone: 'Atlantic/Reykjavik',
    known: '2010-01-01 2026-11-22',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    identities: 'KT',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2010-01-01',
      before: NOTHING,
      charge: '25.5%',
      today: '24%',
      source: ASSOCIATION,
      also: AVALARA_2014,
    },
    {
      tax: 'VAT standard general',
      since: '2015-01-01',
      before: '25.5%',
      charge: '24%',
      today: '24%',
      source: ASSOCIATION,
      also: AVALARA_2014,
    },
    {
      tax: 'VAT standard reduced',
      since: '2007-03-01',
      before: NOTHING,
      charge: '7%',
      today: '11%',
      source: VISIR_2007,
      also: EAP_2006,
    },
    {
      tax: 'VAT standard reduced',
      since: '2015-01-01',
      before: '7%',
      charge: '11%',
      today: '11%',
      source: ASSOCIATION,
      also: AVALARA_2015,
    },
  ],
  taxNumber: '5711160300',
  // Made up; python-stdnum agrees.
  taxNumbers: {
    valid: `
      00621 123456 99999 5402707409 2302735880 6407633020 2306576459 2010008159 4801983280 5802566199 5708137570 1602615609 4303958740
      0511655510 0707037189 5606168489 5010246949 4201324410 5010812809 0904565129 6112347240 2008239239 0202936089 0207833709
      5104237120 5206423079 0311347149 2711368119 4712134119 0305773299 0111946210 5110937679 4911909659 6005669709 5902858469
      4410645519 6806663859 2805869949 2004836930 2902122000 2902042089 3105992049 2902002020 2902042080 6902042070 7105122050
      4101002070 0101002080 3112992049 7112992039 2802992009
    `,
    wrong: `
      4911909649 6005669409 2305735880 4208324410 5712134119 0515655510 2004876930 0008239239 6806667859 5806423079 4261324410
      5104227120 6112347210 6005269709 0005773299 5708137670 4303954740 4911509659 2008269239 6806663899 1234 1234567 12345A 571116030
      57111603000 2902102080 2902002029 3105992048 2902012090 6902032000 4001012050 0001012060 3104992189 0020012099 3205852019
      7205852009 1500992189 1513992079
    `,
  },
  registers: {
    KT: {
      source: {
        title: 'OpenPeppol, Participant identifier schemes 9.7, 0196',
        url: 'https://docs.peppol.eu/edelivery/codelists/',
        read: '2026-11-22',
      },
      also: {
        title: 'python-stdnum 006192e, is_.kennitala',
        url: 'https://github.com/arthurdejong/python-stdnum',
        read: '2026-11-22',
      },
      written: ['450401-3150', '4504013150'],
      valid: `
        0306237620 0406397800 0703712510 0812680619 0905374829 1201666030 1307484149 2508314399 2511322320 2705383390
        2809334309 4106187029 4210271100 4304822890 4803087780 5004640899 5209735910 5907360669 6101353740 6111669310
        6301686780 6310244750 6709246020 6805046289
      `,
      wrong: `
        0508314399 0809334309 0852680619 1106187029 1201665030 2703712510 2809334509 3803087780 4100187029 4301686780
        4803087740 5207735910 5907460669 6301686880 450401315 4504013158
      `,
    },
  },
});
