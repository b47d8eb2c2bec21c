import { tableOf } from '../../engine/values.ts';
import type { TermRule } from '../en16931/rules/rule.ts';
import type { Binding } from '../en16931/term-tree.ts';
import type { Structure } from '../structure/structure.ts';
import { NATIONAL_FORMATS } from '../national/national-formats.ts';
import type { StampReader } from '../reading/stamp.ts';
import type { RuleSetCard } from './rule-set.ts';

/** Code loaded separately. */
export interface RulePart {
  /** All of the set, if omitted. */
  readonly syntax?: Binding;
  /** An invoice must name one of these countries; any if omitted. */
  readonly countries?: readonly string[];
  readonly load: () => Promise<readonly TermRule[]>;
  /** Walk the elements, for sets judged that way: one for each root element. */
  readonly structures?: () => Promise<readonly Structure[]>;
  /** Reads the stamps of an invoice, for profiles with stamps. */
  readonly stamps?: () => Promise<StampReader>;
}

/** A rule set as defined in its folder. */
export interface RuleSetDefinition extends RuleSetCard {
  /**
   * Whether the page loads its rules with the first file of any kind. For sets used by many countries: the request then
   * reveals nothing. Other sets are loaded with a document that needs them.
   */
  readonly ahead?: true;
}

/** Root elements of invoices. */
export const UBL_INVOICES = { Invoice: 'ubl', CreditNote: 'ubl' } as const;
/** Root elements of other UBL documents. */
export const UBL_DOCUMENTS = {
  ApplicationResponse: 'ubl',
  Order: 'ubl',
  OrderResponse: 'ubl',
  DespatchAdvice: 'ubl',
} as const;
/** Documents in formats of authorities. */
export const NATIONAL_DOCUMENTS: Readonly<Record<string, Binding>> = tableOf(
  Object.fromEntries(
    NATIONAL_FORMATS.flatMap(({ key, table }) => table.roots.map(({ name }) => [name.replace(/^.*:/, ''), key])),
  ),
);
export const CII_INVOICES = { CrossIndustryInvoice: 'cii' } as const;
