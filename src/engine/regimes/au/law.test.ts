import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { GST_KEYS } from '../../../testing/law/statement.ts';
import { australia } from './au.ts';

const PUBLISHED = {
  title: 'Published definition of the format, states of data/regimes/au.json',
  url: 'https://github.com/invopop/gobl',
  read: '2026-11-22',
};
const RIGHTS_2000 = {
  title: 'Your Rights 2000, Guide to GST',
  url: 'https://angelfire.com/folk/aclu/gstguide.htm',
  read: '2026-11-22',
};

describeRegimeLaw(australia, {
  source: PUBLISHED,
  twice: true,
  states: {
    country: 'AU',
    currency: 'AUD',
    timeZone: 'Australia/Sydney',
    known: '2000-07-01 2026-11-22',
    taxScheme: 'GST',
    categories: { GST: { effect: 'added', keys: GST_KEYS } },
    identities: 'ACN',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [
    {
      tax: 'GST standard general',
      since: '2000-07-01',
      before: NOTHING,
      charge: '10%',
      today: '10%',
      source: RIGHTS_2000,
      also: PUBLISHED,
    },
  ],
  taxNumber: '51824753556',
  // Made up; python-stdnum agrees.
  taxNumbers: {
    valid: `
      49624595711 85661250090 73569568058 31023281556 14281152896 20052172123 73628587013 82882189262 42258406214 27114061883
      53837068238 66405287644 15751191948 58136714710 87701424937 33783179874 37762413145 47446883851 77327623155 38648312230
      99814335406 46713170547 70090271621 46798345342 89357822239 14905499147 58986996539 55730545449 35657270125 21908735912
    `,
    wrong: `
      55730545446 58136714760 21908736912 14281152826 66405987644 38688312230 42258401214 87701424967 58196714710 20052172125
      85661250010 37162413145 14905499142 31023286556 49624095711 31423281556
    `,
  },
  registers: {
    ACN: {
      source: {
        title:
          'CDQ, Registration authority RA000014, Australian Company Number; format’s regimes/au/identities.go of 4762a3c for the weights',
        url: 'https://meta.cdq.com/Business_partner/identifier/issuing_body/RA000014',
        read: '2026-11-22',
      },
      also: {
        title: 'python-stdnum 006192e, au.acn',
        url: 'https://github.com/arthurdejong/python-stdnum',
        read: '2026-11-22',
      },
      written: ['004 085 616', '004085616'],
      valid: `
        002447136 048375435 066381780 086784769 129037681 148375437 277448941 286784763 327414746 401889227 402447134
        429976607 442062893 502447136 511039197 548375435 586784769 646360803 652420776 661052277 742062899 801889225
        901889227 942062893
      `,
      wrong: `
        008375435 148379437 177448941 286784766 402447132 542375435 586684769 651052277 661052577 661752277 801883225
        829976607 901889287 942032893 00408561 0040856160
      `,
    },
  },
});
