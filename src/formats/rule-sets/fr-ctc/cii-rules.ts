import { below, elementsAt, outermost, type Where } from '../../en16931/rules/elements.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { normal } from '../../peppol/peppol-rule.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import * as facts from './facts.ts';
import { headRules } from './head-rules.ts';
import { hasSellers, isMutual, notesOfCii } from './head.ts';
import { identificationRules } from './party-rules.ts';
import { placeOf } from './places.ts';
import * as say from './sentences.ts';
import { sharedBillRules } from './shared-bill-rules.ts';
import { ciiLines } from './shared-bill.ts';
import { DATE, valueRules, values } from './value-rules.ts';
import { french, textAt, textsAt, type Must } from './words.ts';

const cii = (code: string, terms: readonly string[], sentence: string, on: Where, must: Must): TermRule =>
  french('cii', code, terms, sentence, on, must);

const REFERENCES = ['BT-1', 'BT-25', 'EXT-FR-FE-136'];
const document = elementsAt('CrossIndustryInvoice/ExchangedDocument');
const SUBJECTS = ['PMT', 'PMD', 'AAB', 'TXD'];
const SETTLEMENT = 'ApplicableHeaderTradeSettlement';
const LINE = 'IncludedSupplyChainTradeLineItem';

const noteRules: readonly TermRule[] = [
  ...SUBJECTS.slice(0, 3).map((code) =>
    cii(`BR-FR-05_BT-22_${code}`, ['BT-22'], say.noted(code), document, (one) => notesOfCii(one, code).length > 0),
  ),
  ...SUBJECTS.map((code) =>
    cii(`BR-FR-06_BT-21_${code}`, ['BT-21'], say.notedOnce(code), document, (one) => notesOfCii(one, code).length <= 1),
  ),
  cii(
    'BR-FR-20_BT-21',
    ['BT-21'],
    say.TREATMENT,
    (invoice) => document(invoice).flatMap((one) => notesOfCii(one, 'BAR')),
    (note) => textsAt(note, 'Content').some((text) => facts.TREATMENTS.has(text)),
  ),
  cii(
    'BR-FR-31_BT-21',
    ['BT-21'],
    say.ONE_TREATMENT,
    document,
    (one) => notesOfCii(one, 'BAR').filter((note) => facts.TREATMENTS.has(normal(textAt(note, 'Content')))).length <= 1,
  ),
];

const TAXES = [
  ['BT-95_BT-102', 'BR-FR-16_BT-96_BT-103', `${SETTLEMENT}/SpecifiedTradeAllowanceCharge/CategoryTradeTax`],
  ['BT-95_BT-118', 'BR-FR-16_BT-119', `${SETTLEMENT}/ApplicableTradeTax`],
  ['BT-95_BT-151', 'BR-FR-16_BT-152', `${LINE}/SpecifiedLineTradeSettlement/ApplicableTradeTax`],
] as const;

/** A line that only totals or informs needs no category. */
const needsNone = (tax: XmlElement): boolean =>
  tax.parent?.name === 'SpecifiedLineTradeSettlement' &&
  textsAt(tax.parent.parent, 'AssociatedDocumentLineDocument/LineStatusReasonCode').some(
    (status) => status === 'GROUP' || status === 'INFORMATION',
  );

const taxRules: readonly TermRule[] = TAXES.flatMap(([terms, rate, path]) => [
  cii(`BR-FR-15_${terms}`, terms.split('_'), say.CATEGORY, elementsAt(path), (tax) => {
    const codes = textsAt(tax, 'CategoryCode');
    return codes.some(facts.isCategory) || (codes.length === 0 && needsNone(tax));
  }),
  cii(
    `BR-FR-15_${terms}_LM`,
    terms.split('_'),
    say.OVERSEAS,
    elementsAt(path),
    (tax) => !textsAt(tax, 'CategoryCode').some(facts.isOverseas),
  ),
  cii(rate, rate.split('_').slice(1), say.RATE, elementsAt(path), (tax) => {
    const text = textAt(tax, 'RateApplicablePercent');
    return text === '' || facts.isRate(text);
  }),
]);

const AGREEMENT = 'ApplicableHeaderTradeAgreement';
const PROPERTY = `${LINE}/SpecifiedTradeProduct/ApplicableProductCharacteristic`;
const ofScheme = (parent: XmlElement, scheme: string): readonly XmlElement[] =>
  below(parent, 'AdditionalReferencedDocument').filter((one) => textsAt(one, 'ReferenceTypeCode').includes(scheme));

/** Invoiced objects: at most one invoice number (AFL) and one framework (AVV), neither empty. */
const objectRules = (rule: string, term: string, parent: string): readonly TermRule[] => [
  cii(`${rule}_${term}`, [term], say.OBJECTS, elementsAt(parent), (one) =>
    ['AFL', 'AVV'].every((scheme) => ofScheme(one, scheme).length <= 1),
  ),
  ...['AFL', 'AVV'].map((scheme) =>
    cii(
      `${rule}_${scheme}`,
      [term],
      facts.SAID.say,
      (invoice) =>
        elementsAt(parent)(invoice).flatMap((one) =>
          ofScheme(one, scheme).flatMap((reference) => below(reference, 'IssuerAssignedID')),
        ),
      facts.SAID.must,
    ),
  ),
];

const documentRules: readonly TermRule[] = [
  cii('BR-FR-17_BT-123', ['BT-123'], say.ATTACHMENT, elementsAt(`${AGREEMENT}/AdditionalReferencedDocument`), (one) => {
    const code = normal(textAt(one, 'Name'));
    return !textsAt(one, 'TypeCode').includes('916') || code === '' || facts.isAttachment(code);
  }),
  cii(
    'BR-FR-18_BT-123',
    ['BT-123'],
    say.READABLE,
    outermost,
    (root) =>
      below(root, `SupplyChainTradeTransaction/${AGREEMENT}/AdditionalReferencedDocument`).filter((one) =>
        textsAt(one, 'Name').includes('LISIBLE'),
      ).length <= 1,
  ),
  cii('BR-FR-27_BG-32', ['BG-32'], say.NAMED, elementsAt(PROPERTY), (one) =>
    ['Description', 'TypeCode'].some((name) => below(one, name).length > 0),
  ),
  cii('BR-FR-27_BT-160', ['BT-160'], facts.SAID.say, elementsAt(`${PROPERTY}/Description`), facts.SAID.must),
  cii('BR-FR-27_EXT-FR-FE-159', ['EXT-FR-FE-159'], facts.SAID.say, elementsAt(`${PROPERTY}/TypeCode`), facts.SAID.must),
  cii('BR-FR-28-Value', ['BT-161'], say.VALUED, elementsAt(PROPERTY), (one) => {
    const measures = below(one, 'ValueMeasure');
    if (below(one, 'Value').length > 0) return measures.length === 0;
    return measures.some((measure) => (attributeOf(measure, 'unitCode')?.value ?? '') !== '');
  }),
  ...objectRules('BR-FR-29', 'BT-18', AGREEMENT),
  ...objectRules('BR-FR-30', 'BT-128', LINE),
];

const isWhole = (reference: XmlElement): boolean =>
  ['IssuerAssignedID', 'FormattedIssueDateTime/DateTimeString'].every((path) => below(reference, path).length > 0);

const hasType = (root: XmlElement, codes: ReadonlySet<string>): boolean =>
  textsAt(root, 'ExchangedDocument/TypeCode').some((code) => codes.has(code));
const TRADE = 'SupplyChainTradeTransaction';
const REBATE = new Set(['262']);
const PERIOD = `${SETTLEMENT}/BillingSpecifiedPeriod`;

const referenceRules: readonly TermRule[] = [
  cii(
    'BR-FR-CO-03_BT-3',
    ['BT-3', 'BT-12', 'BG-14'],
    say.REBATE,
    outermost,
    (root) =>
      !hasType(root, REBATE) ||
      [
        `${AGREEMENT}/ContractReferencedDocument/IssuerAssignedID`,
        `${PERIOD}/StartDateTime/DateTimeString`,
        `${PERIOD}/EndDateTime/DateTimeString`,
      ].every((path) => textAt(root, `${TRADE}/${path}`) !== ''),
  ),
  cii(
    'BR-FR-CO-04_BT-4',
    ['BT-3', 'BG-3'],
    say.CORRECTION,
    outermost,
    (root) =>
      !hasType(root, facts.CORRECTIONS) || below(root, `${TRADE}/${SETTLEMENT}/InvoiceReferencedDocument`).length === 1,
  ),
  cii(
    'BR-FR-CO-05_BT-3',
    ['BT-3', 'BG-3'],
    say.CREDIT,
    outermost,
    (root) =>
      !hasType(root, facts.CREDITS) ||
      below(root, `${TRADE}/${SETTLEMENT}/InvoiceReferencedDocument`).some(isWhole) ||
      below(root, `${TRADE}/${LINE}`)
        .filter((line) => {
          const statuses = textsAt(line, 'AssociatedDocumentLineDocument/LineStatusReasonCode');
          return statuses.length === 0 || statuses.includes('DETAIL');
        })
        .every((line) => below(line, 'SpecifiedLineTradeSettlement/InvoiceReferencedDocument').some(isWhole)),
  ),
];

const within =
  (where: Where): Where =>
  (invoice) =>
    hasSellers(invoice) || isMutual(invoice) ? where(invoice) : [];
const ofGroups = (scheme: string): Where =>
  within((invoice) =>
    ciiLines
      .groups(invoice)
      .flatMap((line) =>
        below(line, 'SpecifiedLineTradeSettlement').flatMap((settlement) => ofScheme(settlement, scheme)),
      ),
  );
const isNumbered = (reference: XmlElement): boolean =>
  textsAt(reference, 'TypeCode').includes('130') && normal(textAt(reference, 'IssuerAssignedID')) !== '';

/** Lines of invoices with several sellers. */
const sharedLines: readonly TermRule[] = [
  cii(
    'BR-FR-MV-01_EXT-FR-FE-163',
    ['EXT-FR-FE-163'],
    say.STATUS,
    within(elementsAt(`${LINE}/AssociatedDocumentLineDocument/LineStatusReasonCode`)),
    facts.SAID.must,
  ),
  cii('BR-FR-MV-03_BT-128_AFL', ['BT-128'], say.OWN_NUMBER, ofGroups('AFL'), isNumbered),
  cii(
    'BR-FR-MV-03_BT-128_AVV',
    ['BT-128'],
    say.FRAMEWORK,
    ofGroups('AVV'),
    (reference) =>
      isNumbered(reference) && !textsAt(reference, 'IssuerAssignedID').some((code) => facts.OF_SELLERS.has(code)),
  ),
];

export const FR_CTC_CII_RULES: readonly TermRule[] = [
  ...values('cii', 'BR-FR-01', facts.LENGTH, REFERENCES),
  ...values('cii', 'BR-FR-02', facts.NUMBER, REFERENCES),
  ...valueRules('cii'),
  ...['134', '135'].map((number) =>
    cii(`BR-FR-03_EXT-FR-FE-${number}`, [`BT-${number}`], DATE.cii.say, placeOf('cii', `BT-${number}`), DATE.cii.must),
  ),
  ...noteRules,
  ...headRules('cii'),
  ...identificationRules('cii'),
  ...taxRules,
  ...documentRules,
  ...referenceRules,
  ...sharedLines,
  ...sharedBillRules('cii'),
];
