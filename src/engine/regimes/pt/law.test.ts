import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { portugal } from './pt.ts';

const PUBLISHED = published('data/regimes/pt.json');
const TABLE = {
  title: 'economias.pt, rates of the mainland, Madeira and the Azores',
  url: 'https://www.economias.pt/taxa-de-iva-na-madeira/',
  read: '2026-11-21',
};
const AZORES = {
  title: 'Ofício Circulado 25045/2024 of the AT: the Azores from 1 July 2021 on',
  url: 'https://www.apcmc.pt/?p=34244',
  read: '2026-11-21',
};
const MADEIRA = {
  title: 'Decreto Legislativo Regional n.º 6/2024/M, artigo 21: 4 % in place of 5 % from 1 October 2024 on',
  url: 'https://www.asd-int.com/de/portugal-madeira-neuer-ermaessigter-mehrwertsteuersatz',
  read: '2026-11-21',
};
const ISLANDS = {
  title:
    'Lei 63-A/2015, Decreto Legislativo Regional 15-A/2021/A and Público of 2021-06-23 for the Azores (2014: known, no page was read); Lei 14-A/2012 for Madeira',
  read: '2026-11-27',
};

describeRegimeLaw(portugal, {
  source: PUBLISHED,
  states: {
    country: 'PT',
    currency: 'EUR',
    timeZone: 'Europe/Lisbon',
    known: '2021-07-01 2026-11-27',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
      IRS: { effect: 'retained' },
      IRC: { effect: 'retained' },
    },
    tags: { 'bill/invoice': 'invoice-receipt' },
    extensions: {
      'pt-region': `
      PT PT-AC PT-MA AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BQ BA
      BW BV BR IO BN BG BF BI CV KH CM CA KY CF TD CL CN CX CC CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM
      DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR GF PF TF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT
      HM VA HN HK HU IS IN ID IR IQ IE IM IL IT JM JP JE JO KZ KE KI KP KR KW KG LA LV LB LS LR LY LI LT LU
      MO MK MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU NF
      MP NO OM PK PW PS PA PG PY PE PH PN PL PR QA RE RO RU RW BL SH KN LC MF PM VC WS SM ST SA SN RS SC SL
      SG SX SK SI SB SO ZA GS SS ES LK SD SR SJ SE CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UG UA AE
      GB US UM UY UZ VU VE VN VG VI WF EH YE ZM ZW
    `,
    },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    { tax: 'VAT standard other', charge: NOTHING, today: NOTHING, source: PUBLISHED },
    {
      tax: 'VAT standard general',
      ext: { 'pt-region': 'PT-AC' },
      since: '2011-01-01',
      before: NOTHING,
      charge: '16.0%',
      today: '16.0%',
      source: TABLE,
      firstDay: PUBLISHED,
      byLaw: { since: '2021-07-01', source: AZORES },
    },
    {
      tax: 'VAT standard general',
      ext: { 'pt-region': 'PT-MA' },
      since: '2011-01-01',
      before: NOTHING,
      charge: '22.0%',
      today: '22.0%',
      source: TABLE,
      firstDay: PUBLISHED,
    },
    {
      tax: 'VAT standard general',
      since: '2011-01-01',
      before: NOTHING,
      charge: '23.0%',
      today: '23.0%',
      source: TABLE,
      firstDay: PUBLISHED,
    },
    {
      tax: 'VAT standard intermediate',
      ext: { 'pt-region': 'PT-AC' },
      since: '2011-01-01',
      before: NOTHING,
      charge: '9.0%',
      today: '9.0%',
      source: TABLE,
      firstDay: PUBLISHED,
      byLaw: { since: '2021-07-01', source: AZORES },
    },
    {
      tax: 'VAT standard intermediate',
      ext: { 'pt-region': 'PT-MA' },
      since: '2011-01-01',
      before: NOTHING,
      charge: '12.0%',
      today: '12.0%',
      source: TABLE,
      firstDay: PUBLISHED,
    },
    {
      tax: 'VAT standard intermediate',
      since: '2011-01-01',
      before: NOTHING,
      charge: '13.0%',
      today: '13.0%',
      source: TABLE,
      firstDay: PUBLISHED,
    },
    {
      tax: 'VAT standard reduced',
      ext: { 'pt-region': 'PT-AC' },
      since: '2011-01-01',
      before: NOTHING,
      charge: '4.0%',
      today: '4.0%',
      source: TABLE,
      firstDay: PUBLISHED,
      byLaw: { since: '2021-07-01', source: AZORES },
    },
    {
      tax: 'VAT standard reduced',
      ext: { 'pt-region': 'PT-MA' },
      since: '2024-10-01',
      before: '5.0%',
      charge: '4.0%',
      today: '4.0%',
      source: MADEIRA,
    },
    {
      tax: 'VAT standard reduced',
      ext: { 'pt-region': 'PT-MA' },
      since: '2011-01-01',
      before: NOTHING,
      charge: '5.0%',
      today: '4.0%',
      source: TABLE,
      firstDay: PUBLISHED,
    },
    {
      tax: 'VAT standard reduced',
      since: '2011-01-01',
      before: NOTHING,
      charge: '6.0%',
      today: '6.0%',
      source: TABLE,
      firstDay: PUBLISHED,
    },
  ],
  history: [
    {
      tax: 'VAT standard general',
      ext: { 'pt-region': 'PT-AC' },
      since: '2011-01-01',
      before: NOTHING,
      percent: '16.0%',
      source: ISLANDS,
    },
    {
      tax: 'VAT standard general',
      ext: { 'pt-region': 'PT-AC' },
      since: '2014-01-01',
      before: '16.0%',
      percent: '18.0%',
      source: ISLANDS,
    },
    {
      tax: 'VAT standard general',
      ext: { 'pt-region': 'PT-AC' },
      since: '2021-07-01',
      before: '18.0%',
      percent: '16.0%',
      source: ISLANDS,
    },
    {
      tax: 'VAT standard general',
      ext: { 'pt-region': 'PT-MA' },
      since: '2011-01-01',
      before: NOTHING,
      percent: '16.0%',
      source: ISLANDS,
    },
    {
      tax: 'VAT standard general',
      ext: { 'pt-region': 'PT-MA' },
      since: '2012-04-01',
      before: '16.0%',
      percent: '22.0%',
      source: ISLANDS,
    },
    { tax: 'VAT standard general', since: '2011-01-01', before: NOTHING, percent: '23.0%', source: ISLANDS },
    {
      tax: 'VAT standard intermediate',
      ext: { 'pt-region': 'PT-AC' },
      since: '2011-01-01',
      before: NOTHING,
      percent: '9.0%',
      source: ISLANDS,
    },
    {
      tax: 'VAT standard intermediate',
      ext: { 'pt-region': 'PT-AC' },
      since: '2014-01-01',
      before: '9.0%',
      percent: '10.0%',
      source: ISLANDS,
    },
    {
      tax: 'VAT standard intermediate',
      ext: { 'pt-region': 'PT-AC' },
      since: '2015-07-01',
      before: '10.0%',
      percent: '9.0%',
      source: ISLANDS,
    },
    {
      tax: 'VAT standard intermediate',
      ext: { 'pt-region': 'PT-MA' },
      since: '2011-01-01',
      before: NOTHING,
      percent: '9.0%',
      source: ISLANDS,
    },
    {
      tax: 'VAT standard intermediate',
      ext: { 'pt-region': 'PT-MA' },
      since: '2012-04-01',
      before: '9.0%',
      percent: '12.0%',
      source: ISLANDS,
    },
    { tax: 'VAT standard intermediate', since: '2011-01-01', before: NOTHING, percent: '13.0%', source: ISLANDS },
    {
      tax: 'VAT standard reduced',
      ext: { 'pt-region': 'PT-AC' },
      since: '2011-01-01',
      before: NOTHING,
      percent: '4.0%',
      source: ISLANDS,
    },
    {
      tax: 'VAT standard reduced',
      ext: { 'pt-region': 'PT-AC' },
      since: '2014-01-01',
      before: '4.0%',
      percent: '5.0%',
      source: ISLANDS,
    },
    {
      tax: 'VAT standard reduced',
      ext: { 'pt-region': 'PT-AC' },
      since: '2015-07-01',
      before: '5.0%',
      percent: '4.0%',
      source: ISLANDS,
    },
    {
      tax: 'VAT standard reduced',
      ext: { 'pt-region': 'PT-MA' },
      since: '2011-01-01',
      before: NOTHING,
      percent: '4.0%',
      source: ISLANDS,
    },
    {
      tax: 'VAT standard reduced',
      ext: { 'pt-region': 'PT-MA' },
      since: '2012-04-01',
      before: '4.0%',
      percent: '5.0%',
      source: ISLANDS,
    },
    {
      tax: 'VAT standard reduced',
      ext: { 'pt-region': 'PT-MA' },
      since: '2024-10-01',
      before: '5.0%',
      percent: '4.0%',
      source: ISLANDS,
    },
    { tax: 'VAT standard reduced', since: '2011-01-01', before: NOTHING, percent: '6.0%', source: ISLANDS },
  ],
  taxNumber: '501442600',
  taxNumbers: {
    valid: `
      233241760 267928378 271724986 273578391 280775920 513581138 553978217 559365950 568591577 582343313
      667137696 723912866 741192845 771940726 799636479 901544515
    `,
    wrong: `
      190493045 200821882 282972209 289419362 297970431 312418496 424516454 471098585 471505501 489440291
      721821208 726978807 733467961 769539314 799847076 865823160
    `,
  },
  choices: {
    'GOBL-PT-BILL-INVOICE-01': 'standard credit-note debit-note proforma other',
  },
});
