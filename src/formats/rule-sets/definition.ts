import type { TermRule } from '../en16931/rules/rule.ts';
import type { Syntax } from '../en16931/term-tree.ts';
import type { Structure } from '../structure/structure.ts';
import type { StampReader } from '../zatca/stamp.ts';
import type { RuleSetCard } from './rule-set.ts';

/** Code that is fetched by itself. */
export interface RulePart {
  /** Every one of the set's when left out. */
  readonly syntax?: Syntax;
  /** What an invoice must name one of; any when left out. */
  readonly countries?: readonly string[];
  readonly load: () => Promise<readonly TermRule[]>;
  /** What walks the elements, of sets that judge so. */
  readonly structure?: () => Promise<Structure>;
  /** What reads the stamps of an invoice, of sets whose profile stamps. */
  readonly stamps?: () => Promise<StampReader>;
}

/** A rule set as its folder tells it. */
export interface RuleSetDefinition extends RuleSetCard {
  /**
   * Whether the page fetches its rules with the first file, whatever that is. For sets that many countries use: what is fetched
   * then tells nobody which of them is worked on. The rules of any other set come once such a document is open.
   */
  readonly ahead?: true;
}

/** Outermost elements of invoices. */
export const UBL_INVOICES = { Invoice: 'ubl', CreditNote: 'ubl' } as const;
/** Those of documents of UBL that are no invoices. */
export const UBL_DOCUMENTS = {
  ApplicationResponse: 'ubl',
  Order: 'ubl',
  OrderResponse: 'ubl',
  DespatchAdvice: 'ubl',
} as const;
export const CII_INVOICES = { CrossIndustryInvoice: 'cii' } as const;
