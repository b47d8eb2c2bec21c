import { parseDecimal, type Decimal } from '../../../../en16931/decimal.ts';
import { once } from '../../../../en16931/rules/once.ts';
import { below, each, elementsAt, type Where } from '../../../../en16931/rules/elements.ts';
import type { InvoiceTerms, Syntax } from '../../../../en16931/term-tree.ts';
import { normal } from '../../../../peppol/peppol-rule.ts';
import type { XmlElement } from '../../../../xml/xml-tree.ts';
import { ciiLines, ublLines, type BilledLines } from '../shared-bill.ts';
import { textAt, textsAt } from '../texts.ts';
import { Tally } from './figures.ts';

/** Items with VAT in either syntax: counted lines, allowances, charges, and in CII freight. */
export interface Syntactic {
  readonly lines: BilledLines;
  readonly netPath: string;
  /** Sums of the document as a whole. */
  readonly totals: Where;
  readonly allowances: (invoice: InvoiceTerms, isCharge: boolean) => readonly XmlElement[];
  readonly freight: (invoice: InvoiceTerms) => readonly XmlElement[];
  readonly amountPath: string;
  /** Places of VAT in lines, allowances and freight; names of its parts. */
  readonly lineTax: string;
  readonly allowanceTax: string;
  readonly tax: { readonly category: string; readonly rate: string; readonly code: string; readonly reason: string };
  /** Entries of the VAT breakdown. */
  readonly entries: Where;
  readonly isVat: (entry: XmlElement) => boolean;
}

const indicated = (element: XmlElement, path: string, isCharge: boolean, exact: boolean): boolean => {
  const text = textAt(element, path);
  return exact ? text === String(isCharge) : (isCharge ? ['true', '1'] : ['false', '0']).includes(text.trim());
};

const taxCategories: Where = (invoice) =>
  elementsAt('TaxTotal/TaxSubtotal/TaxCategory')(invoice).filter(
    ({ parent }) => parent?.parent?.parent === invoice.root,
  );

const UBL: Syntactic = {
  lines: { ...ublLines, lines: each('InvoiceLine', 'CreditNoteLine') },
  netPath: 'LineExtensionAmount',
  totals: each('LegalMonetaryTotal'),
  allowances: ({ root }, isCharge) =>
    (root ? below(root, 'AllowanceCharge') : []).filter((element) =>
      indicated(element, 'ChargeIndicator', isCharge, false),
    ),
  freight: () => [],
  amountPath: 'Amount',
  lineTax: 'Item/ClassifiedTaxCategory',
  allowanceTax: 'TaxCategory',
  tax: { category: 'ID', rate: 'Percent', code: 'TaxExemptionReasonCode', reason: 'TaxExemptionReason' },
  entries: taxCategories,
  isVat: (entry) => normal(textAt(entry, 'TaxScheme/ID').toUpperCase()) === 'VAT',
};

const SETTLEMENT = 'ApplicableHeaderTradeSettlement';

const CII: Syntactic = {
  lines: ciiLines,
  netPath: 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
  totals: each('SpecifiedTradeSettlementHeaderMonetarySummation'),
  allowances: (invoice, isCharge) =>
    elementsAt(`${SETTLEMENT}/SpecifiedTradeAllowanceCharge`)(invoice).filter((element) =>
      indicated(element, 'ChargeIndicator/Indicator', isCharge, true),
    ),
  freight: elementsAt(`${SETTLEMENT}/SpecifiedLogisticsServiceCharge`),
  amountPath: 'ActualAmount',
  lineTax: 'SpecifiedLineTradeSettlement/ApplicableTradeTax',
  allowanceTax: 'CategoryTradeTax',
  tax: {
    category: 'CategoryCode',
    rate: 'RateApplicablePercent',
    code: 'ExemptionReasonCode',
    reason: 'ExemptionReason',
  },
  entries: elementsAt(`${SETTLEMENT}/ApplicableTradeTax`),
  isVat: (entry) => textAt(entry, 'TypeCode').toUpperCase() === 'VAT',
};

export const SYNTACTIC: Readonly<Record<Syntax, Syntactic>> = { ubl: UBL, cii: CII };

/** A line counts unless it totals or informs. */
export const isCounted = (syntax: Syntax, line: XmlElement, invoice: InvoiceTerms): boolean => {
  const { lines } = SYNTACTIC[syntax];
  return !lines.isOwn(line, invoice) || lines.hasStatus(line, 'DETAIL', invoice);
};

/** Lines, allowances, charges and freight with equal VAT category and rate, optionally also exemption reason. */
export interface Borne {
  readonly lines: Tally;
  readonly allowances: Tally;
  readonly charges: Tally;
  readonly freight: Tally;
}

const nothing = (): Borne => ({
  lines: new Tally(),
  allowances: new Tally(),
  charges: new Tally(),
  freight: new Tally(),
});

const plainRate = (rate: Decimal): string => {
  let { units, scale } = rate;
  for (; scale > 0 && units % 10n === 0n; scale--) units /= 10n;
  return `${units}e-${scale}`;
};

/** Key of a kind of VAT: its category and, except for what is not subject to VAT, its rate. */
export interface Kind {
  readonly category: string;
  readonly rate: string | undefined;
  readonly why: string;
}

/** Why something bears no VAT. What has several taxes has one reason for all, as officially. */
const whyOf = (syntax: Syntax, taxes: readonly XmlElement[]): string => {
  const { code, reason } = SYNTACTIC[syntax].tax;
  return JSON.stringify([code, reason].map((name) => normal(taxes.flatMap((tax) => textsAt(tax, name))[0] ?? '')));
};

/** The kind of VAT of an element, which may be one of several. Only UBL ignores spaces around a category. */
export function kindOf(syntax: Syntax, tax: XmlElement, why = whyOf(syntax, [tax])): Kind {
  const { category, rate } = SYNTACTIC[syntax].tax;
  const [written] = textsAt(tax, rate);
  const figure = written === undefined ? undefined : parseDecimal(written);
  const text = textAt(tax, category);
  return {
    category: syntax === 'ubl' ? normal(text) : text,
    rate: figure && plainRate(figure),
    why,
  };
}

const RATELESS = 'O';
/** Has no rate where it needs one. */
export const isRateless = ({ category, rate }: Kind): boolean => category !== RATELESS && rate === undefined;

const keyOf = (kind: Kind, withReason: boolean): string | undefined => {
  if (isRateless(kind)) return undefined;
  const { category, rate, why } = kind;
  return JSON.stringify([category, category === RATELESS ? '' : rate, withReason ? why : undefined]);
};

/** The items of each kind of VAT, with and without exemption reason. */
const borneIn = (syntax: Syntax) =>
  once((invoice): ReadonlyMap<string, Borne> => {
    const { lines, netPath, allowances, freight, amountPath, lineTax, allowanceTax } = SYNTACTIC[syntax];
    const borne = new Map<string, Borne>();
    const add = (taxes: readonly XmlElement[], amounts: readonly string[], to: keyof Borne): void => {
      const why = whyOf(syntax, taxes);
      const kinds = taxes.map((tax) => kindOf(syntax, tax, why));
      const keys = new Set(kinds.flatMap((kind) => [keyOf(kind, true) ?? [], keyOf(kind, false) ?? []].flat()));
      for (const key of keys) {
        let amountsOfKind = borne.get(key);
        if (!amountsOfKind) borne.set(key, (amountsOfKind = nothing()));
        for (const amount of amounts) amountsOfKind[to].add(amount);
      }
    };
    for (const line of lines.lines(invoice))
      if (isCounted(syntax, line, invoice)) add(below(line, lineTax), textsAt(line, netPath), 'lines');
    for (const isCharge of [false, true]) {
      for (const element of allowances(invoice, isCharge))
        add(below(element, allowanceTax), textsAt(element, amountPath), isCharge ? 'charges' : 'allowances');
    }
    for (const element of freight(invoice))
      add(below(element, 'AppliedTradeTax'), textsAt(element, 'AppliedAmount'), 'freight');
    return borne;
  });

const BORNE = { ubl: borneIn('ubl'), cii: borneIn('cii') } as const;

export const borneBy = (syntax: Syntax, kind: Kind, withReason: boolean, invoice: InvoiceTerms): Borne =>
  BORNE[syntax](invoice).get(keyOf(kind, withReason) ?? '') ?? nothing();
