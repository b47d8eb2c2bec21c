import type { Authority } from '../../refusal-code.ts';
import { OLD_EN16931_CODES, OLD_XRECHNUNG_CODES } from './old-rules.codes.ts';

/** The report that KoSIT's validator writes, and other validators that judge by XRechnung. */
export const KOSIT: Authority = {
  key: 'kosit',
  name: 'KoSIT validator, XRechnung',
  country: 'DE',
  sources: [
    {
      title: 'KoSIT validator and its configuration for XRechnung',
      url: 'https://github.com/itplr-kosit/validator-configuration-xrechnung',
      read: '2026-11-23',
    },
  ],
  codes: OLD_XRECHNUNG_CODES,
  marks: [
    { words: 'kosit', weight: 3 },
    { words: 'xrechnung', weight: 2 },
    { words: 'xoev-de', weight: 2 },
    { words: 'val-sch', weight: 3 },
    { words: 'val-xsd', weight: 3 },
    { words: 'val-xml', weight: 2 },
    { words: 'rep:message', weight: 2 },
    { words: 'rep:report', weight: 2 },
    { words: 'noscenariomatched', weight: 2 },
    { words: 'adj. grad', weight: 2 },
    { words: 'konformitatsstatus', weight: 2 },
    { words: 'prufbericht', weight: 2 },
  ],
  forms: [
    {
      of: /(?<![A-Za-z0-9-])((?:BR-DE|BR-DEX|BR-TMP|BR-DE-TMP|BR-DE-CVD|BR-TMP-CVD)-[\w-]{0,11}[A-Za-z0-9])/g,
      weight: 3,
    },
  ],
  sets: ['xrechnung-3'],
  loose: [],
  roots: {
    report: { kind: 'kosit-report', outcome: 'unknown' },
    assessment: { kind: 'kosit-report', outcome: 'unknown' },
    accept: { kind: 'kosit-report', outcome: 'accepted' },
    reject: { kind: 'kosit-report', outcome: 'refused' },
    noScenarioMatched: { kind: 'kosit-report', outcome: 'refused' },
  },
  findings: [
    {
      record: 'message',
      code: '@code',
      message: '.',
      severity: '@level',
      place: '@xpathLocation',
      line: '@lineNumber',
      column: '@columnNumber',
    },
  ],
  outcomes: [],
  members: [],
  namesRules: true,
};

/** Any validator of EN 16931: SVRL, phive and others. */
export const EN16931: Authority = {
  key: 'en16931',
  name: 'EN 16931 validation',
  sources: [
    {
      title: 'Validation artefacts of EN 16931',
      url: 'https://github.com/ConnectingEurope/eInvoicing-EN16931',
      read: '2026-11-23',
    },
  ],
  codes: OLD_EN16931_CODES,
  marks: [
    { words: 'en16931', weight: 1 },
    { words: 'en 16931', weight: 2 },
    { words: 'schematron', weight: 1 },
    { words: 'svrl', weight: 2 },
  ],
  // BR-01, BR-CO-10, BR-S-08, BR-AE-05, BR-CL-01, BR-DEC-02, BR-B-01, BR-IC-12, UBL-SR-04, UBL-CR-001, UBL-DT-01, CII-SR-003, CII-DT-001
  forms: [
    {
      of: /(?<![A-Za-z0-9-])(BR-(?:(?:CO|CL|DEC|AE|AF|AG|IC|IG|IP|[BEGOSZ])-)?\d{1,3}|(?:UBL|CII)-(?:CR|SR|DT)-\d{1,3}(?:-\d)?)(?![A-Za-z0-9])/g,
      weight: 3,
    },
  ],
  loose: [],
  sets: ['en16931', 'schema'],
  roots: { 'schematron-output': { kind: 'svrl', outcome: 'unknown' } },
  findings: [
    { record: 'failed-assert', code: '@id', message: 'text', severity: '@flag', place: '@location' },
    { record: 'successful-report', code: '@id', message: 'text', severity: '@flag', place: '@location' },
  ],
  outcomes: [],
  members: [],
  namesRules: true,
};
