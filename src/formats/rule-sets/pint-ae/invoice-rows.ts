import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { found, foundElements, has, hasOneOf, textsAt } from '../../en16931/rules/paths.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import type { Form } from '../../rules/kit/row.ts';
import type { Finder } from '../../rules/kit/subject.ts';
import {
  about,
  any,
  at,
  atMost,
  byElement,
  code,
  differs,
  exact,
  forbids,
  form,
  missingIsWrong,
  needs,
  oneOf,
  range,
  rows,
} from '../../rules/kit/verbs.ts';
import { isPositive } from '../../rules/shared/functions/tax-categories.ts';
import { inLines } from '../../rules/shared/pint/row-parts.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { pintAeMessages } from './messages.ts';
import { currencyOf, isOf, isType, ofKind, ofType } from './transaction.ts';

/** Rows of PINT United Arab Emirates on the invoice as a whole. */
const SELLER = 'AccountingSupplierParty/Party';
const isCredit = ofType('381', '81');
const isOutOfScope = ofType('480', '81');
const isInDirhams = ({ root }: InvoiceTerms): boolean => has(root, 'DocumentCurrencyCode[.=AED]');

const DELIVERY = 'Delivery/DeliveryLocation/Address';
const DELIVERED_AT = ['StreetName', 'CityName', 'CountrySubentity'].map((part) => `${DELIVERY}/${part}`);
const RESPONSE = 'DiscrepancyResponse/ResponseCode';
const PRINCIPAL = 'SellerSupplierParty/Party/PartyIdentification/ID';

const FLAGS: Form = { fits: (flags) => /^[01]{8}$/.test(flags), like: '00000000' };
/** No deemed supply, margin scheme or summary. */
const OTHER_FLAGS: Form = { fits: (flags) => !FLAGS.fits(flags) || /^.000/.test(flags), like: '00000000' };
const EXCHANGE: Form = { fits: (rate) => /^\d+(?:\.\d{1,6})?$/.test(rate), like: '3.6725' };

/** The first category that is none of these, anywhere: the official rules ask for all at once. */
const otherCategory = (...codes: readonly string[]): Finder => ({
  name: 'TaxCategory/ID ClassifiedTaxCategory/ID',
  find: ({ root }) =>
    [...foundElements(root, '//TaxCategory/ID'), ...foundElements(root, '//ClassifiedTaxCategory/ID')]
      .filter(({ text }) => !codes.includes(text.trim()))
      .slice(0, 1),
});

const FIVE = new Decimal(5n, 0);

/** The first standard rate that is not 5 %. */
const otherRate: Finder = {
  name: 'TaxCategory[ID=S]/Percent',
  find: ({ root }) =>
    foundElements(root, '//TaxCategory[ID=S]/Percent')
      .filter(({ text }) => !parseDecimal(text)?.equals(FIVE))
      .slice(0, 1),
};

/** Whether a text at one path differs from a text at the other. */
const differ = (root: XmlElement, path: string, other: string): boolean => {
  const [texts, others] = [path, other].map((place) => new Set(found(root, place).map(textOf)));
  if (!texts?.size || !others?.size) return false;
  return texts.size > 1 || others.size > 1 || ![...texts].every((text) => others.has(text));
};

/** Something is to pay, and the buyer pays it. */
const isToPay = (invoice: InvoiceTerms): boolean =>
  !isCredit(invoice) &&
  !has(invoice.root, 'CreditNoteTypeCode[.=261]') &&
  !isOf(invoice.root, 'deemedSupply') &&
  foundElements(invoice.root, 'LegalMonetaryTotal').some((total) => isPositive(total, 'PayableAmount'));

const TO_DIRHAMS = ['SourceCurrencyCode', 'TargetCurrencyCode[.=AED]', 'CalculationRate'].map(
  (part) => `TaxExchangeRate/${part}`,
);
const isFromCurrency = byElement(
  (root) =>
    found(root, 'TaxExchangeRate/SourceCurrencyCode').some((node) => textOf(node) === currencyOf(root)) &&
    has(root, ...TO_DIRHAMS),
);

export const INVOICE_ROWS = rows(
  at(
    '/',
    form('ibr-154-ae', 'ProfileExecutionID', FLAGS, exact, missingIsWrong, about('BT-23')),
    form('ibr-157-ae', 'ProfileExecutionID', OTHER_FLAGS, exact, { ...about('BT-3'), when: isOutOfScope }),
    needs('ibr-193-ae', 'UUID', about('BT-1')),
    atMost('aligned-ibrp-sr-12', 1, `${SELLER}/PartyTaxScheme[TaxScheme/ID~~VAT]/CompanyID`, { terms: ['BT-31'] }),
    needs('ibr-007-ae', 'BuyerCustomerParty/Party/PartyIdentification/ID', {
      ...about('BT-46'),
      when: ofKind('freeTradeZone'),
    }),
    needs('ibr-134-ae', `${SELLER}/PartyTaxScheme[TaxScheme/ID=VAT]/CompanyID`, {
      terms: ['BT-31'],
      when: (invoice) => !isOutOfScope(invoice),
    }),
    needs('ibr-136-ae', 'AccountingCustomerParty/Party/PartyLegalEntity/CompanyID', {
      terms: ['BT-47'],
      when: ({ root }) => hasOneOf(root, 'InvoiceTypeCode[.=480]', 'CreditNoteTypeCode[.=81]'),
    }),
    needs('ibr-137-ae', PRINCIPAL, { terms: [], when: ofKind('disclosedAgent') }),
    differs('ibr-176-ae', `${SELLER}/PartyTaxScheme/CompanyID`, PRINCIPAL, {
      ...about('BT-31'),
      ...byElement((root) => differ(root, `${SELLER}/PartyTaxScheme/CompanyID`, PRINCIPAL)),
      when: ofKind('disclosedAgent'),
    }),
    needs('ibr-138-ae', 'InvoicePeriod', { terms: ['BG-14'], when: ofKind('summary') }),
    code(
      'ibr-141-ae',
      'TaxPointDate',
      { fault: pintAeMessages.lateTaxDay, requirement: pintAeMessages.mustBeBeforeIssue },
      {
        ...about('BT-7', 'BT-2'),
        ...byElement(
          (root) =>
            !has(root, 'TaxPointDate') ||
            ([...textsAt(root, 'TaxPointDate')].sort()[0] ?? '') <
              ([...textsAt(root, 'IssueDate')].sort().at(-1) ?? ''),
        ),
      },
    ),
    // A volume discount (VD) refers to no invoice.
    needs('ibr-055-ae', 'BillingReference', {
      terms: ['BG-3'],
      when: isCredit,
      ...byElement((root) =>
        has(root, 'BillingReference') ? has(root, `${RESPONSE}[.!=VD]`) : has(root, `${RESPONSE}[.=VD]`),
      ),
    }),
    needs('ibr-158-ae', RESPONSE, { ...about('BG-3'), when: ofType('381') }),
    needs('ibr-142-ae', DELIVERED_AT, { ...about('BG-15'), when: ofKind('electronicCommerce') }),
    needs('ibr-152-ae', DELIVERED_AT, {
      ...about('BG-15'),
      when: ({ root }) => isOf(root, 'export') && !has(root, `${DELIVERY}/Country/IdentificationCode[.=AE]`),
    }),
    forbids('ibr-124-ae', 'TaxPointDate', { terms: ['BT-7'], when: isCredit }),
    needs('ibr-127-ae', 'DueDate', { ...about('BT-9', 'BT-115'), when: isToPay }),
    oneOf('ibr-151-ae', inLines('Item/ClassifiedTaxCategory/ID').split(' '), 'S AE Z N', any, {
      ...about('BT-151'),
      when: ofType('380', '381'),
      ...byElement((root) =>
        inLines('Item/ClassifiedTaxCategory')
          .split(' ')
          .some((path) => foundElements(root, path).some((element) => !has(element, 'ID[.~E|O]'))),
      ),
    }),
    needs('ibr-153-ae', TO_DIRHAMS, isFromCurrency, {
      ...about('BT-6', 'BT-5'),
      when: (invoice) => has(invoice.root, 'TaxCurrencyCode[.=AED]') && !isInDirhams(invoice),
    }),
    needs('ibr-159-ae', ['DocumentCurrencyCode', '//TaxExchangeRate/CalculationRate'], {
      ...about('BT-5'),
      when: (invoice) => !isInDirhams(invoice),
    }),
    needs(
      'ibr-175-ae',
      [
        'DocumentCurrencyCode',
        'TaxCurrencyCode[.=AED]',
        'AdditionalDocumentReference[DocumentTypeCode=aedtotal-incl-vat]/DocumentDescription',
        'TaxTotal/TaxAmount[@currencyID=AED]',
      ],
      { ...about('BT-6', 'BT-111'), when: (invoice) => !isInDirhams(invoice) },
    ),
    oneOf('ibr-140-ae', 'TaxCurrencyCode', 'AED', exact, { terms: ['BT-6'] }),
    needs('ibr-160-ae', 'Note', {
      terms: ['BT-22'],
      when: ({ root }) => has(root, 'InvoicePeriod/DescriptionCode[.=OTH]'),
    }),
    needs('ibr-191-ae', 'PaymentMeans/PaymentMeansCode', {
      terms: ['BT-81'],
      when: ({ root }) => !isType(root, '81', '381', '261') && !isOf(root, 'deemedSupply'),
    }),
  ),
  at('DeliveryTerms', needs('ibr-196-ae', 'ID', { terms: [] })),
  at('PaymentMeans[PaymentMeansCode=30]', needs('ibr-192-ae', 'PayeeFinancialAccount/ID', { terms: ['BT-84'] })),
  at('CalculationRate', form('ibr-002-ae', '.', EXCHANGE, exact, { terms: [] })),
  at(RESPONSE, oneOf('ibr-001-ae', '.', 'DL8.61.1.A DL8.61.1.B DL8.61.1.C DL8.61.1.D DL8.61.1.E VD', about('BG-3'))),
  at(
    'InvoicePeriod/DescriptionCode',
    oneOf('ibr-005-ae', '.', 'DLY WKY Q15 MTH Q45 Q60 QTR YRL HYR OTH', { terms: ['BT-8'] }),
  ),
  at(
    otherCategory('E', 'O', 'Z'),
    oneOf('ibr-122-ae', '.', 'E O Z', { ...about('BT-118', 'BT-3'), when: isOutOfScope }),
  ),
  at(otherCategory('N'), oneOf('ibr-116-ae', '.', 'N', { ...about('BT-118'), when: ofKind('marginScheme') })),
  at(otherRate, range('ibr-190-ae', '.', { exactly: '5' }, { terms: ['BT-119'] })),
);
