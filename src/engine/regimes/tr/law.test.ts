import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { turkey } from './tr.ts';

const KPMG_2012 = {
  title: 'KPMG, Turkey: VAT essentials, 1 November 2012',
  url: 'http://www.kpmg.com/Global/en/IssuesAndInsights/ArticlesPublications/vat-gst-essentials/Pages/turkey.aspx',
  read: '2026-11-22',
};
const RATES_2021 = {
  title: 'VATupdate, VAT rates in Turkey, 26 April 2021: 18 % since 2001, 8 and 1 %',
  url: 'https://www.vatupdate.com/2021/04/26/vat-rates-in-turkey/',
  read: '2026-11-22',
};
const DECISION = {
  title: 'Moroğlu Arseven, on Presidential Decision 7346, Official Gazette of 7 July 2023',
  url: 'https://www.morogluarseven.com/news-and-publications/turkiye-increased-vat-and-certain-tax-and-fee-rates/',
  read: '2026-11-22',
};
const BILGENER = {
  title: 'Bilgener, Value Added Tax (VAT) Rates Amended',
  url: 'https://bilgener.com/en/value-added-tax-vat-rates-amended/',
  read: '2026-11-22',
};

describeRegimeLaw(turkey, {
  source: KPMG_2012,
  twice: true,
  states: {
    country: 'TR',
    currency: 'TRY',
    timeZone: 'Europe/Istanbul',
    known: '2012-11-01 2026-11-22',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    identities: 'MERSIS',
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2012-11-01',
      before: NOTHING,
      charge: '18%',
      today: '20%',
      source: KPMG_2012,
      also: RATES_2021,
    },
    {
      tax: 'VAT standard general',
      since: '2023-07-10',
      before: '18%',
      charge: '20%',
      today: '20%',
      source: DECISION,
      also: BILGENER,
    },
    {
      tax: 'VAT standard reduced',
      since: '2012-11-01',
      before: NOTHING,
      charge: '8%',
      today: '10%',
      source: KPMG_2012,
      also: RATES_2021,
    },
    {
      tax: 'VAT standard reduced',
      since: '2023-07-10',
      before: '8%',
      charge: '10%',
      today: '10%',
      source: DECISION,
      also: BILGENER,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2012-11-01',
      before: NOTHING,
      charge: '1%',
      today: '1%',
      source: KPMG_2012,
      also: RATES_2021,
    },
  ],
  taxNumber: '4540536920',
  // Made up; python-stdnum agrees.
  taxNumbers: {
    valid: `
      17291716060 5260181599 0830166136 1860913903 9960308245 6281948215 9935181908 9378657978 5432319485 7574911866 2527601896
      5559797112 4710497466 5075291704 3423667123 7684268462 5632122337 0792440269 8599528907 7866661769 0313721598 0109281593
      0139624593 5711777741 1215472800 88778932822 89217421846 19679290834 20033907510 89383470136 84681453874 50191614692 20033076674
      71934514598 16123100756 82837832696 71663049422 13269910270 47409546166 21393095596 82979262252 53933283668 89160110804
      53646974846 31237899136 53301467324 10245892124 62758929064 17540091726
    `,
    wrong: `
      9378657958 6281948205 0792140269 5711877741 4750497466 0792430269 5073291704 0792440569 0215472800 7574911466 9378657975
      7684258462 19675290834 81383470136 27540091726 82837132696 10245891124 77409546166 93646974846 10245862124 11679290834
      54301467324 47409646166 17540091776 21393098596 88779932822 07291716092 454053692 172917160600
    `,
  },
  registers: {
    MERSIS: {
      source: {
        title: 'Habertürk, MERSİS numarası nedir?',
        url: 'https://m.haberturk.com/mersis-numarasi-nedir-mersis-numarasi-nerede-yazar-nasil-ogrenilir-3798280',
        read: '2026-11-22',
      },
      also: {
        title: 'Dike Law, MERSİS numarası nasıl sorgulanır?',
        url: 'https://dikelaw.com.tr/en/etiket/mersis-sorgulama',
        read: '2026-11-22',
      },
      written: ['0123-4567-8901-2345', '0123456789012345'],
      valid: '9876543210987654',
      wrong: '012345678901234 01234567890123456',
    },
  },
});
