import { KOSIT } from './levels.ts';
import { CII_INVOICES, UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const xrechnung3Set = {
  key: 'xrechnung-3',
  aliases: ['xrechnung'],
  name: 'XRechnung 3.0',
  authority: 'KoSIT',
  documents: { ...UBL_INVOICES, ...CII_INVOICES },
  profiles: ['xrechnung-3', 'xrechnung-3-extension', 'xrechnung-3-cvd'],
  base: 'en16931',
  releases: [
    {
      key: '3.0.2-2.4.0',
      from: '2025-07-10',
      until: '2026-01-31',
      source: 'https://github.com/itplr-kosit/xrechnung-schematron/releases/tag/release-2.4.0',
    },
    {
      key: '3.0.2-2.5.0',
      from: '2026-01-31',
      until: '2026-08-31',
      base: '1.3.15',
      source: 'https://github.com/itplr-kosit/xrechnung-schematron/releases/tag/v2.5.0',
    },
    // Of this release parts of a compiled UBL file were read, and drafts of the new rules for CII; not the whole files.
    {
      key: '3.0.2-2.6.0',
      from: '2026-08-31',
      base: '1.3.16',
      source: 'https://github.com/itplr-kosit/xrechnung-schematron/releases/tag/v2.6.0',
    },
  ],
  acceptance: KOSIT,
  norm: { title: 'Spezifikation XRechnung 3.0', url: 'https://xeinkauf.de/xrechnung/' },
  ahead: true,
} as const satisfies RuleSetDefinition;
