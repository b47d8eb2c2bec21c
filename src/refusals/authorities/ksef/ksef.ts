import type { Authority } from '../../refusal-code.ts';
import { KSEF_CODES } from './ksef.codes.ts';

export const KSEF: Authority = {
  key: 'ksef',
  name: 'KSeF, the Polish register of e-invoices',
  country: 'PL',
  sources: [
    {
      title: 'KSeF 2.0 API description',
      url: 'https://github.com/CIRFMF/ksef-docs/blob/main/open-api.json',
      read: '2026-11-23',
    },
    {
      title: 'KSeF 2.0, checks of an invoice',
      url: 'https://github.com/CIRFMF/ksef-docs/blob/main/faktury/weryfikacja-faktury.md',
      read: '2026-11-23',
    },
  ],
  sets: ['ksef'],
  codes: KSEF_CODES,
  schemaCode: '450',
  marks: [
    { words: 'ksef', weight: 3 },
    { words: 'crd.gov.pl/wzor', weight: 3 },
    { words: 'weryfikacji semantyki', weight: 3 },
    { words: 'exceptiondetaillist', weight: 2 },
    { words: 'faktury', weight: 1 },
    { words: 'mf.gov.pl', weight: 2 },
  ],
  forms: [],
  tongue: ['faktur', 'duplikat', 'sesj', 'blad', 'uprawnie', 'odszyfrow', 'wysylk', 'weryfikac', 'ksef', 'plik'],
  shapes: [
    ['code', 'description', 'details'],
    ['code', 'description', 'extensions'],
  ],
  loose: [
    /\b(?:ksef|kod|code|status|statusu|błąd|blad|error)\b["'\s:=#-]{0,6}(\d{3,5})\b/gi,
    /\b(21\d{3}|25\d{3}|26\d{3}|30001|910[1-5])\b/g,
  ],
  roots: {
    UPO: { kind: 'ksef-upo', outcome: 'accepted' },
    Potwierdzenie: { kind: 'ksef-upo', outcome: 'accepted' },
  },
  findings: [],
  outcomes: [],
  members: [
    ['ordinalNumber', 'referenceNumber', 'invoicingDate'],
    ['ordinalNumber', 'referenceNumber', 'invoiceHash'],
    ['exceptionDetailList'],
    ['exceptionCode', 'exceptionDescription'],
    ['ksefNumber'],
  ],
};
