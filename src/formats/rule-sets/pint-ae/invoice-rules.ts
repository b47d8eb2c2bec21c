import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { each, outermost } from '../../en16931/rules/elements.ts';
import { elementsOf, found, foundElements, has, hasOneOf, textsAt } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { attributeOf, textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { coded, most, needs, when } from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { isPositive } from '../../rules/shared/functions/tax-categories.ts';
import { currencyOf, hasFlags, isOf, isType, type Kind } from './transaction.ts';

/** Rules of PINT United Arab Emirates on the invoice as a whole. */
type Test = (root: XmlElement) => boolean;

const on = (code: string, terms: readonly string[], say: string, isRight: Test): TermRule =>
  pint(code, terms, say, outermost, isRight);
const given = (code: string, terms: readonly string[], say: string, isSo: Test, isRight: Test): TermRule =>
  when(code, terms, say, outermost, isSo, isRight);

const ofKind =
  (...kinds: readonly Kind[]): Test =>
  (root) =>
    isOf(root, ...kinds);
const ofType =
  (...types: readonly string[]): Test =>
  (root) =>
    isType(root, ...types);
const at =
  (...paths: readonly string[]): Test =>
  (root) =>
    has(root, ...paths);

const SELLER = 'AccountingSupplierParty/Party';
const CREDITS = ofType('381', '81');
const OUT_OF_SCOPE = ofType('480', '81');
const inDirhams: Test = (root) => has(root, 'DocumentCurrencyCode[.=AED]');

const DELIVERY = 'Delivery/DeliveryLocation/Address';
const deliveredAt = at(`${DELIVERY}/StreetName`, `${DELIVERY}/CityName`, `${DELIVERY}/CountrySubentity`);
const FIVE = new Decimal(5n, 0);
const RESPONSE = 'DiscrepancyResponse/ResponseCode';
const PRINCIPAL = 'SellerSupplierParty/Party/PartyIdentification/ID';

/** Ids of all categories, anywhere. */
const categories = (root: XmlElement): readonly string[] =>
  [...foundElements(root, '//TaxCategory/ID'), ...foundElements(root, '//ClassifiedTaxCategory/ID')].map(({ text }) =>
    text.trim(),
  );

/** Whether a text at one path differs from a text at the other. */
const differ = (root: XmlElement, path: string, other: string): boolean => {
  const [texts, others] = [path, other].map((one) => new Set(found(root, one).map(textOf)));
  if (!texts?.size || !others?.size) return false;
  return texts.size > 1 || others.size > 1 || ![...texts].every((text) => others.has(text));
};

export const invoiceRules: readonly TermRule[] = [
  on('ibr-154-ae', ['BT-23'], 'The kind of transaction is told by eight flags of 0 and 1', hasFlags),
  needs('ibr-193-ae', ['BT-1'], 'An invoice has a UUID', outermost, 'UUID'),
  most(
    'aligned-ibrp-sr-12',
    ['BT-31'],
    'The seller has at most one VAT number',
    outermost,
    `${SELLER}/PartyTaxScheme[TaxScheme/ID~~VAT]/CompanyID`,
  ),
  needs('ibr-196-ae', [], 'Terms of delivery have a code', each('DeliveryTerms'), 'ID'),
  needs(
    'ibr-192-ae',
    ['BT-84'],
    'A credit transfer (30) has an account',
    elementsOf('PaymentMeans[PaymentMeansCode=30]'),
    'PayeeFinancialAccount/ID',
  ),
  pint('ibr-002-ae', [], 'A rate of exchange has one to six decimals, or none', each('CalculationRate'), ({ text }) =>
    /^\d+(?:\.\d{1,6})?$/.test(text),
  ),
  given(
    'ibr-007-ae',
    ['BT-46'],
    'In a free trade zone the beneficiary has an identifier',
    ofKind('freeTradeZone'),
    at('BuyerCustomerParty/Party/PartyIdentification/ID'),
  ),
  given(
    'ibr-134-ae',
    ['BT-31'],
    'The seller has a VAT number, unless the invoice is out of scope of VAT (480, 81)',
    (root) => !OUT_OF_SCOPE(root),
    at(`${SELLER}/PartyTaxScheme[TaxScheme/ID=VAT]/CompanyID`),
  ),
  given(
    'ibr-136-ae',
    ['BT-47'],
    'In an invoice out of scope of VAT (480, 81) the buyer has a legal registration',
    (root) => hasOneOf(root, 'InvoiceTypeCode[.=480]', 'CreditNoteTypeCode[.=81]'),
    at('AccountingCustomerParty/Party/PartyLegalEntity/CompanyID'),
  ),
  given('ibr-137-ae', [], 'A disclosed agent names whom it acts for', ofKind('disclosedAgent'), at(PRINCIPAL)),
  given(
    'ibr-176-ae',
    ['BT-31'],
    'A disclosed agent has another tax number than whom it acts for',
    ofKind('disclosedAgent'),
    (root) => differ(root, `${SELLER}/PartyTaxScheme/CompanyID`, PRINCIPAL),
  ),
  given('ibr-138-ae', ['BG-14'], 'A summary invoice has a period', ofKind('summary'), at('InvoicePeriod')),
  given(
    'ibr-141-ae',
    ['BT-7', 'BT-2'],
    'The day of the tax is before that of the invoice',
    at('TaxPointDate'),
    (root) =>
      ([...textsAt(root, 'TaxPointDate')].sort()[0] ?? '') < ([...textsAt(root, 'IssueDate')].sort().at(-1) ?? ''),
  ),
  given(
    'ibr-055-ae',
    ['BG-3'],
    'A credit note refers to an invoice, unless it is for a volume discount (VD)',
    CREDITS,
    (root) => (has(root, 'BillingReference') ? has(root, `${RESPONSE}[.!=VD]`) : has(root, `${RESPONSE}[.=VD]`)),
  ),
  given('ibr-158-ae', ['BG-3'], 'A credit note (381) has the code of its reason', ofType('381'), at(RESPONSE)),
  coded(
    'ibr-001-ae',
    ['BG-3'],
    'The reason of a credit note',
    elementsOf(RESPONSE),
    'DL8.61.1.A DL8.61.1.B DL8.61.1.C DL8.61.1.D DL8.61.1.E VD',
  ),
  given(
    'ibr-142-ae',
    ['BG-15'],
    'In electronic commerce the address of the delivery has street, city and emirate',
    ofKind('electronicCommerce'),
    deliveredAt,
  ),
  given(
    'ibr-152-ae',
    ['BG-15'],
    'An export has the address of the delivery',
    ofKind('export'),
    (root) => has(root, `${DELIVERY}/Country/IdentificationCode[.=AE]`) || deliveredAt(root),
  ),
  given(
    'ibr-122-ae',
    ['BT-118', 'BT-3'],
    'Categories of an invoice out of scope of VAT (480, 81) are E, O and Z',
    OUT_OF_SCOPE,
    (root) => categories(root).every((id) => ['E', 'O', 'Z'].includes(id)),
  ),
  given('ibr-124-ae', ['BT-7'], 'A credit note has no day of the tax', CREDITS, (root) => !has(root, 'TaxPointDate')),
  given(
    'ibr-127-ae',
    ['BT-9', 'BT-115'],
    'An invoice with something to pay has a day when it is due',
    (root) =>
      !CREDITS(root) &&
      !has(root, 'CreditNoteTypeCode[.=261]') &&
      !isOf(root, 'deemedSupply') &&
      foundElements(root, 'LegalMonetaryTotal').some((total) => isPositive(total, 'PayableAmount')),
    at('DueDate'),
  ),
  given('ibr-116-ae', ['BT-118'], 'In the margin scheme all categories are N', ofKind('marginScheme'), (root) =>
    categories(root).every((id) => id === 'N'),
  ),
  given(
    'ibr-151-ae',
    ['BT-151'],
    'A line of an invoice (380) or credit note (381) is neither exempt nor out of scope of VAT',
    ofType('380', '381'),
    (root) =>
      ['InvoiceLine', 'CreditNoteLine'].some((line) =>
        foundElements(root, `${line}/Item/ClassifiedTaxCategory`).some((one) => !has(one, 'ID[.~E|O]')),
      ),
  ),
  given(
    'ibr-153-ae',
    ['BT-6', 'BT-5'],
    'The rate of exchange is that from the currency of the invoice to dirhams',
    (root) => has(root, 'TaxCurrencyCode[.=AED]') && !inDirhams(root),
    (root) =>
      foundElements(root, 'TaxExchangeRate').some((rate) =>
        found(rate, 'SourceCurrencyCode').some((one) => textOf(one) === currencyOf(root)),
      ) && has(root, 'TaxExchangeRate/TargetCurrencyCode[.=AED]', 'TaxExchangeRate/CalculationRate'),
  ),
  given(
    'ibr-157-ae',
    ['BT-3'],
    'An invoice out of scope of VAT (480, 81) is of no deemed supply, margin scheme or summary',
    OUT_OF_SCOPE,
    (root) => !isOf(root, 'marginScheme', 'deemedSupply', 'summary'),
  ),
  on(
    'ibr-159-ae',
    ['BT-5'],
    'An invoice in another currency than dirhams has a rate of exchange',
    (root) => inDirhams(root) || (has(root, 'DocumentCurrencyCode') && has(root, '//TaxExchangeRate/CalculationRate')),
  ),
  on(
    'ibr-175-ae',
    ['BT-6', 'BT-111'],
    'An invoice in another currency than dirhams says its VAT and its total with VAT in dirhams',
    (root) =>
      inDirhams(root) ||
      (has(
        root,
        'DocumentCurrencyCode',
        'TaxCurrencyCode[.=AED]',
        'AdditionalDocumentReference[DocumentTypeCode=aedtotal-incl-vat]/DocumentDescription',
      ) &&
        foundElements(root, 'TaxTotal/TaxAmount').some((amount) => attributeOf(amount, 'currencyID')?.value === 'AED')),
  ),
  on(
    'ibr-140-ae',
    ['BT-6'],
    'The currency of VAT accounting is AED',
    (root) => !has(root, 'TaxCurrencyCode') || has(root, 'TaxCurrencyCode[.=AED]'),
  ),
  given(
    'ibr-160-ae',
    ['BT-22'],
    'Another frequency of billing (OTH) is explained in a note',
    at('InvoicePeriod/DescriptionCode[.=OTH]'),
    at('Note'),
  ),
  coded(
    'ibr-005-ae',
    ['BT-8'],
    'The frequency of billing',
    elementsOf('InvoicePeriod/DescriptionCode'),
    'DLY WKY Q15 MTH Q45 Q60 QTR YRL HYR OTH',
  ),
  given('ibr-190-ae', ['BT-119'], 'The standard rate is 5 %', at('//TaxCategory/ID[.=S]'), (root) =>
    foundElements(root, '//TaxCategory[ID=S]/Percent').every(({ text }) => parseDecimal(text)?.equals(FIVE) ?? false),
  ),
  on(
    'ibr-191-ae',
    ['BT-81'],
    'An invoice has a means of payment',
    (root) =>
      isType(root, '81', '381', '261') || isOf(root, 'deemedSupply') || has(root, 'PaymentMeans/PaymentMeansCode'),
  ),
];
