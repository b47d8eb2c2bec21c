import { CII_NAMESPACES } from '../../cii/namespaces.ts';
import { xmlIndex } from '../../xml/xml-index.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { CII_LEFT_OUT } from './cii-left-out.codes.ts';
import { ciiRule } from './cii-structure-rules.ts';
import { below, elementsAt, endingIn, type Where } from './elements.ts';
import { leftOutRules } from './left-out.ts';
import { once } from './once.ts';
import { splitRule, type Demand, type TermRule } from './rule.ts';
import { en16931Messages } from './messages.ts';

/** Parts of CII excluded by EN 16931-3-3, at a place or in every use of a type, and the notation of dates. */

/** code, and a path of elements, an attribute, or both, excluded in every use of the type */
type Row = readonly [code: string, what: string];

/** The rows on a type that a document breaks; each place of the type is examined once for all rows. */
function table(on: Where, rows: readonly Row[], severity?: 'warning'): readonly TermRule[] {
  const steps = new Map<string, { readonly code: string; readonly isThere: (element: XmlElement) => boolean }[]>();
  for (const [code, what] of rows) {
    const [path = '', attribute] = what.split(/\/?@/);
    const isThere = (element: XmlElement): boolean =>
      (path === '' ? [element] : below(element, path)).some(
        (one) => attribute === undefined || attributeOf(one, attribute) !== undefined,
      );
    const first = path === '' ? `@${attribute ?? ''}` : (path.split('/')[0] ?? path);
    steps.set(first, [...(steps.get(first) ?? []), { code, isThere }]);
  }
  const broken = once((invoice) => {
    const found = new Map<string, XmlElement[]>();
    const look = (element: XmlElement, first: string): void => {
      for (const { code, isThere } of steps.get(first) ?? []) {
        const places = found.get(code);
        if (places?.at(-1) === element || !isThere(element)) continue;
        if (places) places.push(element);
        else found.set(code, [element]);
      }
    };
    for (const element of on(invoice)) {
      for (const { name } of element.children) look(element, name);
      for (const { name } of element.attributes) look(element, `@${name}`);
    }
    return found;
  });
  return rows.map(([code, what]) => {
    const [, attribute] = /^@(.*)$/.exec(what) ?? [];
    const cii: Demand<XmlElement> = {
      on: (invoice) => broken(invoice).get(code) ?? [],
      must: () => false,
      ...(attribute !== undefined && { place: (element) => attributeOf(element, attribute) }),
    };
    return splitRule<XmlElement, XmlElement>(code, {
      terms: [],
      say: en16931Messages.leftOutHere({ element: what }),
      cii,
      ...(severity && { severity }),
    });
  });
}

/** Exclusions of a type, except for elements that match the second condition. */
const leftOutBut = (
  on: Where,
  [code, what]: Row,
  but: (element: XmlElement) => boolean,
  say: string,
  severity?: 'warning',
): TermRule => ciiRule(code, [], say, on, (element) => childOf(element, what) === undefined || but(element), severity);

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

const OF_OWN_IDS: readonly Row[] = [
  ['CII-DT-001', '@schemeName'],
  ['CII-DT-002', '@schemeAgencyName'],
  ['CII-DT-003', '@schemeDataURI'],
  ['CII-DT-004', '@schemeURI'],
  ['CII-DT-005', '@schemeID'],
  ['CII-DT-006', '@schemeAgencyID'],
  ['CII-DT-007', '@schemeVersionID'],
];

const OF_OTHER_IDS: readonly Row[] = [
  ['CII-DT-101', '@schemeName'],
  ['CII-DT-102', '@schemeAgencyName'],
  ['CII-DT-103', '@schemeDataURI'],
  ['CII-DT-104', '@schemeURI'],
];

const OF_REFERENCES: readonly Row[] = [
  ['CII-DT-016', 'StatusCode'],
  ['CII-DT-017', 'CopyIndicator'],
  ['CII-DT-019', 'GlobalID'],
  ['CII-DT-020', 'RevisionID'],
  ['CII-DT-023', 'Information'],
  ['CII-DT-025', 'SectionName'],
  ['CII-DT-026', 'PreviousRevisionID'],
  ['CII-DT-028', 'EffectiveSpecifiedPeriod'],
  ['CII-DT-029', 'IssuerTradeParty'],
  ['CII-DT-030', 'AttachedSpecifiedBinaryFile'],
];

const OF_TAXES: readonly Row[] = [
  ['CII-DT-038', 'CalculatedRate'],
  ['CII-DT-039', 'CalculationSequenceNumeric'],
  ['CII-DT-040', 'BasisQuantity'],
  ['CII-DT-042', 'UnitBasisAmount'],
  ['CII-DT-043', 'LineTotalBasisAmount'],
  ['CII-DT-044', 'AllowanceChargeBasisAmount'],
  ['CII-DT-049', 'CurrencyCode'],
  ['CII-DT-050', 'Jurisdiction'],
  ['CII-DT-051', 'CustomsDutyIndicator'],
  ['CII-DT-053', 'TaxBasisAllowanceRate'],
  ['CII-DT-055', 'Type'],
  ['CII-DT-056', 'InformationAmount'],
  ['CII-DT-057', 'CategoryName'],
  ['CII-DT-060', 'SpecifiedTradeAccountingAccount'],
  ['CII-DT-061', 'ServiceSupplyTradeCountry'],
  ['CII-DT-062', 'BuyerRepayableTaxSpecifiedTradeAccountingAccount'],
  ['CII-DT-063', 'SellerPayableTaxSpecifiedTradeAccountingAccount'],
  ['CII-DT-064', 'SellerRefundableTaxSpecifiedTradeAccountingAccount'],
  ['CII-DT-065', 'BuyerDeductibleTaxSpecifiedTradeAccountingAccount'],
  ['CII-DT-066', 'BuyerNonDeductibleTaxSpecifiedTradeAccountingAccount'],
  ['CII-DT-067', 'PlaceApplicableTradeLocation'],
];

const OF_PERIODS: readonly Row[] = [
  ['CII-DT-068', 'StartDateTime/DateTime'],
  ['CII-DT-069', 'DurationMeasure'],
  ['CII-DT-070', 'InclusiveIndicator'],
  ['CII-DT-071', 'Description'],
  ['CII-DT-072', 'EndDateTime/DateTime'],
  ['CII-DT-073', 'CompleteDateTime'],
  ['CII-DT-074', 'OpenIndicator'],
  ['CII-DT-075', 'SeasonCode'],
  ['CII-DT-076', 'ID'],
  ['CII-DT-077', 'Name'],
  ['CII-DT-078', 'SequenceNumeric'],
  ['CII-DT-079', 'StartDateFlexibilityCode'],
  ['CII-DT-080', 'ContinuousIndicator'],
  ['CII-DT-081', 'PurposeCode'],
];

const OF_ADDRESSES: readonly Row[] = [
  ['CII-DT-082', 'ID'],
  ['CII-DT-083', 'PostOfficeBox'],
  ['CII-DT-084', 'BuildingName'],
  ['CII-DT-086', 'LineFour'],
  ['CII-DT-087', 'LineFive'],
  ['CII-DT-088', 'StreetName'],
  ['CII-DT-089', 'CitySubDivisionName'],
  ['CII-DT-090', 'CountryName'],
  ['CII-DT-091', 'CountrySubDivisionID'],
  ['CII-DT-092', 'AttentionOf'],
  ['CII-DT-093', 'CareOf'],
  ['CII-DT-094', 'BuildingNumber'],
  ['CII-DT-095', 'DepartmentName'],
  ['CII-DT-096', 'AdditionalStreetName'],
];

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
const DATE = /^\s*\d{4}(?:1[0-2]|0[1-9])(?:3[01]|[12]\d|0[1-9])\s*$/;

const exceptions: readonly TermRule[] = [
  leftOutBut(
    REFERENCES,
    ['CII-DT-015', 'URIID'],
    isAdditional('916'),
    'Only a supporting document (916) has an address',
  ),
  leftOutBut(
    REFERENCES,
    ['CII-DT-018', 'TypeCode'],
    isAdditional('50', '130', '916'),
    'Only additional references have a kind: a call for tenders (50), an invoiced object (130), a supporting document (916)',
  ),
  leftOutBut(REFERENCES, ['CII-DT-021', 'Name'], isAdditional('916'), 'Only a supporting document (916) is described'),
  leftOutBut(
    REFERENCES,
    ['CII-DT-022', 'AttachmentBinaryObject'],
    isAdditional('916'),
    'Only a supporting document (916) is attached',
  ),
  leftOutBut(
    REFERENCES,
    ['CII-DT-024', 'ReferenceTypeCode'],
    isAdditional('130'),
    'Only an invoiced object (130) has the scheme of its identifier',
  ),
  leftOutBut(
    REFERENCES,
    ['CII-DT-027', 'FormattedIssueDateTime'],
    ({ name }) => name === 'InvoiceReferencedDocument',
    'Only an earlier invoice is referred to with its date',
  ),
  ciiRule(
    'CII-DT-033',
    ['BT-150', 'BT-130'],
    'Where a quantity has a unit, an invoiced quantity has one',
    QUANTITIES,
    (quantity, invoice) =>
      attributeOf(quantity, 'unitCode') === undefined ||
      elementsAt(`${LINE}/SpecifiedLineTradeDelivery/BilledQuantity/@unitCode`)(invoice).length > 0,
  ),
  leftOutBut(
    TAXES,
    ['CII-DT-037', 'TypeCode'],
    (tax) => childOf(tax, 'TypeCode')?.text === 'VAT',
    'The tax of a line, a breakdown, an allowance or a charge is VAT',
  ),
  leftOutBut(TAXES, ['CII-DT-041', 'BasisAmount'], isOfSettlement, 'Only the VAT breakdown has a basis', 'warning'),
  leftOutBut(
    TAXES,
    ['CII-DT-052', 'ExemptionReasonCode'],
    isBreakdownOrLine,
    'The tax of an allowance or charge has no code of an exemption',
    'warning',
  ),
  leftOutBut(
    TAXES,
    ['CII-DT-098', 'ExemptionReason'],
    isBreakdownOrLine,
    'The tax of an allowance or charge has no reason of an exemption',
    'warning',
  ),
  leftOutBut(
    TAXES,
    ['CII-DT-054', 'TaxPointDate'],
    isOfSettlement,
    'Only the VAT breakdown says on which day the VAT is due',
    'warning',
  ),
  leftOutBut(
    TAXES,
    ['CII-DT-058', 'DueDateTypeCode'],
    isOfSettlement,
    'Only the VAT breakdown says what makes the VAT due',
    'warning',
  ),
  ...table(TAXES, [['CII-DT-059', 'RateApplicablePercent/@format']], 'warning'),
  ciiRule(
    'CII-DT-097',
    ['BT-2', 'BT-9', 'BT-26', 'BT-72', 'BT-73', 'BT-74', 'BT-134', 'BT-135'],
    'A date of format 102 is a year, a month and a day in eight digits',
    (invoice) =>
      elementsAt('DateTimeString/@format')(invoice).filter(
        (date) => date.uri === CII_NAMESPACES.udt && attributeOf(date, 'format')?.value === '102',
      ),
    ({ text }) => DATE.test(text),
  ),
];

/** CII-DT-010 to 012 are missing: they never fire officially, because 008 and 009 match the element first. */
export const ciiTypeRules: readonly TermRule[] = [
  ...leftOutRules({ table: CII_LEFT_OUT, syntax: 'cii', codes: 'CII-', namespaces: CII_NAMESPACES }),
  ...table(
    endingIn('DocumentContextParameter'),
    [
      ['CII-SR-04', 'Value'],
      ['CII-SR-05', 'SpecifiedDocumentVersion'],
    ],
    'warning',
  ),
  ...table(
    elementsAt('SpecifiedTradeSettlementPaymentMeans'),
    [['CII-SR-464', 'PayerSpecifiedDebtorFinancialInstitution']],
    'warning',
  ),
  ...table(OWN_IDS, OF_OWN_IDS),
  ...OF_OTHER_IDS.flatMap((row) => table(otherIds(row[1].slice(1)), [row])),
  ...table(elementsAt('TypeCode'), [
    ['CII-DT-008', '@name'],
    ['CII-DT-009', '@listURI'],
  ]),
  ...table(REFERENCES, OF_REFERENCES),
  ...table(AMOUNTS, [
    ['CII-DT-031', '@currencyID'],
    ['CII-DT-032', '@currencyCodeListVersionID'],
  ]),
  ...table(QUANTITIES, [
    ['CII-DT-034', '@unitCodeListID'],
    ['CII-DT-035', '@unitCodeListAgencyID'],
    ['CII-DT-036', '@unitCodeListAgencyName'],
  ]),
  ...table(TAXES, OF_TAXES, 'warning'),
  ...table(elementsAt('BillingSpecifiedPeriod'), OF_PERIODS),
  ...table(elementsAt('PostalTradeAddress'), OF_ADDRESSES),
  ...exceptions,
];
