import type { Authority, Mark } from '../../refusal-code.ts';

const read = '2026-11-27';

/** A receiver that has no codes of its own: its answers name the rules of a rule set. */
const receiver = (
  key: string,
  name: string,
  country: string | undefined,
  sets: readonly string[],
  source: { readonly title: string; readonly url?: string },
  marks: readonly Mark[],
  form: RegExp,
): Authority => ({
  key,
  name,
  ...(country !== undefined && { country }),
  sources: [{ ...source, read }],
  codes: [],
  marks,
  forms: [{ of: form, weight: 3 }],
  loose: [],
  roots: {},
  findings: [],
  outcomes: [],
  members: [],
  namesRules: true,
  sets,
});

export const ANAF: Authority = {
  ...receiver(
    'ro-anaf',
    'ANAF, RO e-Factura',
    'RO',
    ['cius-ro'],
    { title: 'CIUS-RO and the API of RO e-Factura', url: 'https://mfinante.gov.ro/ro/web/efactura' },
    [
      { words: 'anaf', weight: 3 },
      { words: 'e-factura', weight: 2 },
      { words: 'efactura', weight: 2 },
      { words: 'validari globale', weight: 3 },
      { words: 'index_incarcare', weight: 3 },
      { words: 'eroare regula', weight: 3 },
    ],
    /(?<![\w-])(BR-(?:DEC-)?RO-[A-Z]{0,2}\d{1,4}(?:_\w{1,8})?)(?![\w-])/g,
  ),
  outcomes: [
    {
      name: 'stare',
      means: {
        ok: 'accepted',
        nok: 'refused',
        'in prelucrare': 'pending',
        'xml cu erori nepreluat de sistem': 'refused',
      },
    },
    { name: 'ExecutionStatus', means: { '1': 'refused', '0': 'pending' } },
  ],
  findings: [
    { record: 'Error', code: '@errorMessage', cut: /regula:?\s{0,3}([\w.-]{3,40})/i, message: '@errorMessage' },
  ],
  members: [['stare'], ['id_descarcare'], ['index_incarcare']],
  namesRules: true,
};

export const CROATIA: Authority = receiver(
  'hr-eracun',
  'Croatian eRačun, Fiskalizacija 2.0',
  'HR',
  ['hr-eracun'],
  { title: 'Croatian CIUS and extension of EN 16931', url: 'https://porezna.gov.hr/fiskalizacija' },
  [
    { words: 'eracun', weight: 2 },
    { words: 'e-racun', weight: 2 },
    { words: 'fiskalizacij', weight: 3 },
    { words: 'porezna', weight: 3 },
    { words: ' oib ', weight: 2 },
    { words: 'moj-eracun', weight: 3 },
    { words: 'cius-2025', weight: 2 },
  ],
  /(?<![\w-])(HR-BR-(?:[A-Z]{1,2}-)?\d{1,3})(?![\w-])/g,
);

/** Receivers that answer with the ids of their rule sets. */
export const RULE_SET_RECEIVERS: readonly Authority[] = [
  ANAF,
  CROATIA,
  receiver(
    'fr-ctc',
    'French platforms, rules of the reform',
    'FR',
    ['fr-ctc', 'fr-extended-ctc', 'fr-flux1-demarrage', 'fr-flux1-cible', 'fr-flux10'],
    { title: 'AFNOR XP Z12-012 and the external specifications of the French reform' },
    [
      { words: 'plateforme agreee', weight: 2 },
      { words: 'ppf', weight: 1 },
      { words: 'afnor', weight: 2 },
      { words: 'extended-ctc-fr', weight: 3 },
    ],
    /(?<![\w-])(BR-FR(?:EXT)?-[\w-]{1,30})(?![\w-])/g,
  ),
  receiver(
    'factur-x',
    'Factur-X and ZUGFeRD validation',
    undefined,
    ['factur-x-minimum', 'factur-x-basic-wl', 'factur-x-basic', 'factur-x-extended'],
    { title: 'Factur-X 1.0, Schematron of its levels', url: 'https://fnfe-mpe.org/factur-x/' },
    [
      { words: 'factur-x', weight: 2 },
      { words: 'facturx', weight: 2 },
      { words: 'zugferd', weight: 2 },
      { words: 'mustang', weight: 2 },
    ],
    /(?<![\w-])(BR-FXEXT-[\w-]{1,24}|FX-SCH-A-\d{6})(?![\w-])/g,
  ),
  receiver(
    'pt-cius',
    'Portuguese receivers, CIUS-PT',
    'PT',
    ['cius-pt'],
    { title: 'CIUS-PT of eSPap', url: 'https://www.espap.gov.pt' },
    [
      { words: 'cius-pt', weight: 3 },
      { words: 'espap', weight: 3 },
    ],
    /(?<![\w-])((?:BR|DT)-CIUS-PT-\w{1,12})(?![\w-])/g,
  ),
  receiver(
    'nl-cius',
    'Dutch receivers, NLCIUS and SI-UBL',
    'NL',
    ['si-ubl', 'nlcius-cii'],
    { title: 'NLCIUS and SI-UBL 2.0', url: 'https://www.forumstandaardisatie.nl/open-standaarden/nlcius' },
    [
      { words: 'si-ubl', weight: 3 },
      { words: 'nlcius', weight: 3 },
    ],
    /(?<![\w-])(BR-NL-\d{1,3})(?![\w-])/g,
  ),
  receiver(
    'be-ubl',
    'Belgian receivers, UBL.BE',
    'BE',
    ['ubl-be'],
    { title: 'UBL.BE', url: 'https://www.ubl.be' },
    [
      { words: 'ubl.be', weight: 3 },
      { words: 'mercurius', weight: 2 },
    ],
    /(?<![\w-])(ubl-BE-\d{2,3})(?![\w-])/g,
  ),
  receiver(
    'dk-oioubl',
    'NemHandel, OIOUBL',
    'DK',
    ['oioubl'],
    { title: 'OIOUBL, Schematron', url: 'https://www.oioubl.info' },
    [
      { words: 'oioubl', weight: 3 },
      { words: 'nemhandel', weight: 3 },
    ],
    /(?<![\w-])((?:F|W)-(?:INV|CRN|LIB|REM|STA)\d{3}|OIOUBL-[A-Z]{2,10}-[A-Z]{0,2}\d{3})(?![\w-])/gi,
  ),
];
