import { date } from '../cii/parts.ts';
import { fixed, group, implied, inside, term } from '../mapping/notation.ts';
import type { Table } from '../mapping/row.ts';
import { agreement, delivery } from './header.ts';
import { lineItem } from './lines.ts';
import { ZUGFERD_1_NAMESPACES } from './namespaces.ts';
import { settlement } from './settlement.ts';

/**
 * ZUGFeRD 1.0, the Cross Industry Document before the standard: CII with older names. It is read only; content beyond
 * EN 16931 (discounts by day, invoicees, packages) is reported as left.
 *
 * Source: the schemas of ZUGFeRD 1.0 (2014-06-25), read 2026-11-23.
 */
export const ZUGFERD_1: Table = {
  syntax: 'cii',
  namespaces: ZUGFERD_1_NAMESPACES,
  roots: [
    {
      name: 'rsm:CrossIndustryDocument',
      namespace: ZUGFERD_1_NAMESPACES.rsm,
      rows: [
        inside('rsm:SpecifiedExchangedDocumentContext', [
          inside('ram:TestIndicator', [fixed('udt:Indicator', 'false')]),
          inside('ram:BusinessProcessSpecifiedDocumentContextParameter', [term('ram:ID', 'BT-23')]),
          inside('ram:GuidelineSpecifiedDocumentContextParameter', [term('ram:ID', 'BT-24')]),
        ]),
        inside('rsm:HeaderExchangedDocument', [
          term('ram:ID', 'BT-1'),
          implied('ram:Name'),
          term('ram:TypeCode', 'BT-3'),
          date('ram:IssueDateTime', 'BT-2'),
          inside('ram:CopyIndicator', [fixed('udt:Indicator', 'false')]),
          group('ram:IncludedNote', 'BG-1', [term('ram:Content', 'BT-22'), term('ram:SubjectCode', 'BT-21')]),
        ]),
        inside('rsm:SpecifiedSupplyChainTradeTransaction', [agreement, delivery, settlement, lineItem]),
      ],
    },
  ],
};
