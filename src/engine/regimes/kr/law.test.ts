import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { southKorea } from './kr.ts';

const EY_2022 = {
  title: 'Ernst & Young, Worldwide VAT, GST and Sales Tax Guide 2022, Korea (South): introduced on 1 July 1977, 10 %',
  url: 'https://issuu.com/worldtradepresss/docs/-s-korea',
  read: '2026-11-22',
};
const JOONGANG_2017 = {
  title: 'Korea JoongAng Daily, The scariest tax, 31 July 2017: a 10-percent VAT in July 1977',
  url: 'https://koreajoongangdaily.joins.com/2017/07/31/columns/The-scariest-tax/3036551.html',
  read: '2026-11-22',
};

describeRegimeLaw(southKorea, {
  source: EY_2022,
  twice: true,
  states: {
    country: 'KR',
    currency: 'KRW',
    timeZone: 'Asia/Seoul',
    known: '1977-07-01 2026-11-22',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    identities: 'CRN',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '1977-07-01',
      before: NOTHING,
      charge: '10%',
      today: '10%',
      source: EY_2022,
      also: JOONGANG_2017,
    },
  ],
  taxNumber: '1168200276',
  // Made up with the check digit of two sources.
  taxNumbers: {
    valid: `
      1234567891 4322064698 7670711875 9416915439 4757509519 6202806156 1895668523 1723114875 6655509695 9477320295 3298195523
      1647495947 5070736236 1487221828 3975423647 6541693549 4167229626 2067593594 7552561022 2007110296 6780833751 6098887122
      5384176293 7005959254 4073229460 8163213425 6893986058 6074473540 3957812005 2216668511 2699756059 2566369102 1418612723
      8837293895 9094155734 8124597398 6097574758 1711244230 5869010658 1639450737 7637473022 3929263215 7854503701 5734627543
      7261580890 1612847100 2339540573 5085181358 1832273606
    `,
    wrong: `
      6893986048 9477328295 7552565022 7261583890 3293195523 4322064998 5070436236 4362064698 1711224230 1612847190 7261580860
      1723114675 4751509519 3975423247 6655599695 4057509519 1781244230 1723194875 7370711875 7637472022 3929563215 1639470737
      6755509695 2699756759 123456789 12345678911 123456789A
    `,
  },
  registers: {
    CRN: {
      source: {
        title: 'dukgun.com, corporate registration number system',
        url: 'https://dukgun.com/2018/11/resident-registration-number-system-corporate.html',
        read: '2026-11-22',
      },
      also: {
        title: 'HKCHO/mirine.tools, isCorporateRegistrationNo',
        url: 'https://github.com/HKCHO/mirine.tools',
        read: '2026-11-22',
      },
      written: ['1101111234567', '110111-1234567'],
      valid: '110111-0000001 134511-0004412',
      wrong: '110111-123456 110111-12345678 1234567-890123x',
    },
  },
});
