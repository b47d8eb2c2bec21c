import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { peru } from './pe.ts';

const PUBLISHED = {
  title: 'Published definition of the format, data/regimes/pe.json, GOBL v0.506.0, after SUNAT',
  url: 'https://github.com/invopop/gobl',
  read: '2026-11-22',
};
const RATES = {
  title: 'Baker McKenzie, VAT rates in Peru',
  url: 'https://resourcehub.bakermckenzie.com/en/resources/vatgst-rates--thresholds/latin-america/peru/topics/vat--gst',
  read: '2026-11-22',
};
const SMALL_2022 = {
  title: 'Ley 31556: 8 % of IGV for small restaurants and hotels from 1 September 2022 on; La República, 2024-12-27',
  url: 'https://larepublica.pe',
  read: '2026-11-27',
};
const SMALL_2026 = {
  title: 'Ley 32387, IPM of 2.5 % in 2026 and 3 % in 2027; Gerencia SAC, 2026-02-13: 10.5 %',
  url: 'https://gerenciasac.com',
  read: '2026-11-27',
};
const SMALL_2027 = {
  title: 'Ley 32219: 12 % of IGV in 2027; Radio La Estación',
  url: 'https://radiolaestacion.com.pe',
  read: '2026-11-27',
};
const OF_2014 = {
  title: 'Orbitax, Proposed reduction in Peru’s VAT rate, 6 November 2014',
  url: 'https://wpqa.orbitax.com/taxhub/news/country/article/Proposed-Reduction-in-Peru%27s-V-6498',
  read: '2026-11-22',
};

describeRegimeLaw(peru, {
  source: PUBLISHED,
  twice: true,
  states: {
    country: 'PE',
    currency: 'PEN',
    timeZone: 'America/Lima',
    known: '2014-11-06 2026-11-27',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    identities: 'DNI',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2011-03-01',
      before: NOTHING,
      charge: '18.0%',
      today: '18.0%',
      source: RATES,
      also: OF_2014,
      firstDay: PUBLISHED,
    },
    {
      tax: 'VAT standard reduced',
      since: '2022-09-01',
      before: NOTHING,
      charge: '10.0%',
      today: '10.5%',
      source: SMALL_2022,
      also: SMALL_2027,
    },
    {
      tax: 'VAT standard reduced',
      since: '2026-01-01',
      before: '10.0%',
      charge: '10.5%',
      today: '10.5%',
      source: SMALL_2026,
      also: SMALL_2027,
    },
    // Likely: the sum of two laws.
    {
      tax: 'VAT standard reduced',
      since: '2027-01-01',
      before: '10.5%',
      charge: '15.0%',
      today: '10.5%',
      source: SMALL_2027,
      also: SMALL_2026,
    },
  ],
  taxNumber: '20512333797',
  // Made up; python-stdnum agrees.
  taxNumbers: {
    valid: `
      17901860475 20385108673 10575056763 15347478587 10021514841 15072620566 20356395141 17610410014 17863610991 15214702816
      20600945921 10177689578 20306387732 10882430974 15374031535 17992885602 17416850780 10083259154 15558340107 10688486781
      15921291181 20672899517 15334099153 17456845291 10727315123 20824791059 20767665203 20552893957 17452229749 17597183267
      17721445135 15168904174 17166917697 10177435592 10605342987 15812911055 15360779081 15614347250 20274155036 15562227242
      20567904165 15935583532 17995392259 17458442380
    `,
    wrong: `
      15072620561 17416750780 15812511055 17597183266 17597483267 65562227242 17452229449 19452229749 17166919697 20304387732
      17615410014 23306387732 17092885602 17166917647 11844128829 12967663610 16658838699 18609097376 21340346561 30757658310
      14709870247 19279498669
    `,
  },
  scenarios: reverseChargeRows('Reverse charge: Customer to account for VAT to the relevant tax authority.'),
  registers: {
    DNI: {
      source: {
        title: 'Format’s regimes/pe/org_identities.go of 8a4138f, after SUNAT, catálogo 06',
        url: 'https://github.com/invopop/gobl',
        read: '2026-11-22',
      },
      also: {
        title: 'python-stdnum 006192e, pe.cui',
        url: 'https://github.com/arthurdejong/python-stdnum',
        read: '2026-11-22',
      },
      written: ['10.117.410', '10117410'],
      valid: '00000001 99999999',
      wrong: '1011741 101174102',
    },
  },
});
