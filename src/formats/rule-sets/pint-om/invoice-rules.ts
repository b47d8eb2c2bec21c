import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { each, outermost, type Where } from '../../en16931/rules/elements.ts';
import { count, elementsOf, found, foundElements, has, textAt } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { isDate } from '../../peppol/peppol-rule.ts';
import { near } from '../../peppol/slack.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { onlyFigure } from '../../rules/shared/functions/figures.ts';
import { most, needs, silent } from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { address, CENT, UUID_5, whole } from './kind-rules.ts';

/** Rules of PINT Oman on the invoice as a whole, for any transaction. */
const SELLER = 'AccountingSupplierParty/Party';
const RIAL = 'OMR';

/** Amounts and quantities, which are never negative except for rounding. */
const figures = each(
  ...[
    'TaxExclusiveAmount',
    'TaxInclusiveAmount',
    'AllowanceTotalAmount',
    'ChargeTotalAmount',
    'PrepaidAmount',
    'PayableAmount',
    'Amount',
    'PriceAmount',
    'BaseAmount',
  ],
  ...['Quantity', 'BaseQuantity', 'InvoicedQuantity', 'CreditedQuantity', 'TaxAmount', 'LineExtensionAmount'],
);

const OF_TOTALS = [
  'LineExtensionAmount',
  'TaxExclusiveAmount',
  'TaxInclusiveAmount',
  'AllowanceTotalAmount',
  'ChargeTotalAmount',
  'PrepaidAmount',
  'PayableRoundingAmount',
  'PayableAmount',
];

/** Amounts of three decimals: those of lines, prices and entries, not the totals. */
const inBaisa: Where = (invoice) => [
  ...each('Amount', 'BaseAmount', 'PriceAmount')(invoice),
  ...each(...OF_TOTALS)(invoice).filter(({ parent }) => parent?.name !== 'LegalMonetaryTotal'),
  ...elementsOf('TaxTotal/TaxAmount')(invoice).filter(({ parent }) => parent?.parent?.parent !== undefined),
  ...elementsOf(
    'TaxTotal/TaxSubtotal/TaxAmount',
    'TaxTotal/TaxSubtotal/TaxableAmount',
    'AdditionalDocumentReference[DocumentTypeCode=PM_TOTAL]/DocumentDescription',
  )(invoice),
];

const CORRECTIONS = ['381', '383', '261'];
const REFERENCE = 'BillingReference/InvoiceDocumentReference';

/** The first total VAT in a currency. */
const totalIn = (root: XmlElement, currency: string): Decimal | undefined => {
  const total = foundElements(root, 'TaxTotal').find((one) =>
    found(one, 'TaxAmount/@currencyID').some((told) => textOf(told) === currency),
  );
  return onlyFigure(total, 'TaxAmount');
};
const isIn = (element: XmlElement, path: string, currency: string): boolean =>
  found(element, `${path}/@currencyID`).some((told) => textOf(told) === currency);

const VAT = '[TaxScheme/ID=VAT]';

/** Whether a category, or a party's registration, is for VAT. */
const isOfVat = (one: XmlElement): boolean => {
  const isVat = has(one, 'TaxScheme/ID[.=VAT]');
  const owners = new Set<string>();
  for (let at = one.parent; at; at = at.parent) owners.add(at.name);
  if (one.name === 'TaxCategory' || owners.has('TaxRepresentativeParty')) return isVat;
  if (owners.has('AccountingCustomerParty')) return isVat && count(one, '../PartyTaxScheme') === 1;
  if (!owners.has('AccountingSupplierParty')) return isVat;
  const ofVat = count(one, `../PartyTaxScheme${VAT}`);
  return isVat ? ofVat === 1 : ofVat > 0;
};

const vatNumbers = elementsOf(
  ...[SELLER, 'AccountingCustomerParty/Party', `${SELLER}/AgentParty`].map(
    (party) => `${party}/PartyTaxScheme${VAT}/CompanyID`,
  ),
);
const HUNDRED = new Decimal(100n, 0);

export const invoiceRules: readonly TermRule[] = [
  silent('BTOM-PRE-001', [], 'The document is an invoice or a credit note of UBL'),
  whole(
    'ALIGNED-IBRP-003-OM',
    ['BT-6'],
    `The currency of VAT accounting is ${RIAL}`,
    ({ taxCurrency }) => taxCurrency === '' || taxCurrency === RIAL,
  ),
  needs('ALIGNED-IBRP-016-OM', ['BT-2'], 'An invoice has the time of its issue', outermost, 'IssueTime'),
  most(
    'ALIGNED-IBRP-SR-12',
    ['BT-31'],
    'The seller has at most one VAT number',
    outermost,
    `${SELLER}/PartyTaxScheme${VAT}/CompanyID`,
  ),
  whole('IBR-002-OM', ['BT-1'], 'An invoice has a UUID of version 5', (_, root) => UUID_5.test(textAt(root, 'UUID'))),
  whole(
    'IBR-004-OM',
    ['BT-5'],
    `An invoice in another currency than ${RIAL} has a rate of exchange`,
    ({ currency, rate }) => currency === RIAL || rate !== undefined,
  ),
  whole(
    'IBR-005-OM',
    ['BT-6'],
    'The rate of exchange has at most seven decimals',
    ({ currency, taxCurrency, rate }) =>
      !(taxCurrency === RIAL && currency !== RIAL) || (rate !== undefined && rate.roundedUp(7).equals(rate)),
  ),
  whole(
    'IBR-034-OM',
    ['BT-6'],
    `An invoice in another currency than ${RIAL} accounts for VAT in it`,
    ({ currency, taxCurrency }) => currency === RIAL || taxCurrency !== '',
  ),
  whole(
    'IBR-172-OM',
    ['BT-5'],
    `An invoice in ${RIAL} has no rate of exchange`,
    ({ currency }, root) => currency !== RIAL || !has(root, 'TaxExchangeRate/CalculationRate'),
  ),
  whole(
    'IBR-059-OM',
    ['BT-5', 'BT-6'],
    'The rate of exchange is that from the currency of the invoice to that of VAT accounting',
    ({ rate, currency, taxCurrency }, root) =>
      !rate ||
      rate.isZero() ||
      (found(root, 'TaxExchangeRate/SourceCurrencyCode').some((one) => textOf(one) === currency) &&
        found(root, 'TaxExchangeRate/TargetCurrencyCode').some((one) => textOf(one) === taxCurrency)),
  ),
  whole(
    'IBR-065-OM',
    ['BT-111', 'BT-110'],
    'The total VAT in rials is that in the currency of the invoice times the rate of exchange',
    ({ rate, currency, taxCurrency }, root) => {
      if (!(currency !== RIAL && taxCurrency === RIAL)) return true;
      const [told, own] = [totalIn(root, taxCurrency), totalIn(root, currency)];
      return (
        told !== undefined && own !== undefined && rate !== undefined && near(told, own.times(rate), CENT) === true
      );
    },
  ),
  whole(
    'IBR-066-OM',
    ['BT-111'],
    'An invoice in another currency has the entry of the standard rate in rials too',
    ({ currency, taxCurrency }, root) =>
      !(currency !== RIAL && has(root, '//TaxCategory/ID[.=S]')) ||
      foundElements(root, 'TaxTotal').some(
        (total) =>
          isIn(total, 'TaxAmount', taxCurrency) &&
          foundElements(total, 'TaxSubtotal[TaxCategory/ID=S][TaxCategory/Percent]').some((entry) =>
            isIn(entry, 'TaxAmount', taxCurrency),
          ),
      ),
  ),
  whole(
    'IBR-136-OM',
    ['BT-111'],
    'With a currency of VAT accounting there is a total VAT in it, with all its entries',
    ({ taxCurrency }, root) =>
      taxCurrency === '' ||
      foundElements(root, 'TaxTotal').some(
        (total) =>
          isIn(total, 'TaxAmount', taxCurrency) &&
          foundElements(total, 'TaxSubtotal/TaxAmount').every((one) => isIn(one, '.', taxCurrency)),
      ),
  ),
  needs(
    'IBR-010-OM',
    ['BG-5'],
    'The address of the seller has street, further street, line, city and postal code',
    outermost,
    ...address(`${SELLER}/PostalAddress`),
  ),
  needs('IBR-011-OM', ['BT-42'], 'The seller has a telephone number', outermost, `${SELLER}/Contact/Telephone`),
  whole(
    'IBR-023-OM',
    ['BG-3'],
    'A credit or debit note has the code of its reason',
    ({ type }, root) => !CORRECTIONS.includes(type) || has(root, `${REFERENCE}/DocumentStatusCode`),
  ),
  whole(
    'IBR-032-OM',
    ['BG-3'],
    'A credit or debit note refers to an invoice by number, day and UUID',
    ({ type }, root) =>
      !CORRECTIONS.includes(type) || has(root, `${REFERENCE}/ID`, `${REFERENCE}/IssueDate`, `${REFERENCE}/UUID`),
  ),
  whole(
    'IBR-058-OM',
    ['BT-113'],
    'What was paid refers to its document (PDR) by number and UUID',
    (_, root) =>
      !has(root, 'LegalMonetaryTotal/PrepaidAmount') ||
      has(
        root,
        'AdditionalDocumentReference[DocumentTypeCode=PDR]/ID',
        'AdditionalDocumentReference[DocumentTypeCode=PDR]/UUID',
      ),
  ),
  whole(
    'IBR-169-OM',
    [],
    'The total of the profit margin scheme is in rials',
    (_, root) =>
      !has(root, 'AdditionalDocumentReference[DocumentTypeCode=PM_TOTAL]/DocumentDescription') ||
      has(root, 'AdditionalDocumentReference[DocumentTypeCode=PM_TOTAL]/ID[.=OMR]'),
  ),
  whole('IBR-156-OM', ['BT-72'], 'There is at most one day of shipment, written as YYYY-MM-DD', (_, root) => {
    const days = foundElements(root, 'Delivery/Shipment/Delivery/ActualDeliveryDate');
    return days.length <= 1 && days.every(({ text }) => isDate(text));
  }),
  pint(
    'IBR-171-A-OM',
    ['BT-9'],
    'A day when something is due is written as YYYY-MM-DD',
    each('ReceivedDate', 'InstallmentDueDate', 'DueDate'),
    ({ text }) => isDate(text),
  ),
  pint('IBR-137-OM', [], 'No amount or quantity is negative, but for the rounding', outermost, (_, invoice) =>
    figures(invoice).every(({ text }) => (parseDecimal(text)?.compare(Decimal.ZERO) ?? 0) >= 0),
  ),
  pint('IBR-DEC-03-OM', [], 'An amount has at most three decimals', inBaisa, ({ text }) => {
    const amount = parseDecimal(text);
    return amount?.roundedUp(3).equals(amount) ?? false;
  }),
  pint(
    'IBR-046-OM',
    ['BT-119'],
    'A rate lies between 0 and 100 and has at most two decimals',
    each('Percent'),
    ({ text }) => {
      const rate = parseDecimal(text);
      return /^\d+(?:\.\d{1,2})?$/.test(text.trim()) && rate !== undefined && rate.compare(HUNDRED) <= 0;
    },
  ),
  pint('IBR-003-OM', ['BT-31', 'BT-48'], 'A VAT number of Oman is OM and ten digits', vatNumbers, ({ text }) =>
    /^OM\d{10}$/.test(text.replace(/\s+/g, '')),
  ),
  pint(
    'IBR-009-OM',
    ['BT-118', 'BT-151'],
    'Categories and registrations are of VAT, once for each party',
    each('ClassifiedTaxCategory', 'TaxCategory', 'PartyTaxScheme'),
    isOfVat,
  ),
];
