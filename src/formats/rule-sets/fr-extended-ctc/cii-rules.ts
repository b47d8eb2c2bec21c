import { below, each, type Where } from '../../en16931/rules/elements.ts';
import type { Demand, TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms, TermGroup } from '../../en16931/term-tree.ts';
import { xmlIndex } from '../../xml/xml-index.ts';
import { about, atMost, code, forbids, warns } from '../../rules/kit/verbs.ts';
import { ruled, type Must } from '../../rules/shared/functions/table.ts';
import { quoted } from '../../structure/structure-fault.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { frenchMessages } from '../../rules/shared/france/messages.ts';
import { textsAt } from '../../rules/shared/france/texts.ts';
import { SYNTACTIC } from '../../rules/shared/france/extended/borne.ts';
import { accountRule, dueRule, payeeRule, reasonRules } from '../../rules/shared/france/extended/cii-rules.ts';
import { extendedCodeRules, priceReasonRule, propertyCodeRule } from '../../rules/shared/france/extended/code-rules.ts';
import { NEITHER, NOT_IN_CII } from './left-out.codes.ts';
import { onCounted, propertyRules, subLineRules } from '../../rules/shared/france/extended/line-rules.ts';
import { sumRules } from '../../rules/shared/france/extended/sum-rules.ts';
import { allBut, EN16931_OF, rowOf } from '../../rules/shared/functions/en16931-rows.ts';

const hasOnly = (element: XmlElement, ...names: readonly string[]): boolean =>
  element.children.every(({ name }) => names.includes(name));

const SETTLEMENT = 'ApplicableHeaderTradeSettlement';
const LINE = 'IncludedSupplyChainTradeLineItem';

/** Elements of referenced documents. */
const references: Where = ({ root }) =>
  root
    ? [...xmlIndex(root).byName].flatMap(([name, elements]) => (name.endsWith('ReferencedDocument') ? elements : []))
    : [];

const hasDeliveryTerms: Must = (agreement) =>
  below(agreement, 'ApplicableTradeDeliveryTerms').every(
    (terms) =>
      hasOnly(terms, 'DeliveryTypeCode', 'RelevantTradeLocation') &&
      below(terms, 'RelevantTradeLocation').every((place) => hasOnly(place, 'Name')),
  );
/** An element has these parts only. */
const leftOut = (id: string, name: string, names: readonly string[], on: string, must: Must): readonly TermRule[] => {
  const shown = { element: quoted(name), names: names.map(quoted).join(', ') };
  const messages = { fault: frenchMessages.otherParts(shown), requirement: frenchMessages.mustHaveParts(shown) };
  return ruled('cii', code(id, name, messages, warns), on, must);
};
const deliveryTerms = (id: string, on: string): readonly TermRule[] =>
  leftOut(id, 'ApplicableTradeDeliveryTerms', ['DeliveryTypeCode', 'RelevantTradeLocation/Name'], on, hasDeliveryTerms);
const EXCHANGE = ['SourceCurrencyCode', 'TargetCurrencyCode', 'ConversionRate', 'ConversionRateDateTime'];

const DATED = [
  'InvoiceReferencedDocument',
  'ContractReferencedDocument',
  'BuyerOrderReferencedDocument',
  'DespatchAdviceReferencedDocument',
];

const ownRules: readonly TermRule[] = [
  ...deliveryTerms('CII-FREXT-SR-106', `${LINE}/SpecifiedLineTradeAgreement`),
  ...deliveryTerms('CII-FREXT-SR-293', 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement'),
  ...ruled(
    'cii',
    atMost('CII-FREXT-SR-439', 1, 'NetPriceProductTradePrice/ChargeAmount', about('BT-146')),
    `${LINE}/SpecifiedLineTradeAgreement`,
  ),
  ...leftOut(
    'CII-FREXT-SR-366',
    'TaxApplicableTradeCurrencyExchange',
    EXCHANGE,
    `SupplyChainTradeTransaction/${SETTLEMENT}`,
    (element) => below(element, 'TaxApplicableTradeCurrencyExchange').every((rate) => hasOnly(rate, ...EXCHANGE)),
  ),
  // Only where there are several kinds of document.
  ...ruled('cii', forbids('CII-EXT-DT-018', 'TypeCode'), references, (element) => {
    const kinds = textsAt(element, 'TypeCode');
    if (kinds.length === 0 || element.name === 'InvoiceReferencedDocument') return true;
    return element.name === 'AdditionalReferencedDocument' && kinds.some((kind) => ['50', '130', '916'].includes(kind));
  }),
  // Only invoiced objects (130) and contracts have a scheme.
  ...ruled(
    'cii',
    forbids('CII-FREXT-DT-024', 'ReferenceTypeCode'),
    references,
    (element) =>
      below(element, 'ReferenceTypeCode').length === 0 ||
      element.name === 'ContractReferencedDocument' ||
      (element.name === 'AdditionalReferencedDocument' && textsAt(element, 'TypeCode').includes('130')),
  ),
  ...ruled(
    'cii',
    forbids('CII-FREXTDT-027', 'FormattedIssueDateTime'),
    references,
    (element) => below(element, 'FormattedIssueDateTime').length === 0 || DATED.includes(element.name),
  ),
  ...accountRule('BR-CO-27'),
];

/**
 * Rules of EN 16931 on entries of the VAT breakdown. The official file judges an entry of a VAT category only by the
 * rules of that category, so these apply to the other entries.
 */
const ON_ENTRIES: ReadonlySet<string> = new Set([
  'BR-45',
  'BR-46',
  'BR-47',
  'BR-48',
  'BR-CO-03',
  'BR-DEC-19',
  'BR-DEC-20',
]);
/** For the same reason these never fire. */
const NEVER = 'BR-AF-09 BR-AG-09';

const CATEGORIES: ReadonlySet<string> = new Set(['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M']);
const isOfCategory = (entry: XmlElement): boolean =>
  textsAt(entry, 'CategoryCode').some((code) => CATEGORIES.has(code)) && SYNTACTIC.cii.isVat(entry);

function onOthers(row: TermRule): TermRule {
  const demand = row.cii;
  if (!demand) return row;
  const on = (invoice: InvoiceTerms): readonly TermGroup[] =>
    invoice.groups('BG-23').filter(({ node }) => node !== undefined && !isOfCategory(node));
  return { ...row, cii: { ...demand, on } as Demand };
}

export const FR_EXTENDED_CII_RULES: readonly TermRule[] = [
  ...allBut('cii', NEITHER, NOT_IN_CII, NEVER, 'BR-17', 'CII-SR-454').map((row) =>
    ON_ENTRIES.has(row.code) ? onOthers(row) : row,
  ),
  ...ruled(
    'cii',
    atMost('CII-SR-454', 1, 'ApplicableTradeTax', warns, about('BG-30')),
    `${LINE}/SpecifiedLineTradeSettlement`,
  ),
  ...['22', '23', '24', '26'].map((number) => onCounted('cii', rowOf('cii', `BR-${number}`), `BR-FREXT-BR-${number}`)),
  onCounted('cii', rowOf('cii', 'BR-CO-04'), 'BR-FREXT-CO-04'),
  ...reasonRules('BR-FREXT-BR-'),
  ...sumRules({
    syntax: 'cii',
    totals: 'BR-FREXT-CO-',
    entries: 'BR-FREXT-',
    bases: 'BR-FXEXT-',
    either: (family) => `BR-FXEXT-${family}-08`,
    tax: 'BR-FXEXT-S-09',
    isExact: true,
    hasFreight: false,
    needsRate: false,
  }),
  ...subLineRules('cii', 'BR-FREXT-'),
  ...propertyRules('cii', ['BR-FREXT-54-1', 'BR-FREXT-54-2'], each('ApplicableProductCharacteristic')),
  ...extendedCodeRules('cii', EN16931_OF.cii),
  ...priceReasonRule,
  ...propertyCodeRule('cii', 'BR-FXEXT-04', 'ApplicableProductCharacteristic/TypeCode').map((rule) => ({
    ...rule,
    severity: 'warning' as const,
  })),
  ...dueRule,
  ...payeeRule,
  ...ownRules,
];
