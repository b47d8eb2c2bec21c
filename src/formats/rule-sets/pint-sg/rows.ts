import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { codeList } from '../../en16931/rules/code-lists.ts';
import { foundElements, has, hasOneOf, textAt, textsAt } from '../../en16931/rules/paths.ts';
import type { Form, RowOptions } from '../../rules/kit/row.ts';
import type { Holds, Subject } from '../../rules/kit/subject.ts';
import {
  at,
  atMost,
  begins,
  code,
  codesOf,
  exact,
  filled,
  forbids,
  form,
  having,
  listed,
  missingIsWrong,
  needs,
  needsOneOf,
  never,
  notBoth,
  oneOf,
  onlyIn,
  product,
  rows,
  sum,
  warns,
} from '../../rules/kit/verbs.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { hasTwoDecimals, isEntryTax, isSum } from '../../rules/shared/functions/national.ts';
import { taxRows } from '../../rules/shared/functions/tax-categories.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { CATEGORIES, LATER_NOTE_SUBJECTS, OF_REGISTERED, PAYMENT_MEANS } from './code-lists.codes.ts';
import { pintSgMessages } from './messages.ts';

/**
 * Rows of PINT Singapore.
 *
 * Source: release 1.4.1, read 2026-11-25.
 */

const gst = taxRows('GST');
const GST = '[TaxScheme/ID~~GST]';
const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';
const LATER_SUBJECTS = codesOf(LATER_NOTE_SUBJECTS);

/** Judged by the root element. */
const byRoot = (isRight: (root: XmlElement) => Holds): RowOptions => ({ by: (root) => isRight(root as XmlElement) });

/** The totals with and without GST in Singapore dollars, which an invoice in another currency has as references. */
const DOLLARS = ['sgdtotal-incl-gst', 'sgdtotal-excl-gst'] as const;
const reference = (type: string): string => `AdditionalDocumentReference[DocumentTypeCode=${type}]`;
const hasKnownType = (element: XmlElement): boolean =>
  has(element, `.[DocumentTypeCode=130|${DOLLARS.join('|')}]`) ||
  (has(element, '.[DocumentTypeCode=50]') && has(element, '//CreditNote'));
const KNOWN_TYPES = ['130', ...DOLLARS, '50'].join(' ');

/** A breakdown entry has a category of registered sellers. */
const REGISTERED = `TaxTotal/TaxSubtotal/TaxCategory[ID~${OF_REGISTERED}]`;

const CENTS = 2;
/** Without prepayment and rounding, the amount due equals the total exactly. Otherwise, cents before rounding are compared. */
function isDue(subject: Subject): Holds {
  const total = subject as XmlElement;
  const [written, whole, paid, rounding] = [
    'PayableAmount',
    'TaxInclusiveAmount',
    'PrepaidAmount',
    'PayableRoundingAmount',
  ].map((name) => figure(total, name));
  if (!written || !whole) return false;
  const [before, right] = [written.minus(rounding ?? Decimal.ZERO), whole.minus(paid ?? Decimal.ZERO)];
  const isRight = paid || rounding ? before.roundedUp(2).equals(right.roundedUp(2)) : written.equals(whole);
  return isRight || { right: right.plus(rounding ?? Decimal.ZERO).toString() };
}

/** The first amount of each element at a path. */
const sumOf = (from: XmlElement, path: string, amount: string): Decimal =>
  foundElements(from, path).reduce((all, element) => all.plus(figure(element, amount) ?? Decimal.ZERO), Decimal.ZERO);

/** Where a category of unregistered sellers is used, nobody has a GST number. */
const GST_NUMBERS = [SELLER, 'TaxRepresentativeParty', BUYER].map(
  (party) => `//${party}/PartyTaxScheme${GST}/CompanyID`,
);
const unregistered = (id: string, path: string) =>
  at(
    { ubl: '/' },
    forbids(id, GST_NUMBERS, {
      terms: ['BT-31', 'BT-63', 'BT-48'],
      when: ({ root }) => has(root, path),
    }),
  );

const UUID: Form = {
  fits: (text) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text.trim()),
  like: '6a1d2b3c-0000-4000-8000-0123456789ab',
};

/** A subject before the text of a note: a code of UNTDID 4451 that was in its list then. */
const SUBJECT: Form = {
  fits: (text) => {
    const [, subject, behind] = text.split('#', 3);
    if (subject?.length !== 3 || behind === undefined) return true;
    return codeList('NOTE_SUBJECTS').has(subject) && !LATER_SUBJECTS.has(subject);
  },
  like: '#AAI#Text',
};

const FIGURE: Form = { fits: (text) => parseDecimal(text) !== undefined && hasTwoDecimals(text), like: '260.10' };

const inDollars = (id: string, called: string, type: string) =>
  at(
    { ubl: reference(type) },
    form(id, 'DocumentDescription', FIGURE, exact, missingIsWrong),
    needs(called, 'ID[.=SGD]'),
  );

/** Peppol's first test of what is due. */
const isDueSomeDay: RowOptions['by'] = (payable, { root }) => {
  const figureDue = parseDecimal(textAt(payable as XmlElement, '.'));
  if (!figureDue) return false;
  return figureDue.compare(Decimal.ZERO) <= 0 || hasOneOf(root, '//DueDate', '//PaymentTerms/Note');
};

const isOffBy = (off: Decimal): boolean => off.compare(new Decimal(2n, 0)) < 0;

const REASONS = ['BT-97', 'BT-98', 'BT-104', 'BT-105', 'BT-139', 'BT-140', 'BT-144', 'BT-145'];

export const PINT_SG_ROWS = onlyIn(
  'ubl',
  rows(
    at(
      '/',
      begins('PEPPOL-EN16931-R004-SG', 'CustomizationID', 'urn:peppol:pint:billing-1@sg-1', missingIsWrong, {
        terms: ['BT-24'],
      }),
      oneOf('PEPPOL-EN16931-R007-SG', 'ProfileID', 'urn:peppol:bis:billing', missingIsWrong, { terms: ['BT-23'] }),
    ),
    at('/*/Note', form('BR-CL-08-SG', '.', SUBJECT, exact, { terms: ['BT-21'] })),
    at(
      'LegalMonetaryTotal',
      sum('BR-CO-10-SG', 'LineExtensionAmount', 'sum(BT-131)', CENTS, {
        terms: ['BT-106'],
        by: (total) =>
          isSum(
            figure(total as XmlElement, 'LineExtensionAmount'),
            sumOf(total as XmlElement, '//InvoiceLine', 'LineExtensionAmount'),
            sumOf(total as XmlElement, '//CreditNoteLine', 'LineExtensionAmount'),
          ),
      }),
      ...(
        [
          ['BR-CO-11-SG', 'BT-107', 'AllowanceTotalAmount', 'false|0', 'BT-92'],
          ['BR-CO-12-SG', 'BT-108', 'ChargeTotalAmount', 'true|1', 'BT-99'],
        ] as const
      ).map(([id, term, name, indicator, part]) => {
        const path = `../AllowanceCharge[ChargeIndicator~${indicator}]`;
        return sum(id, name, `sum(${part})`, CENTS, {
          terms: [term],
          by: (subject) => {
            const total = subject as XmlElement;
            if (!has(total, name) && !has(total, path)) return true;
            return isSum(figure(total, name), sumOf(total, path, 'Amount'));
          },
        });
      }),
      sum(
        'BR-CO-13-GST-SG',
        'TaxExclusiveAmount',
        'LineExtensionAmount + ChargeTotalAmount - AllowanceTotalAmount',
        CENTS,
        {
          terms: ['BT-109', 'BT-106', 'BT-107', 'BT-108'],
          by: (subject) => {
            const total = subject as XmlElement;
            if (!has(total, 'LineExtensionAmount')) return false;
            return isSum(
              figure(total, 'TaxExclusiveAmount'),
              figure(total, 'LineExtensionAmount'),
              figure(total, 'ChargeTotalAmount'),
              figure(total, 'AllowanceTotalAmount')?.negated(),
            );
          },
        },
      ),
    ),
    at(
      '/*/TaxTotal[TaxSubtotal]',
      sum('BR-CO-14-GST-SG', 'TaxAmount', 'sum(TaxSubtotal/TaxAmount)', CENTS, {
        terms: ['BT-110', 'BT-117'],
        by: (total) =>
          isSum(figure(total as XmlElement, 'TaxAmount'), sumOf(total as XmlElement, 'TaxSubtotal', 'TaxAmount')),
      }),
    ),
    at(
      'LegalMonetaryTotal',
      sum('BR-CO-16-GST-SG', 'PayableAmount', 'BT-112 - BT-113 + BT-114', CENTS, {
        terms: ['BT-115', 'BT-112', 'BT-113', 'BT-114'],
        by: isDue,
      }),
    ),
    gst.entry('BR-NG-01-GST-SG', 'NG'),
    unregistered('BR-NG-02-GST-SG', `//ClassifiedTaxCategory[ID~NG]${GST}`),
    unregistered('BR-NG-03-GST-SG', `AllowanceCharge[ChargeIndicator~false|0]/TaxCategory[ID~NG]${GST}`),
    unregistered('BR-NG-04-GST-SG', `AllowanceCharge[ChargeIndicator~true|1]/TaxCategory[ID~NG]${GST}`),
    gst.base('BR-NG-08-GST-SG', { category: 'NG' }),
    gst.untaxed('BR-NG-09-GST-SG', 'NG'),
    gst.alone('NG', ['BR-NG-11-GST-SG', 'BR-NG-12-GST-SG', 'BR-NG-13-GST-SG', 'BR-NG-14-GST-SG']),
    at(
      '/',
      code(
        'BR-53-GST-SG',
        'TaxCurrencyCode',
        { fault: pintSgMessages.noTotals, requirement: pintSgMessages.mustHaveTotals },
        {
          terms: ['BT-111'],
          ...byRoot((root) =>
            foundElements(root, 'TaxCurrencyCode').every(
              ({ text: currency }) =>
                textsAt(root, '//TaxTotal/TaxAmount/@currencyID').has(currency) &&
                DOLLARS.every((type) => has(root, reference(type))),
            ),
          ),
        },
      ),
      needs('BR-110-GST-SG', 'TaxCurrencyCode', {
        terms: ['BT-6'],
        when: ({ root }) => hasOneOf(root, ...DOLLARS.map(reference)),
      }),
    ),
    at(
      'AdditionalDocumentReference[DocumentTypeCode]',
      oneOf('UBL-SR-43-GST-SG', 'DocumentTypeCode', KNOWN_TYPES, {
        terms: ['BT-18', 'BT-122'],
        by: (subject) => hasKnownType(subject as XmlElement),
      }),
      forbids('BR-102-GST-SG', 'Attachment', {
        terms: ['BT-125'],
        by: (subject) => hasKnownType(subject as XmlElement) && !has(subject as XmlElement, 'Attachment'),
      }),
    ),
    inDollars('BR-100-GST-SG', 'BR-103-GST-SG', DOLLARS[0]),
    inDollars('BR-101-GST-SG', 'BR-104-GST-SG', DOLLARS[1]),
    at(
      REGISTERED,
      needsOneOf('BR-105-GST-SG', GST_NUMBERS.slice(0, 2), { terms: ['BT-31', 'BT-63'] }),
      needs(
        'BR-106-GST-SG',
        ['StreetName', 'PostalZone'].map((name) => `/*/${SELLER}/PostalAddress/${name}`),
        {
          terms: ['BT-35', 'BT-38'],
        },
      ),
      needs(
        'BR-107-GST-SG',
        ['StreetName', 'PostalZone'].map((name) => `/*/${BUYER}/PostalAddress/${name}`),
        {
          terms: ['BT-50', 'BT-53'],
        },
      ),
      needs('BR-108-GST-SG', '/*/UUID'),
    ),
    at('/', never('BR-111-GST-SG', 'Note', { terms: ['BT-22'] })),
    at(
      REGISTERED,
      needs('BR-112-GST-SG', `/*/${SELLER}/PartyLegalEntity/CompanyID`, { terms: ['BT-30'] }),
      code(
        'BR-113-GST-SG',
        ['/*/TaxCurrencyCode', '/*/DocumentCurrencyCode'],
        { fault: pintSgMessages.notInDollars, requirement: pintSgMessages.mustBeInDollars },
        {
          terms: ['BT-5', 'BT-6'],
          by: (_, { root }) =>
            textAt(root, 'DocumentCurrencyCode') === 'SGD'
              ? !has(root, 'TaxCurrencyCode')
              : has(root, 'DocumentCurrencyCode') && textAt(root, 'TaxCurrencyCode') === 'SGD',
        },
      ),
    ),
    at('/*/UUID', form('BR-109-GST-SG', '.', UUID, exact)),
    at(
      '/Invoice/LegalMonetaryTotal/PayableAmount',
      needsOneOf('BR-CO-25-SG', ['//DueDate', '//PaymentTerms/Note'], {
        terms: ['BT-9', 'BT-20', 'BT-115'],
        by: isDueSomeDay,
      }),
    ),
    at(
      '/',
      forbids(
        'BR-110-SG',
        ['InvoiceLine', 'CreditNoteLine'].map((line) => `${line}/OrderLineReference/OrderReference/ID`),
        {
          terms: ['BT-13'],
          when: ({ root }) => has(root, 'OrderReference/ID[.!=NA]'),
        },
      ),
      notBoth('BR-CO-03-GST-SG', 'TaxPointDate', 'InvoicePeriod/DescriptionCode', { terms: ['BT-7', 'BT-8'] }),
    ),
    at(
      'InvoiceLine CreditNoteLine',
      needs('BR-CO-04-GST-SG', 'Item/ClassifiedTaxCategory[TaxScheme/ID=GST]/ID', { terms: ['BT-151'] }),
    ),
    at(
      'AccountingSupplierParty',
      needsOneOf(
        'BR-CO-26-GST-SG',
        ['Party/PartyIdentification/ID', 'Party/PartyLegalEntity/CompanyID', 'Party/PartyTaxScheme/CompanyID'],
        { terms: ['BT-29', 'BT-30', 'BT-31'] },
      ),
    ),
    at(
      'TaxRepresentativeParty',
      needs('BR-56-GST-SG', 'PartyTaxScheme[TaxScheme/ID=GST]/CompanyID', { terms: ['BT-63'] }),
    ),
    at(
      'TaxSubtotal',
      needs('BR-45-GST-SG', 'TaxableAmount', { terms: ['BT-116'] }),
      needs('BR-46-GST-SG', 'TaxAmount', { terms: ['BT-117'] }),
      needs('BR-47-GST-SG', 'TaxCategory[TaxScheme/ID=GST]/ID', { terms: ['BT-118'] }),
      product('BR-CO-17-GST-SG', 'TaxAmount', 'BT-116 × BT-119 %', {
        terms: ['BT-117', 'BT-116', 'BT-119'],
        by: (entry) => isEntryTax(entry as XmlElement, 'GST', isOffBy),
      }),
    ),
    at('PaymentMeans[PaymentMeansCode=30|58]/PayeeFinancialAccount', filled('BR-50-SG', 'ID', { terms: ['BT-84'] })),
    at(
      'PaymentMeans/PaymentMeansCode',
      oneOf('BR-CL-16-SG', '.', listed('UNTDID 4461', PAYMENT_MEANS), { terms: ['BT-81'] }),
    ),
    at('TaxCategory/ID', oneOf('BR-CL-17-GST-SG', '.', CATEGORIES, { terms: ['BT-95', 'BT-102', 'BT-118'] })),
    at('ClassifiedTaxCategory/ID', oneOf('BR-CL-18-GST-SG', '.', CATEGORIES, { terms: ['BT-151'] })),
    having(
      warns,
      rows(
        at(
          '/',
          atMost('UBL-SR-12-GST-SG', 1, `${SELLER}/PartyTaxScheme[TaxScheme/ID=GST]/CompanyID`, { terms: ['BT-31'] }),
          atMost('UBL-SR-13-GST-SG', 1, `${SELLER}/PartyTaxScheme[TaxScheme/ID!=GST]/ID`, { terms: ['BT-32'] }),
          atMost('UBL-SR-18-SG', 1, `${BUYER}/PartyTaxScheme/CompanyID`, { terms: ['BT-48'] }),
        ),
        at(
          'InvoiceLine CreditNoteLine',
          atMost('UBL-SR-38-GST-SG', 1, 'Item/ClassifiedTaxCategory/TaxExemptionReason', { terms: ['BT-120'] }),
        ),
        at(
          'TaxRepresentativeParty',
          atMost('UBL-SR-23-GST-SG', 1, 'Party/PartyTaxScheme/CompanyID', { terms: ['BT-63'] }),
        ),
      ),
    ),
    at(
      '/',
      ...(
        [
          ['BR-48-GST-SG', ['BT-119']],
          ['BR-DEC-13-GST-SG', ['BT-110']],
          ['BR-DEC-15-SG', ['BT-111']],
          ['BR-DEC-19-SG', ['BT-116']],
          ['BR-DEC-20-SG', ['BT-117']],
          ['BR-CO-05-SG', REASONS],
          ['BR-CO-06-SG', REASONS],
          ['BR-CO-07-SG', REASONS],
          ['BR-CO-08-SG', REASONS],
        ] as const
      ).map(([id, terms]) => never(id, terms)),
    ),
  ),
);
