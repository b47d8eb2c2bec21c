import {
  about,
  at,
  differs,
  filled,
  form,
  length,
  needs,
  needsOneOf,
  notBoth,
  ordered,
  rows,
  warns,
} from '../../rules/kit/verbs.ts';
import type { Finder } from '../../rules/kit/subject.ts';
import { attributeOf, childOf, isElement, type XmlElement } from '../../xml/xml-tree.ts';
import type { InvoiceTerms, TermGroup, TermValue } from '../term-tree.ts';
import { normal } from './blanks.ts';
import { codeList, isCountryPrefix } from './code-lists.ts';
import {
  currencyOf,
  eachGroup,
  eachValue,
  elementsNamed,
  oneExists,
  partExists,
  present,
  valueIn,
} from './constraints.ts';
import { once } from './once.ts';
import type { Subject } from './rule.ts';
import { taxNumbers } from './tax-numbers.ts';

/** Requirements for the invoice as a whole, its parties, periods, payment and references. */

/** A judgement of groups. */
const ofGroup =
  (isRight: (group: TermGroup, invoice: InvoiceTerms) => boolean) =>
  (subject: Subject, invoice: InvoiceTerms): boolean =>
    isRight(subject as TermGroup, invoice);

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
  return ofGroup((payee, invoice) => {
    if (!valueIn(payee, 'BT-59')) return false;
    return pairs.every(([own, theirs]) => {
      const name = valueIn(payee, own)?.text;
      return name === undefined || !sellerTexts(invoice).get(theirs)?.has(name);
    });
  });
};

/** In CII dates are compared as written, and only dates of format 102 count. */
const inOrderInCii = ofGroup((period) => {
  const element = elementOf(period);
  const [start, end] = [childOf(element, 'StartDateTime'), childOf(element, 'EndDateTime')];
  if (!start || !end) return true;
  const [first, last] = [dayOf(start), dayOf(end)];
  return first !== undefined && last !== undefined && last >= first;
});

const dayOf = (moment: XmlElement | undefined): string | undefined =>
  moment?.children.find((child) => child.name === 'DateTimeString' && attributeOf(child, 'format')?.value === '102')
    ?.text;

const elementOf = ({ node }: TermGroup): XmlElement | undefined => (node && isElement(node) ? node : undefined);

/** ZUGFeRD 1.0 calls the document `HeaderExchangedDocument`. */
const isIssued = (_: Subject, invoice: InvoiceTerms): boolean =>
  elementsNamed(invoice, 'IssueDateTime').some(
    (moment) => moment.parent?.name.endsWith('ExchangedDocument') && (dayOf(moment) ?? '').trim() !== '',
  );

/** Two letters before a VAT number. UBL searches a text of all codes, which also contains spaces. */
const hasCountry = (number: Subject, { syntax }: InvoiceTerms): boolean => {
  const prefix = (number as TermValue | XmlElement).text.slice(0, 2);
  if (syntax === 'ubl') return countryText().includes(prefix);
  // CII still has the Netherlands Antilles, and lacks South Sudan.
  return prefix === 'AN' || (prefix !== 'SS' && isCountryPrefix(prefix));
};
let countries: string | undefined;
const countryText = (): string => (countries ??= ` ${[...codeList('COUNTRIES'), 'EL'].join(' ')} `);

/** The VAT numbers of the invoice; also those of parties that EN 16931 gives none. */
const vatNumbers: Finder = {
  name: 'VAT numbers',
  find: (invoice) => {
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
  },
};

const creditTransfers = once(
  (invoice) =>
    new Set(invoice.groups('BG-16').filter((means) => ['30', '58'].includes(valueIn(means, 'BT-81')?.plain ?? ''))),
);
const ofCreditTransfer: Finder = {
  name: 'credit transfers',
  like: 'BG-16[BT-81=30]',
  find: (invoice) => eachGroup('BG-17')(invoice).filter(({ parent }) => parent && creditTransfers(invoice).has(parent)),
};

/** The electronic address of a party has a scheme. In CII its element alone makes it an address. */
const address = (id: string, group: string, term: string) => {
  const cii = ofGroup((party) => {
    const written = childOf(elementOf(party), 'URIUniversalCommunication');
    const scheme = attributeOf(childOf(written, 'URIID'), 'schemeID')?.value ?? '';
    return !written || scheme.trim() !== '';
  });
  return at(
    { ubl: term, cii: group },
    needs(
      id,
      { ubl: `${term}-1`, cii: 'URIUniversalCommunication/URIID/@schemeID' },
      { terms: [term, `${term}-1`], by: { ubl: (value) => partExists(`${term}-1`)(value as TermValue), cii } },
    ),
  );
};

/** CII may write a date in a form that EN 16931 excludes; the period then still has a date. */
const hasDay = ofGroup(
  ({ node }) =>
    node !== undefined &&
    isElement(node) &&
    node.children.some(({ name }) => name === 'StartDateTime' || name === 'EndDateTime'),
);

const currenciesOfTotals = once((invoice) => new Set(eachValue('BT-110', 'BT-111')(invoice).map(currencyOf)));
const hasTotalInCurrency = (_: Subject, invoice: InvoiceTerms): boolean =>
  invoice.values('BT-6').every(({ text }) => currenciesOfTotals(invoice).has(text));

export const HEADER_ROWS = rows(
  at(
    '',
    filled('BR-01', 'BT-24'),
    filled('BR-02', 'BT-1'),
    filled('BR-03', 'BT-2', { by: { cii: isIssued } }),
    filled('BR-04', 'BT-3'),
    filled('BR-05', 'BT-5'),
    filled('BR-06', 'BT-27'),
    filled('BR-07', 'BT-44'),
    needs('BR-08', 'BG-5'),
  ),
  at({ ubl: 'BG-5', cii: '' }, filled('BR-09', 'BT-40')),
  at('', needs('BR-10', 'BG-8')),
  at({ ubl: 'BG-8', cii: '' }, filled('BR-11', 'BT-55')),
  at('', needs('BR-16', 'BG-25')),
  at(
    'BG-10',
    differs('BR-17', 'BT-59', '/*/AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName', {
      ...about('BT-59', 'BT-60', 'BT-61'),
      by: {
        ubl: otherThanSeller(['BT-59', 'BT-28'], ['BT-60', 'BT-29']),
        cii: otherThanSeller(['BT-59', 'BT-27'], ['BT-60', 'BT-29'], ['BT-61', 'BT-30']),
      },
    }),
  ),
  at('BG-11', filled('BR-18', 'BT-62'), needs('BR-19', 'BG-12')),
  at({ ubl: 'BG-12', cii: 'BG-11' }, filled('BR-20', 'BT-69')),
  at('BG-14', ordered('BR-29', 'BT-73', 'BT-74', { by: { cii: inOrderInCii } })),
  at('BG-26', ordered('BR-30', 'BT-134', 'BT-135', { by: { cii: inOrderInCii } })),
  at(
    { ubl: 'PaymentMeans', cii: 'BG-16' },
    needs('BR-49', { ubl: 'PaymentMeansCode', cii: 'BT-81' }, { terms: ['BT-81'] }),
  ),
  at(ofCreditTransfer, filled('BR-50', 'BT-84')),
  // Fatal in the official CII file, a warning in the UBL file.
  at({ cii: 'BT-87' }, length('BR-51', '.', { most: 10 }, { terms: ['BT-87'] })),
  at({ ubl: 'BT-87' }, length('BR-51', '.', { most: 10 }, warns, { terms: ['BT-87'] })),
  at(
    { ubl: 'AdditionalDocumentReference', cii: 'AdditionalReferencedDocument' },
    filled('BR-52', { ubl: 'ID', cii: 'IssuerAssignedID' }, { terms: ['BT-122'] }),
  ),
  at(
    '[BT-6]',
    needs('BR-53', 'BT-111', {
      terms: ['BT-6', 'BT-111'],
      by: {
        ubl: hasTotalInCurrency,
        cii: (subject, invoice) =>
          !invoice.group('BG-22')?.node ||
          (hasTotalInCurrency(subject, invoice) &&
            invoice.values('BT-6').every(({ text }) => text !== (invoice.value('BT-5')?.text ?? ''))),
      },
    }),
  ),
  at('BG-32', needs('BR-54', ['BT-160', 'BT-161'])),
  at(
    { ubl: 'BillingReference', cii: 'BG-3' },
    filled(
      'BR-55',
      { ubl: 'InvoiceDocumentReference/ID', cii: 'BT-25' },
      {
        terms: ['BT-25'],
        by: {
          ubl: (reference) => childOf(childOf(reference as XmlElement, 'InvoiceDocumentReference'), 'ID') !== undefined,
        },
      },
    ),
  ),
  at(
    'BG-11',
    filled('BR-56', 'BT-63', {
      by: {
        ubl: (_, invoice) => taxNumbers(invoice).representativeVat,
        cii: ofGroup((party, invoice) => present('BT-63')(party) && taxNumbers(invoice).representativeVat),
      },
    }),
  ),
  at('BG-15', needs('BR-57', 'BT-80', { by: { cii: ofGroup(present('BT-80')) } })),
  at({ ubl: 'BG-16[BT-81~30|58]', cii: ofCreditTransfer }, needs('BR-61', 'BT-84')),
  address('BR-62', 'BG-4', 'BT-34'),
  address('BR-63', 'BG-7', 'BT-49'),
  at(
    '',
    notBoth('BR-CO-03', 'BT-7', 'BT-8', {
      by: {
        cii: (_, invoice) =>
          invoice.groups('BG-23').length === 0 ||
          elementsNamed(invoice, 'TaxPointDate').length === 0 ||
          elementsNamed(invoice, 'DueDateTypeCode').length === 0,
      },
    }),
  ),
  at(
    vatNumbers,
    form('BR-CO-09', '.', { fits: () => false, like: 'DE123456789' }, about('BT-31', 'BT-48', 'BT-63'), {
      by: hasCountry,
    }),
  ),
  at(
    'BG-14',
    needsOneOf('BR-CO-19', ['BT-73', 'BT-74'], {
      // The tax point is written in the period.
      by: {
        ubl: ofGroup((period, invoice) => oneExists('BT-73', 'BT-74')(period) || invoice.value('BT-8') !== undefined),
        cii: hasDay,
      },
    }),
  ),
  at('BG-26', needsOneOf('BR-CO-20', ['BT-134', 'BT-135'], { by: { cii: hasDay } })),
  at(
    'BG-4',
    needsOneOf('BR-CO-26', ['BT-29', 'BT-30', 'BT-31'], {
      by: ofGroup((seller, invoice) => oneExists('BT-29', 'BT-30')(seller) || taxNumbers(invoice).sellerVat),
    }),
  ),
);
