import {
  CII_INVOICES,
  NATIONAL_DOCUMENTS,
  UBL_DOCUMENTS,
  UBL_INVOICES,
  type RuleSetDefinition,
} from '../definition.ts';

export const schemaSet = {
  key: 'schema',
  name: 'XML Schema',
  authority: 'OASIS, UN/CEFACT',
  documents: { ...UBL_INVOICES, ...UBL_DOCUMENTS, ...CII_INVOICES, ...NATIONAL_DOCUMENTS },
  profiles: 'every',
  releases: [
    {
      key: '2.1-d16b',
      from: '2016-12-01',
      source: 'https://docs.oasis-open.org/ubl/UBL-2.1.html, https://unece.org/trade/uncefact/xml-schemas',
    },
  ],
  norm: { title: 'XML schemas of UBL 2.1 (OASIS) and of CII D16B (UN/CEFACT)' },
  ahead: true,
} as const satisfies RuleSetDefinition;
