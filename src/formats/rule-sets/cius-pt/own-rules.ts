import { normal } from '../../en16931/rules/blanks.ts';
import { writtenSign } from '../../en16931/decimal.ts';
import { below, each, LINES } from '../../en16931/rules/elements.ts';
import { once } from '../../en16931/rules/once.ts';
import { elementsOf, found, has, textsAt } from '../../en16931/rules/paths.ts';
import { withPhrase, type TermRule } from '../../en16931/rules/rule.ts';
import { attributeOf, textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { dueSomeDay, lines, listed, shared, silent } from '../../rules/shared/functions/national.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import {
  about,
  at,
  byElement,
  code,
  equals,
  exact,
  form,
  having,
  length,
  oneOf,
  unique,
  type Unplaced,
} from '../../rules/kit/verbs.ts';
import { PAYMENT_MEANS } from './code-lists.codes.ts';
import { ciusPtMessages } from './messages.ts';
import { pathsOf } from './paths.ts';
import { isCurrencyOf, isLine } from './text-rules.ts';

/** Rules that stand in no table. */
const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:feap.gov.pt:CIUS-PT:';

/** A row at paths, with its term. */
const dt = (place: string, term: string, id: string, make: (id: string) => Unplaced): readonly AnyRow[] =>
  having(about(term), at({ ubl: place }, make(`DT-CIUS-PT-${id}`)));

/** The official rule takes the end of a code for the code: 80 for 380. */
const endsCode = (codes: readonly string[], form: RegExp): ((element: XmlElement) => boolean) => {
  return ({ text }) => form.test(text) && codes.some((code) => code.endsWith(text));
};
const kind = (id: string, codes: string, pattern: RegExp): Unplaced =>
  oneOf(id, '.', codes, byElement(endsCode(codes.split(' '), pattern)));

/** A text between marks: `#REFERENCE@ATMPAYMENT#123#`. */
const isMarked = (text: string, mark: string, most: number): boolean =>
  text.startsWith(mark) && text.endsWith('#') && isLine(text.slice(mark.length, -1), most);

const ENTITY = '#ENTITY@ATMPAYMENT#';
const PAYMENT = '/*/PaymentMeans/PaymentMeansCode';
const MEANS = listed(PAYMENT_MEANS);
const REFERENCES = ['#REFERENCE@ATMPAYMENT#', '#REFERENCE@DUCPAYMENT#'];
const TEXT_OF_MEANS = '#DESCRIPTION@ATMPAYMENT#';
const nameOf = (element: XmlElement): string => attributeOf(element, 'name')?.value ?? '';
/** A form of texts that begin with a mark. */
const marked = (id: string, target: string, like: string, isRight: (element: XmlElement) => boolean): Unplaced =>
  form(id, target, { fits: () => false, like }, byElement(isRight));

/** VAT is in the currency of accounting, if there is one, and otherwise in that of the invoice. */
const currencies = (id: string, place: string): readonly AnyRow[] => [
  ...dt(place, 'BT-6', `${id}.2`, (own) =>
    equals(
      own,
      '@currencyID',
      '/*/TaxCurrencyCode',
      byElement(
        (amount, invoice) => !has(invoice.root, 'TaxCurrencyCode') || isCurrencyOf(amount, invoice, 'TaxCurrencyCode'),
      ),
    ),
  ),
  ...dt(place, 'BT-5', `${id}.3`, (own) =>
    equals(
      own,
      '@currencyID',
      '/*/DocumentCurrencyCode',
      byElement(
        (amount, invoice) =>
          has(invoice.root, 'TaxCurrencyCode') ||
          !has(invoice.root, 'DocumentCurrencyCode') ||
          isCurrencyOf(amount, invoice, 'DocumentCurrencyCode'),
      ),
    ),
  ),
];

const LINE_IDS = pathsOf('/LINE/ID');
const lineIds = elementsOf(...LINE_IDS);
const areDifferent = once((invoice) => {
  const ids = lineIds(invoice);
  return new Set(ids.map(({ text }) => text)).size === ids.length;
});

const PROPERTIES = pathsOf('/LINE/Item/AdditionalItemProperty/Name');
const properties = elementsOf(...PROPERTIES);
const linesOf = once(({ root }) => LINES.reduce((sum, line) => sum + found(root, line).length, 0));
const INVOICE = '#ID@INVOICEDOCUMENTREFERENCE@BILLINGREFERENCE-';

/** A property that items have once a line at most. */
const oncePerLine = (id: string, mark: string): readonly AnyRow[] => {
  const number = once((invoice) => properties(invoice).filter(({ text }) => text === mark).length);
  return dt(PROPERTIES.join(' '), 'BT-160', id, (own) =>
    code(
      own,
      '.',
      { fault: ciusPtMessages.moreThanLines({ mark }), requirement: ciusPtMessages.mustBeOnceALine({ mark }) },
      byElement(({ text }, invoice) => !normal(text).startsWith(mark) || number(invoice) <= linesOf(invoice)),
    ),
  );
};

const isNumber = (text: string): boolean => /^[0-9]{3}#$/.test(text.slice(INVOICE.length));

const textsOf = (element: XmlElement, path: string): readonly string[] => found(element, path).map(textOf);
const period = (element: XmlElement): boolean => {
  const [[start], [end]] = [textsOf(element, 'StartDate'), textsOf(element, 'EndDate')];
  return start === undefined || end === undefined || end >= start;
};
const isNegative = (element: XmlElement, path: string): boolean =>
  (writtenSign(below(element, path)[0]?.text ?? '') ?? -1) < 0;

const SELLER = '../AccountingSupplierParty/Party';
/** Names and numbers of a payee that the seller has, too. */
const isOther = (payee: XmlElement): boolean =>
  ['PartyName/Name', 'PartyIdentification/ID', 'PartyLegalEntity/CompanyID'].every((path) => {
    const ofSeller = textsAt(payee, `${SELLER}/${path}`);
    return textsOf(payee, path).every((text) => !ofSeller.has(text));
  });

const TYPE = /^[A-Z0-9]{2,3}$/;
const isInvoiceNumbered = ({ text }: XmlElement): boolean =>
  !normal(text).startsWith(INVOICE) || (text.startsWith(INVOICE) && isNumber(text));

const OWN_ROWS: readonly AnyRow[] = [
  ...dt('/Invoice/InvoiceTypeCode', 'BT-3', '003_i', (id) =>
    kind(id, '380 383 386 389 FT FS FR ND RP RE CS LD RA', TYPE),
  ),
  ...dt('/CreditNote/CreditNoteTypeCode', 'BT-3', '003_cn', (id) => kind(id, '381 NC', TYPE)),
  ...dt('/*/InvoicePeriod/DescriptionCode', 'BT-8', '007', (id) => kind(id, '3 35 432', /^\d{1,3}$/)),
  ...dt('/*/CustomizationID', 'BT-24', '022', (id) => {
    const fits = (text: string): boolean =>
      text.startsWith(SPECIFICATION) && isLine(text.slice(SPECIFICATION.length), 10);
    return form(id, '.', { fits, like: `${SPECIFICATION}2.1.1` }, exact);
  }),
  ...dt(PAYMENT, 'BT-81', '079.1', (id) =>
    marked(id, '.', `${ENTITY}12345#`, ({ text }) => !normal(text).startsWith(ENTITY) || isMarked(text, ENTITY, 20)),
  ),
  ...dt(PAYMENT, 'BT-81', '079.2', (id) =>
    oneOf(
      id,
      '.',
      { codes: MEANS },
      byElement(({ text }) => normal(text).startsWith(ENTITY) || MEANS.has(normal(text))),
    ),
  ),
  ...dt(PAYMENT, 'BT-82', '079.4', (id) =>
    marked(
      id,
      '@name',
      `${TEXT_OF_MEANS}text#`,
      (element) => !normal(nameOf(element)).startsWith(TEXT_OF_MEANS) || isMarked(nameOf(element), TEXT_OF_MEANS, 125),
    ),
  ),
  ...dt('/*/PaymentMeans/PaymentID', 'BT-83', '080', (id) => {
    const fits = (text: string): boolean => REFERENCES.some((mark) => isMarked(text, mark, 20));
    return form(id, '.', { fits, like: `${REFERENCES[0] ?? ''}123456789#` }, exact);
  }),
  ...currencies('098', '/*/TaxTotal/TaxAmount'),
  ...currencies('104', '/*/TaxTotal/TaxSubtotal/TaxAmount'),
  // 5000 kB in Base64.
  ...dt('/*/AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject', 'BT-125', '111.2', (id) =>
    length(id, '.', { most: 6_826_666 }, exact),
  ),
  ...dt(LINE_IDS.join(' '), 'BT-126', '114.2', (id) =>
    unique(
      id,
      ['../../InvoiceLine/ID', '../../CreditNoteLine/ID'],
      byElement((_, invoice) => areDifferent(invoice)),
    ),
  ),
  ...dt(PROPERTIES.join(' '), 'BT-160', '139_1', (id) => marked(id, '.', `${INVOICE}001#`, isInvoiceNumbered)),
  ...oncePerLine('139_2', '#TAXEXEMPTIONREASONCODE@CLASSIFIEDTAXCATEGORY#'),
  ...oncePerLine('139_3', '#TAXEXEMPTIONREASON@CLASSIFIEDTAXCATEGORY#'),
  ...oncePerLine('139_5', '#LINEID@COMMITMENTLINEREFERENCE#'),
];

export const ownRules: readonly TermRule[] = [
  ...rulesOf(OWN_ROWS),
  shared('BR-17', each('PayeeParty'), (payee) => has(payee, 'PartyName/Name') && isOther(payee)),
  shared('BR-27', lines, (line) => !isNegative(line, 'Price/PriceAmount')),
  shared(
    'BR-28',
    lines,
    (line) => !has(line, 'Price/AllowanceCharge/BaseAmount') || !isNegative(line, 'Price/AllowanceCharge/BaseAmount'),
  ),
  shared('BR-29', elementsOf('/*/InvoicePeriod'), period),
  shared('BR-30', elementsOf(...LINES.map((line) => `${line}/InvoicePeriod`)), period),
  withPhrase(
    dueSomeDay('BR-CO-25', elementsOf('LegalMonetaryTotal/PayableAmount'), '.', '//PaymentMeans/PaymentDueDate'),
  ),
  // The official tests of these are true for every document.
  silent('BR-CO-07', ['BT-139', 'BT-140']),
  silent('BR-CO-08', ['BT-144', 'BT-145']),
];
