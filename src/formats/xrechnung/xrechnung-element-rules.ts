import { parseDecimal } from '../en16931/decimal.ts';
import { codeList } from '../en16931/rules/code-lists.ts';
import { sum } from '../en16931/rules/constraints.ts';
import { below, elementsAt, type Where } from '../en16931/rules/elements.ts';
import { splitRule, type Holds, type TermRule } from '../en16931/rules/rule.ts';
import { attributeOf, childOf, type XmlElement } from '../xml/xml-tree.ts';

/** XRechnung's rules on elements, some provisional (`TMP`), some only for its extension or for vehicles. */

type Only = (where: Where) => Where;

const AMOUNT = 'LineExtensionAmount';
const isAddress = (text: string): boolean => /^[a-zA-Z][a-zA-Z0-9+.-]+:/.test(text);

const inUbl = (path: string): Where => {
  const [invoice, creditNote] = [elementsAt(`Invoice/${path}`), elementsAt(`CreditNote/${path}`)];
  return (terms) => [...invoice(terms), ...creditNote(terms)];
};

const supporting: Where = (invoice) =>
  elementsAt('ApplicableHeaderTradeAgreement/AdditionalReferencedDocument')(invoice).filter(
    (reference) => childOf(reference, 'TypeCode')?.text === '916',
  );

const addresses: TermRule = splitRule<XmlElement, XmlElement>('BR-TMP-2', {
  terms: ['BT-124'],
  severity: 'warning',
  say: 'Where a supporting document lies is told by an absolute address',
  ubl: {
    on: inUbl('AdditionalDocumentReference/Attachment/ExternalReference'),
    must: (reference) => isAddress(childOf(reference, 'URI')?.text ?? ''),
  },
  cii: {
    on: supporting,
    must: (reference) => {
      const address = childOf(reference, 'URIID');
      return !address || isAddress(address.text);
    },
  },
});

/** CII has the base quantity of a price twice. */
const baseQuantities: TermRule = splitRule<XmlElement, XmlElement>('BR-TMP-3', {
  terms: ['BT-149', 'BT-150'],
  say: 'The base quantity of the gross price is that of the net price, in the same unit',
  cii: {
    on: elementsAt('IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement'),
    must: (agreement) => {
      const [gross] = below(agreement, 'GrossPriceProductTradePrice/BasisQuantity');
      const [net] = below(agreement, 'NetPriceProductTradePrice/BasisQuantity');
      if (!gross || !net) return true;
      const [unit, other] = [gross, net].map((quantity) => attributeOf(quantity, 'unitCode')?.value);
      return gross.text === net.text && (unit === undefined || other === undefined || unit === other);
    },
  },
});

const withLinesWithin: Where = (invoice) =>
  [...elementsAt('Invoice/InvoiceLine')(invoice), ...elementsAt('SubInvoiceLine')(invoice)].filter(
    (line) => childOf(line, 'SubInvoiceLine') !== undefined,
  );

function isSumOfLinesWithin(line: XmlElement): Holds {
  const amounts = below(line, `SubInvoiceLine/${AMOUNT}`).map(({ text }) => parseDecimal(text));
  const [own] = below(line, AMOUNT).map(({ text }) => parseDecimal(text));
  if (!own || amounts.includes(undefined)) return false;
  const right = sum(amounts);
  return own.equals(right) ? true : { right: right.toString() };
}

const isListed = (code: XmlElement): boolean => {
  const list = normal(attributeOf(code, 'listID')?.value ?? '');
  // Without a value the official test matches the gap between its two lists.
  return list === '' || list === 'CVD' || codeList('CLASSIFICATIONS').has(list);
};
const listOf = (code: XmlElement) => attributeOf(code, 'listID');

export const elementRules = (inExtension: Only, forVehicles: Only): readonly TermRule[] => [
  addresses,
  baseQuantities,
  splitRule<XmlElement, XmlElement>('BR-DEX-02', {
    terms: ['BT-131'],
    severity: 'warning',
    say: 'In the extension, the amount of a line is the sum of the lines within it',
    ubl: { on: inExtension(withLinesWithin), must: isSumOfLinesWithin },
  }),
  splitRule<XmlElement, XmlElement>('BR-TMP-CVD-01', {
    terms: ['BT-158-1'],
    say: 'In an invoice for vehicles, the class of an item is of a list of UNTDID 7143, or of CVD',
    ubl: {
      on: forVehicles((invoice) => [
        ...elementsAt('InvoiceLine/Item/CommodityClassification/ItemClassificationCode')(invoice),
        ...elementsAt('CreditNoteLine/Item/CommodityClassification/ItemClassificationCode')(invoice),
      ]),
      must: isListed,
      place: listOf,
    },
    cii: {
      on: forVehicles(
        elementsAt('IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct/DesignatedProductClassification/ClassCode'),
      ),
      must: isListed,
      place: listOf,
    },
  }),
];

/** A text after `normalize-space()` of XPath. */
export const normal = (text: string): string =>
  text
    .split(/[ \t\r\n]/)
    .filter((word) => word !== '')
    .join(' ');

/** Whether an element is within one with these names. */
export function isWithin(element: XmlElement, ...names: readonly string[]): boolean {
  for (let at = element.parent; at; at = at.parent) if (names.includes(at.name)) return true;
  return false;
}
