import { each, outermost } from '../../en16931/rules/elements.ts';
import { normal } from '../../en16931/rules/blanks.ts';
import { count, elementsOf, found, foundElements, has, textAt } from '../../en16931/rules/paths.ts';
import { withPhrase, type TermRule } from '../../en16931/rules/rule.ts';
import { isDate } from '../../peppol/peppol-rule.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { dueSomeDay, lines, most, silent } from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { isPositive } from '../../rules/shared/functions/tax-categories.ts';
import { Decimal } from '../../en16931/decimal.ts';
import { CATEGORY_NAMES, EXEMPTION_CODES, EXEMPTION_TEXTS, MENTION_TEXTS } from './code-lists.codes.ts';

/** Belgian rules of UBL.BE. */
const references = each('AdditionalDocumentReference');
const categories = elementsOf('TaxTotal/TaxSubtotal/TaxCategory');

const listed = (codes: string): ReadonlySet<string> =>
  new Set(
    codes
      .trim()
      .split(/[;\n]/)
      .map((code) => code.trim()),
  );
const [names, reasons, reasonTexts, mentions] = [CATEGORY_NAMES, EXEMPTION_CODES, EXEMPTION_TEXTS, MENTION_TEXTS].map(
  listed,
);

const HUNDRED = new Decimal(100n, 0);

/** A text, if present, is in a list. */
const isListed = (one: XmlElement, name: string, known: ReadonlySet<string> | undefined): boolean =>
  found(one, name).every((node) => known?.has(normal(textOf(node))));

/** Counts of texts in the document, by name. */
const told = (one: XmlElement, path: string): number => count(one, path);

export const belgianRules: readonly TermRule[] = [
  withPhrase(dueSomeDay('BR-CO-25', elementsOf('/Invoice/LegalMonetaryTotal/PayableAmount'), '.')),
  most('BR-66', ['BG-18'], outermost, 'PaymentMeans/CardAccount'),
  most('BR-67', ['BG-19'], outermost, 'PaymentMeans/PaymentMandate'),
  pint(
    'ubl-BE-01',
    ['BG-24'],
    'An invoice has at least two supporting documents',
    outermost,
    (root) => count(root, 'AdditionalDocumentReference') >= 2,
  ),
  pint(
    'ubl-BE-02',
    ['BT-123'],
    'One supporting document is described as CommercialInvoice or CreditNote',
    references,
    (one) => told(one, '//DocumentDescription[.=CommercialInvoice|CreditNote]') === 1,
  ),
  pint(
    'ubl-BE-03',
    ['BT-122'],
    'One supporting document has the number UBL.BE',
    references,
    (one) => told(one, '//ID[.=UBL.BE]') === 1,
  ),
  pint(
    'ubl-BE-04',
    ['BT-123'],
    'A supporting document has one description',
    elementsOf('AdditionalDocumentReference/ID'),
    (id) => count(id, '../DocumentDescription') === 1,
  ),
  pint(
    'ubl-BE-05',
    ['BT-22'],
    'A mention has a code of BELM-001 to BELM-008',
    elementsOf('Delivery/DeliveryTerms'),
    (one) => /^BELM-00[1-8]$/.test(textAt(one, 'ID')),
  ),
  pint('ubl-BE-06', ['BT-22'], 'A mention has a text of its list', elementsOf('Delivery/DeliveryTerms'), (one) =>
    found(one, 'SpecialTerms').some((node) => mentions?.has(textOf(node))),
  ),
  pint(
    'ubl-BE-07',
    ['BT-20'],
    'A settlement discount is more than 0 % and less than 100 %',
    each('PaymentTerms'),
    (one) => {
      const percent = figure(one, 'SettlementDiscountPercent');
      return (
        !has(one, 'SettlementDiscountPercent') ||
        (percent !== undefined && isPositive(one, 'SettlementDiscountPercent') && percent.compare(HUNDRED) < 0)
      );
    },
  ),
  pint(
    'ubl-BE-08',
    ['BT-20'],
    'A settlement discount has an amount',
    each('PaymentTerms'),
    (one) => !has(one, 'SettlementDiscountPercent') || !(figure(one, 'Amount')?.isZero() ?? true),
  ),
  pint(
    'ubl-BE-09',
    ['BT-20'],
    'A settlement discount has a day until which it holds',
    each('PaymentTerms'),
    (one) => !has(one, 'SettlementDiscountPercent') || isDate(foundElements(one, 'PaymentDueDate')[0]?.text ?? ''),
  ),
  pint('ubl-BE-10', ['BT-118'], 'A category of VAT has a name of its list', categories, (one) =>
    found(one, 'Name').some((node) => names?.has(normal(textOf(node)))),
  ),
  pint('ubl-BE-11', ['BT-121'], 'The code of a reason of exemption is one of Belgium', categories, (one) =>
    isListed(one, 'TaxExemptionReasonCode', reasons),
  ),
  pint('ubl-BE-12', ['BT-120'], 'The text of a reason of exemption is one of Belgium', categories, (one) =>
    isListed(one, 'TaxExemptionReason', reasonTexts),
  ),
  silent('ubl-BE-13', ['BG-25'], 'The VAT of a line is an amount'),
  pint('ubl-BE-14', ['BG-25'], 'A line says its VAT', lines, (line) => count(line, 'TaxTotal') === 1),
  pint(
    'ubl-BE-15',
    ['BT-151'],
    'The category of a line has a name',
    each('ClassifiedTaxCategory'),
    (one) => count(one, 'Name') === 1,
  ),
];
