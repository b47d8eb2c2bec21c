import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { GST_KEYS } from '../../../testing/law/statement.ts';
import { newZealand } from './nz.ts';

const PUBLISHED = {
  title: 'Published definition of the format, states of data/regimes/nz.json',
  url: 'https://github.com/invopop/gobl',
  read: '2026-11-22',
};
const ACT_2010 = {
  title: 'Inland Revenue, Taxation (Budget Measures) Act 2010 increases rate of GST',
  url: 'https://www.taxtechnical.ird.govt.nz/new-legislation/act-articles/taxation-budget-measures-act-2010/gst-rate-increase',
  read: '2026-11-22',
};
const HISTORY = {
  title: 'onlinegstcalculators.com, History of GST in New Zealand',
  url: 'https://onlinegstcalculators.com/guides/history-of-gst-new-zealand',
  read: '2026-11-22',
};
const WIKIPEDIA = {
  title: 'Wikipedia, Goods and Services Tax (New Zealand)',
  url: 'https://en.wikipedia.org/wiki/Goods_and_Services_Tax_(New_Zealand)',
  read: '2026-11-22',
};

describeRegimeLaw(newZealand, {
  source: PUBLISHED,
  twice: true,
  states: {
    country: 'NZ',
    currency: 'NZD',
    timeZone: 'Pacific/Auckland',
    known: '1989-07-01 2026-11-22',
    taxScheme: 'GST',
    categories: { GST: { effect: 'added', keys: GST_KEYS } },
    identities: 'NZBN',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [
    {
      tax: 'GST standard general',
      since: '1986-10-01',
      before: NOTHING,
      charge: '10%',
      today: '15%',
      source: HISTORY,
      also: WIKIPEDIA,
    },
    {
      tax: 'GST standard general',
      since: '1989-07-01',
      before: '10%',
      charge: '12.5%',
      today: '15%',
      source: HISTORY,
      also: WIKIPEDIA,
    },
    {
      tax: 'GST standard general',
      since: '2010-10-01',
      before: '12.5%',
      charge: '15%',
      today: '15%',
      source: ACT_2010,
      also: HISTORY,
    },
  ],
  taxNumber: '49091850',
  // Made up; python-stdnum agrees.
  taxNumbers: {
    valid: `
      107482822 143614751 25958675 130580610 28334516 11090311 51848535 93781066 20930098 114068470
      31203090 69903401 99945923 135003433 69415588 144075544 120215094 123098366 51093194 103555795
      122401618 81496870 32956572 119673526 48354602 118689267 139629167 124368812 136761943 93596773
      91700514 148956561 17902237 121766655 85675427 132385009 140532249 82066179 112506128 78588039
      141186239 123399519 64913317 108597781 95881849 62840208 114443598 96735434
    `,
    wrong: `
      118689867 48353602 160580610 142506128 82066479 130003433 11090318 78588031 69315588 28334316
      25958375 99945963 121766675 843614751 170215094 25458675 09999997 150000001 199999995
    `,
  },
  registers: {
    NZBN: {
      source: {
        title: 'CDQ, NZ_BN; gera.services, New Zealand NZBN Validator',
        url: 'https://tools.gera.services/new-zealand-nzbn-validator',
        read: '2026-11-22',
      },
      also: {
        title: 'OpenPeppol, Participant identifier schemes 9.7, 0088',
        url: 'https://docs.peppol.eu/edelivery/codelists/',
        read: '2026-11-22',
      },
      written: ['9429 0463 93920', '9429046393920'],
      valid: `
        9403040575025 9406975461876 9409087370241 9413083467256 9416713725436 9417987814895 9418686780344 9424975469869
        9442225456582 9443065515460 9445055053754 9447016907311 9447531086096 9453190621707 9455023165136 9464349165249
        9468030114370 9471462255900 9474431480020 9479860542219 9480576359299 9482351026570 9493504425140 9496323691222
        9429050294954
      `,
      wrong: `
        8403040575025 9209087370241 9243065515460 9404087370241 9406977461876 9417686780344 9417987844895 9443083467256
        9443665515460 9447531096096 9453180621707 9468930114370 9479860542212 9493504425110 942904639392 9300000000004
      `,
    },
  },
});
