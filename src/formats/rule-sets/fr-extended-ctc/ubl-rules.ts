import { below, each, elementsAt, LINES, outermost } from '../../en16931/rules/elements.ts';
import type { Demand, TermRule } from '../../en16931/rules/rule.ts';
import { XmlElement } from '../../xml/xml-tree.ts';
import { ublLines } from '../fr-ctc/shared-bill.ts';
import { sentence as french, numberOf, textsAt } from '../fr-ctc/words.ts';
import { extendedCodeRules, propertyCodeRule } from './code-rules.ts';
import { NEITHER, NOT_IN_UBL } from './left-out.codes.ts';
import { onCounted, propertyRules, subLineRules } from './line-rules.ts';
import { sumRules } from './sum-rules.ts';
import { allBut, EN16931_OF, rowOf } from './taken.ts';

/** Rows on references to earlier invoices; those of a line are of another kind. */
const ON_REFERENCES: ReadonlySet<string> = new Set(['BR-55', 'UBL-SR-06', 'UBL-SR-07']);

function onHeadAlone(row: TermRule): TermRule {
  const demand = row.ubl;
  if (!demand) return row;
  const on: Demand['on'] = (invoice) =>
    demand.on(invoice).filter((subject) => {
      const node = 'node' in subject ? subject.node : subject;
      return !(node instanceof XmlElement) || node.parent === undefined || node.parent === invoice.root;
    });
  return { ...row, ubl: { ...demand, on } };
}

const lines = each(...LINES);
const properties = each('AdditionalItemProperty');

/** The allowed children of an element; others are excluded. */
const hasOnly = (element: XmlElement, ...names: readonly string[]): boolean =>
  element.children.every(({ name }) => names.includes(name));

const areDeliveryTerms = (terms: readonly XmlElement[]): boolean =>
  terms.every(
    (one) =>
      hasOnly(one, 'ID', 'DeliveryLocation') && below(one, 'DeliveryLocation').every((place) => hasOnly(place, 'Name')),
  );

const leftOut = (code: string, say: string, must: (root: XmlElement) => boolean): TermRule => ({
  ...french('ubl', code, [], say, outermost, must),
  severity: 'warning',
});

const ownRules: readonly TermRule[] = [
  french(
    'ubl',
    'BR-CO-25',
    ['BT-115', 'BT-9', 'BT-20'],
    'Where something is due, the invoice says when or on which terms',
    elementsAt('Invoice/LegalMonetaryTotal/PayableAmount'),
    (amount, invoice) =>
      numberOf(amount.text) <= 0 ||
      each('DueDate')(invoice).length > 0 ||
      elementsAt('PaymentTerms/Note')(invoice).length > 0,
  ),
  french(
    'ubl',
    'UBL-FREXT-SR-48',
    ['BG-30'],
    'A line that counts has one VAT category, any other at most one',
    lines,
    (line, invoice) => {
      const count = below(line, 'Item/ClassifiedTaxCategory').length;
      const refers = textsAt(line, 'BillingReference/InvoiceDocumentReference/ID').length > 0;
      return !refers || ublLines.hasStatus(line, 'DETAIL', invoice) ? count === 1 : count <= 1;
    },
  ),
  leftOut('UBL-FREXT-CR-410', 'The terms of delivery have a code and the name of a place only', (root) =>
    areDeliveryTerms(below(root, 'DeliveryTerms')),
  ),
  leftOut('UBL-FREXT-CR-645', 'The terms of delivery of a line have a code and the name of a place only', (root) =>
    areDeliveryTerms(LINES.flatMap((name) => below(root, `${name}/DeliveryTerms`))),
  ),
  leftOut('CII-FREXT-CR-490', 'A rate of exchange has its currencies, the rate and its date only', (root) =>
    below(root, 'TaxExchangeRate').every((rate) =>
      hasOnly(rate, 'SourceCurrencyCode', 'TargetCurrencyCode', 'CalculationRate', 'Date'),
    ),
  ),
];

export const FR_EXTENDED_UBL_RULES: readonly TermRule[] = [
  ...allBut('ubl', NEITHER, NOT_IN_UBL).map((row) => (ON_REFERENCES.has(row.code) ? onHeadAlone(row) : row)),
  ...['22', '23', '24', '26'].map((number) => onCounted('ubl', rowOf('ubl', `BR-${number}`), `BR-FREXT-${number}`)),
  onCounted('ubl', rowOf('ubl', 'BR-CO-04'), 'BR-FREXT-CO-04'),
  ...sumRules({
    syntax: 'ubl',
    totals: 'BR-FREXT-CO-',
    entries: 'BR-FREXT-',
    bases: 'BR-FREXT-',
    either: (family) => `BR-FREXT-${family}-08`,
    tax: 'BR-FREXT-S-09',
    isExact: false,
    hasFreight: false,
    needsRate: false,
  }),
  ...subLineRules('ubl', 'BR-FREXT-'),
  ...propertyRules('ubl', ['BR-FREXT-54-1', 'BR-FREXT-54-2'], properties),
  ...extendedCodeRules('ubl', EN16931_OF.ubl),
  propertyCodeRule('ubl', 'BR-FREXT-04', (invoice) =>
    LINES.flatMap((name) => elementsAt(`${name}/Item/AdditionalItemProperty/NameCode`)(invoice)),
  ),
  ...ownRules,
];
