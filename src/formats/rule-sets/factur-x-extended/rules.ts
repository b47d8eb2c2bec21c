import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { below, each, elementsAt, type Where } from '../../en16931/rules/elements.ts';
import type { Demand, TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import { sentence as french, textAt, textsAt, textsKept } from '../fr-ctc/words.ts';
import { propertyCodeRule } from '../fr-extended-ctc/code-rules.ts';
import { dueRule, payeeRule, reasonRules } from '../fr-extended-ctc/cii-shared-rules.ts';
import { onCounted, propertyRules } from '../fr-extended-ctc/line-rules.ts';
import { sumRules } from '../fr-extended-ctc/sum-rules.ts';
import { EN16931_OF, rowOf } from '../fr-extended-ctc/taken.ts';
import { COUNTED } from './counted.codes.ts';
import { countedRules } from './counted.ts';
import { filledRules } from './filled.ts';
import { facturXList } from './code-lists.ts';
import { emptyElementRule, facturXKinds } from './shared.ts';
import { subLines } from './sub-lines.ts';
import { TAKEN } from './taken.codes.ts';

const cii = french.bind(undefined, 'cii');
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

const counted: readonly TermRule[] = countedRules({
  table: COUNTED,
  codes: 'FX-SCH-A-',
  digits: 6,
  lists: facturXList,
  kinds: facturXKinds,
  syntax: 'cii',
});

/** A note has content, as text or code. */
const noteRule = (code: string, on: Where): TermRule =>
  cii(
    code,
    ['BT-22'],
    'A note with a subject says something, in words or by a code',
    (invoice) => on(invoice).filter((note) => below(note, 'SubjectCode').length > 0),
    (note) => ['ContentCode', 'Content'].some((name) => below(note, name).length > 0),
  );

const ofSeller = (id: XmlElement): boolean => {
  for (let at = id.parent; at; at = at.parent) if (at.name === 'SellerTradeParty') return true;
  return false;
};

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

const entries = elementsAt(`${SETTLEMENT}/ApplicableTradeTax`);

const ownRules: readonly TermRule[] = [
  cii(
    'BR-47',
    ['BT-118'],
    { text: 'An entry of the VAT breakdown has a category', phrase: 'BR-47' },
    entries,
    (entry) => below(entry, 'CategoryCode').length > 0,
  ),
  cii(
    'BR-48',
    ['BT-119'],
    'An entry of the VAT breakdown has a rate, but for what is not subject to VAT',
    entries,
    (entry) => below(entry, 'RateApplicablePercent').length > 0 || textsAt(entry, 'CategoryCode').includes('O'),
  ),
  cii(
    'BR-CO-18',
    ['BG-23'],
    'There is a VAT breakdown',
    elementsAt(`SupplyChainTradeTransaction/${SETTLEMENT}`),
    (settlement) => below(settlement, 'ApplicableTradeTax').length > 0,
  ),
  noteRule('BR-FXEXT-01', elementsAt('ExchangedDocument/IncludedNote')),
  noteRule('BR-FXEXT-02', elementsAt('AssociatedDocumentLineDocument/IncludedNote')),
  cii(
    'BR-FXEXT-03',
    ['BT-48', 'BT-63'],
    'A tax number of any party but the seller is a VAT number',
    (invoice) => elementsAt('SpecifiedTaxRegistration/ID')(invoice).filter((id) => !ofSeller(id)),
    (id) => attributeOf(id, 'schemeID')?.value === 'VA',
  ),
  cii(
    'BR-FXEXT-CII-DT-097a',
    [],
    'A time of format 205 is written as YYYYMMDDhhmm',
    (invoice) => each('DateTimeString')(invoice).filter((one) => attributeOf(one, 'format')?.value === '205'),
    ({ text }) => /^\s*\d{4}(?:1[0-2]|0[1-9])(?:3[01]|[12]\d|0[1-9])(?:[01]\d|2[0-3])[0-5]\d\s*$/.test(text),
  ),
  cii(
    'BR-FXEXT-CO-04',
    ['BT-151'],
    'A line that counts has a VAT category',
    (invoice) => elementsAt(`SupplyChainTradeTransaction/${LINE}`)(invoice).filter(isCounting),
    (line) => {
      const taxes = below(line, 'SpecifiedLineTradeSettlement/ApplicableTradeTax');
      return (
        taxes.some((tax) => textsAt(tax, 'TypeCode').includes('VAT')) &&
        taxes.some((tax) => textAt(tax, 'TypeCode').toUpperCase() === 'VAT' && below(tax, 'CategoryCode').length > 0)
      );
    },
  ),
  cii(
    'BR-FXEXT-CO-16',
    ['BT-115', 'BT-112', 'BT-113', 'BT-114'],
    'The amount due is the total with VAT less what is paid, plus rounding and adjustments',
    each('SpecifiedTradeSettlementHeaderMonetarySummation'),
    isDue,
  ),
  emptyElementRule,
];

export const FACTUR_X_EXTENDED_RULES: readonly TermRule[] = [
  ...taken,
  ...filledRules,
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
  ...ownRules,
  ...counted,
];
