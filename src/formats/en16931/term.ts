/** Semantic data types of EN 16931-1:2017, clause 6.5. */
export type TermType =
  | 'amount'
  | 'unit-price'
  | 'quantity'
  | 'percentage'
  | 'identifier'
  | 'reference'
  | 'code'
  | 'date'
  | 'text'
  | 'binary'
  | 'group';

/** How often a term may occur in its group: `1` exactly, `?` at most once, `*` any number, `+` at least once. */
export type Cardinality = '1' | '?' | '*' | '+';

/** A business term (BT) or group of terms (BG) of EN 16931-1:2017, or a component of a term (`BT-29-1`). */
export interface Term {
  readonly id: string;
  /** Its parent group or term; absent directly in the invoice. */
  readonly parent?: string;
  readonly type: TermType;
  readonly cardinality: Cardinality;
}

/** id, parent (empty: the invoice), type, cardinality */
export type TermRow = readonly [id: string, parent: string, type: TermType, cardinality: Cardinality];
