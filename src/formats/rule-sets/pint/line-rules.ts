import type { TermRule } from '../../en16931/rules/rule.ts';
import { below, each, LINES } from '../../en16931/rules/elements.ts';
import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { all, text, within } from '../../peppol/peppol-rule.ts';
import {
  isAustralianNumber,
  isBelgianNumber,
  isGln,
  isItalianFiscalCode,
  isItalianOffice,
  isItalianVatNumber,
  isNorwegianNumber,
} from '../../peppol/identifier-checks.ts';
import { attributeOf, childOf } from '../../xml/xml-tree.ts';
import { at, atMostOne, numbered, pint, written } from '../../rules/shared/functions/table.ts';

const ZERO = new Decimal(0n, 0);

const line = each(...LINES);

/** The period of a line is within that of the invoice. */
const inPeriod = (code: string, terms: readonly string[], say: string, name: 'StartDate' | 'EndDate'): TermRule =>
  pint(code, terms, say, at('InvoiceLine/InvoicePeriod', 'CreditNoteLine/InvoicePeriod'), (period, { root }) => {
    const [own, whole] = [text(period, name), text(childOf(root, 'InvoicePeriod'), name)];
    if (own === undefined || whole === undefined) return true;
    return name === 'StartDate' ? own >= whole : own <= whole;
  });

/** Rules of PINT on lines. */
export const lineRules: readonly TermRule[] = [
  pint('ibr-087', ['BT-149'], 'The base quantity of a price is more than zero', line, (one) => {
    const [base] = below(one, 'Price/BaseQuantity');
    return !base || (parseDecimal(base.text)?.compare(ZERO) ?? 0) > 0;
  }),
  pint(
    'ibr-089',
    ['BT-128'],
    'A line has at most one invoiced object',
    line,
    (one) =>
      all(one, 'DocumentReference').filter((reference) => text(reference, 'DocumentTypeCode') === '130').length <= 1,
  ),
  atMostOne('ibr-109', ['BT-132'], 'A line refers to at most one line of an order', line, 'OrderLineReference/LineID'),
  atMostOne('ibr-110', ['BG-26'], 'A line has at most one period', line, 'InvoicePeriod'),
  atMostOne('ibr-111', ['BT-147'], 'A price has at most one discount', line, 'Price/AllowanceCharge/Amount'),
  atMostOne(
    'ibr-sr-38',
    ['BT-120'],
    'The tax of an item has at most one reason of exemption',
    line,
    'Item/ClassifiedTaxCategory/TaxExemptionReason',
  ),
  written(
    'ibr-sr-58',
    ['BT-151'],
    'The tax of an item has a category',
    at('InvoiceLine/Item/ClassifiedTaxCategory'),
    'ID',
  ),
  atMostOne(
    'ibr-sr-62',
    ['BT-16'],
    'A line refers to at most one despatch advice',
    at('InvoiceLine/DespatchLineReference', 'CreditNoteLine/DespatchLineReference'),
    'DocumentReference',
  ),
  pint(
    'ibr-092',
    ['BT-16'],
    'The despatch advice is named by the invoice or by its lines, not by both',
    at(
      'InvoiceLine/DespatchLineReference/DocumentReference/ID',
      'CreditNoteLine/DespatchLineReference/DocumentReference/ID',
    ),
    (_, invoice) => each('DespatchDocumentReference')(invoice).length === 0,
  ),
  inPeriod(
    'ibr-085',
    ['BT-134', 'BT-73'],
    'The period of a line does not begin before that of the invoice',
    'StartDate',
  ),
  inPeriod('ibr-086', ['BT-135', 'BT-74'], 'The period of a line does not end after that of the invoice', 'EndDate'),
  pint(
    'ibr-088',
    ['BT-150', 'BT-130'],
    'The unit of the base quantity is that of the quantity',
    (invoice) => within('Price', 'BaseQuantity')(invoice).filter((one) => attributeOf(one, 'unitCode')),
    (base) => {
      const quantities = ['InvoicedQuantity', 'CreditedQuantity'].flatMap((name) => all(base.parent?.parent, name));
      const unit = attributeOf(base, 'unitCode')?.value;
      return quantities.length === 0 || quantities.some((one) => attributeOf(one, 'unitCode')?.value === unit);
    },
  ),
];

/** Numbers of parties, each checked by its scheme. */
export const numberRules: readonly TermRule[] = [
  numbered('ibr-068', ['0088'], 'A GLN (0088) is digits that end in the right check digit', isGln),
  numbered(
    'ibr-069',
    ['0192'],
    'A Norwegian organisation number (0192) has nine digits and the right check digit',
    isNorwegianNumber,
  ),
  numbered('ibr-070', ['0184'], 'A Danish CVR number (0184) is DK and eight digits', (id) => /^DK\d{8}$/.test(id)),
  numbered(
    'ibr-113',
    ['0208'],
    'A Belgian enterprise number (0208) has ten digits and the right check digits',
    isBelgianNumber,
  ),
  numbered('ibr-114', ['0201'], 'An Italian office code (0201) has six letters and digits', isItalianOffice),
  numbered(
    'ibr-115',
    ['0210', '9907'],
    'An Italian codice fiscale has sixteen characters or eleven digits',
    isItalianFiscalCode,
  ),
  numbered('ibr-116', ['0211', '9906'], 'An Italian partita IVA ends in the right check digit', isItalianVatNumber),
  numbered(
    'ibr-120',
    ['0151'],
    'An Australian business number (0151) has eleven digits and the right check digits',
    isAustralianNumber,
  ),
  numbered('ibr-127', ['0007'], 'A Swedish organisation number (0007) has ten digits', (id) => /^\d{10}$/.test(id)),
];
