import { attributeOf, childOf, isElement, type XmlElement } from '../../xml/xml-tree.ts';
import type { TermGroup, TermValue } from '../term-tree.ts';
import { type InvoiceTerms } from '../term-tree.ts';
import {
  currencyOf,
  eachGroup,
  eachValue,
  elementsNamed,
  exists,
  invoiceItself,
  oneExists,
  partExists,
  present,
  valueIn,
} from './constraints.ts';
import { normal } from './blanks.ts';
import { codeList, isCountryPrefix } from './code-lists.ts';
import { daysInOrder } from './days-in-order.ts';
import { once } from './once.ts';
import { rule, splitRule, type TermRule } from './rule.ts';
import { taxNumbers } from './tax-numbers.ts';

const header = (code: string, term: string, say: string): TermRule =>
  rule(code, { terms: [term], say, on: invoiceItself, must: present(term) });

const hasGroup =
  (id: string) =>
  (group: TermGroup): boolean =>
    eachGroupIn(group, id).length > 0;

function eachGroupIn(group: TermGroup, id: string): readonly TermGroup[] {
  return group.groups.flatMap((inner) => (inner.id === id && inner.node ? [inner] : eachGroupIn(inner, id)));
}

const plain = (group: TermGroup | undefined, term: string): string | undefined => group && valueIn(group, term)?.text;

/** The payee differs from the seller: it has neither its name nor its identifiers. */
const otherThanSeller = (...pairs: readonly (readonly [payee: string, seller: string])[]) => {
  const sellerTexts = once(
    (invoice) =>
      new Map(
        pairs.map(
          ([, term]) =>
            [
              term,
              new Set(
                invoice
                  .group('BG-4')
                  ?.valuesOf(term)
                  .map(({ text }) => text),
              ),
            ] as const,
        ),
      ),
  );
  return (payee: TermGroup, invoice: InvoiceTerms): boolean => {
    if (!valueIn(payee, 'BT-59')) return false;
    return pairs.every(([own, theirs]) => {
      const name = plain(payee, own);
      return name === undefined || !sellerTexts(invoice).get(theirs)?.has(name);
    });
  };
};

/** A period that has both ends does not end before it begins. */
const inOrder =
  (start: string, end: string) =>
  (period: TermGroup): boolean => {
    const [from, to] = [valueIn(period, start), valueIn(period, end)];
    return !from || !to || daysInOrder(from.plain, to.plain);
  };

/** In CII dates are compared as written, and only dates of format 102 count. */
function inOrderInCii(period: TermGroup): boolean {
  const element = elementOf(period);
  const [start, end] = [childOf(element, 'StartDateTime'), childOf(element, 'EndDateTime')];
  if (!start || !end) return true;
  const [first, last] = [dayOf(start), dayOf(end)];
  return first !== undefined && last !== undefined && last >= first;
}

const dayOf = (moment: XmlElement | undefined): string | undefined =>
  moment?.children.find((child) => child.name === 'DateTimeString' && attributeOf(child, 'format')?.value === '102')
    ?.text;

const elementOf = ({ node }: TermGroup): XmlElement | undefined => (node && isElement(node) ? node : undefined);

/** ZUGFeRD 1.0 calls the document `HeaderExchangedDocument`. */
const isIssued = (_: TermGroup, invoice: InvoiceTerms): boolean =>
  elementsNamed(invoice, 'IssueDateTime').some(
    (moment) => moment.parent?.name.endsWith('ExchangedDocument') && (dayOf(moment) ?? '').trim() !== '',
  );

/** Two letters before a VAT number. UBL searches a text of all codes, which also contains spaces. */
const hasCountry = ({ text }: TermValue | XmlElement, { syntax }: InvoiceTerms): boolean => {
  const prefix = text.slice(0, 2);
  if (syntax === 'ubl') return countryText().includes(prefix);
  // CII still has the Netherlands Antilles, and lacks South Sudan.
  return prefix === 'AN' || (prefix !== 'SS' && isCountryPrefix(prefix));
};
/** The VAT numbers of the invoice; also those of parties that EN 16931 gives none. */
function vatNumbers(invoice: InvoiceTerms): readonly (TermValue | XmlElement)[] {
  const values = eachValue('BT-31', 'BT-48', 'BT-63')(invoice);
  const known = new Set(values.map(({ node }) => node));
  const others =
    invoice.syntax === 'ubl'
      ? elementsNamed(invoice, 'PartyTaxScheme')
          .filter((scheme) => normal(childOf(childOf(scheme, 'TaxScheme'), 'ID')?.text ?? '').toUpperCase() === 'VAT')
          .flatMap((scheme) => scheme.children.filter(({ name }) => name === 'CompanyID'))
      : elementsNamed(invoice, 'SpecifiedTaxRegistration')
          .flatMap(({ children }) => children)
          .filter((id) => id.name === 'ID' && attributeOf(id, 'schemeID')?.value === 'VA');
  return [...values, ...others.filter((element) => !known.has(element))];
}
let countries: string | undefined;
const countryText = (): string => (countries ??= ` ${[...codeList('COUNTRIES'), 'EL'].join(' ')} `);

const CREDIT_TRANSFERS = ['30', '58'];
const meansOf = (group: TermGroup): string => valueIn(group, 'BT-81')?.plain ?? '';

const creditTransfers = once(
  (invoice) => new Set(invoice.groups('BG-16').filter((means) => CREDIT_TRANSFERS.includes(meansOf(means)))),
);
const ofCreditTransfer = (invoice: InvoiceTerms): readonly TermGroup[] =>
  eachGroup('BG-17')(invoice).filter(({ parent }) => parent && creditTransfers(invoice).has(parent));

const idOf = (element: XmlElement, name: string): boolean => (childOf(element, name)?.text.trim() ?? '') !== '';

/** The electronic address of a party has a scheme. In CII its element alone makes it an address. */
const address = (code: string, group: string, term: string, say: string): TermRule =>
  splitRule<TermValue, TermGroup>(code, {
    terms: [term, `${term}-1`],
    say,
    ubl: { on: eachValue(term), must: partExists(`${term}-1`) },
    cii: {
      on: eachGroup(group),
      must: (party) => {
        const written = childOf(elementOf(party), 'URIUniversalCommunication');
        const told = attributeOf(childOf(written, 'URIID'), 'schemeID')?.value ?? '';
        return !written || told.trim() !== '';
      },
    },
  });

/** Requirements for the invoice as a whole, its parties, periods, payment and references. */
/** CII may write a date in a form that EN 16931 excludes; the period then still has a date. */
const hasDay = ({ node }: TermGroup): boolean =>
  node !== undefined &&
  isElement(node) &&
  node.children.some(({ name }) => name === 'StartDateTime' || name === 'EndDateTime');

const PART_OF_A_CARD = {
  terms: ['BT-87'],
  say: 'Of a payment card at most the first six and the last four digits are written',
} as const;
const ofACard = { on: eachValue('BT-87'), must: ({ plain: digits }: TermValue) => digits.length <= 10 };

export const headerRules: readonly TermRule[] = [
  header('BR-01', 'BT-24', 'An invoice names the specification it keeps to'),
  header('BR-02', 'BT-1', 'An invoice has a number'),
  splitRule('BR-03', {
    terms: ['BT-2'],
    say: 'An invoice has a date of issue',
    ubl: { on: invoiceItself, must: present('BT-2') },
    cii: { on: invoiceItself, must: isIssued },
  }),
  header('BR-04', 'BT-3', 'An invoice says by a code what kind of invoice it is'),
  header('BR-05', 'BT-5', 'An invoice names its currency'),
  header('BR-06', 'BT-27', 'An invoice names the seller'),
  header('BR-07', 'BT-44', 'An invoice names the buyer'),
  rule('BR-08', {
    terms: ['BG-5'],
    say: 'The seller has a postal address',
    on: invoiceItself,
    must: hasGroup('BG-5'),
  }),
  splitRule('BR-09', {
    terms: ['BT-40'],
    say: 'The address of the seller says the country',
    ubl: { on: eachGroup('BG-5'), must: present('BT-40') },
    cii: { on: invoiceItself, must: present('BT-40') },
  }),
  rule('BR-10', {
    terms: ['BG-8'],
    say: 'The buyer has a postal address',
    on: invoiceItself,
    must: hasGroup('BG-8'),
  }),
  splitRule('BR-11', {
    terms: ['BT-55'],
    say: 'The address of the buyer says the country',
    ubl: { on: eachGroup('BG-8'), must: present('BT-55') },
    cii: { on: invoiceItself, must: present('BT-55') },
  }),
  rule('BR-16', {
    terms: ['BG-25'],
    say: 'An invoice has at least one line',
    on: invoiceItself,
    must: (group) => group.groups.some(({ id }) => id === 'BG-25'),
  }),
  splitRule('BR-17', {
    terms: ['BT-59', 'BT-60', 'BT-61'],
    say: 'A payee is named, and is somebody else than the seller',
    ubl: { on: eachGroup('BG-10'), must: otherThanSeller(['BT-59', 'BT-28'], ['BT-60', 'BT-29']) },
    cii: {
      on: eachGroup('BG-10'),
      must: otherThanSeller(['BT-59', 'BT-27'], ['BT-60', 'BT-29'], ['BT-61', 'BT-30']),
    },
  }),
  rule('BR-18', {
    terms: ['BT-62'],
    say: 'A tax representative of the seller is named',
    on: eachGroup('BG-11'),
    must: present('BT-62'),
  }),
  rule('BR-19', {
    terms: ['BG-12'],
    say: 'A tax representative of the seller has a postal address',
    on: eachGroup('BG-11'),
    must: hasGroup('BG-12'),
  }),
  splitRule('BR-20', {
    terms: ['BT-69'],
    say: 'The address of a tax representative says the country',
    ubl: { on: eachGroup('BG-12'), must: present('BT-69') },
    cii: { on: eachGroup('BG-11'), must: present('BT-69') },
  }),
  splitRule('BR-29', {
    terms: ['BT-73', 'BT-74'],
    say: 'The invoicing period does not end before it begins',
    ubl: { on: eachGroup('BG-14'), must: inOrder('BT-73', 'BT-74') },
    cii: { on: eachGroup('BG-14'), must: inOrderInCii },
  }),
  splitRule('BR-30', {
    terms: ['BT-134', 'BT-135'],
    say: 'The period of a line does not end before it begins',
    ubl: { on: eachGroup('BG-26'), must: inOrder('BT-134', 'BT-135') },
    cii: { on: eachGroup('BG-26'), must: inOrderInCii },
  }),
  splitRule<XmlElement, TermGroup>('BR-49', {
    terms: ['BT-81'],
    say: 'Payment instructions say the means of payment by its code',
    ubl: {
      on: (invoice) => elementsNamed(invoice, 'PaymentMeans'),
      must: (means) => childOf(means, 'PaymentMeansCode') !== undefined,
    },
    cii: { on: eachGroup('BG-16'), must: exists('BT-81') },
  }),
  rule('BR-50', {
    terms: ['BT-84'],
    say: 'A credit transfer says the account to pay to',
    on: ofCreditTransfer,
    must: present('BT-84'),
  }),
  // Fatal in the official CII file, a warning in the UBL file.
  splitRule('BR-51', { ...PART_OF_A_CARD, cii: ofACard }),
  splitRule('BR-51', { ...PART_OF_A_CARD, severity: 'warning', ubl: ofACard }),
  splitRule('BR-52', {
    terms: ['BT-122'],
    say: 'A supporting document has a reference',
    ubl: {
      on: (invoice) => elementsNamed(invoice, 'AdditionalDocumentReference'),
      must: (element) => idOf(element, 'ID'),
    },
    cii: {
      on: (invoice) => elementsNamed(invoice, 'AdditionalReferencedDocument'),
      must: (element) => idOf(element, 'IssuerAssignedID'),
    },
  }),
  splitRule('BR-53', {
    terms: ['BT-6', 'BT-111'],
    say: 'With a currency for VAT accounting, the total VAT is also given in that currency',
    ubl: { on: eachValue('BT-6'), must: isTotalIn },
    cii: {
      on: (invoice) => (invoice.group('BG-22')?.node ? eachValue('BT-6')(invoice) : []),
      must: (currency, invoice) =>
        isTotalIn(currency, invoice) && currency.text !== (invoice.value('BT-5')?.text ?? ''),
    },
  }),
  rule('BR-54', {
    terms: ['BT-160', 'BT-161'],
    say: 'An attribute of an item has a name and a value',
    on: eachGroup('BG-32'),
    must: (group) => exists('BT-160')(group) && exists('BT-161')(group),
  }),
  splitRule('BR-55', {
    terms: ['BT-25'],
    say: 'A reference to an earlier invoice has its number',
    ubl: {
      on: (invoice) => elementsNamed(invoice, 'BillingReference'),
      must: (element) => childOf(childOf(element, 'InvoiceDocumentReference'), 'ID') !== undefined,
    },
    cii: { on: eachGroup('BG-3'), must: present('BT-25') },
  }),
  splitRule('BR-56', {
    terms: ['BT-63'],
    say: 'A tax representative has a VAT number',
    ubl: { on: eachGroup('BG-11'), must: (_, invoice) => taxNumbers(invoice).representativeVat },
    cii: {
      on: eachGroup('BG-11'),
      must: (party, invoice) => present('BT-63')(party) && taxNumbers(invoice).representativeVat,
    },
  }),
  splitRule('BR-57', {
    terms: ['BT-80'],
    say: 'The address of a delivery says the country',
    ubl: { on: eachGroup('BG-15'), must: exists('BT-80') },
    cii: { on: eachGroup('BG-15'), must: present('BT-80') },
  }),
  splitRule('BR-61', {
    terms: ['BT-84'],
    say: 'To pay by credit transfer, the account to pay to is given',
    ubl: {
      on: eachGroup('BG-16'),
      must: (means) => !CREDIT_TRANSFERS.includes(meansOf(means)) || exists('BT-84')(means),
    },
    cii: { on: ofCreditTransfer, must: exists('BT-84') },
  }),
  address('BR-62', 'BG-4', 'BT-34', 'The electronic address of the seller says its scheme'),
  address('BR-63', 'BG-7', 'BT-49', 'The electronic address of the buyer says its scheme'),
  splitRule('BR-CO-03', {
    terms: ['BT-7', 'BT-8'],
    say: 'The day the VAT becomes due is given as a date or as a code, not as both',
    ubl: { on: invoiceItself, must: (_, invoice) => !(invoice.value('BT-7') && invoice.value('BT-8')) },
    cii: {
      on: (invoice) => invoice.groups('BG-23').slice(0, 1),
      must: (_, invoice) =>
        elementsNamed(invoice, 'TaxPointDate').length === 0 || elementsNamed(invoice, 'DueDateTypeCode').length === 0,
    },
  }),
  rule('BR-CO-09', {
    terms: ['BT-31', 'BT-48', 'BT-63'],
    say: 'A VAT number begins with the code of the country that gave it',
    on: vatNumbers,
    must: hasCountry,
  }),
  splitRule('BR-CO-19', {
    terms: ['BT-73', 'BT-74'],
    say: 'An invoicing period has a first day, a last day, or both',
    // The tax point is written in the period.
    ubl: {
      on: eachGroup('BG-14'),
      must: (period, invoice) => oneExists('BT-73', 'BT-74')(period) || invoice.value('BT-8') !== undefined,
    },
    cii: { on: eachGroup('BG-14'), must: hasDay },
  }),
  splitRule('BR-CO-20', {
    terms: ['BT-134', 'BT-135'],
    say: 'The period of a line has a first day, a last day, or both',
    ubl: { on: eachGroup('BG-26'), must: oneExists('BT-134', 'BT-135') },
    cii: { on: eachGroup('BG-26'), must: hasDay },
  }),
  rule('BR-CO-26', {
    terms: ['BT-29', 'BT-30', 'BT-31'],
    say: 'The seller can be told by an identifier, a legal registration or a VAT number',
    on: eachGroup('BG-4'),
    must: (seller, invoice) => oneExists('BT-29', 'BT-30')(seller) || taxNumbers(invoice).sellerVat,
  }),
];

const currenciesOfTotals = once((invoice) => new Set(eachValue('BT-110', 'BT-111')(invoice).map(currencyOf)));

function isTotalIn(currency: TermValue, invoice: InvoiceTerms): boolean {
  return currenciesOfTotals(invoice).has(currency.text);
}
