import { normal } from '../../en16931/rules/blanks.ts';
import { writtenSign } from '../../en16931/decimal.ts';
import { below, each, LINES, type Where } from '../../en16931/rules/elements.ts';
import { once } from '../../en16931/rules/once.ts';
import { elementsOf, found, has, textsAt } from '../../en16931/rules/paths.ts';
import { withPhrase, type TermRule } from '../../en16931/rules/rule.ts';
import { attributeOf, textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { dueSomeDay, lines, listed, shared, silent } from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { PAYMENT_MEANS } from './code-lists.codes.ts';
import { pathsOf } from './paths.ts';
import { isCurrencyOf, isLine } from './text-rules.ts';

/** Rules that stand in no table. */
const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:feap.gov.pt:CIUS-PT:';

const dt = (id: string, terms: readonly string[], say: string, on: Where, must: Parameters<typeof pint>[4]): TermRule =>
  pint(`DT-CIUS-PT-${id}`, terms, say, on, must);

/** The official rule takes the end of a code for the code: 80 for 380. */
const endsCode = (codes: readonly string[], form: RegExp): ((one: XmlElement) => boolean) => {
  return ({ text }) => form.test(text) && codes.some((code) => code.endsWith(text));
};
const kind = (id: string, term: string, say: string, on: Where, codes: string, form: RegExp): TermRule =>
  dt(id, [term], `${say} is one of ${codes.replaceAll(' ', ', ')}`, on, endsCode(codes.split(' '), form));

/** A text between marks: `#REFERENCE@ATMPAYMENT#123#`. */
const isMarked = (text: string, mark: string, most: number): boolean =>
  text.startsWith(mark) && text.endsWith('#') && isLine(text.slice(mark.length, -1), most);

const ENTITY = '#ENTITY@ATMPAYMENT#';
const means = elementsOf('/*/PaymentMeans/PaymentMeansCode');
const MEANS = listed(PAYMENT_MEANS);
const REFERENCES = ['#REFERENCE@ATMPAYMENT#', '#REFERENCE@DUCPAYMENT#'];
const TEXT_OF_MEANS = '#DESCRIPTION@ATMPAYMENT#';
const nameOf = (one: XmlElement): string => attributeOf(one, 'name')?.value ?? '';

/** VAT is in the currency of accounting, if there is one, and otherwise in that of the invoice. */
const currencies = (id: string, on: Where): readonly TermRule[] => [
  dt(
    `${id}.2`,
    ['BT-6'],
    'The VAT is in the currency of its accounting',
    on,
    (amount, invoice) => !has(invoice.root, 'TaxCurrencyCode') || isCurrencyOf(amount, invoice, 'TaxCurrencyCode'),
  ),
  dt(
    `${id}.3`,
    ['BT-5'],
    'The VAT is in the currency of the invoice',
    on,
    (amount, invoice) =>
      has(invoice.root, 'TaxCurrencyCode') ||
      !has(invoice.root, 'DocumentCurrencyCode') ||
      isCurrencyOf(amount, invoice, 'DocumentCurrencyCode'),
  ),
];

const lineIds = elementsOf(...pathsOf('/LINE/ID'));
const areDifferent = once((invoice) => {
  const ids = lineIds(invoice);
  return new Set(ids.map(({ text }) => text)).size === ids.length;
});

const properties = elementsOf(...pathsOf('/LINE/Item/AdditionalItemProperty/Name'));
const linesOf = once(({ root }) => LINES.reduce((sum, line) => sum + found(root, line).length, 0));
const INVOICE = '#ID@INVOICEDOCUMENTREFERENCE@BILLINGREFERENCE-';

/** A property that items have once a line at most. */
const oncePerLine = (id: string, mark: string): TermRule => {
  const number = once((invoice) => properties(invoice).filter(({ text }) => text === mark).length);
  return dt(
    id,
    ['BT-160'],
    `There are no more properties ${mark} than lines`,
    properties,
    ({ text }, invoice) => !normal(text).startsWith(mark) || number(invoice) <= linesOf(invoice),
  );
};

const isNumber = (text: string): boolean => /^[0-9]{3}#$/.test(text.slice(INVOICE.length));

const textsOf = (one: XmlElement, path: string): readonly string[] => found(one, path).map(textOf);
const period = (one: XmlElement): boolean => {
  const [[start], [end]] = [textsOf(one, 'StartDate'), textsOf(one, 'EndDate')];
  return start === undefined || end === undefined || end >= start;
};
const isNegative = (one: XmlElement, path: string): boolean => (writtenSign(below(one, path)[0]?.text ?? '') ?? -1) < 0;

const SELLER = '../AccountingSupplierParty/Party';
/** Names and numbers of a payee that the seller has, too. */
const isOther = (payee: XmlElement): boolean =>
  ['PartyName/Name', 'PartyIdentification/ID', 'PartyLegalEntity/CompanyID'].every((path) => {
    const ofSeller = textsAt(payee, `${SELLER}/${path}`);
    return textsOf(payee, path).every((text) => !ofSeller.has(text));
  });

export const ownRules: readonly TermRule[] = [
  kind(
    '003_i',
    'BT-3',
    'The kind of an invoice',
    elementsOf('/Invoice/InvoiceTypeCode'),
    '380 383 386 389 FT FS FR ND RP RE CS LD RA',
    /^[A-Z0-9]{2,3}$/,
  ),
  kind(
    '003_cn',
    'BT-3',
    'The kind of a credit note',
    elementsOf('/CreditNote/CreditNoteTypeCode'),
    '381 NC',
    /^[A-Z0-9]{2,3}$/,
  ),
  kind(
    '007',
    'BT-8',
    'What makes the VAT due',
    elementsOf('/*/InvoicePeriod/DescriptionCode'),
    '3 35 432',
    /^\d{1,3}$/,
  ),
  dt(
    '022',
    ['BT-24'],
    `The specification is ${SPECIFICATION} with a version`,
    elementsOf('/*/CustomizationID'),
    ({ text }) => text.startsWith(SPECIFICATION) && isLine(text.slice(SPECIFICATION.length), 10),
  ),
  dt(
    '079.1',
    ['BT-81'],
    `The entity of a payment at a cash machine is written ${ENTITY}…#`,
    means,
    ({ text }) => !normal(text).startsWith(ENTITY) || isMarked(text, ENTITY, 20),
  ),
  dt(
    '079.2',
    ['BT-81'],
    'The means of payment is a code of EN 16931 or of SAF-T (PT)',
    means,
    ({ text }) => normal(text).startsWith(ENTITY) || MEANS.has(normal(text)),
  ),
  dt(
    '079.4',
    ['BT-82'],
    `The text of a payment at a cash machine is written ${TEXT_OF_MEANS}…#`,
    means,
    (one) => !normal(nameOf(one)).startsWith(TEXT_OF_MEANS) || isMarked(nameOf(one), TEXT_OF_MEANS, 125),
  ),
  dt(
    '080',
    ['BT-83'],
    `The remittance information is written ${REFERENCES.join('…# or ')}…#`,
    elementsOf('/*/PaymentMeans/PaymentID'),
    ({ text }) => REFERENCES.some((mark) => isMarked(text, mark, 20)),
  ),
  ...currencies('098', elementsOf('/*/TaxTotal/TaxAmount')),
  ...currencies('104', elementsOf('/*/TaxTotal/TaxSubtotal/TaxAmount')),
  dt(
    '111.2',
    ['BT-125'],
    'An attached file has less than 5000 kB',
    elementsOf('/*/AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject'),
    ({ text }) => (text.length * 0.75) / 1024 < 5000,
  ),
  dt('114.2', ['BT-126'], 'No two lines have the same number', lineIds, (_, invoice) => areDifferent(invoice)),
  dt(
    '139_1',
    ['BT-160'],
    `A property with an invoice is named ${INVOICE}001#`,
    properties,
    ({ text }) => !normal(text).startsWith(INVOICE) || (text.startsWith(INVOICE) && isNumber(text)),
  ),
  oncePerLine('139_2', '#TAXEXEMPTIONREASONCODE@CLASSIFIEDTAXCATEGORY#'),
  oncePerLine('139_3', '#TAXEXEMPTIONREASON@CLASSIFIEDTAXCATEGORY#'),
  oncePerLine('139_5', '#LINEID@COMMITMENTLINEREFERENCE#'),
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
