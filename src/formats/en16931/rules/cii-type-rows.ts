import { about, at, byElement, exact, forbids, form, needs, oneOf, rows } from '../../rules/kit/verbs.ts';
import { CII_NAMESPACES } from '../../cii/namespaces.ts';
import type { AnyRow, Form } from '../../rules/kit/row.ts';
import { xmlIndex } from '../../xml/xml-index.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml-tree.ts';
import type { InvoiceTerms } from '../term-tree.ts';
import { CII_LEFT_OUT } from './cii-left-out.codes.ts';
import { below, elementsAt, endingIn, type Where } from './elements.ts';
import { leftOutRows } from './left-out.ts';
import { once } from './once.ts';

/** Parts of CII excluded by EN 16931-3-3, at a place or in every use of a type, and the notation of dates. */

/** Rows `id part` of what every use of a type lacks: a path, an attribute, or both; each place is examined once for all. */
function table(on: Where, text: string, severity: 'error' | 'warning' = 'error'): readonly AnyRow[] {
  const parts = text
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [id: string, part: string]);
  const steps = new Map<string, { readonly id: string; readonly isThere: (element: XmlElement) => boolean }[]>();
  for (const [id, part] of parts) {
    const [path = '', attribute] = part.split(/\/?@/);
    const isThere = (element: XmlElement): boolean =>
      (path === '' ? [element] : below(element, path)).some(
        (element) => attribute === undefined || attributeOf(element, attribute) !== undefined,
      );
    const first = path === '' ? `@${attribute ?? ''}` : (path.split('/')[0] ?? path);
    steps.set(first, [...(steps.get(first) ?? []), { id, isThere }]);
  }
  const broken = once((invoice) => {
    const found = new Map<string, XmlElement[]>();
    const look = (element: XmlElement, first: string): void => {
      for (const { id, isThere } of steps.get(first) ?? []) {
        const places = found.get(id);
        if (places?.at(-1) === element || !isThere(element)) continue;
        if (places) places.push(element);
        else found.set(id, [element]);
      }
    };
    for (const element of on(invoice)) {
      for (const { name } of element.children) look(element, name);
      for (const { name } of element.attributes) look(element, `@${name}`);
    }
    return found;
  });
  return parts.flatMap(([id, part]) =>
    at(
      { cii: { name: part, find: (invoice) => broken(invoice).get(id) ?? [] } },
      forbids(id, part, { terms: [], severity }),
    ),
  );
}

/** What every use of a type lacks, but for elements that code names. */
const leftOutBut = (
  on: Where,
  id: string,
  part: string,
  but: (element: XmlElement) => boolean,
  severity: 'error' | 'warning' = 'error',
) =>
  at(
    { cii: { name: part, find: on } },
    forbids(id, part, {
      terms: [],
      severity,
      ...byElement((element) => childOf(element, part) === undefined || but(element)),
    }),
  );

const bearing =
  (attribute: string): Where =>
  ({ root }) =>
    root ? (xmlIndex(root).byAttribute.get(attribute) ?? []) : [];

const LINE = 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem';

const OWN_IDS: Where = (invoice) => [
  ...elementsAt('ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID')(invoice),
  ...elementsAt('CrossIndustryInvoice/ExchangedDocument/ID')(invoice),
  ...elementsAt(`${LINE}/AssociatedDocumentLineDocument/LineID`)(invoice),
  ...elementsAt(`${LINE}/SpecifiedTradeProduct/SellerAssignedID`)(invoice),
];

/** Identifiers of other types: those of our own have separate rules. */
const otherIds =
  (attribute: string): Where =>
  (invoice) => {
    const ids = bearing(attribute)(invoice).filter((id) => id.name.endsWith('ID') && id.uri === CII_NAMESPACES.ram);
    if (ids.length === 0) return ids;
    const own = new Set(OWN_IDS(invoice));
    return ids.filter((id) => !own.has(id));
  };

const OF_OWN_IDS = `
CII-DT-001 @schemeName
CII-DT-002 @schemeAgencyName
CII-DT-003 @schemeDataURI
CII-DT-004 @schemeURI
CII-DT-005 @schemeID
CII-DT-006 @schemeAgencyID
CII-DT-007 @schemeVersionID
`;

const OF_OTHER_IDS = `
CII-DT-101 @schemeName
CII-DT-102 @schemeAgencyName
CII-DT-103 @schemeDataURI
CII-DT-104 @schemeURI
`;

const OF_REFERENCES = `
CII-DT-016 StatusCode
CII-DT-017 CopyIndicator
CII-DT-019 GlobalID
CII-DT-020 RevisionID
CII-DT-023 Information
CII-DT-025 SectionName
CII-DT-026 PreviousRevisionID
CII-DT-028 EffectiveSpecifiedPeriod
CII-DT-029 IssuerTradeParty
CII-DT-030 AttachedSpecifiedBinaryFile
`;

const OF_TAXES = `
CII-DT-038 CalculatedRate
CII-DT-039 CalculationSequenceNumeric
CII-DT-040 BasisQuantity
CII-DT-042 UnitBasisAmount
CII-DT-043 LineTotalBasisAmount
CII-DT-044 AllowanceChargeBasisAmount
CII-DT-049 CurrencyCode
CII-DT-050 Jurisdiction
CII-DT-051 CustomsDutyIndicator
CII-DT-053 TaxBasisAllowanceRate
CII-DT-055 Type
CII-DT-056 InformationAmount
CII-DT-057 CategoryName
CII-DT-060 SpecifiedTradeAccountingAccount
CII-DT-061 ServiceSupplyTradeCountry
CII-DT-062 BuyerRepayableTaxSpecifiedTradeAccountingAccount
CII-DT-063 SellerPayableTaxSpecifiedTradeAccountingAccount
CII-DT-064 SellerRefundableTaxSpecifiedTradeAccountingAccount
CII-DT-065 BuyerDeductibleTaxSpecifiedTradeAccountingAccount
CII-DT-066 BuyerNonDeductibleTaxSpecifiedTradeAccountingAccount
CII-DT-067 PlaceApplicableTradeLocation
`;

const OF_PERIODS = `
CII-DT-068 StartDateTime/DateTime
CII-DT-069 DurationMeasure
CII-DT-070 InclusiveIndicator
CII-DT-071 Description
CII-DT-072 EndDateTime/DateTime
CII-DT-073 CompleteDateTime
CII-DT-074 OpenIndicator
CII-DT-075 SeasonCode
CII-DT-076 ID
CII-DT-077 Name
CII-DT-078 SequenceNumeric
CII-DT-079 StartDateFlexibilityCode
CII-DT-080 ContinuousIndicator
CII-DT-081 PurposeCode
`;

const OF_ADDRESSES = `
CII-DT-082 ID
CII-DT-083 PostOfficeBox
CII-DT-084 BuildingName
CII-DT-086 LineFour
CII-DT-087 LineFive
CII-DT-088 StreetName
CII-DT-089 CitySubDivisionName
CII-DT-090 CountryName
CII-DT-091 CountrySubDivisionID
CII-DT-092 AttentionOf
CII-DT-093 CareOf
CII-DT-094 BuildingNumber
CII-DT-095 DepartmentName
CII-DT-096 AdditionalStreetName
`;

const REFERENCES = endingIn('ReferencedDocument');
const QUANTITIES = endingIn('Quantity');
const TAXES = endingIn('TradeTax');
const AMOUNTS: Where = (invoice) => endingIn('Amount')(invoice).filter(({ name }) => name !== 'TaxTotalAmount');

const isAdditional =
  (...types: readonly string[]) =>
  (reference: XmlElement): boolean =>
    reference.name === 'AdditionalReferencedDocument' && types.includes(childOf(reference, 'TypeCode')?.text ?? '');

const isOfSettlement = (element: XmlElement): boolean => {
  for (let at = element.parent; at; at = at.parent) if (at.name === 'ApplicableHeaderTradeSettlement') return true;
  return false;
};

const isBreakdownOrLine = ({ name }: XmlElement): boolean => name === 'ApplicableTradeTax';

/** Eight digits with a possible month and day. */
const DATE: Form = {
  fits: (text) => /^\s*\d{4}(?:1[0-2]|0[1-9])(?:3[01]|[12]\d|0[1-9])\s*$/.test(text),
  like: '20260914',
};
const dates = {
  name: 'DateTimeString',
  find: (invoice: InvoiceTerms): readonly XmlElement[] =>
    elementsAt('DateTimeString/@format')(invoice).filter(
      (date) => date.uri === CII_NAMESPACES.udt && attributeOf(date, 'format')?.value === '102',
    ),
};

/** CII-DT-010 to 012 are missing: they never fire officially, because 008 and 009 match the element first. */
export const CII_TYPE_ROWS = rows(
  leftOutRows({ table: CII_LEFT_OUT, syntax: 'cii', codes: 'CII-', namespaces: CII_NAMESPACES }),
  table(endingIn('DocumentContextParameter'), 'CII-SR-04 Value\nCII-SR-05 SpecifiedDocumentVersion', 'warning'),
  table(
    elementsAt('SpecifiedTradeSettlementPaymentMeans'),
    'CII-SR-464 PayerSpecifiedDebtorFinancialInstitution',
    'warning',
  ),
  table(OWN_IDS, OF_OWN_IDS),
  ...OF_OTHER_IDS.trim()
    .split('\n')
    .map((row) => table(otherIds(row.split('@')[1] ?? ''), row)),
  table(elementsAt('TypeCode'), 'CII-DT-008 @name\nCII-DT-009 @listURI'),
  table(REFERENCES, OF_REFERENCES),
  table(AMOUNTS, 'CII-DT-031 @currencyID\nCII-DT-032 @currencyCodeListVersionID'),
  table(QUANTITIES, 'CII-DT-034 @unitCodeListID\nCII-DT-035 @unitCodeListAgencyID\nCII-DT-036 @unitCodeListAgencyName'),
  table(TAXES, OF_TAXES, 'warning'),
  table(elementsAt('BillingSpecifiedPeriod'), OF_PERIODS),
  table(elementsAt('PostalTradeAddress'), OF_ADDRESSES),
  leftOutBut(REFERENCES, 'CII-DT-015', 'URIID', isAdditional('916')),
  leftOutBut(REFERENCES, 'CII-DT-018', 'TypeCode', isAdditional('50', '130', '916')),
  leftOutBut(REFERENCES, 'CII-DT-021', 'Name', isAdditional('916')),
  leftOutBut(REFERENCES, 'CII-DT-022', 'AttachmentBinaryObject', isAdditional('916')),
  leftOutBut(REFERENCES, 'CII-DT-024', 'ReferenceTypeCode', isAdditional('130')),
  leftOutBut(REFERENCES, 'CII-DT-027', 'FormattedIssueDateTime', ({ name }) => name === 'InvoiceReferencedDocument'),
  at(
    { cii: { name: 'quantities', find: QUANTITIES } },
    needs('CII-DT-033', `//${LINE}/SpecifiedLineTradeDelivery/BilledQuantity/@unitCode`, {
      terms: ['BT-150', 'BT-130'],
      ...byElement(
        (quantity, invoice) =>
          attributeOf(quantity, 'unitCode') === undefined ||
          elementsAt(`${LINE}/SpecifiedLineTradeDelivery/BilledQuantity/@unitCode`)(invoice).length > 0,
      ),
    }),
  ),
  at(
    { cii: { name: 'taxes', find: TAXES } },
    oneOf('CII-DT-037', 'TypeCode', 'VAT', exact, {
      terms: [],
      ...byElement((tax) => childOf(tax, 'TypeCode') === undefined || childOf(tax, 'TypeCode')?.text === 'VAT'),
    }),
  ),
  leftOutBut(TAXES, 'CII-DT-041', 'BasisAmount', isOfSettlement, 'warning'),
  leftOutBut(TAXES, 'CII-DT-052', 'ExemptionReasonCode', isBreakdownOrLine, 'warning'),
  leftOutBut(TAXES, 'CII-DT-098', 'ExemptionReason', isBreakdownOrLine, 'warning'),
  leftOutBut(TAXES, 'CII-DT-054', 'TaxPointDate', isOfSettlement, 'warning'),
  leftOutBut(TAXES, 'CII-DT-058', 'DueDateTypeCode', isOfSettlement, 'warning'),
  table(TAXES, 'CII-DT-059 RateApplicablePercent/@format', 'warning'),
  at(
    { cii: dates },
    form('CII-DT-097', '.', DATE, exact, about('BT-2', 'BT-9', 'BT-26', 'BT-72', 'BT-73', 'BT-74', 'BT-134', 'BT-135')),
  ),
);
