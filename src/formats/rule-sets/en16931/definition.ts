import { CII_INVOICES, UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const en16931Set = {
  key: 'en16931',
  name: 'EN 16931',
  unstated: 7,
  authority: 'CEN/TC 434',
  documents: { ...UBL_INVOICES, ...CII_INVOICES },
  profiles: 'every',
  except: ['ksef-fa-3', 'fatturapa', 'verifactu', 'nav', 'cfdi', 'facturae', 'finvoice', 'ticketbai'],
  releases: [
    {
      key: '1.3.15',
      from: '2025-10-17',
      until: '2026-04-14',
      source: 'https://github.com/ConnectingEurope/eInvoicing-EN16931/releases/tag/validation-1.3.15',
    },
    {
      key: '1.3.16',
      from: '2026-04-14',
      source: 'https://github.com/ConnectingEurope/eInvoicing-EN16931/releases/tag/validation-1.3.16',
    },
  ],
  newer: [
    {
      key: '1.3.17',
      known: '2026-11-16',
      source: 'https://github.com/ConnectingEurope/eInvoicing-EN16931/releases/tag/validation-1.3.17',
    },
  ],
  norm: { title: 'EN 16931-1, Electronic invoicing, Part 1: Semantic data model' },
  ahead: true,
} as const satisfies RuleSetDefinition;
