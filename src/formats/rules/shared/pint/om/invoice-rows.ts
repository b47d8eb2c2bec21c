import { Decimal, parseDecimal } from '../../../../en16931/decimal.ts';
import { each } from '../../../../en16931/rules/elements.ts';
import { count, elementsOf, found, foundElements, has } from '../../../../en16931/rules/paths.ts';
import type { InvoiceTerms } from '../../../../en16931/term-tree.ts';
import { isDate } from '../../../../peppol/peppol-rule.ts';
import { DAY } from '../../../../peppol/row-parts.ts';
import { near } from '../../../../peppol/slack.ts';
import { textOf, type XmlElement } from '../../../../xml/xml-tree.ts';
import type { Form } from '../../../kit/row.ts';
import type { Finder, Holds } from '../../../kit/subject.ts';
import {
  about,
  any,
  at,
  atMost,
  byElement,
  code,
  decimals,
  exact,
  filled,
  forbids,
  form,
  missingIsWrong,
  needs,
  never,
  oneOf,
  product,
  range,
  rows,
} from '../../../kit/verbs.ts';
import { onlyFigure } from '../../functions/figures.ts';
import { pintOmMessages } from './messages.ts';
import { address, BUYER, CENT, SELLER, UUID_5 } from './row-parts.ts';
import { transactionOf, where } from './transaction.ts';

/** Rows of PINT Oman on the invoice as a whole, for any transaction. */
const RIAL = 'OMR';

/** The first amount or quantity that is negative: only the rounding may be. */
const negative: Finder = {
  name: 'amounts and quantities but for the rounding',
  find: (invoice) =>
    figures(invoice)
      .filter(({ text }) => (parseDecimal(text)?.compare(Decimal.ZERO) ?? 0) < 0)
      .slice(0, 1),
};
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

const MARGIN = 'AdditionalDocumentReference[DocumentTypeCode=PM_TOTAL]';

/** Amounts of three decimals: those of lines, prices and entries, not the totals. */
const inBaisa: Finder = {
  name: 'amounts but for totals',
  find: (invoice) => [
    ...each('Amount', 'BaseAmount', 'PriceAmount')(invoice),
    ...each(...OF_TOTALS)(invoice).filter(({ parent }) => parent?.name !== 'LegalMonetaryTotal'),
    ...elementsOf('TaxTotal/TaxAmount')(invoice).filter(({ parent }) => parent?.parent?.parent !== undefined),
    ...elementsOf(
      'TaxTotal/TaxSubtotal/TaxAmount',
      'TaxTotal/TaxSubtotal/TaxableAmount',
      `${MARGIN}/DocumentDescription`,
    )(invoice),
  ],
};

const ofCorrections = where(({ type }) => ['381', '383', '261'].includes(type));
const REFERENCE = 'BillingReference/InvoiceDocumentReference';
const PAID = 'AdditionalDocumentReference[DocumentTypeCode=PDR]';
const EXCHANGE = 'TaxExchangeRate/CalculationRate';

/** The first total VAT in a currency. */
const totalIn = (root: XmlElement, currency: string): Decimal | undefined => {
  const total = foundElements(root, 'TaxTotal').find((element) => isIn(element, 'TaxAmount', currency));
  return onlyFigure(total, 'TaxAmount');
};
const isIn = (element: XmlElement, path: string, currency: string): boolean =>
  found(element, `${path}/@currencyID`).some((node) => textOf(node) === currency);

/** The total VAT in rials is that in the currency of the invoice times the rate of exchange. */
const isConverted = (root: XmlElement, invoice: InvoiceTerms): Holds => {
  const { rate, currency, taxCurrency } = transactionOf(invoice);
  const [written, own] = [totalIn(root, taxCurrency), totalIn(root, currency)];
  return written && own && rate ? near(written, own.times(rate), CENT) : false;
};

const isExchange = (root: XmlElement, invoice: InvoiceTerms): boolean => {
  const { currency, taxCurrency } = transactionOf(invoice);
  return (
    found(root, 'TaxExchangeRate/SourceCurrencyCode').some((node) => textOf(node) === currency) &&
    found(root, 'TaxExchangeRate/TargetCurrencyCode').some((node) => textOf(node) === taxCurrency)
  );
};

/** In the accounting currency, there is the entry of the standard rate too. */
const hasStandardEntry = (root: XmlElement, invoice: InvoiceTerms): boolean => {
  const { taxCurrency } = transactionOf(invoice);
  return (
    !has(root, '//TaxCategory/ID[.=S]') ||
    foundElements(root, 'TaxTotal').some(
      (total) =>
        isIn(total, 'TaxAmount', taxCurrency) &&
        foundElements(total, 'TaxSubtotal[TaxCategory/ID=S][TaxCategory/Percent]').some((entry) =>
          isIn(entry, 'TaxAmount', taxCurrency),
        ),
    )
  );
};

const hasAccountingTotal = (root: XmlElement, invoice: InvoiceTerms): boolean => {
  const { taxCurrency } = transactionOf(invoice);
  return foundElements(root, 'TaxTotal').some(
    (total) =>
      isIn(total, 'TaxAmount', taxCurrency) &&
      foundElements(total, 'TaxSubtotal/TaxAmount').every((element) => isIn(element, '.', taxCurrency)),
  );
};

const VAT = '[TaxScheme/ID=VAT]';

/** Whether a category, or a party's registration, is for VAT. */
const isOfVat = (element: XmlElement): boolean => {
  const isVat = has(element, 'TaxScheme/ID[.=VAT]');
  const owners = new Set<string>();
  for (let above = element.parent; above; above = above.parent) owners.add(above.name);
  if (element.name === 'TaxCategory' || owners.has('TaxRepresentativeParty')) return isVat;
  if (owners.has('AccountingCustomerParty')) return isVat && count(element, '../PartyTaxScheme') === 1;
  if (!owners.has('AccountingSupplierParty')) return isVat;
  const ofVat = count(element, `../PartyTaxScheme${VAT}`);
  return isVat ? ofVat === 1 : ofVat > 0;
};

const VAT_NUMBERS = [SELLER, BUYER, `${SELLER}/AgentParty`]
  .map((party) => `${party}/PartyTaxScheme${VAT}/CompanyID`)
  .join(' ');
const VAT_NUMBER: Form = { fits: (number) => /^OM\d{10}$/.test(number.replace(/\s+/g, '')), like: 'OM1234567890' };

const HUNDRED = new Decimal(100n, 0);
const RATE: Form = {
  fits: (text) => /^\d+(?:\.\d{1,2})?$/.test(text) && (parseDecimal(text)?.compare(HUNDRED) ?? 1) <= 0,
  like: '5.00',
};
const SHIPPED = 'Delivery/Shipment/Delivery/ActualDeliveryDate';

export const INVOICE_ROWS = rows(
  at(
    '/',
    never('BTOM-PRE-001', [], { terms: [] }),
    oneOf('ALIGNED-IBRP-003-OM', 'TaxCurrencyCode', RIAL, {
      terms: ['BT-6'],
      by: (_, invoice) => ['', RIAL].includes(transactionOf(invoice).taxCurrency),
    }),
    needs('ALIGNED-IBRP-016-OM', 'IssueTime', about('BT-2')),
    atMost('ALIGNED-IBRP-SR-12', 1, `${SELLER}/PartyTaxScheme${VAT}/CompanyID`, { terms: ['BT-31'] }),
    form('IBR-002-OM', 'UUID', UUID_5, missingIsWrong, about('BT-1')),
    needs(
      'IBR-004-OM',
      EXCHANGE,
      where(({ currency }) => currency !== RIAL),
      { ...about('BT-5'), by: (_, invoice) => transactionOf(invoice).rate !== undefined },
    ),
    decimals(
      'IBR-005-OM',
      EXCHANGE,
      7,
      missingIsWrong,
      where(({ currency, taxCurrency }) => taxCurrency === RIAL && currency !== RIAL),
      {
        ...about('BT-6'),
        by: (_, invoice) => {
          const { rate } = transactionOf(invoice);
          return rate !== undefined && rate.roundedUp(7).equals(rate);
        },
      },
    ),
    filled(
      'IBR-034-OM',
      'TaxCurrencyCode',
      where(({ currency }) => currency !== RIAL),
      { terms: ['BT-6'] },
    ),
    forbids(
      'IBR-172-OM',
      EXCHANGE,
      where(({ currency }) => currency === RIAL),
      about('BT-5'),
    ),
    code(
      'IBR-059-OM',
      'TaxExchangeRate',
      { fault: pintOmMessages.otherExchange, requirement: pintOmMessages.mustBeExchange },
      where(({ rate }) => rate !== undefined && !rate.isZero()),
      { ...about('BT-5', 'BT-6'), ...byElement(isExchange) },
    ),
    product(
      'IBR-065-OM',
      'BT-111',
      `BT-110 × ${EXCHANGE}`,
      where(({ currency, taxCurrency }) => currency !== RIAL && taxCurrency === RIAL),
      { ...about('BT-111', 'BT-110'), ...byElement(isConverted) },
    ),
    code(
      'IBR-066-OM',
      'TaxTotal',
      { fault: pintOmMessages.noStandardEntry, requirement: pintOmMessages.mustHaveStandardEntry },
      where(({ currency }) => currency !== RIAL),
      { ...about('BT-111'), ...byElement(hasStandardEntry) },
    ),
    code(
      'IBR-136-OM',
      'TaxTotal',
      { fault: pintOmMessages.noAccountingTotal, requirement: pintOmMessages.mustHaveAccountingTotal },
      where(({ taxCurrency }) => taxCurrency !== ''),
      { ...about('BT-111'), ...byElement(hasAccountingTotal) },
    ),
    needs('IBR-010-OM', address(`${SELLER}/PostalAddress`), about('BG-5')),
    needs('IBR-011-OM', `${SELLER}/Contact/Telephone`, { terms: ['BT-42'] }),
    needs('IBR-023-OM', `${REFERENCE}/DocumentStatusCode`, ofCorrections, about('BG-3')),
    needs(
      'IBR-032-OM',
      ['ID', 'IssueDate', 'UUID'].map((part) => `${REFERENCE}/${part}`),
      ofCorrections,
      about('BG-3'),
    ),
    needs('IBR-058-OM', [`${PAID}/ID`, `${PAID}/UUID`], {
      ...about('BT-113'),
      when: ({ root }) => has(root, 'LegalMonetaryTotal/PrepaidAmount'),
    }),
    oneOf('IBR-169-OM', `${MARGIN}/ID`, RIAL, any, exact, missingIsWrong, {
      terms: [],
      when: ({ root }) => has(root, `${MARGIN}/DocumentDescription`),
    }),
    atMost('IBR-156-OM', 1, SHIPPED, {
      ...about('BT-72'),
      ...byElement((root) => {
        const days = foundElements(root, SHIPPED);
        return days.length <= 1 && days.every(({ text }) => isDate(text));
      }),
    }),
  ),
  at('ReceivedDate InstallmentDueDate DueDate', form('IBR-171-A-OM', '.', DAY, exact, about('BT-9'))),
  at(negative, range('IBR-137-OM', '.', { atLeast: '0' }, { terms: [] })),
  at(
    inBaisa,
    decimals('IBR-DEC-03-OM', '.', 3, {
      terms: [],
      ...byElement(({ text }) => {
        const amount = parseDecimal(text);
        return amount?.roundedUp(3).equals(amount) ?? false;
      }),
    }),
  ),
  at('Percent', form('IBR-046-OM', '.', RATE, about('BT-119'))),
  at(VAT_NUMBERS, form('IBR-003-OM', '.', VAT_NUMBER, about('BT-31', 'BT-48'))),
  at(
    'ClassifiedTaxCategory TaxCategory PartyTaxScheme',
    oneOf('IBR-009-OM', 'TaxScheme/ID', 'VAT', exact, missingIsWrong, {
      ...about('BT-118', 'BT-151'),
      ...byElement(isOfVat),
    }),
  ),
);
