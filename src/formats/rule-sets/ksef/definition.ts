import type { RuleSetDefinition } from '../definition.ts';

const CHECKS = 'https://github.com/CIRFMF/ksef-docs/blob/main/faktury/weryfikacja-faktury.md';

/**
 * What KSeF checks beyond its schema and a file alone can break. It publishes no codes for these checks; their names are
 * ours. Source: Ministerstwo Finansów, KSeF 2.0, checks of an invoice.
 */
export const ksefSet = {
  key: 'ksef',
  name: 'KSeF',
  authority: 'Ministerstwo Finansów',
  documents: { Faktura: 'ksef' },
  profiles: ['ksef-fa-3'],
  releases: [
    { key: '2026-02', from: '2026-02-01', until: '2026-04-16', source: CHECKS },
    { key: '2026-04', from: '2026-04-16', until: '2026-07-16', source: CHECKS },
    { key: '2026-07', from: '2026-07-16', source: CHECKS },
  ],
  norm: { title: 'Ministerstwo Finansów, KSeF 2.0, weryfikacja faktury', url: CHECKS },
} as const satisfies RuleSetDefinition;
