import type { JsonObject } from '../../engine/index.ts';

/** A company or person of an invoice, all invented. The address is `street|number|post code|city|region`. */
export interface Party {
  readonly name: string;
  readonly country: string;
  readonly code?: string;
  readonly address: string;
  readonly identity?: JsonObject;
  readonly more?: JsonObject;
}

/** The taxes of the lines of one invoice: each line has one of these lists. */
type Taxes = readonly (readonly JsonObject[])[];

/** What invoices for an authority are made of. */
export interface Home {
  readonly format: string;
  readonly profile: string;
  readonly to: string;
  readonly country: string;
  readonly currency: string;
  readonly addons: readonly string[];
  readonly seller: Party;
  readonly buyers: readonly Party[];
  readonly abroad: readonly Party[];
  readonly currencies: readonly string[];
  /** Taxes of an invoice at home, and of one to a buyer of another country. */
  readonly taxes: readonly Taxes[];
  readonly taxesAbroad: (country: string) => Taxes;
  readonly account: string;
  readonly reference?: string;
  readonly decimals?: readonly number[];
  /** Members of each item, of a reference to an earlier invoice, and of each party at home. */
  readonly item?: JsonObject;
  readonly preceding?: JsonObject;
  readonly more?: JsonObject;
  readonly notes?: (taxes: Taxes) => readonly JsonObject[];
  readonly simplified?: true;
  readonly namesNoBuyer?: true;
  readonly onWhole?: false;
  readonly lineCharges?: false;
  /** Only written: what is read of it is less than a document. */
  readonly writeOnly?: true;
}

const vat = (more: JsonObject): JsonObject => ({ cat: 'VAT', ...more });
const rates = (...percents: readonly string[]): Taxes => percents.map((percent) => [vat({ percent })]);
const ratesNamed = (...names: readonly string[]): Taxes => names.map((rate) => [vat({ key: 'standard', rate })]);
const GERMAN: Party = {
  name: 'Buchbinderei Ostertag GmbH',
  country: 'DE',
  code: '287316043',
  address: 'Gutleutstraße|27|63065|Offenbach am Main',
};
const GREEK: Party = {
  name: 'Elaiones Messinias AE',
  country: 'EL',
  code: '728089281',
  address: 'Navarinou|4|24100|Kalamata',
};
const BRITISH: Party = {
  name: 'Harbour Books Ltd',
  country: 'GB',
  code: '350983637',
  address: 'Quay Street|8|BS1 4QA|Bristol',
};
const AMERICAN: Party = { name: 'Blue Ridge Crafts Inc.', country: 'US', address: 'Main Street|12|28801|Asheville|NC' };
const IN_UNION = new Set(['DE', 'EL']);
const deliveredAbroad =
  (ext: { union?: JsonObject; else?: JsonObject } = {}) =>
  (country: string): Taxes => [
    [vat(IN_UNION.has(country) ? { key: 'intra-community', ...ext.union } : { key: 'export', ...ext.else })],
  ];

const SPANISH: Pick<Home, 'country' | 'currency' | 'buyers' | 'abroad' | 'currencies' | 'account'> = {
  country: 'ES',
  currency: 'EUR',
  buyers: [
    {
      name: 'Cafés del Puerto S.A.',
      country: 'ES',
      code: 'A41028366',
      address: 'Muelle de las Delicias|3|41012|Sevilla|Sevilla',
    },
    { name: 'Marta Ruiz Peña', country: 'ES', code: '54387763P', address: 'Calle Mayor|1|28013|Madrid|Madrid' },
  ],
  abroad: [GERMAN, GREEK, BRITISH],
  currencies: ['USD', 'GBP'],
  account: 'ES9121000418450200051332',
};
const SPANISH_TAXES: readonly Taxes[] = [
  rates('21%', '10%'),
  rates('21%', '4%'),
  [[vat({ rate: 'general' })], [vat({ key: 'exempt' })]],
  [[vat({ rate: 'general' })], [vat({ rate: 'general' }), { cat: 'IRPF', percent: '15.0%' }]],
  [[vat({ key: 'standard', rate: 'general+eqs' })], [vat({ key: 'standard', rate: 'reduced+eqs' })]],
  [[vat({ key: 'reverse-charge' })]],
];

export const HOMES: readonly Home[] = [
  {
    format: 'ksef',
    profile: 'ksef-fa-3',
    to: 'ksef',
    country: 'PL',
    currency: 'PLN',
    addons: ['pl-favat-v3'],
    seller: {
      name: 'Pracownia Mazur sp. z o.o.',
      country: 'PL',
      code: '5841896486',
      address: 'ulica Szewska|17|80-812|Gdańsk',
    },
    buyers: [
      { name: 'Pensjonat Pod Lipami s.c.', country: 'PL', code: '8567346215', address: 'ulica Leśna|3|81-703|Sopot' },
      { name: 'Jan Kowal', country: 'PL', address: 'ulica Długa|9|80-827|Gdańsk' },
    ],
    abroad: [GERMAN, GREEK, BRITISH, AMERICAN],
    currencies: ['EUR', 'USD'],
    taxes: [
      ratesNamed('general', 'reduced'),
      ratesNamed('general', 'super-reduced', 'reduced'),
      [[vat({ key: 'exempt' })], [vat({ key: 'standard', rate: 'general' })]],
      [[vat({ key: 'reverse-charge' })]],
      [[vat({ key: 'zero' })], [vat({ key: 'standard', rate: 'general' })]],
    ],
    taxesAbroad: deliveredAbroad(),
    account: 'PL61109010140000071219812874',
    preceding: { stamps: [{ prv: 'ksef-number', val: '5841896486-20261020-0200A0000001-4F' }] },
    simplified: true,
  },
  {
    format: 'fatturapa',
    profile: 'fatturapa',
    to: 'sdi',
    country: 'IT',
    currency: 'EUR',
    addons: ['it-sdi-v1'],
    seller: {
      name: 'Bianchi e Ferri S.r.l.',
      country: 'IT',
      code: '12345678903',
      address: 'Via dei Falegnami|8|40121|Bologna|BO',
      more: { telephones: [{ num: '0516400100' }] },
    },
    buyers: [
      {
        name: 'Cantine di Collesalto S.p.A.',
        country: 'IT',
        code: '00743110157',
        address: 'Strada del Vignale|41|14100|Asti|AT',
        more: { inboxes: [{ key: 'it-sdi-code', code: 'ABCDEF1' }], telephones: [] },
      },
    ],
    abroad: [GERMAN, BRITISH],
    currencies: ['USD', 'CHF'],
    taxes: [
      rates('22%', '10%'),
      rates('22%', '4%', '5%'),
      [[vat({ rate: 'general' })], [vat({ key: 'exempt', ext: { 'it-sdi-exempt': 'N4' } })]],
      [
        [vat({ rate: 'general' })],
        [vat({ rate: 'general' }), { cat: 'IRPEF', percent: '20.0%', ext: { 'it-sdi-retained': 'A' } }],
      ],
      [[vat({ key: 'reverse-charge', ext: { 'it-sdi-exempt': 'N6.9' } })]],
    ],
    taxesAbroad: deliveredAbroad({
      union: { ext: { 'it-sdi-exempt': 'N3.2' } },
      else: { ext: { 'it-sdi-exempt': 'N3.1' } },
    }),
    account: 'IT60X0542811101000000123456',
    simplified: true,
  },
  {
    ...SPANISH,
    format: 'verifactu',
    profile: 'verifactu',
    to: 'verifactu',
    addons: ['es-verifactu-v1'],
    seller: {
      name: 'Imprenta La Ribera S.L.',
      country: 'ES',
      code: 'B63719405',
      address: 'Carrer del Telèfon|52|08222|Terrassa|Barcelona',
    },
    taxes: SPANISH_TAXES,
    taxesAbroad: deliveredAbroad(),
    simplified: true,
    namesNoBuyer: true,
  },
  {
    format: 'nav',
    profile: 'nav',
    to: 'nav',
    country: 'HU',
    currency: 'HUF',
    addons: [],
    seller: { name: 'Duna Szoftver Kft.', country: 'HU', code: '12892312', address: 'Váci út|5|1132|Budapest' },
    buyers: [
      { name: 'Balaton Könyvesbolt Zrt.', country: 'HU', code: '95527877', address: 'Kossuth utca|12|8600|Siófok' },
    ],
    abroad: [GERMAN, GREEK, BRITISH, AMERICAN],
    currencies: ['EUR', 'USD'],
    taxes: [
      rates('27%', '5%'),
      rates('27%', '18%'),
      [[vat({ rate: 'general' })], [vat({ key: 'exempt', ext: { 'cef-vatex': 'VATEX-EU-132' } })]],
      [[vat({ key: 'reverse-charge' })]],
      [[vat({ key: 'outside-scope' })]],
    ],
    taxesAbroad: deliveredAbroad(),
    account: 'HU42117730161111101800000000',
  },
  {
    format: 'cfdi',
    profile: 'cfdi',
    to: 'cfdi',
    country: 'MX',
    currency: 'MXN',
    addons: ['mx-cfdi-v4'],
    seller: {
      name: 'Vidrio Soplado Xochitl',
      country: 'MX',
      code: 'EKU9003173C9',
      address: 'Calle Hidalgo|118|45400|Tonalá',
    },
    buyers: [
      {
        name: 'Hotelera del Malecón',
        country: 'MX',
        code: 'URE180429TM6',
        address: 'Paseo Díaz Ordaz|24|48300|Puerto Vallarta',
      },
    ],
    abroad: [{ ...AMERICAN, code: '123456789' }],
    currencies: ['USD', 'EUR'],
    taxes: [
      rates('16%', '8%'),
      [[vat({ rate: 'general' })], [vat({ key: 'exempt' })]],
      [
        [vat({ rate: 'general' })],
        [vat({ rate: 'general' }), { cat: 'RVAT', percent: '10.6667%' }, { cat: 'ISR', percent: '10.0%' }],
      ],
      [[vat({ key: 'zero' })], [vat({ rate: 'general' })]],
    ],
    taxesAbroad: () => [[vat({ key: 'zero' })]],
    account: '',
    item: { ext: { 'mx-cfdi-prod-serv': '52152101' } },
    preceding: { stamps: [{ prv: 'sat-uuid', val: 'e1d4e9a4-0a5c-4c1f-9a4e-2f6a9b1c7d3e' }] },
    more: { ext: { 'mx-cfdi-fiscal-regime': '601', 'mx-cfdi-use': 'G03' } },
    onWhole: false,
    lineCharges: false,
  },
  {
    ...SPANISH,
    format: 'facturae',
    profile: 'facturae',
    to: 'facturae',
    addons: ['es-facturae-v3'],
    seller: {
      name: 'Jardines del Aljarafe S.L.',
      country: 'ES',
      code: 'B63719405',
      address: 'Calle de los Olivos|14|41940|Tomares|Sevilla',
    },
    taxes: SPANISH_TAXES,
    taxesAbroad: deliveredAbroad(),
    preceding: { ext: { 'es-facturae-correction': '01' } },
  },
  {
    ...SPANISH,
    format: 'ticketbai',
    profile: 'ticketbai',
    to: 'ticketbai',
    addons: ['es-tbai-v1'],
    seller: {
      name: 'Txapel Ola Kooperatiba',
      country: 'ES',
      code: 'B63719405',
      address: 'Errotaburu kalea|6|20800|Zarautz|Gipuzkoa',
    },
    taxes: SPANISH_TAXES,
    taxesAbroad: deliveredAbroad(),
    preceding: { ext: { 'es-tbai-correction': 'R1' } },
    simplified: true,
    writeOnly: true,
  },
  {
    format: 'finvoice',
    profile: 'finvoice',
    to: 'finvoice',
    country: 'FI',
    currency: 'EUR',
    addons: ['fi-finvoice-v3'],
    seller: {
      name: 'Saimaan Venepaja Oy',
      country: 'FI',
      code: '20774740',
      address: 'Satamakatu|3|57130|Savonlinna',
      more: { endpoints: [{ uri: 'iso6523-actorid-upis::0216:003720774740' }] },
    },
    buyers: [
      {
        name: 'Saariston Majatalo Oy',
        country: 'FI',
        code: '01120389',
        address: 'Rantatie|18|21660|Nauvo',
        more: {
          endpoints: [{ uri: 'iso6523-actorid-upis::0216:003701120389' }],
          ext: { 'fi-finvoice-operator': '003700010001' },
        },
      },
    ],
    abroad: [GERMAN, GREEK, BRITISH],
    currencies: ['SEK', 'USD'],
    taxes: [
      rates('25.5%', '13.5%'),
      rates('25.5%', '10%'),
      [[vat({ rate: 'general' })], [vat({ key: 'exempt', ext: { 'cef-vatex': 'VATEX-EU-132' } })]],
      [[vat({ key: 'reverse-charge', ext: { 'cef-vatex': 'VATEX-EU-AE' } })]],
      [[vat({ key: 'zero' })], [vat({ rate: 'general' })]],
    ],
    taxesAbroad: deliveredAbroad({
      union: { ext: { 'cef-vatex': 'VATEX-EU-IC' } },
      else: { ext: { 'cef-vatex': 'VATEX-EU-G' } },
    }),
    account: 'FI2112345600000785',
    reference: 'RF18539007547034',
  },
];
