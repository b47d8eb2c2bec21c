import { expect, it } from 'vitest';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';
import { readXml } from '../xml/read-xml.ts';
import { ciiStructure } from './cii-structure.ts';
import { judgeStructure } from './judge-structure.ts';
import { ublStructure } from './ubl-structure.ts';

const INSTANCE = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

// No type of the schemas of UBL and CII extends another one that an element has (XSD 1.0, cvc-elt.4.3).
it.each([
  ['cbc:Note', 'cbc:NoteType', undefined],
  ['cbc:Note', 'xsd:string', '`Note` has the type `NoteType`, not `xsd:string`'],
  ['cbc:Note', 'udt:TextType', '`Note` has the type `NoteType`, not `udt:TextType`'],
  ['cac:InvoicePeriod', 'cac:PeriodType', undefined],
  [
    'cac:InvoicePeriod',
    'cac:InvoicePeriodType',
    '`InvoicePeriod` has the type `PeriodType`, not `cac:InvoicePeriodType`',
  ],
  ['ram:TypeCode', 'qdt:DocumentCodeType', undefined],
  ['ram:TypeCode', 'xsd:token', '`TypeCode` has the type `DocumentCodeType`, not `xsd:token`'],
  ['ram:SellerTradeParty', 'ram:TradePartyType', undefined],
  ['ram:SellerTradeParty', 'ram:SellerType', '`SellerTradeParty` has the type `TradePartyType`, not `ram:SellerType`'],
])('%s with xsi:type %s', (element, type, expected) => {
  const isCii = element.startsWith('ram:');
  const xml = isCii ? ciiInvoice('S') : ublInvoice('S');
  const text = xml.replace(new RegExp(`<${element}>`), `<${element} ${INSTANCE} xsi:type="${type}">`);
  expect(text).not.toBe(xml);
  const read = readXml(text);
  if (!read.ok) throw new Error(read.faults[0]?.description);
  const faults = judgeStructure(isCii ? ciiStructure : ublStructure, read.document.root, text);
  expect(faults.map(({ rule, says }) => [rule, says.text])).toEqual(expected ? [['SCHEMA-ATTRIBUTE', expected]] : []);
});
