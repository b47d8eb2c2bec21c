import { below, each, elementsAt, LINES } from '../../en16931/rules/elements.ts';
import type { Demand, TermRule } from '../../en16931/rules/rule.ts';
import { about, code, needsOneOf, one as once, warns } from '../../rules/kit/verbs.ts';
import { ruled } from '../../rules/shared/functions/table.ts';
import { quoted } from '../../structure/structure-fault.ts';
import { XmlElement } from '../../xml/xml-tree.ts';
import { frenchMessages } from '../../rules/shared/france/messages.ts';
import { ublLines } from '../../rules/shared/france/shared-bill.ts';
import { numberOf, textsAt } from '../../rules/shared/france/texts.ts';
import { extendedCodeRules, propertyCodeRule } from '../../rules/shared/france/extended/code-rules.ts';
import { NEITHER, NOT_IN_UBL } from './left-out.codes.ts';
import { onCounted, propertyRules, subLineRules } from '../../rules/shared/france/extended/line-rules.ts';
import { sumRules } from '../../rules/shared/france/extended/sum-rules.ts';
import { allBut, EN16931_OF, rowOf } from '../../rules/shared/functions/en16931-rows.ts';

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
    (element) =>
      hasOnly(element, 'ID', 'DeliveryLocation') &&
      below(element, 'DeliveryLocation').every((place) => hasOnly(place, 'Name')),
  );

/** An element has these parts only. */
const leftOut = (
  id: string,
  target: string,
  names: readonly string[],
  must: (root: XmlElement) => boolean,
): readonly TermRule[] => {
  const shown = { element: quoted(target.split('/').at(-1) ?? ''), names: names.map(quoted).join(', ') };
  const messages = { fault: frenchMessages.otherParts(shown), requirement: frenchMessages.mustHaveParts(shown) };
  return ruled('ubl', code(id, target, messages, warns), '/', must);
};
const DELIVERY = ['ID', 'DeliveryLocation/Name'];
const EXCHANGE = ['SourceCurrencyCode', 'TargetCurrencyCode', 'CalculationRate', 'Date'];

const ownRules: readonly TermRule[] = [
  ...ruled(
    'ubl',
    needsOneOf('BR-CO-25', ['/*/DueDate', '/*/PaymentTerms/Note'], about('BT-115', 'BT-9', 'BT-20')),
    'Invoice/LegalMonetaryTotal/PayableAmount',
    (amount, invoice) =>
      numberOf(amount.text) <= 0 ||
      each('DueDate')(invoice).length > 0 ||
      elementsAt('PaymentTerms/Note')(invoice).length > 0,
  ),
  ...ruled('ubl', once('UBL-FREXT-SR-48', 'Item/ClassifiedTaxCategory', about('BG-30')), lines, (line, invoice) => {
    const count = below(line, 'Item/ClassifiedTaxCategory').length;
    const refers = textsAt(line, 'BillingReference/InvoiceDocumentReference/ID').length > 0;
    return !refers || ublLines.hasStatus(line, 'DETAIL', invoice) ? count === 1 : count <= 1;
  }),
  ...leftOut('UBL-FREXT-CR-410', 'DeliveryTerms', DELIVERY, (root) => areDeliveryTerms(below(root, 'DeliveryTerms'))),
  ...leftOut('UBL-FREXT-CR-645', '//DeliveryTerms', DELIVERY, (root) =>
    areDeliveryTerms(LINES.flatMap((name) => below(root, `${name}/DeliveryTerms`))),
  ),
  ...leftOut('CII-FREXT-CR-490', 'TaxExchangeRate', EXCHANGE, (root) =>
    below(root, 'TaxExchangeRate').every((rate) => hasOnly(rate, ...EXCHANGE)),
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
  ...propertyCodeRule(
    'ubl',
    'BR-FREXT-04',
    LINES.map((name) => `${name}/Item/AdditionalItemProperty/NameCode`).join(' '),
  ),
  ...ownRules,
];
