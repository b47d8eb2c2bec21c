import { parseDecimal, type Decimal } from '../en16931/decimal.ts';
import { codeList, MIME_TYPES, type CodeList } from '../en16931/rules/code-lists.ts';
import { eachValue, invoiceItself, present } from '../en16931/rules/constraints.ts';
import { elementsAt, type Where } from '../en16931/rules/elements.ts';
import { rule, splitRule, type TermRule } from '../en16931/rules/rule.ts';
import type { InvoiceTerms, TermGroup, TermValue } from '../en16931/term-tree.ts';
import { attributeOf, childOf, type XmlElement } from '../xml/xml-tree.ts';
import { elementRules, isWithin } from './xrechnung-element-rules.ts';

/** What the extension of XRechnung 3.0 and its profile for clean vehicles ask, each of invoices that name it. */

const CIUS = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const EXTENSION = `${CIUS}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`;
const VEHICLES = `${CIUS}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`;

const names = (invoice: InvoiceTerms, specification: string): boolean =>
  invoice.value('BT-24')?.plain === specification;

const inExtension =
  <S>(where: (invoice: InvoiceTerms) => readonly S[]) =>
  (invoice: InvoiceTerms): readonly S[] =>
    names(invoice, EXTENSION) ? where(invoice) : [];

const forVehicles =
  <S>(where: (invoice: InvoiceTerms) => readonly S[]) =>
  (invoice: InvoiceTerms): readonly S[] =>
    names(invoice, VEHICLES) ? where(invoice) : [];

/** Schemes that the extension adds to those of ISO 6523 and of electronic addresses. */
const OWN_SCHEMES = new Set(['XR01', 'XR02', 'XR03']);

/** A scheme of a list, or one of the extension's own. */
const scheme = (code: string, terms: readonly string[], list: CodeList, what: string): TermRule =>
  rule(code, {
    terms,
    say: `In the extension, the scheme of ${what} is a code of its list, or XR01, XR02 or XR03`,
    on: inExtension<TermValue>(eachValue(...terms)),
    must: ({ plain }) => codeList(list).has(plain) || OWN_SCHEMES.has(plain),
  });

/** The same of elements wherever they stand. In UBL the identifier of a creditor is one of the seller or payee (`SEPA`). */
function writtenScheme(
  code: string,
  terms: readonly string[],
  what: string,
  { ubl, cii }: { readonly ubl: Where; readonly cii: Where },
): TermRule {
  const place = (id: XmlElement) => attributeOf(id, 'schemeID');
  const must = (id: XmlElement): boolean => {
    const told = place(id)?.value.trim() ?? '';
    if (codeList('IDENTIFIER_SCHEMES').has(told) || OWN_SCHEMES.has(told)) return true;
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

/** The amount due is what is left of the total, with what third parties ask to be paid on their behalf. */
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
    .rounded(2)
    .equals(right.rounded(2));
}

const CATEGORIES = new Set(['M1', 'M2', 'M3', 'N1', 'N2', 'N3']);
const CLEANNESS = new Set(['clean', 'zero-emission', 'other']);

const within = (group: TermGroup, id: string): readonly TermGroup[] =>
  group.groups.flatMap((inner) => (inner.id === id ? [inner] : within(inner, id)));
const valuesWithin = (group: TermGroup, id: string): readonly TermValue[] => [
  ...group.values.filter(({ term }) => term === id),
  ...group.groups.flatMap((inner) => valuesWithin(inner, id)),
];
const vehicleClasses = (line: TermGroup): readonly TermValue[] =>
  valuesWithin(line, 'BT-158').filter((value) => value.part('BT-158-1')?.plain === 'CVD');
const cleanness = (line: TermGroup): readonly TermGroup[] =>
  within(line, 'BG-32').filter((property) => property.value('BT-160')?.plain === 'cva');

const lines = (invoice: InvoiceTerms): readonly TermGroup[] => invoice.groups('BG-25');

export const xrechnungExtensionRules: readonly TermRule[] = [
  rule('BR-DEX-01', {
    terms: ['BT-125-1'],
    say: 'In the extension, an attached file is a PDF, PNG, JPEG, CSV, XLSX, ODS or XML',
    on: inExtension<TermValue>(eachValue('BT-125')),
    must: (file) => {
      const kind = file.part('BT-125-1')?.text ?? '';
      return MIME_TYPES.has(kind) || kind === 'application/xml';
    },
  }),
  extension(
    'BR-DEX-03',
    ['BG-30'],
    'In the extension, a line within a line has exactly one VAT category',
    elementsAt('SubInvoiceLine/Item'),
    (item) => item.children.filter(({ name }) => name === 'ClassifiedTaxCategory').length === 1,
  ),
  writtenScheme('BR-DEX-04', ['BT-29-1', 'BT-46-1', 'BT-60-1'], 'an identifier of a party', {
    ubl: elementsAt('PartyIdentification/ID/@schemeID'),
    cii: (invoice) =>
      elementsAt('GlobalID/@schemeID')(invoice).filter(
        (id) => !isWithin(id, 'SpecifiedTradeProduct', 'ShipToTradeParty'),
      ),
  }),
  writtenScheme('BR-DEX-05', ['BT-30-1', 'BT-47-1', 'BT-61-1'], 'a legal registration', {
    ubl: elementsAt('PartyLegalEntity/CompanyID/@schemeID'),
    cii: (invoice) => elementsAt('ID/@schemeID')(invoice).filter((id) => !isWithin(id, 'SpecifiedTaxRegistration')),
  }),
  scheme('BR-DEX-06', ['BT-157-1'], 'IDENTIFIER_SCHEMES', 'the standard identifier of an item'),
  scheme('BR-DEX-07', ['BT-34-1', 'BT-49-1'], 'ADDRESS_SCHEMES', 'an electronic address'),
  scheme('BR-DEX-08', ['BT-71-1'], 'IDENTIFIER_SCHEMES', 'the place of delivery'),
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
    (one) =>
      attributeOf(childOf(one, 'PaidAmount'), 'currencyID')?.value ===
      childOf(one.parent, 'DocumentCurrencyCode')?.text,
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
    on: forVehicles<TermGroup>(invoiceItself),
    must: present('BT-12'),
  }),
  rule('BR-DE-CVD-02', {
    terms: ['BT-17'],
    say: 'An invoice for vehicles refers to its call for tenders',
    on: forVehicles<TermGroup>(invoiceItself),
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
    on: forVehicles<TermValue>((invoice) => lines(invoice).flatMap(vehicleClasses)),
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
