import { tableOf } from '../../../engine/values.ts';
import { AMOUNTS, LINES } from '../../en16931/rules/elements.ts';
import type { Finder } from '../../rules/kit/subject.ts';
import { xmlIndex } from '../../xml/xml-index.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';

/** Elements covered by another PINT rule are judged only by that one, empty or not. */
const JUDGED_BY_NAME: ReadonlySet<string> = new Set([
  ...LINES,
  ...AMOUNTS.filter((name) => name !== 'TaxableAmount'),
  'AllowanceCharge',
  'AdditionalDocumentReference',
  'AdditionalItemProperty',
  'BillingReference',
  'InvoicePeriod',
  'LegalMonetaryTotal',
  'PayeeParty',
  'PaymentMeans',
  'PaymentTerms',
  'PartyTaxScheme',
  'TaxRepresentativeParty',
  'TaxSubtotal',
  'TaxCurrencyCode',
  'IssueDate',
  'DueDate',
  'TaxPointDate',
  'StartDate',
  'EndDate',
  'ActualDeliveryDate',
]);

const JUDGED_IN: Readonly<Record<string, readonly string[]>> = tableOf({
  Party: ['AccountingSupplierParty', 'AccountingCustomerParty'],
  EndpointID: ['Party'],
  PostalAddress: ['Party', 'TaxRepresentativeParty'],
  ItemClassificationCode: ['CommodityClassification'],
  TaxTotal: ['Invoice'],
});

/** Schemes whose numbers have a rule of their own. */
const SCHEMES: ReadonlySet<string> = new Set([
  '0007',
  '0088',
  '0151',
  '0184',
  '0192',
  '0201',
  '0208',
  '0210',
  '0211',
  '9906',
  '9907',
]);

function isJudgedElsewhere(element: XmlElement): boolean {
  const { name, parent } = element;
  if (JUDGED_BY_NAME.has(name) || /Time$|BinaryObject$/.test(name)) return true;
  if (Object.hasOwn(JUDGED_IN, name) && JUDGED_IN[name]?.includes(parent?.name ?? '')) return true;
  if (name === 'ID' && parent?.name === 'StandardItemIdentification') return true;
  const isNumber =
    name === 'CompanyID' || name === 'EndpointID' || (name === 'ID' && parent?.name === 'PartyIdentification');
  return isNumber && SCHEMES.has(attributeOf(element, 'schemeID')?.value ?? '');
}

/** Elements with only white space. */
export const emptyElements: Finder = {
  name: 'elements without content',
  find: ({ root }) =>
    root
      ? [...xmlIndex(root).byName.values()].flatMap((elements) =>
          elements.filter(
            (element) =>
              element.children.length === 0 && /^[ \t\r\n]*$/.test(element.text) && !isJudgedElsewhere(element),
          ),
        )
      : [],
};
