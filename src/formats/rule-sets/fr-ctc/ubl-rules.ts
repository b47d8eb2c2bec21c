import { below, each, elementsAt, LINES, outermost, type Where } from '../../en16931/rules/elements.ts';
import { once } from '../../en16931/rules/once.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { normal } from '../../peppol/peppol-rule.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import * as facts from './facts.ts';
import { headRules } from './head-rules.ts';
import { hasSellers, isMutual, marked, notesOfUbl } from './head.ts';
import { identificationRules } from './party-rules.ts';
import * as say from './sentences.ts';
import { sharedBillRules } from './shared-bill-rules.ts';
import { ublLines } from './shared-bill.ts';
import { DATE, valueRules, values } from './value-rules.ts';
import { french, inUbl, textAt, textsAt, type Must } from './words.ts';

const ubl = (
  code: string,
  terms: readonly string[],
  sentence: string,
  on: Where,
  must: Must,
  held: Pick<TermRule, 'since' | 'until'> = {},
): TermRule => french('ubl', code, terms, sentence, on, must, held);

const notes = once(({ root }) => (root ? notesOfUbl(root) : ''));
const treatment = once((invoice) => marked(notes(invoice), '#BAR#'));
const times = (text: string, part: string): number => text.split(part).length - 1;

/** Number of known treatments in the notes. */
function treatmentsTold(root: XmlElement): number {
  const told = `${textsAt(root, 'Note')
    .filter((note) => note.includes('#BAR#'))
    .join('')}#`;
  return [...facts.TREATMENTS].reduce((sum, code) => sum + times(told, `BAR#${code}#`), 0);
}

const REFERENCES = ['BT-1', 'BT-25'];
const OLD = { until: '1.4.0.03' } as const;
const NEW = { since: '1.4.0.03' } as const;

/** What 1.4.0 checked if the invoice referenced by a line has no number. */
const onOldPaths: readonly TermRule[] = [
  ...(
    [
      ['BR-FR-01_EXT-FR-FE-136-1', '#/BillingReference/DocumentReference/ID', facts.LENGTH],
      ['BR-FR-01_BT-EXT-FR-FE-136-2', '#/BillingReference/DocumentReference/ID', facts.NUMBER],
      ['BR-FR-02_EXT-FR-FE-136', '#/DocumentReference/ID', facts.NUMBER],
      ['BR-FR-03_EXT-FR-FE-138', '#/DocumentReference/IssueDate', DATE.ubl],
    ] as const
  ).map(([code, path, fact]) => ubl(code, [], fact.say, inUbl(path), fact.must, OLD)),
];

const references: readonly TermRule[] = [
  ...values('ubl', 'BR-FR-01', facts.LENGTH, REFERENCES, '-1'),
  ...values('ubl', 'BR-FR-01', facts.NUMBER, REFERENCES, '-2'),
  ...values('ubl', 'BR-FR-02', facts.NUMBER, REFERENCES),
  ...[
    ...values('ubl', 'BR-FR-01', facts.LENGTH, ['EXT-FR-FE-136'], '-1'),
    ...values('ubl', 'BR-FR-01', facts.NUMBER, ['EXT-FR-FE-136'], '-2'),
    ...values('ubl', 'BR-FR-02', facts.NUMBER, ['EXT-FR-FE-136']),
    ...values('ubl', 'BR-FR-03', DATE.ubl, ['EXT-FR-FE-138']),
  ].map((row) => ({ ...row, ...NEW })),
];

const treatmentRule = (codes: ReadonlySet<string>, held: Pick<TermRule, 'since' | 'until'>): TermRule =>
  ubl(
    'BR-FR-20_BT-21',
    ['BT-21'],
    say.TREATMENT,
    outermost,
    (_, invoice) => treatment(invoice) === '' || codes.has(treatment(invoice)),
    held,
  );

const SUBJECTS = ['PMT', 'PMD', 'AAB', 'TXD'];

const noteRules: readonly TermRule[] = [
  ...SUBJECTS.slice(0, 3).map((code, turn) =>
    ubl(`BR-FR-05_BT-22-${turn + 1}`, ['BT-22'], say.noted(code), outermost, (_, invoice) =>
      notes(invoice).includes(`#${code}#`),
    ),
  ),
  ...SUBJECTS.map((code, turn) =>
    ubl(
      `BR-FR-06_BT-21-${turn + 1}`,
      ['BT-21'],
      say.notedOnce(code),
      outermost,
      (_, invoice) => times(notes(invoice), `#${code}#`) <= 1,
    ),
  ),
  treatmentRule(new Set([...facts.TREATMENTS].filter((code) => code !== 'B2CINT')), OLD),
  treatmentRule(facts.TREATMENTS, NEW),
  ubl('BR-FR-30_BT-21', ['BT-21'], say.ONE_TREATMENT, outermost, (root) => treatmentsTold(root) <= 1),
];

const CATEGORIES = [
  ['BR-FR-15_BT-95_BT-102-1', 'BR-FR-15_BT-95_BT-102-2', 'AllowanceCharge/TaxCategory', 'BT-95 BT-102'],
  ['BR-FR-15_BT-118-1', 'BR-FR-15_BT-118-2', 'TaxTotal/TaxSubtotal/TaxCategory', 'BT-118'],
  ['BR-FR-15_BT-151-1', 'BR-FR-08_BT-151-2', 'Item/ClassifiedTaxCategory', 'BT-151'],
] as const;
const RATES = [
  ['BR-FR-16_BT-96', 'AllowanceCharge/TaxCategory', 'BT-96'],
  ['BR-FR-16_BT-119', 'TaxTotal/TaxSubtotal/TaxCategory', 'BT-119'],
  ['BR-FR-16_BT-152', 'InvoiceLine/Item/ClassifiedTaxCategory', 'BT-152'],
] as const;

/** Each existing text: missing ones are ignored. */
const noneOr = (texts: readonly string[], isTaken: (text: string) => boolean): boolean =>
  texts.length === 0 || texts.some(isTaken);

const taxRules: readonly TermRule[] = [
  ...CATEGORIES.flatMap(([known, overseas, path, terms]) => [
    ubl(known, terms.split(' '), say.CATEGORY, elementsAt(path), (one) => noneOr(textsAt(one, 'ID'), facts.isCategory)),
    ubl(
      overseas,
      terms.split(' '),
      say.OVERSEAS,
      elementsAt(path),
      (one) => !textsAt(one, 'ID').some(facts.isOverseas),
    ),
  ]),
  ...RATES.map(([code, path, term]) =>
    ubl(code, [term], say.RATE, elementsAt(path), (one) => noneOr(textsAt(one, 'Percent'), facts.isRate)),
  ),
];

const PROPERTY = '/Item/AdditionalItemProperty';

/** Invoiced objects: at most one invoice number (AFL) and one framework (AVV), neither empty. */
const objectRules = (rule: string, term: string, path: string): readonly TermRule[] => [
  ubl(`${rule}_${term}`, [term], say.OBJECTS, inUbl(path), (one) =>
    ['AFL', 'AVV'].every((scheme) => below(one, 'ID').filter((id) => facts.schemeOf(id) === scheme).length <= 1),
  ),
  ...['AFL', 'AVV'].map((scheme) =>
    ubl(
      `${rule}_${scheme}`,
      [term],
      facts.SAID.say,
      inUbl(`${path}/ID`),
      (id) => facts.schemeOf(id) !== scheme || facts.SAID.must(id),
    ),
  ),
];

const documentRules: readonly TermRule[] = [
  ubl('BR-FR-17_BT-123', ['BT-123'], say.ATTACHMENT, elementsAt('AdditionalDocumentReference'), (one) =>
    noneOr(textsAt(one, 'DocumentDescription'), facts.isAttachment),
  ),
  ubl(
    'BR-FR-18_BT-123',
    ['BT-123'],
    say.READABLE,
    outermost,
    (root) =>
      below(root, 'AdditionalDocumentReference').filter((one) =>
        textsAt(one, 'DocumentDescription').includes('LISIBLE'),
      ).length <= 1,
  ),
  ubl('BR-FR-27_BG-32', ['BG-32'], say.NAMED, inUbl(PROPERTY), (one) =>
    ['Name', 'NameCode'].some((name) => below(one, name).length > 0),
  ),
  ubl('BR-FR-27_BT-160', ['BT-160'], facts.SAID.say, inUbl(`${PROPERTY}/Name`), facts.SAID.must),
  ubl('BR-FR-27_EXT-FR-FE-159', ['EXT-FR-FE-159'], facts.SAID.say, inUbl(`${PROPERTY}/NameCode`), facts.SAID.must),
  ubl('BR-FR-28-Value', ['BT-161'], say.VALUED, inUbl(`#${PROPERTY}`), (one) => {
    const measures = below(one, 'ValueQuantity');
    if (below(one, 'Value').length > 0) return measures.length === 0;
    return measures.some((measure) => (attributeOf(measure, 'unitCode')?.value ?? '') !== '');
  }),
  ...objectRules('BR-FR-29', 'BT-18', '/AdditionalDocumentReference'),
  ...objectRules('BR-FR-30', 'BT-128', '#/DocumentReference'),
];

const REFERENCE = 'BillingReference/InvoiceDocumentReference';
const isWhole = (reference: XmlElement): boolean =>
  ['ID', 'IssueDate'].every((name) => below(reference, name).length > 0);
const creditNotes: Where = (invoice) => outermost(invoice).filter(({ name }) => name === 'CreditNote');

/** Lines of a credit note each refer to an earlier invoice, except those that total or inform. */
function refersByLine(root: XmlElement): boolean {
  const own = textAt(root, 'ID');
  return below(root, 'CreditNoteLine').every((line) => {
    const toItself = below(line, 'BillingReference').filter((one) =>
      textsAt(one, 'InvoiceDocumentReference/ID').includes(own),
    );
    const isDetail = toItself.some((one) =>
      textsAt(one, 'InvoiceDocumentReference/DocumentStatusCode').includes('DETAIL'),
    );
    if (toItself.length > 0 && !isDetail) return true;
    return below(line, 'BillingReference')
      .filter((one) => textsAt(one, 'InvoiceDocumentReference/ID').some((number) => number !== own))
      .some((one) => below(one, 'InvoiceDocumentReference').some(isWhole));
  });
}

const referenceRules: readonly TermRule[] = [
  ubl(
    'BR-FR-CO-03_BT-3',
    ['BT-3', 'BT-12', 'BG-14'],
    say.REBATE,
    creditNotes,
    (root) =>
      !textsAt(root, 'CreditNoteTypeCode').includes('262') ||
      ['ContractDocumentReference/ID', 'InvoicePeriod/StartDate', 'InvoicePeriod/EndDate'].every(
        (path) => textAt(root, path) !== '',
      ),
  ),
  ubl(
    'BR-FR-CO-04_BT-3',
    ['BT-3', 'BG-3'],
    say.CORRECTION,
    outermost,
    (root) =>
      !textsAt(root, 'InvoiceTypeCode').some((code) => facts.CORRECTIONS.has(code)) ||
      below(root, 'BillingReference').length === 1,
  ),
  ubl(
    'BR-FR-CO-05_BT-3',
    ['BT-3', 'BG-3'],
    say.CREDIT,
    creditNotes,
    (root) =>
      !textsAt(root, 'CreditNoteTypeCode').some((code) => facts.CREDITS.has(code)) ||
      below(root, REFERENCE).some(isWhole) ||
      refersByLine(root),
  ),
];

const isShared = (invoice: InvoiceTerms): boolean => hasSellers(invoice) || isMutual(invoice);
const sharedGroups: Where = (invoice) => (isShared(invoice) ? ublLines.groups(invoice) : []);
const saidOfLine = (place: XmlElement, scheme: 'AFL' | 'AVV'): readonly string[] =>
  ublLines.references(ublLines.lineOf(place), scheme).map(({ text }) => text);

/** Lines of invoices with several sellers. */
const sharedLines: readonly TermRule[] = [
  ubl(
    'BR-FR-MV-01_EXT-FR-FE-163',
    ['EXT-FR-FE-163'],
    say.STATUS,
    (invoice) => (isShared(invoice) ? each(...LINES)(invoice) : []),
    (line, invoice) => normal(ublLines.status(line, invoice) ?? '') !== '',
  ),
  ubl(
    'BR-FR-MV-03_BT-128_AFL',
    ['BT-128'],
    say.OWN_NUMBER,
    sharedGroups,
    (place) => normal(saidOfLine(place, 'AFL')[0] ?? '') !== '',
  ),
  ubl('BR-FR-MV-03_BT-128_AVV', ['BT-128'], say.FRAMEWORK, sharedGroups, (place) => {
    const frameworks = saidOfLine(place, 'AVV');
    return normal(frameworks[0] ?? '') !== '' && !frameworks.some((code) => facts.OF_SELLERS.has(code));
  }),
];

export const FR_CTC_UBL_RULES: readonly TermRule[] = [
  ...references,
  ...onOldPaths,
  ...valueRules('ubl').filter(({ code }) => code !== 'BR-FR-03_EXT-FR-FE-138'),
  ...['BT-134', 'BT-135'].flatMap((term) => values('ubl', 'BR-FR-03', DATE.ubl, [term])),
  ...noteRules,
  ...headRules('ubl'),
  ...identificationRules('ubl'),
  ...taxRules,
  ...documentRules,
  ...referenceRules,
  ...sharedLines,
  ...sharedBillRules('ubl'),
];
