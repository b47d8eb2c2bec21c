import type { Acceptance, AcceptanceRelease, Scenario } from '../acceptance.ts';
import type { Level } from '../level.ts';

/** The levels of KoSIT's validator configuration, read on 2026-11-27. */

const CIUS = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const EXTENSION = `${CIUS}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`;
/** Procurement of clean vehicles. */
const CVD = `${CIUS}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`;

const scenario = (key: string, root: string, specification: string): Scenario => ({ key, root, specification });

const SCENARIOS: readonly Scenario[] = [
  scenario('XRechnung (UBL Invoice)', 'Invoice', CIUS),
  scenario('XRechnung Extension (UBL Invoice)', 'Invoice', EXTENSION),
  scenario('XRechnung CVD (UBL Invoice)', 'Invoice', CVD),
  scenario('XRechnung (UBL CreditNote)', 'CreditNote', CIUS),
  scenario('XRechnung CVD (UBL CreditNote)', 'CreditNote', CVD),
  scenario('XRechnung (CII)', 'CrossIndustryInvoice', CIUS),
  scenario('XRechnung Extension (CII)', 'CrossIndustryInvoice', EXTENSION),
  scenario('XRechnung CVD (CII)', 'CrossIndustryInvoice', CVD),
];

type Levels = Readonly<Record<string, Level>>;

const levels = (level: Level, ids: string): Levels => Object.fromEntries(ids.split(' ').map((id) => [id, level]));

const CODES: Levels = levels('warning', 'BR-CL-21 BR-CL-23');
/** The extension has further codes and sub-lines. */
const OF_EXTENSION: Levels = {
  ...levels('warning', 'BR-CL-23'),
  ...levels('information', 'BR-CL-10 BR-CL-11 BR-CL-21 BR-CL-24 BR-CL-25 BR-CL-26'),
};
const OF_CVD: Levels = { ...CODES, ...levels('information', 'BR-CL-13') };
const OF_CII: Levels = levels('error', 'CII-SR-452 CII-SR-453 CII-SR-454');
const SUB_LINES: Levels = levels('error', 'UBL-CR-646');

const IN_2025: AcceptanceRelease['levels'] = {
  'XRechnung (UBL Invoice)': { ...CODES, ...SUB_LINES },
  'XRechnung Extension (UBL Invoice)': {
    ...OF_EXTENSION,
    ...levels('information', 'BR-CO-16 UBL-CR-470 UBL-CR-646'),
  },
  'XRechnung CVD (UBL Invoice)': OF_CVD,
  'XRechnung (UBL CreditNote)': CODES,
  'XRechnung CVD (UBL CreditNote)': OF_CVD,
  'XRechnung (CII)': { ...CODES, ...OF_CII },
  'XRechnung Extension (CII)': { ...OF_EXTENSION, ...OF_CII },
  'XRechnung CVD (CII)': { ...OF_CVD, ...OF_CII },
};

const IN_2026: AcceptanceRelease['levels'] = {
  ...IN_2025,
  'XRechnung CVD (UBL Invoice)': { ...OF_CVD, ...SUB_LINES },
  'XRechnung CVD (UBL CreditNote)': { ...OF_CVD, ...SUB_LINES },
};

const tag = (name: string): string =>
  `https://github.com/itplr-kosit/validator-configuration-xrechnung/releases/tag/${name}`;

/** CII-SR-475 and -476 count wrongly; BR-TMP-4 and -5 stand in for them. */
const MISCOUNTED: Levels = levels('information', 'CII-SR-475 CII-SR-476');

const SINCE_AUGUST: AcceptanceRelease['levels'] = Object.fromEntries(
  Object.entries(IN_2026).map(([key, own]) => [key, key.endsWith('(CII)') ? { ...own, ...MISCOUNTED } : own]),
);

export const KOSIT: Acceptance = {
  authority: 'KoSIT',
  name: 'Validator Configuration XRechnung',
  scenarios: SCENARIOS,
  releases: [
    {
      key: '2025-07-10',
      from: '2025-07-10',
      until: '2026-01-31',
      source: tag('release-2025-07-10'),
      levels: IN_2025,
    },
    {
      key: '2026-01-31',
      from: '2026-01-31',
      until: '2026-08-31',
      source: tag('v2026-01-31'),
      levels: IN_2026,
    },
    { key: '2026-08-31', from: '2026-08-31', source: tag('v2026-08-31'), levels: SINCE_AUGUST },
  ],
};
