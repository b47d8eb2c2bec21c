import { below, type Where } from '../../en16931/rules/elements.ts';
import { once } from '../../en16931/rules/once.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { normal } from '../../peppol/peppol-rule.ts';
import type { RowOptions } from '../../rules/kit/row.ts';
import {
  about,
  alone,
  another,
  any,
  atMost,
  code,
  codesOf,
  exact,
  filled,
  missingIsWrong,
  needs,
  needsOneOf,
  one as single,
  oneOf,
  type Unplaced,
} from '../../rules/kit/verbs.ts';
import { quoted } from '../../structure/structure-fault.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import * as facts from '../../rules/shared/france/facts.ts';
import { headRules } from './head-rules.ts';
import { hasSellers, isMutual, marked, notesOfUbl } from './head.ts';
import { frenchMessages } from '../../rules/shared/france/messages.ts';
import { identificationRules } from './party-rules.ts';
import { sharedBillRules } from './shared-bill-rules.ts';
import { ublLines } from '../../rules/shared/france/shared-bill.ts';
import { dates, lengths, numbers, ON_OLD_PATHS, valueRules } from './value-rules.ts';
import { ruled } from '../../rules/shared/functions/table.ts';
import { inUbl, textAt, textsAt, type Must } from '../../rules/shared/france/texts.ts';

const ubl = (
  row: Unplaced,
  on: Where | string,
  must?: Must,
  held: Pick<TermRule, 'since' | 'until'> = {},
): readonly TermRule[] => ruled('ubl', row, on, must, held);

const notes = once(({ root }) => (root ? notesOfUbl(root) : ''));
const treatment = once((invoice) => marked(notes(invoice), '#BAR#'));
const times = (text: string, part: string): number => text.split(part).length - 1;

/** Number of known treatments in the notes. */
function treatmentsNamed(root: XmlElement): number {
  const text = `${textsAt(root, 'Note')
    .filter((note) => note.includes('#BAR#'))
    .join('')}#`;
  return [...facts.TREATMENTS].reduce((sum, treatment) => sum + times(text, `BAR#${treatment}#`), 0);
}

const REFERENCES = ['BT-1', 'BT-25'];
const OLD = { until: '1.4.0.03' } as const;
const NEW = { since: '1.4.0.03' } as const;

/** What 1.4.0 checked if the invoice referenced by a line has no number. */
const onOldPaths: readonly TermRule[] = (
  [
    ['BR-FR-01_EXT-FR-FE-136-1', '#/BillingReference/DocumentReference/ID', ON_OLD_PATHS.length, facts.isWithin(35)],
    ['BR-FR-01_BT-EXT-FR-FE-136-2', '#/BillingReference/DocumentReference/ID', ON_OLD_PATHS.number, undefined],
    ['BR-FR-02_EXT-FR-FE-136', '#/DocumentReference/ID', ON_OLD_PATHS.number, undefined],
    ['BR-FR-03_EXT-FR-FE-138', '#/DocumentReference/IssueDate', ON_OLD_PATHS.day, undefined],
  ] as const
).flatMap(([id, path, row, must]) => ubl(row(id, {}), inUbl(path), must, OLD));

const references: readonly TermRule[] = [
  ...lengths('ubl', REFERENCES, '-1'),
  ...numbers('ubl', 'BR-FR-01', REFERENCES, '-2'),
  ...numbers('ubl', 'BR-FR-02', REFERENCES),
  ...[
    ...lengths('ubl', ['EXT-FR-FE-136'], '-1'),
    ...numbers('ubl', 'BR-FR-01', ['EXT-FR-FE-136'], '-2'),
    ...numbers('ubl', 'BR-FR-02', ['EXT-FR-FE-136']),
    ...dates('ubl', ['EXT-FR-FE-138']),
  ].map((rule) => ({ ...rule, ...NEW })),
];

const about21 = { terms: ['BT-21'], isAbout: true } as const;
const treatmentRule = (codes: ReadonlySet<string>, held: Pick<TermRule, 'since' | 'until'>): readonly TermRule[] => {
  const shown = { codes: [...codes].map(quoted).join(', ') };
  return ubl(
    code(
      'BR-FR-20_BT-21',
      'Note',
      { fault: frenchMessages.otherTreatment(shown), requirement: frenchMessages.mustBeTreatment(shown) },
      about21,
    ),
    '/',
    (_, invoice) => treatment(invoice) === '' || codes.has(treatment(invoice)),
    held,
  );
};

const SUBJECTS = ['PMT', 'PMD', 'AAB', 'TXD'];

const noteRules: readonly TermRule[] = [
  ...SUBJECTS.slice(0, 3).flatMap((mark, turn) =>
    ubl(needs(`BR-FR-05_BT-22-${turn + 1}`, `Note[.=#${mark}#]`, another, { terms: ['BT-22'] }), '/', (_, invoice) =>
      notes(invoice).includes(`#${mark}#`),
    ),
  ),
  ...SUBJECTS.flatMap((mark, turn) => {
    const shown = { mark: quoted(`#${mark}#`) };
    return ubl(
      code(
        `BR-FR-06_BT-21-${turn + 1}`,
        'Note',
        { fault: frenchMessages.repeatedMark(shown), requirement: frenchMessages.mustMarkOnce(shown) },
        about21,
      ),
      '/',
      (_, invoice) => times(notes(invoice), `#${mark}#`) <= 1,
    );
  }),
  ...treatmentRule(new Set([...facts.TREATMENTS].filter((treatment) => treatment !== 'B2CINT')), OLD),
  ...treatmentRule(facts.TREATMENTS, NEW),
  ...ubl(
    code(
      'BR-FR-30_BT-21',
      'Note',
      { fault: frenchMessages.severalTreatments, requirement: frenchMessages.mustTreatOnce },
      about21,
    ),
    '/',
    (root) => treatmentsNamed(root) <= 1,
  ),
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

const taxRules: readonly TermRule[] = [
  ...CATEGORIES.flatMap(([known, overseas, path, terms]) => {
    const row = (id: string, ...options: readonly RowOptions[]) =>
      oneOf(id, 'ID', { codes: facts.CATEGORIES }, exact, about(...terms.split(' ')), ...options);
    return [
      ...ubl(row(known, any), path),
      ...ubl(row(overseas), path, (element) => !textsAt(element, 'ID').some((id) => facts.OVERSEAS.has(id))),
    ];
  }),
  ...RATES.flatMap(([id, path, term]) =>
    ubl(oneOf(id, 'Percent', { codes: facts.RATES }, exact, any, { terms: [term] }), path),
  ),
];

const PROPERTY = '/Item/AdditionalItemProperty';

/** Invoiced objects: at most one invoice number (AFL) and one framework (AVV), neither empty. */
const objectRules = (rule: string, term: string, path: string): readonly TermRule[] => [
  ...ubl(atMost(`${rule}_${term}`, 1, ['ID[@schemeID=AFL]', 'ID[@schemeID=AVV]'], about(term)), inUbl(path)),
  ...['AFL', 'AVV'].flatMap((scheme) =>
    ubl(filled(`${rule}_${scheme}`, '.', { terms: [term] }), inUbl(`${path}/ID[@schemeID=${scheme}]`)),
  ),
];

const documentRules: readonly TermRule[] = [
  ...ubl(
    oneOf('BR-FR-17_BT-123', 'DocumentDescription', { codes: facts.ATTACHMENTS }, exact, any, { terms: ['BT-123'] }),
    'AdditionalDocumentReference',
  ),
  ...ubl(
    atMost('BR-FR-18_BT-123', 1, 'AdditionalDocumentReference[DocumentDescription=LISIBLE]', about('BT-123')),
    '/',
  ),
  ...ubl(needsOneOf('BR-FR-27_BG-32', ['Name', 'NameCode'], about('BG-32')), inUbl(PROPERTY)),
  ...ubl(filled('BR-FR-27_BT-160', '.', { terms: ['BT-160'] }), inUbl(`${PROPERTY}/Name`)),
  ...ubl(filled('BR-FR-27_EXT-FR-FE-159', '.', { terms: ['EXT-FR-FE-159'] }), inUbl(`${PROPERTY}/NameCode`)),
  ...ubl(
    needsOneOf('BR-FR-28-Value', ['Value', 'ValueQuantity'], alone, about('BT-161')),
    inUbl(`#${PROPERTY}`),
    (element) => {
      const measures = below(element, 'ValueQuantity');
      if (below(element, 'Value').length > 0) return measures.length === 0;
      return measures.some((measure) => (attributeOf(measure, 'unitCode')?.value ?? '') !== '');
    },
  ),
  ...objectRules('BR-FR-29', 'BT-18', '/AdditionalDocumentReference'),
  ...objectRules('BR-FR-30', 'BT-128', '#/DocumentReference'),
];

const REFERENCE = 'BillingReference/InvoiceDocumentReference';
const isWhole = (reference: XmlElement): boolean =>
  ['ID', 'IssueDate'].every((name) => below(reference, name).length > 0);

/** Lines of a credit note each refer to an earlier invoice, except those that total or inform. */
function refersByLine(root: XmlElement): boolean {
  const own = textAt(root, 'ID');
  return below(root, 'CreditNoteLine').every((line) => {
    const toItself = below(line, 'BillingReference').filter((element) =>
      textsAt(element, 'InvoiceDocumentReference/ID').includes(own),
    );
    const isDetail = toItself.some((element) =>
      textsAt(element, 'InvoiceDocumentReference/DocumentStatusCode').includes('DETAIL'),
    );
    if (toItself.length > 0 && !isDetail) return true;
    return below(line, 'BillingReference')
      .filter((element) => textsAt(element, 'InvoiceDocumentReference/ID').some((number) => number !== own))
      .some((element) => below(element, 'InvoiceDocumentReference').some(isWhole));
  });
}

const ofType = (codes: ReadonlySet<string>) => ({ given: { term: 'BT-3', text: facts.oneOfThese(codes) } });
const REBATE_DATA = ['ContractDocumentReference/ID', 'InvoicePeriod/StartDate', 'InvoicePeriod/EndDate'];

const referenceRules: readonly TermRule[] = [
  ...ubl(
    filled('BR-FR-CO-03_BT-3', REBATE_DATA, ofType(codesOf('262')), about('BT-3', 'BT-12', 'BG-14')),
    '/CreditNote',
    (root) =>
      !textsAt(root, 'CreditNoteTypeCode').includes('262') || REBATE_DATA.every((path) => textAt(root, path) !== ''),
  ),
  ...ubl(
    single('BR-FR-CO-04_BT-3', 'BillingReference', ofType(facts.CORRECTIONS), about('BT-3', 'BG-3')),
    '/',
    (root) =>
      !textsAt(root, 'InvoiceTypeCode').some((code) => facts.CORRECTIONS.has(code)) ||
      below(root, 'BillingReference').length === 1,
  ),
  ...ubl(
    code(
      'BR-FR-CO-05_BT-3',
      [`${REFERENCE}/ID`, `${REFERENCE}/IssueDate`],
      { fault: frenchMessages.noCredited, requirement: frenchMessages.mustHaveCredited },
      ofType(facts.CREDITS),
      about('BT-3', 'BG-3'),
    ),
    '/CreditNote',
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
/** From the reference that marks a line as the head of an invoice within. */
const objectOf = (scheme: 'AFL' | 'AVV'): string => `../DocumentReference[ID/@schemeID=${scheme}]/ID`;

/** Lines of invoices with several sellers. */
const sharedLines: readonly TermRule[] = [
  ...ubl(
    filled('BR-FR-MV-01_EXT-FR-FE-163', 'BillingReference/InvoiceDocumentReference/DocumentStatusCode', {
      terms: ['EXT-FR-FE-163'],
    }),
    (invoice) => (isShared(invoice) ? ublLines.lines(invoice) : []),
    (line, invoice) => normal(ublLines.status(line, invoice) ?? '') !== '',
  ),
  ...ubl(
    filled('BR-FR-MV-03_BT-128_AFL', objectOf('AFL'), another, { terms: ['BT-128'] }),
    sharedGroups,
    (place) => normal(saidOfLine(place, 'AFL')[0] ?? '') !== '',
  ),
  ...ubl(
    oneOf('BR-FR-MV-03_BT-128_AVV', objectOf('AVV'), { codes: facts.WITHIN }, another, missingIsWrong, {
      terms: ['BT-128'],
    }),
    sharedGroups,
    (place) => {
      const frameworks = saidOfLine(place, 'AVV');
      return normal(frameworks[0] ?? '') !== '' && !frameworks.some((framework) => facts.OF_SELLERS.has(framework));
    },
  ),
];

export const FR_CTC_UBL_RULES: readonly TermRule[] = [
  ...references,
  ...onOldPaths,
  ...valueRules('ubl').filter((rule) => rule.code !== 'BR-FR-03_EXT-FR-FE-138'),
  ...dates('ubl', ['BT-134', 'BT-135']),
  ...noteRules,
  ...headRules('ubl'),
  ...identificationRules('ubl'),
  ...taxRules,
  ...documentRules,
  ...referenceRules,
  ...sharedLines,
  ...sharedBillRules('ubl'),
];
