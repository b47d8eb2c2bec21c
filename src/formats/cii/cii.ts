import { group, implied, inside, term } from '../mapping/notation.ts';
import type { Table } from '../mapping/row.ts';
import { agreement, delivery } from './agreement.ts';
import { lineItem } from './lines.ts';
import { CII_NAMESPACES } from './namespaces.ts';
import { date } from './parts.ts';
import { settlement } from './settlement.ts';

/** UN/CEFACT Cross Industry Invoice D16B with the binding of EN 16931-3-3, in the order of its schema. */
export const CII: Table = {
  syntax: 'cii',
  namespaces: CII_NAMESPACES,
  roots: [
    {
      name: 'rsm:CrossIndustryInvoice',
      namespace: CII_NAMESPACES.rsm,
      rows: [
        inside('rsm:ExchangedDocumentContext', [
          inside('ram:TestIndicator', [{ name: 'udt:Indicator', implied: true }]),
          inside('ram:BusinessProcessSpecifiedDocumentContextParameter', [term('ram:ID', 'BT-23')]),
          inside('ram:GuidelineSpecifiedDocumentContextParameter', [term('ram:ID', 'BT-24')]),
        ]),
        inside('rsm:ExchangedDocument', [
          term('ram:ID', 'BT-1'),
          implied('ram:Name'),
          term('ram:TypeCode', 'BT-3'),
          date('ram:IssueDateTime', 'BT-2'),
          group('ram:IncludedNote', 'BG-1', [term('ram:Content', 'BT-22'), term('ram:SubjectCode', 'BT-21')]),
        ]),
        inside('rsm:SupplyChainTradeTransaction', [lineItem, agreement, delivery, settlement]),
      ],
    },
  ],
};
