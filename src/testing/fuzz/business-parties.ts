import type { JsonObject } from '../../engine/index.ts';

/** Two companies of a country, and the rates of its VAT. All are invented, and their numbers pass the checks. */
export interface Country {
  readonly code: string;
  readonly currency: string;
  readonly rates: readonly string[];
  /** Its tax, if it is not VAT. Only profiles for such countries take its invoices. */
  readonly tax?: string;
  /** Scheme of electronic addresses, and the number in it of each company. */
  readonly scheme: string;
  readonly parties: readonly [Company, Company];
}

interface Company {
  readonly name: string;
  readonly vat: string;
  readonly address: string;
  readonly number: string;
  readonly identity?: JsonObject;
}

const company = (name: string, vat: string, address: string, number: string, identity?: JsonObject): Company => ({
  name,
  vat,
  address,
  number,
  ...(identity && { identity }),
});

const cvr = (code: string): JsonObject => ({ scope: 'legal', type: 'CVR', code, ext: { 'iso-scheme-id': '0184' } });
const kvk = (code: string): JsonObject => ({ scope: 'legal', type: 'KVK', code, ext: { 'iso-scheme-id': '0106' } });

const uen = (code: string): JsonObject => ({ type: 'UEN', code });
const nzbn = (code: string): JsonObject => ({ type: 'NZBN', code });

/** Addresses are `street|number|post code|city|region`. */
export const COUNTRIES: readonly Country[] = [
  {
    code: 'AT',
    currency: 'EUR',
    rates: ['20%', '10%'],
    scheme: '9914',
    parties: [
      company('Tischlerei Hollerer GmbH', 'U13585627', 'Färbergasse|14|6850|Dornbirn', 'ATU13585627'),
      company('Gasthof zum Wilden Mann KG', 'U37675002', 'Kirchplatz|2|6867|Schwarzenberg', 'ATU37675002'),
    ],
  },
  {
    code: 'BE',
    currency: 'EUR',
    rates: ['21%', '6%'],
    scheme: '0208',
    parties: [
      company('Chocolaterie Vandersmissen BV', '0413172884', 'Korenmarkt|31|9000|Gent', '0413172884'),
      company('Hôtel du Parvis SA', '0897222383', 'Parvis Saint-Gilles|6|1060|Bruxelles', '0897222383'),
    ],
  },
  {
    code: 'DE',
    currency: 'EUR',
    rates: ['19%', '7%'],
    scheme: '9930',
    parties: [
      company('Buchbinderei Ostertag GmbH', '287316043', 'Gutleutstraße|27|63065|Offenbach am Main', 'DE287316043'),
      company('Verlag am Sielwall GmbH', '136695976', 'Fehrfeld|4|28203|Bremen', 'DE136695976'),
    ],
  },
  {
    code: 'DK',
    currency: 'DKK',
    rates: ['25%'],
    scheme: '0184',
    parties: [
      company('Keramikværkstedet Blåhøj ApS', '13585628', 'Havnegade|19|5700|Svendborg', '13585628', cvr('13585628')),
      company('Hotel Strandlyst A/S', '88146328', 'Strandvejen|2|9990|Skagen', '88146328', cvr('88146328')),
    ],
  },
  {
    code: 'ES',
    currency: 'EUR',
    rates: ['21%', '10%'],
    scheme: '9920',
    parties: [
      company('Talleres Navalón S.L.', 'B85412070', 'Calle de la Fragua|18|28906|Getafe|Madrid', 'ESB85412070'),
      company('Cafés del Puerto S.A.', 'A41028366', 'Muelle de las Delicias|3|41012|Sevilla', 'ESA41028366'),
    ],
  },
  {
    code: 'FR',
    currency: 'EUR',
    rates: ['20%', '5.5%'],
    scheme: '0225',
    parties: [
      company('Cidrerie des Trois Vergers SARL', '44732829320', 'Chemin du Pressoir|3|14340|Cambremer', '732829320', {
        type: 'SIRET',
        code: '73282932000074',
      }),
      company('Crêperie du Port SAS', '83404833048', 'Quai Sainte-Catherine|18|14600|Honfleur', '404833048'),
    ],
  },
  {
    code: 'HR',
    currency: 'EUR',
    rates: ['25%', '13%'],
    scheme: '9934',
    parties: [
      company('Jadranska mreža d.o.o.', '33392005961', 'Ilica|17|10000|Zagreb', '33392005961'),
      company('Hotel Riva d.d.', '58364247576', 'Obala|12|21000|Split', '58364247576'),
    ],
  },
  {
    code: 'IT',
    currency: 'EUR',
    rates: ['22%', '10%'],
    scheme: '0211',
    parties: [
      company('Bianchi e Ferri S.r.l.', '12345678903', 'Via dei Falegnami|8|40121|Bologna|BO', 'IT12345678903'),
      company('Cantine di Collesalto S.p.A.', '00743110157', 'Strada del Vignale|41|14100|Asti|AT', 'IT00743110157'),
    ],
  },
  {
    code: 'NL',
    currency: 'EUR',
    rates: ['21%', '9%'],
    scheme: '0106',
    parties: [
      company('Fietsatelier B.V.', '808661863B01', 'Twijnstraat|62|3511 ZM|Utrecht', '12345678', kvk('12345678')),
      company('Hotel Oudegracht B.V.', '004495445B01', 'Oudegracht|219|3511 NH|Utrecht', '87654321', kvk('87654321')),
    ],
  },
  {
    code: 'PL',
    currency: 'PLN',
    rates: ['23%', '8%'],
    scheme: '9945',
    parties: [
      company('Pracownia Mazur sp. z o.o.', '5841896486', 'ulica Szewska|17|80-812|Gdańsk', '5841896486'),
      company('Pensjonat Pod Lipami s.c.', '8567346215', 'ulica Leśna|3|81-703|Sopot', '8567346215'),
    ],
  },
  {
    code: 'PT',
    currency: 'EUR',
    rates: ['23%', '6%'],
    scheme: '9946',
    parties: [
      company('Olaria do Cávado, Lda.', '501442600', 'Rua dos Oleiros|41|4750-145|Barcelos', 'PT501442600'),
      company('Casa das Hortênsias, Lda.', '502757191', 'Caminho da Lagoa|7|9500-011|Ponta Delgada', 'PT502757191'),
    ],
  },
  {
    code: 'RO',
    currency: 'RON',
    rates: ['21%', '11%'],
    scheme: '9947',
    parties: [
      company('Carpați Software S.R.L.', '18547290', 'Calea Victoriei|40|010082|SECTOR1|RO-B', 'RO18547290'),
      company('Librăria Transilvania S.A.', '214469556', 'Strada Memorandumului|12|400114|Cluj|RO-CJ', 'RO214469556'),
    ],
  },
  {
    code: 'AU',
    currency: 'AUD',
    tax: 'GST',
    rates: ['10%'],
    scheme: '0151',
    parties: [
      company('Southern Cross Software Pty Ltd', '51824753556', 'Queen Street|8|2000|Sydney|NSW', '51824753556'),
      company('Harbour Books Pty Ltd', '85661250090', 'Wharf Road|2|7000|Hobart|TAS', '85661250090'),
    ],
  },
  {
    code: 'JP',
    currency: 'JPY',
    rates: ['10%', '8%'],
    scheme: '0188',
    parties: [
      company('墨田ソフトウェア株式会社', 'T5835678256246', '押上|1-2-3|131-0045|東京都墨田区', '5835678256246'),
      company('京都書店株式会社', 'T3526018159083', '河原町通|45|604-8005|京都市', '3526018159083'),
    ],
  },
  {
    code: 'NZ',
    currency: 'NZD',
    tax: 'GST',
    rates: ['15%'],
    scheme: '0088',
    parties: [
      company('Kauri Software Ltd', '49091850', 'Queen Street|8|1010|Auckland', '9429000000000', nzbn('9429000000000')),
      company('Harbour Books Ltd', '143614751', 'Wharf Road|2|6011|Wellington', '9429000000017', nzbn('9429000000017')),
    ],
  },
  {
    code: 'SG',
    currency: 'SGD',
    tax: 'GST',
    rates: ['9%'],
    scheme: '0195',
    parties: [
      company(
        'Tanjong Lantern Works Pte. Ltd.',
        '199912345R',
        'Joo Chiat Road|18|427361|Singapore',
        'SGUEN199912345R',
        uen('199912345R'),
      ),
      company(
        'Keppel Bay Regatta Society',
        'T12LL1234C',
        'Bukit Chermin Road|2|109918|Singapore',
        'SGUENT12LL1234C',
        uen('T12LL1234C'),
      ),
    ],
  },
  {
    code: 'SA',
    currency: 'SAR',
    rates: ['15%'],
    scheme: '',
    parties: [
      company('Najd Date Company', '312345678912343', 'Prince Turki Road|8124|12211|Riyadh||Al Olaya', '', {
        type: 'CRN',
        code: '1010010000',
      }),
      company('Hejaz Guest Houses Company', '300000000000003', 'Corniche Road|3340|23511|Jeddah||Al Shati', ''),
    ],
  },
];
