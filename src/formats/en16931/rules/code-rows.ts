import { about, at, byElement, listed, missingIsWrong, oneOf, rows } from '../../rules/kit/verbs.ts';
import type { Finder, Subject } from '../../rules/kit/subject.ts';
import type { Codes, Judgement } from '../../rules/kit/row.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { normal } from './blanks.ts';
import { codeList, MIME_TYPES, VAT_CATEGORIES } from './code-lists.ts';
import { elementsNamed } from './constraints.ts';
import { AMOUNTS } from './elements.ts';

/**
 * Codes come from the lists that EN 16931-1 names. They apply to elements, not terms: the official bindings check them
 * wherever such an element occurs, even without a term in EN 16931-1.
 */

const CURRENCIES = listed('ISO 4217', [], 'CURRENCIES');
const COUNTRIES = listed('ISO 3166-1', [], 'COUNTRIES');
const SCHEMES = listed('ISO/IEC 6523', [], 'IDENTIFIER_SCHEMES');
const REFERENCES = listed('UNTDID 1153', [], 'REFERENCE_SCHEMES');
const CATEGORIES: Codes = { codes: VAT_CATEGORIES };

/** CII still has the Netherlands Antilles, and lacks South Sudan. */
const countriesOfCii = {
  cii: byElement(({ text }) => {
    const code = normal(text);
    return code === 'AN' || (code !== 'SS' && codeList('COUNTRIES').has(code));
  }).by as Judgement,
};

/** Where ancestors decide. */
const within = (name: string, element: XmlElement): boolean => {
  for (let at = element.parent; at; at = at.parent) if (at.name === name) return true;
  return false;
};

const ofAttribute = (name: string, attribute: string, isMeant: (element: XmlElement) => boolean): Finder => ({
  name,
  find: (invoice) =>
    elementsNamed(invoice, name).filter((element) => attributeOf(element, attribute) && isMeant(element)),
});

/** Types are those of invoices or credit notes by the name of the element; CII has one element for both. */
const isType = byElement(({ name, text }) => {
  const code = normal(text);
  if (name === 'InvoiceTypeCode') return codeList('INVOICE_TYPES').has(code);
  const isCredit = codeList('CREDIT_NOTE_TYPES').has(code);
  return name === 'CreditNoteTypeCode' ? isCredit : isCredit || codeList('INVOICE_TYPES').has(code);
});

/** UBL writes the subject of a note in its text, between number signs. */
const hasKnownSubject = (note: Subject): boolean => {
  const [, subject, ...rest] = normal((note as XmlElement).text).split('#');
  return rest.length === 0 || subject?.length !== 3 || codeList('NOTE_SUBJECTS').has(subject);
};

const isSepaParty = (element: XmlElement): boolean =>
  within('AccountingSupplierParty', element) || within('PayeeParty', element);

/** SEPA is the scheme of creditors. */
const isIdentifierScheme = (id: Subject): boolean => {
  const scheme = normal(attributeOf(id as XmlElement, 'schemeID')?.value ?? '');
  return codeList('IDENTIFIER_SCHEMES').has(scheme) || (scheme === 'SEPA' && isSepaParty(id as XmlElement));
};

const isExemption = byElement(({ text }) => codeList('EXEMPTION_REASONS').has(normal(text).toUpperCase()));

const REASONS = { '98': ['false', '0'], '105': ['true', '1'] } as const;

/** Reason codes by the indicator beside them. In CII the discount of a price has another name, and is not checked. */
const reasons = (kind: keyof typeof REASONS): { readonly ubl: Finder; readonly cii: Finder } => {
  const isMeant = ({ parent }: XmlElement): boolean => {
    const indicator = childOf(parent, 'ChargeIndicator');
    return (REASONS[kind] as readonly string[]).includes(
      (childOf(indicator, 'Indicator') ?? indicator)?.text.trim() ?? '',
    );
  };
  return {
    ubl: {
      name: 'AllowanceChargeReasonCode',
      find: (invoice) => elementsNamed(invoice, 'AllowanceChargeReasonCode').filter(isMeant),
    },
    cii: {
      name: 'ReasonCode',
      find: (invoice) =>
        elementsNamed(invoice, 'ReasonCode').filter(
          (element) => element.parent?.name === 'SpecifiedTradeAllowanceCharge' && isMeant(element),
        ),
    },
  };
};

const units = (names: readonly string[]): string => names.map((name) => `${name}[@unitCode]`).join(' ');
const OBJECT = '[DocumentTypeCode=130]/ID[@schemeID]';

export const CODE_ROWS = rows(
  at(
    { ubl: 'InvoiceTypeCode CreditNoteTypeCode', cii: 'ExchangedDocument/TypeCode' },
    oneOf('BR-CL-01', '.', listed('UNTDID 1001', [], 'INVOICE_TYPES'), isType, { terms: ['BT-3'] }),
  ),
  at(
    { ubl: [...AMOUNTS, 'TaxAmount'].join(' '), cii: 'TaxTotalAmount[@currencyID]' },
    oneOf('BR-CL-03', '@currencyID', CURRENCIES, missingIsWrong, about('BT-5')),
  ),
  at(
    { ubl: 'DocumentCurrencyCode', cii: 'InvoiceCurrencyCode' },
    oneOf('BR-CL-04', '.', CURRENCIES, { terms: ['BT-5'] }),
  ),
  at('TaxCurrencyCode', oneOf('BR-CL-05', '.', CURRENCIES, { terms: ['BT-6'] })),
  // UNTDID 2005 in UBL, 2475 in CII.
  at({ ubl: 'InvoicePeriod/DescriptionCode' }, oneOf('BR-CL-06', '.', '3 35 432', { terms: ['BT-8'] })),
  at({ cii: 'DueDateTypeCode' }, oneOf('BR-CL-06', '.', '5 29 72', { terms: ['BT-8'] })),
  at(
    { ubl: `AdditionalDocumentReference${OBJECT} DocumentReference${OBJECT}`, cii: 'ReferenceTypeCode' },
    oneOf('BR-CL-07', { ubl: '@schemeID', cii: '.' }, REFERENCES, about('BT-18-1', 'BT-128-1')),
  ),
  at(
    { ubl: '/*/Note', cii: 'SubjectCode' },
    oneOf('BR-CL-08', '.', listed('UNTDID 4451', [], 'NOTE_SUBJECTS'), {
      terms: ['BT-21'],
      by: { ubl: hasKnownSubject },
    }),
  ),
  at(
    {
      ubl: 'PartyIdentification/ID[@schemeID]',
      cii: ofAttribute(
        'GlobalID',
        'schemeID',
        (id) => !within('SpecifiedTradeProduct', id) && !within('ShipToTradeParty', id),
      ),
    },
    oneOf('BR-CL-10', '@schemeID', SCHEMES, {
      ...about('BT-29-1', 'BT-46-1', 'BT-60-1'),
      by: { ubl: isIdentifierScheme },
    }),
  ),
  at(
    {
      ubl: 'PartyLegalEntity/CompanyID[@schemeID]',
      cii: ofAttribute('ID', 'schemeID', (id) => !within('SpecifiedTaxRegistration', id)),
    },
    oneOf('BR-CL-11', '@schemeID', SCHEMES, about('BT-30-1', 'BT-47-1', 'BT-61-1')),
  ),
  at(
    { ubl: 'CommodityClassification/ItemClassificationCode[@listID]', cii: 'ClassCode[@listID]' },
    oneOf('BR-CL-13', '@listID', listed('UNTDID 7143', [], 'CLASSIFICATIONS'), { terms: ['BT-158-1'] }),
  ),
  at(
    { ubl: 'Country/IdentificationCode', cii: 'CountryID' },
    oneOf('BR-CL-14', '.', COUNTRIES, { ...about('BT-40', 'BT-55', 'BT-69', 'BT-80'), by: countriesOfCii }),
  ),
  at(
    { ubl: 'OriginCountry/IdentificationCode', cii: 'OriginTradeCountry/ID' },
    oneOf('BR-CL-15', '.', COUNTRIES, { terms: ['BT-159'], by: countriesOfCii }),
  ),
  at(
    { ubl: 'PaymentMeans/PaymentMeansCode', cii: 'SpecifiedTradeSettlementPaymentMeans/TypeCode' },
    oneOf('BR-CL-16', '.', listed('UNTDID 4461', [], 'PAYMENT_MEANS'), { terms: ['BT-81'] }),
  ),
  at(
    { ubl: 'TaxCategory/ID', cii: 'CategoryTradeTax/CategoryCode' },
    oneOf('BR-CL-17', '.', CATEGORIES, about('BT-118', 'BT-95', 'BT-102')),
  ),
  at(
    { ubl: 'ClassifiedTaxCategory/ID', cii: 'ApplicableTradeTax/CategoryCode' },
    oneOf('BR-CL-18', '.', CATEGORIES, about('BT-151')),
  ),
  at(reasons('98'), oneOf('BR-CL-19', '.', listed('UNTDID 5189', [], 'ALLOWANCE_REASONS'), about('BT-98', 'BT-140'))),
  at(reasons('105'), oneOf('BR-CL-20', '.', listed('UNTDID 7161', [], 'CHARGE_REASONS'), about('BT-105', 'BT-145'))),
  at(
    { ubl: 'StandardItemIdentification/ID[@schemeID]', cii: 'SpecifiedTradeProduct/GlobalID[@schemeID]' },
    oneOf('BR-CL-21', '@schemeID', SCHEMES, { terms: ['BT-157-1'] }),
  ),
  at(
    { ubl: 'TaxExemptionReasonCode', cii: 'ExemptionReasonCode' },
    oneOf('BR-CL-22', '.', listed('VATEX', [], 'EXEMPTION_REASONS'), isExemption, { terms: ['BT-121'] }),
  ),
  at(
    {
      ubl: units(['InvoicedQuantity', 'BaseQuantity', 'CreditedQuantity']),
      cii: units(['BasisQuantity', 'BilledQuantity']),
    },
    oneOf('BR-CL-23', '@unitCode', listed('UN/ECE Rec 20, 21', [], 'UNITS'), about('BT-130', 'BT-150')),
  ),
  at(
    { ubl: 'EmbeddedDocumentBinaryObject[@mimeCode]', cii: 'AttachmentBinaryObject[@mimeCode]' },
    oneOf('BR-CL-24', '@mimeCode', { codes: MIME_TYPES }, { terms: ['BT-125-1'] }),
  ),
  at(
    { ubl: 'EndpointID[@schemeID]', cii: 'URIUniversalCommunication/URIID[@schemeID]' },
    oneOf('BR-CL-25', '@schemeID', listed('EAS', [], 'ADDRESS_SCHEMES'), about('BT-34-1', 'BT-49-1')),
  ),
  at(
    { ubl: 'DeliveryLocation/ID[@schemeID]', cii: 'ShipToTradeParty/GlobalID[@schemeID]' },
    oneOf('BR-CL-26', '@schemeID', SCHEMES, { terms: ['BT-71-1'] }),
  ),
);
