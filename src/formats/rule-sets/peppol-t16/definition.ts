import type { RuleSetDefinition } from '../definition.ts';

/** A seller's notice of goods on their way. */
export const peppolT16Set = {
  key: 'peppol-t16',
  name: 'Peppol Despatch Advice',
  authority: 'OpenPeppol',
  documents: { DespatchAdvice: 'ubl' },
  releases: [
    { key: '2026.5', from: '2026-08-17', source: 'https://docs.peppol.eu/poacc/upgrade-3/profiles/30-despatchadvice/' },
  ],
  norm: { title: 'Peppol Despatch Advice', url: 'https://docs.peppol.eu/poacc/upgrade-3/profiles/30-despatchadvice/' },
} as const satisfies RuleSetDefinition;
