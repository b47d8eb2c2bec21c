import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { below, each, elementsAt } from '../../en16931/rules/elements.ts';
import type { Demand, TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { emptyElements } from '../../peppol/row-parts.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import * as verbs from '../../rules/kit/verbs.ts';
import { about, at, byElement, form, needs, needsOneOf, notEmpty, oneOf, onlyIn, rows } from '../../rules/kit/verbs.ts';
import { isWithin } from '../../rules/shared/xml-ancestors.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { textAt, textsAt, textsKept } from '../../rules/shared/france/texts.ts';
import { propertyCodeRule } from '../../rules/shared/france/extended/code-rules.ts';
import { dueRule, payeeRule, reasonRules } from '../../rules/shared/france/extended/cii-rules.ts';
import { onCounted, propertyRules } from '../../rules/shared/france/extended/line-rules.ts';
import { sumRules } from '../../rules/shared/france/extended/sum-rules.ts';
import { EN16931_OF, rowOf } from '../../rules/shared/functions/en16931-rows.ts';
import { COUNTED } from './extended-counts.codes.ts';
import { countedRows } from './counted.ts';
import { FILLED_ROWS } from './filled.ts';
import { facturXList } from './code-lists.ts';
import { facturXKinds } from './kinds.ts';
import { subLines } from './sub-lines.ts';
import { TAKEN } from './extended-taken.codes.ts';

const LINE = 'IncludedSupplyChainTradeLineItem';
const SETTLEMENT = 'ApplicableHeaderTradeSettlement';

/** EN 16931 rules on VAT breakdown entries that skip entries of some categories here. */
const ON_ENTRIES: ReadonlySet<string> = new Set(['BR-45', 'BR-46', 'BR-DEC-19', 'BR-DEC-20']);
/** Rules that are warnings here. */
const ERRORS: ReadonlySet<string> = new Set(['CII-SR-465', 'CII-SR-466']);
/** Two rules with swapped ids here. */
const OTHER_ID: ReadonlyMap<string, string> = new Map([
  ['CII-SR-471', 'CII-SR-472'],
  ['CII-SR-472', 'CII-SR-471'],
]);

const onEveryEntry = (row: TermRule): TermRule =>
  row.cii ? { ...row, cii: { ...row.cii, on: (invoice) => invoice.groups('BG-23') } as Demand } : row;

const taken: readonly TermRule[] = (() => {
  const own = new Set(TAKEN.trim().split(/\s+/));
  return EN16931_OF.cii
    .filter(({ code }) => own.has(code))
    .map((row) => (ON_ENTRIES.has(row.code) ? onEveryEntry(row) : row))
    .map((row) => (ERRORS.has(row.code) ? { ...row, severity: 'error' as const } : row))
    .map((row) => ({ ...row, code: OTHER_ID.get(row.code) ?? row.code }));
})();

/** A note has content, as text or code. */
const noteRow = (id: string): verbs.Unplaced =>
  needsOneOf(id, ['Content', 'ContentCode'], { terms: ['BT-22'], isAbout: true });

const isMoment = ({ text }: XmlElement): boolean =>
  /^\s*\d{4}(?:1[0-2]|0[1-9])(?:3[01]|[12]\d|0[1-9])(?:[01]\d|2[0-3])[0-5]\d\s*$/.test(text);

const sum = (texts: readonly string[]): Decimal =>
  texts.reduce((so, text) => so.plus(parseDecimal(text) ?? Decimal.ZERO), Decimal.ZERO);

function isDue(total: XmlElement, invoice: InvoiceTerms): boolean {
  const due = parseDecimal(textAt(total, 'DuePayableAmount'));
  const right = sum(textsAt(total, 'GrandTotalAmount'))
    .minus(sum(textsAt(total, 'TotalPrepaidAmount')))
    .plus(sum(textsAt(total, 'RoundingAmount')))
    .plus(sum(textsKept(invoice, total.parent, 'SpecifiedFinancialAdjustment/ActualAmount')));
  return due?.equals(right) ?? false;
}

const isCounting = (line: XmlElement): boolean => {
  const statuses = textsAt(line, 'AssociatedDocumentLineDocument/LineStatusReasonCode');
  return statuses.length === 0 || statuses.includes('DETAIL');
};

const LINE_TAX = 'SpecifiedLineTradeSettlement/ApplicableTradeTax';

const isTaxed = (line: XmlElement): boolean => {
  const taxes = below(line, LINE_TAX);
  return (
    taxes.some((tax) => textsAt(tax, 'TypeCode').includes('VAT')) &&
    taxes.some((tax) => textAt(tax, 'TypeCode').toUpperCase() === 'VAT' && below(tax, 'CategoryCode').length > 0)
  );
};

const OWN_ROWS = onlyIn(
  'cii',
  rows(
    at(`${SETTLEMENT}/ApplicableTradeTax`, needs('BR-47', 'CategoryCode', { terms: ['BT-118'] })),
    at(
      `${SETTLEMENT}/ApplicableTradeTax[!CategoryCode=O]`,
      needs('BR-48', 'RateApplicablePercent', { terms: ['BT-119'] }),
    ),
    at(`SupplyChainTradeTransaction/${SETTLEMENT}`, needs('BR-CO-18', 'ApplicableTradeTax', { terms: ['BG-23'] })),
    at('ExchangedDocument/IncludedNote[SubjectCode]', noteRow('BR-FXEXT-01')),
    at('AssociatedDocumentLineDocument/IncludedNote[SubjectCode]', noteRow('BR-FXEXT-02')),
    at(
      {
        name: 'SpecifiedTaxRegistration/ID',
        find: (invoice) =>
          elementsAt('SpecifiedTaxRegistration/ID')(invoice).filter((id) => !isWithin(id, 'SellerTradeParty')),
      },
      oneOf('BR-FXEXT-03', '@schemeID', 'VA', verbs.exact, verbs.missingIsWrong, about('BT-48', 'BT-63')),
    ),
    at(
      'DateTimeString[@format=205]',
      form('BR-FXEXT-CII-DT-097a', '.', { fits: () => false, like: '202611281830' }, byElement(isMoment)),
    ),
    at(
      { name: LINE, find: (invoice) => elementsAt(`SupplyChainTradeTransaction/${LINE}`)(invoice).filter(isCounting) },
      needs('BR-FXEXT-CO-04', `${LINE_TAX}[TypeCode=VAT]/CategoryCode`, { terms: ['BT-151'] }, byElement(isTaxed)),
    ),
    at(
      'SpecifiedTradeSettlementHeaderMonetarySummation',
      verbs.sum(
        'BR-FXEXT-CO-16',
        'DuePayableAmount',
        'GrandTotalAmount - TotalPrepaidAmount + RoundingAmount + sum(/*/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedFinancialAdjustment/ActualAmount)',
        undefined,
        about('BT-115', 'BT-112', 'BT-113', 'BT-114'),
        byElement(isDue),
      ),
    ),
    at(emptyElements, notEmpty('PEPPOL-EN16931-R008', verbs.warns, { terms: [] })),
    countedRows({
      table: COUNTED,
      codes: 'FX-SCH-A-',
      digits: 6,
      lists: facturXList,
      kinds: facturXKinds,
      syntax: 'cii',
    }),
  ),
);

export const FACTUR_X_EXTENDED_RULES: readonly TermRule[] = [
  ...taken,
  ...rulesOf(FILLED_ROWS),
  ...['22', '23', '24', '26'].map((number) => onCounted('cii', rowOf('cii', `BR-${number}`), `BR-FXEXT-BR-${number}`)),
  ...reasonRules('BR-FXEXT-BR-'),
  ...sumRules({
    syntax: 'cii',
    totals: 'BR-FXEXT-CO-',
    entries: 'BR-FXEXT-',
    bases: 'BR-FXEXT-',
    either: (family) => (family === 'S' ? 'BR-FXEXT-S08b' : `BR-FXEXT-${family}-08b`),
    tax: 'BR-FXEXT-S-09b',
    isExact: false,
    hasFreight: true,
    needsRate: true,
  }),
  ...subLines,
  ...propertyRules('cii', ['BR-FXEXT-BR-54-1', 'BR-FXEXT-BR-54-2'], each('ApplicableProductCharacteristic')),
  ...propertyCodeRule('cii', 'BR-FXEXT-04', 'ApplicableProductCharacteristic/TypeCode').map((rule) => ({
    ...rule,
    severity: 'warning' as const,
  })),
  ...dueRule,
  ...payeeRule,
  ...rulesOf(OWN_ROWS),
];
