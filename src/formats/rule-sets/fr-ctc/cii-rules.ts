import { below, type Where } from '../../en16931/rules/elements.ts';
import { elementsOf } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { normal } from '../../peppol/peppol-rule.ts';
import {
  about,
  alone,
  another,
  any,
  atMost,
  code,
  exact,
  filled,
  missingIsWrong,
  needs,
  needsOneOf,
  one as once,
  oneOf,
} from '../../rules/kit/verbs.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import * as facts from '../../rules/shared/france/facts.ts';
import { headRules } from './head-rules.ts';
import { hasSellers, isMutual, notesOfCii } from './head.ts';
import { frenchMessages } from '../../rules/shared/france/messages.ts';
import { identificationRules } from './party-rules.ts';
import { sharedBillRules } from './shared-bill-rules.ts';
import { ciiLines } from '../../rules/shared/france/shared-bill.ts';
import { dates, lengths, numbers, valueRules } from './value-rules.ts';
import { ruled } from '../../rules/shared/functions/table.ts';
import { textAt, textsAt, type Must } from '../../rules/shared/france/texts.ts';

const cii = (row: Parameters<typeof ruled>[1], on: Where | string, must?: Must): readonly TermRule[] =>
  ruled('cii', row, on, must);

const REFERENCES = ['BT-1', 'BT-25', 'EXT-FR-FE-136'];
const document = 'CrossIndustryInvoice/ExchangedDocument';
const SUBJECTS = ['PMT', 'PMD', 'AAB', 'TXD'];
const SETTLEMENT = 'ApplicableHeaderTradeSettlement';
const LINE = 'IncludedSupplyChainTradeLineItem';
const about22 = { terms: ['BT-22'] };
const about21 = about('BT-21');

const noteRules: readonly TermRule[] = [
  ...SUBJECTS.slice(0, 3).flatMap((mark) =>
    cii(needs(`BR-FR-05_BT-22_${mark}`, `IncludedNote[SubjectCode=${mark}]`, another, about22), document),
  ),
  ...SUBJECTS.flatMap((mark) =>
    cii(atMost(`BR-FR-06_BT-21_${mark}`, 1, `IncludedNote[SubjectCode=${mark}]`, about21), document),
  ),
  ...cii(
    oneOf('BR-FR-20_BT-21', 'Content', { codes: facts.TREATMENTS }, exact, any, missingIsWrong, about21),
    `${document}/IncludedNote[SubjectCode=BAR]`,
  ),
  ...cii(
    code(
      'BR-FR-31_BT-21',
      'IncludedNote[SubjectCode=BAR]',
      { fault: frenchMessages.severalTreatments, requirement: frenchMessages.mustTreatOnce },
      about21,
    ),
    document,
    (element) =>
      notesOfCii(element, 'BAR').filter((note) => facts.TREATMENTS.has(normal(textAt(note, 'Content')))).length <= 1,
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

const taxRules: readonly TermRule[] = TAXES.flatMap(([terms, rate, path]) => {
  const ofTerms = about(...terms.split('_'));
  const categories = { codes: facts.CATEGORIES };
  return [
    ...cii(oneOf(`BR-FR-15_${terms}`, 'CategoryCode', categories, exact, any, missingIsWrong, ofTerms), path, (tax) => {
      const codes = textsAt(tax, 'CategoryCode');
      return codes.some((code) => facts.CATEGORIES.has(code)) || (codes.length === 0 && needsNone(tax));
    }),
    ...cii(
      oneOf(`BR-FR-15_${terms}_LM`, 'CategoryCode', categories, exact, ofTerms),
      path,
      (tax) => !textsAt(tax, 'CategoryCode').some((code) => facts.OVERSEAS.has(code)),
    ),
    ...cii(
      oneOf(rate, 'RateApplicablePercent', { codes: facts.RATES }, exact, about(...rate.split('_').slice(1))),
      path,
      (tax) => {
        const text = textAt(tax, 'RateApplicablePercent');
        return text === '' || facts.RATES.has(text);
      },
    ),
  ];
});

const AGREEMENT = 'ApplicableHeaderTradeAgreement';
const PROPERTY = `${LINE}/SpecifiedTradeProduct/ApplicableProductCharacteristic`;
const referenceOf = (scheme: string): string => `AdditionalReferencedDocument[ReferenceTypeCode=${scheme}]`;
const ofScheme = (parent: XmlElement, scheme: string): readonly XmlElement[] =>
  below(parent, 'AdditionalReferencedDocument').filter((element) =>
    textsAt(element, 'ReferenceTypeCode').includes(scheme),
  );

/** Invoiced objects: at most one invoice number (AFL) and one framework (AVV), neither empty. */
const objectRules = (rule: string, term: string, parent: string): readonly TermRule[] => [
  ...cii(atMost(`${rule}_${term}`, 1, [referenceOf('AFL'), referenceOf('AVV')], about(term)), parent),
  ...['AFL', 'AVV'].flatMap((scheme) =>
    cii(filled(`${rule}_${scheme}`, '.', { terms: [term] }), `${parent}/${referenceOf(scheme)}/IssuerAssignedID`),
  ),
];

const documentRules: readonly TermRule[] = [
  ...cii(
    oneOf('BR-FR-17_BT-123', 'Name', { codes: facts.ATTACHMENTS }, { terms: ['BT-123'] }),
    `${AGREEMENT}/AdditionalReferencedDocument`,
    (element) => {
      const written = normal(textAt(element, 'Name'));
      return !textsAt(element, 'TypeCode').includes('916') || written === '' || facts.ATTACHMENTS.has(written);
    },
  ),
  ...cii(
    atMost(
      'BR-FR-18_BT-123',
      1,
      `SupplyChainTradeTransaction/${AGREEMENT}/AdditionalReferencedDocument[Name=LISIBLE]`,
      about('BT-123'),
    ),
    '/',
  ),
  ...cii(needsOneOf('BR-FR-27_BG-32', ['Description', 'TypeCode'], about('BG-32')), PROPERTY),
  ...cii(filled('BR-FR-27_BT-160', '.', { terms: ['BT-160'] }), `${PROPERTY}/Description`),
  ...cii(filled('BR-FR-27_EXT-FR-FE-159', '.', { terms: ['EXT-FR-FE-159'] }), `${PROPERTY}/TypeCode`),
  ...cii(needsOneOf('BR-FR-28-Value', ['Value', 'ValueMeasure'], alone, about('BT-161')), PROPERTY, (element) => {
    const measures = below(element, 'ValueMeasure');
    if (below(element, 'Value').length > 0) return measures.length === 0;
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
const PERIOD = `${TRADE}/${SETTLEMENT}/BillingSpecifiedPeriod`;
const REBATE_DATA = [
  `${TRADE}/${AGREEMENT}/ContractReferencedDocument/IssuerAssignedID`,
  `${PERIOD}/StartDateTime/DateTimeString`,
  `${PERIOD}/EndDateTime/DateTimeString`,
];
const EARLIER = `${TRADE}/${SETTLEMENT}/InvoiceReferencedDocument`;
const ofType = (codes: ReadonlySet<string>) => ({ given: { term: 'BT-3', text: facts.oneOfThese(codes) } });

const referenceRules: readonly TermRule[] = [
  ...cii(
    filled('BR-FR-CO-03_BT-3', REBATE_DATA, ofType(REBATE), about('BT-3', 'BT-12', 'BG-14')),
    '/',
    (root) => !hasType(root, REBATE) || REBATE_DATA.every((path) => textAt(root, path) !== ''),
  ),
  ...cii(
    once('BR-FR-CO-04_BT-4', EARLIER, ofType(facts.CORRECTIONS), about('BT-3', 'BG-3')),
    '/',
    (root) => !hasType(root, facts.CORRECTIONS) || below(root, EARLIER).length === 1,
  ),
  ...cii(
    code(
      'BR-FR-CO-05_BT-3',
      [`${EARLIER}/IssuerAssignedID`, `${EARLIER}/FormattedIssueDateTime`],
      { fault: frenchMessages.noCredited, requirement: frenchMessages.mustHaveCredited },
      ofType(facts.CREDITS),
      about('BT-3', 'BG-3'),
    ),
    '/',
    (root) =>
      !hasType(root, facts.CREDITS) ||
      below(root, EARLIER).some(isWhole) ||
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
  ...cii(
    filled('BR-FR-MV-01_EXT-FR-FE-163', '.', { terms: ['EXT-FR-FE-163'] }),
    within(elementsOf(`${LINE}/AssociatedDocumentLineDocument/LineStatusReasonCode`)),
  ),
  ...cii(filled('BR-FR-MV-03_BT-128_AFL', 'IssuerAssignedID', { terms: ['BT-128'] }), ofGroups('AFL'), isNumbered),
  ...cii(
    oneOf('BR-FR-MV-03_BT-128_AVV', 'IssuerAssignedID', { codes: facts.WITHIN }, missingIsWrong, { terms: ['BT-128'] }),
    ofGroups('AVV'),
    (reference) =>
      isNumbered(reference) && !textsAt(reference, 'IssuerAssignedID').some((number) => facts.OF_SELLERS.has(number)),
  ),
];

export const FR_CTC_CII_RULES: readonly TermRule[] = [
  ...lengths('cii', REFERENCES),
  ...numbers('cii', 'BR-FR-02', REFERENCES),
  ...valueRules('cii'),
  ...dates('cii', ['BT-134', 'BT-135']).map((rule) => ({ ...rule, code: rule.code.replace('BT-', 'EXT-FR-FE-') })),
  ...noteRules,
  ...headRules('cii'),
  ...identificationRules('cii'),
  ...taxRules,
  ...documentRules,
  ...referenceRules,
  ...sharedLines,
  ...sharedBillRules('cii'),
];
