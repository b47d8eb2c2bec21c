import { parseDecimal, type Decimal } from '../en16931/decimal.ts';
import { MIME_TYPES } from '../en16931/rules/code-lists.ts';
import { invoiceItself, present } from '../en16931/rules/constraints.ts';
import { each, elementsAt, type Where } from '../en16931/rules/elements.ts';
import { rule, splitRule, type TermRule } from '../en16931/rules/rule.ts';
import type { InvoiceTerms, TermGroup, TermValue } from '../en16931/term-tree.ts';
import { attributeOf, childOf, type XmlElement } from '../xml/xml-tree.ts';
import { isAddressScheme, isIdentifierScheme } from './schemes.ts';
import { EXTENSION, VEHICLES } from './specifications.ts';
import { elementRules, isWithin, normal } from './xrechnung-element-rules.ts';

/** Rules of the extension of XRechnung 3.0 and of its profile for clean vehicles, for invoices that name them. */

const names = (invoice: InvoiceTerms, specification: string): boolean =>
  invoice.values('BT-24').some(({ text }) => text === specification);

const inExtension =
  <S>(where: (invoice: InvoiceTerms) => readonly S[]) =>
  (invoice: InvoiceTerms): readonly S[] =>
    names(invoice, EXTENSION) ? where(invoice) : [];

const forVehicles =
  <S>(where: (invoice: InvoiceTerms) => readonly S[]) =>
  (invoice: InvoiceTerms): readonly S[] =>
    names(invoice, VEHICLES) ? where(invoice) : [];

/** A scheme of a list, or of the extension, on an element anywhere. */
function scheme(
  code: string,
  terms: readonly string[],
  what: string,
  { ubl, cii, isListed }: { readonly ubl: Where; readonly cii: Where; readonly isListed: (scheme: string) => boolean },
): TermRule {
  const place = (id: XmlElement) => attributeOf(id, 'schemeID');
  const must = (id: XmlElement): boolean => {
    const told = normal(place(id)?.value ?? '');
    if (isListed(told)) return true;
    // In UBL a creditor identifier is an identifier of the seller or payee.
    const isCreditor = told === 'SEPA' && id.parent?.name === 'PartyIdentification';
    return isCreditor && isWithin(id, 'AccountingSupplierParty', 'PayeeParty');
  };
  return splitRule<XmlElement, XmlElement>(code, {
    terms,
    say: `In the extension, the scheme of ${what} is a code of its list, or XR01, XR02 or XR03`,
    ubl: { on: inExtension<XmlElement>(ubl), must, place },
    cii: { on: inExtension<XmlElement>(cii), must, place },
  });
}

function extension(code: string, terms: readonly string[], say: string, on: Where, must: (one: XmlElement) => boolean) {
  return splitRule<XmlElement, XmlElement>(code, { terms, say, ubl: { on: inExtension<XmlElement>(on), must } });
}

const prepayments = elementsAt('Invoice/PrepaidPayment');
const written = (one: XmlElement, name: string): boolean => (childOf(one, name)?.text.trim() ?? '') !== '';
const figure = (one: XmlElement | undefined, name: string): Decimal | undefined =>
  parseDecimal(childOf(one, name)?.text ?? '');

const kindOf = (file: XmlElement) => attributeOf(file, 'mimeCode');
const isAllowedFile = (file: XmlElement): boolean => {
  const kind = kindOf(file)?.value ?? '';
  return MIME_TYPES.has(kind) || kind === 'application/xml';
};

/** The amount due is the remaining total plus third-party claims. */
function dueIsWhole(total: XmlElement): boolean {
  const zero = parseDecimal('0');
  const [due, gross] = [figure(total, 'PayableAmount'), figure(total, 'TaxInclusiveAmount')];
  if (!due || !gross || !zero) return false;
  const others = (total.parent?.children ?? [])
    .filter(({ name }) => name === 'PrepaidPayment')
    .reduce((sum, one) => sum.plus(figure(one, 'PaidAmount') ?? zero), zero);
  const right = gross.minus(figure(total, 'PrepaidAmount') ?? zero).plus(others);
  return due
    .minus(figure(total, 'PayableRoundingAmount') ?? zero)
    .roundedUp(2)
    .equals(right.roundedUp(2));
}

const CATEGORIES = new Set(['M1', 'M2', 'M3', 'N1', 'N2', 'N3']);
const CLEANNESS = new Set(['clean', 'zero-emission', 'other']);

/** A subline is a separate line. */
const itsOwn = ({ groups }: TermGroup): readonly TermGroup[] => groups.filter(({ id }) => id !== 'BG-DEX-01');
const within = (group: TermGroup, id: string): readonly TermGroup[] =>
  itsOwn(group).flatMap((inner) => (inner.id === id ? [inner] : within(inner, id)));
const valuesWithin = (group: TermGroup, id: string): readonly TermValue[] => [
  ...group.values.filter(({ term }) => term === id),
  ...itsOwn(group).flatMap((inner) => valuesWithin(inner, id)),
];
const classes = (line: TermGroup): readonly TermValue[] => valuesWithin(line, 'BT-158');
const vehicleClasses = (line: TermGroup): readonly TermValue[] =>
  classes(line).filter((value) => value.part('BT-158-1')?.text === 'CVD');
const cleanness = (line: TermGroup): readonly TermGroup[] =>
  within(line, 'BG-32').filter((property) => property.valuesOf('BT-160').some(({ text }) => text === 'cva'));

/** In CII the references are in the agreement; without one nothing is checked. */
const agreements = (invoice: InvoiceTerms): readonly TermGroup[] =>
  invoice.syntax === 'ubl' || each('ApplicableHeaderTradeAgreement')(invoice).length > 0 ? [invoice.invoice] : [];

const lines = (invoice: InvoiceTerms): readonly TermGroup[] => invoice.groups('BG-25');

export const xrechnungExtensionRules: readonly TermRule[] = [
  splitRule<XmlElement, XmlElement>('BR-DEX-01', {
    terms: ['BT-125-1'],
    say: 'In the extension, an attached file is a PDF, PNG, JPEG, CSV, XLSX, ODS or XML',
    ubl: { on: inExtension<XmlElement>(each('EmbeddedDocumentBinaryObject')), must: isAllowedFile, place: kindOf },
    cii: { on: inExtension<XmlElement>(each('AttachmentBinaryObject')), must: isAllowedFile, place: kindOf },
  }),
  extension(
    'BR-DEX-03',
    ['BG-30'],
    'In the extension, a line within a line has exactly one VAT category',
    elementsAt('SubInvoiceLine/Item'),
    (item) => item.children.filter(({ name }) => name === 'ClassifiedTaxCategory').length === 1,
  ),
  scheme('BR-DEX-04', ['BT-29-1', 'BT-46-1', 'BT-60-1'], 'an identifier of a party', {
    ubl: elementsAt('PartyIdentification/ID/@schemeID'),
    cii: (invoice) =>
      elementsAt('GlobalID/@schemeID')(invoice).filter(
        (id) => !isWithin(id, 'SpecifiedTradeProduct', 'ShipToTradeParty'),
      ),
    isListed: isIdentifierScheme,
  }),
  scheme('BR-DEX-05', ['BT-30-1', 'BT-47-1', 'BT-61-1'], 'a legal registration', {
    ubl: elementsAt('PartyLegalEntity/CompanyID/@schemeID'),
    cii: (invoice) => elementsAt('ID/@schemeID')(invoice).filter((id) => !isWithin(id, 'SpecifiedTaxRegistration')),
    isListed: isIdentifierScheme,
  }),
  scheme('BR-DEX-06', ['BT-157-1'], 'the standard identifier of an item', {
    ubl: elementsAt('StandardItemIdentification/ID/@schemeID'),
    cii: elementsAt('SpecifiedTradeProduct/GlobalID/@schemeID'),
    isListed: isIdentifierScheme,
  }),
  scheme('BR-DEX-07', ['BT-34-1', 'BT-49-1'], 'an electronic address', {
    ubl: elementsAt('EndpointID/@schemeID'),
    cii: elementsAt('URIUniversalCommunication/URIID/@schemeID'),
    isListed: isAddressScheme,
  }),
  scheme('BR-DEX-08', ['BT-71-1'], 'the place of delivery', {
    ubl: elementsAt('DeliveryLocation/ID/@schemeID'),
    cii: elementsAt('ApplicableHeaderTradeDelivery/ShipToTradeParty/GlobalID/@schemeID'),
    isListed: isIdentifierScheme,
  }),
  extension(
    'BR-DEX-09',
    ['BT-115', 'BT-112', 'BT-113'],
    'In the extension, the amount due is the total with VAT less what is paid, plus what third parties ask for',
    elementsAt('LegalMonetaryTotal'),
    dueIsWhole,
  ),
  extension('BR-DEX-10', [], 'What a third party asks for has an identifier', prepayments, (one) => written(one, 'ID')),
  extension('BR-DEX-11', [], 'What a third party asks for has an amount', prepayments, (one) =>
    written(one, 'PaidAmount'),
  ),
  extension('BR-DEX-12', [], 'What a third party asks for is described', prepayments, (one) =>
    written(one, 'InstructionID'),
  ),
  extension('BR-DEX-13', [], 'What a third party asks for has at most two decimals', prepayments, (one) =>
    /^[^.]*(?:\..{0,2})?$/.test(childOf(one, 'PaidAmount')?.text ?? ''),
  ),
  extension(
    'BR-DEX-14',
    ['BT-5'],
    'What a third party asks for is in the currency of the invoice',
    prepayments,
    (one) => {
      const currency = attributeOf(childOf(one, 'PaidAmount'), 'currencyID')?.value;
      return currency !== undefined && currency === childOf(one.parent, 'DocumentCurrencyCode')?.text;
    },
  ),
  splitRule<XmlElement, XmlElement>('BR-DEX-15', {
    terms: ['BT-126'],
    severity: 'warning',
    say: 'The extension has no lines within lines in CII',
    cii: {
      on: inExtension<XmlElement>((invoice) =>
        elementsAt('AssociatedDocumentLineDocument/ParentLineID')(invoice).length > 0
          ? elementsAt('IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument')(invoice)
          : [],
      ),
      must: () => false,
    },
  }),
  rule('BR-DE-CVD-01', {
    terms: ['BT-12'],
    say: 'An invoice for vehicles refers to its contract',
    on: forVehicles<TermGroup>(agreements),
    must: present('BT-12'),
  }),
  rule('BR-DE-CVD-02', {
    terms: ['BT-17'],
    say: 'An invoice for vehicles refers to its call for tenders',
    on: forVehicles<TermGroup>(agreements),
    must: present('BT-17'),
  }),
  rule('BR-DE-CVD-03', {
    terms: ['BT-158', 'BT-160'],
    say: 'An invoice for vehicles has a line with a class of list CVD and the characteristic cva',
    on: forVehicles<TermGroup>(invoiceItself),
    must: (_, invoice) => lines(invoice).some((line) => vehicleClasses(line).length > 0 && cleanness(line).length > 0),
  }),
  rule('BR-DE-CVD-04', {
    terms: ['BT-158'],
    say: 'A class of list CVD is M1, M2, M3, N1, N2 or N3',
    on: forVehicles<TermValue>((invoice) =>
      lines(invoice)
        .flatMap(classes)
        .filter((value) => value.part('BT-158-1')?.plain === 'CVD'),
    ),
    must: ({ plain }) => CATEGORIES.has(plain),
  }),
  rule('BR-DE-CVD-05', {
    terms: ['BT-161'],
    say: 'The characteristic cva is clean, zero-emission or other',
    on: forVehicles<TermGroup>((invoice) => lines(invoice).flatMap(cleanness)),
    must: (property) => CLEANNESS.has(property.value('BT-161')?.plain ?? ''),
  }),
  rule('BR-DE-CVD-06-a', {
    terms: ['BT-160'],
    say: 'A line with a class of list CVD has the characteristic cva once',
    on: forVehicles<TermGroup>((invoice) => lines(invoice).filter((line) => vehicleClasses(line).length > 0)),
    must: (line) => cleanness(line).length === 1,
  }),
  rule('BR-DE-CVD-06-b', {
    terms: ['BT-158'],
    say: 'A line with the characteristic cva has one class of list CVD',
    on: forVehicles<TermGroup>((invoice) => lines(invoice).filter((line) => cleanness(line).length > 0)),
    must: (line) => vehicleClasses(line).length === 1,
  }),
  ...elementRules(inExtension, forVehicles),
];
