import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import { textsKept } from '../../rules/shared/france/texts.ts';
import type { Counted } from './counted.ts';

/** What every level of Factur-X judges in the same way. */

const inCurrency = (name: string) => (amount: XmlElement, invoice: InvoiceTerms) =>
  textsKept(invoice, invoice.root, `SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/${name}`).includes(
    attributeOf(amount, 'currencyID')?.value ?? '',
  );

export const facturXKinds: Counted['kinds'] = {
  '130': 'TypeCode=130',
  '50': 'TypeCode=50',
  '916': 'TypeCode=916',
  charge: 'ChargeIndicator/Indicator=true',
  allowance: 'ChargeIndicator/Indicator=false',
  FC: 'ID/@schemeID=FC',
  VA: 'ID/@schemeID=VA',
  tax: '@listID=5153',
  unlisted: '!@listID',
  invoice: { term: 'BT-110', is: inCurrency('InvoiceCurrencyCode') },
  accounting: { term: 'BT-111', is: inCurrency('TaxCurrencyCode') },
};
