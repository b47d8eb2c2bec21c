import { xmlIndex } from '../../xml/xml-index.ts';
import { childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { UBL_NAMESPACES } from '../../ubl/namespaces.ts';
import { elementsNamed } from './constraints.ts';
import { leftOutRules } from './left-out.ts';
import { splitRule, type TermRule } from './rule.ts';
import { each, elementsAt, type Where } from './elements.ts';
import { UBL_LEFT_OUT } from './ubl-left-out.codes.ts';
import { en16931Messages } from './messages.ts';

/** Elements of UBL that EN 16931-3-2 excludes, at their place or anywhere. */

function leftOut(code: string, element: string, on: Where, severity?: 'warning'): TermRule {
  return splitRule<XmlElement, XmlElement>(code, {
    terms: [],
    say: en16931Messages.leftOut({ element }),
    ...(severity && { severity }),
    ubl: { on, must: () => false },
  });
}

/** Paths excluded at any depth. */
const ANYWHERE: readonly (readonly [code: string, path: string])[] = [
  ['UBL-CR-652', 'PartyTaxScheme/CompanyID/@schemeID'],
  ['UBL-CR-660', 'Country/IdentificationCode/@listID'],
  ['UBL-CR-662', 'AllowanceChargeReasonCode/@listID'],
  ['UBL-CR-664', 'FinancialInstitution'],
  ['UBL-CR-667', 'BuyersItemIdentification/ID/@schemeID'],
  ['UBL-CR-668', 'SellersItemIdentification/ID/@schemeID'],
  ['UBL-CR-669', 'Price/AllowanceCharge/AllowanceChargeReasonCode'],
  ['UBL-CR-670', 'Price/AllowanceCharge/AllowanceChargeReason'],
  ['UBL-CR-671', 'Price/AllowanceCharge/MultiplierFactorNumeric'],
  ['UBL-CR-674', 'PrimaryAccountNumberID/@schemeID'],
  ['UBL-CR-675', 'CardAccount/NetworkID/@schemeID'],
  ['UBL-CR-676', 'PaymentMandate/ID/@schemeID'],
  ['UBL-CR-677', 'PaymentMandate/PayerFinancialAccount/ID/@schemeID'],
  ['UBL-CR-678', 'TaxCategory/ID/@schemeID'],
  ['UBL-CR-679', 'ClassifiedTaxCategory/ID/@schemeID'],
  ['UBL-CR-680', 'PaymentMeans/PayerFinancialAccount'],
];

const isInvoicedObject = (reference: XmlElement | undefined): boolean =>
  childOf(reference, 'DocumentTypeCode')?.text === '130';

const ofInvoicedObject =
  (name: string): Where =>
  (invoice) =>
    elementsNamed(invoice, 'AdditionalDocumentReference')
      .filter(isInvoicedObject)
      .flatMap(({ children }) => children.filter((child) => child.name === name));

export const ublLeftOutRules: readonly TermRule[] = [
  ...leftOutRules({
    table: UBL_LEFT_OUT,
    syntax: 'ubl',
    codes: 'UBL-CR-',
    namespaces: UBL_NAMESPACES,
    aliases: { CreditNoteLine: 'InvoiceLine' },
  }),
  ...ANYWHERE.map(([code, path]) => leftOut(code, path, elementsAt(path), 'warning')),
  splitRule<XmlElement, XmlElement>('UBL-CR-002', {
    terms: [],
    severity: 'warning',
    say: 'The version of UBL is 2.1 where one is given',
    ubl: {
      on: (invoice) => each('UBLVersionID')(invoice).filter(({ parent }) => parent === invoice.root),
      must: ({ text }) => text === '2.1',
    },
  }),
  leftOut(
    'UBL-CR-412',
    'PaymentMeans/PaymentDueDate but in a credit note',
    (invoice) => (invoice.root?.name === 'Invoice' ? elementsAt('Invoice/PaymentMeans/PaymentDueDate')(invoice) : []),
    'warning',
  ),
  leftOut(
    'UBL-CR-663',
    '@unitCodeListID',
    ({ root }) => (root ? (xmlIndex(root).byAttribute.get('unitCodeListID') ?? []) : []),
    'warning',
  ),
  leftOut(
    'UBL-CR-665',
    'the scheme of a supporting document that is no invoiced object (130)',
    (invoice) =>
      elementsAt('AdditionalDocumentReference/ID/@schemeID')(invoice).filter(({ parent }) => !isInvoicedObject(parent)),
    'warning',
  ),
  leftOut('UBL-CR-666', 'the attachment of an invoiced object (130)', ofInvoicedObject('Attachment')),
  leftOut('UBL-CR-673', 'the description of an invoiced object (130)', ofInvoicedObject('DocumentDescription')),
];
