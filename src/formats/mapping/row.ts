import type { Binding } from '../en16931/term-tree.ts';

/** Which occurrence of an element matches a row, by its content. */
export interface Condition {
  /**
   * Path of local names below the element, `TaxScheme/ID`, `@schemeID`, or `.` for the element itself; its text is
   * compared trimmed.
   */
  readonly at: string;
  readonly is?: readonly string[];
  readonly not?: readonly string[];
  /** The text equals this term, read before. */
  readonly isTerm?: string;
}

/** The notation of a value in this syntax. */
export type Form = 'text' | 'iso-date' | 'date-102' | 'midnight' | 'subject-note' | 'danish-number' | 'fraction';

/** A row about an attribute. */
export interface AttributeRow {
  readonly name: string;
  readonly term?: string;
  /** The only possible content of the attribute. */
  readonly fixed?: string;
  /** Written if the term has no value. */
  readonly otherwise?: string;
  /** The attribute is the currency of an amount: the one of this term. */
  readonly currency?: 'BT-5' | 'BT-6';
  /** Its content adds nothing; `fixed` is written. */
  readonly implied?: true;
  /** Written form of a content, if it differs from the read form. */
  readonly writes?: Readonly<Record<string, string>>;
  /** Any other content is written as `otherwise`. */
  readonly among?: readonly string[];
  /** Read, never written. */
  readonly readOnly?: true;
}

/**
 * One row of a table between a syntax and the terms of EN 16931. Rows are in the order of the schema. They read, write,
 * account for every leaf and link places.
 */
export interface Row {
  /** Prefix of the table and local name: `cbc:ID`. */
  readonly name: string;
  /** Each such element is an occurrence of this group. */
  readonly group?: string;
  readonly term?: string;
  readonly form?: Form;
  readonly rows?: readonly Row[];
  readonly attributes?: readonly AttributeRow[];
  readonly when?: Condition;
  /** The only possible content of the element; written if its parent has content. */
  readonly fixed?: string;
  /** Written if the term has no value but its parent has content. */
  readonly otherwise?: string;
  /** It adds nothing to what the format implies. Read, never written. */
  readonly implied?: true;
  /** Read, never written: another row writes the term. */
  readonly readOnly?: true;
  /** Writes only values with, or without, this component. */
  readonly having?: string;
  readonly lacking?: string;
  /** Values read here get this qualifier, and only values with it are written here. */
  readonly qualifier?: string;
  /** Values without a qualifier are written here if they have this form. */
  readonly shape?: RegExp;
  /** Read after its siblings: it is a component of a value that comes later. */
  readonly afterSiblings?: true;
  /** Writes at most this many. */
  readonly most?: number;
  /** Written only at its first place in the invoice. */
  readonly once?: true;
  /** Written whenever its parent has content; a group without an occurrence is written empty. */
  readonly always?: true;
  /** Written even without such a group if something inside has a value. */
  readonly loose?: true;
  /** Written once for every value of this term, which is then the only one inside. */
  readonly each?: string;
  /** Term written if the own one has no value. */
  readonly fallback?: string;
  /**
   * Codes of the term in this syntax; if several are written alike, the first is read. Others are written unchanged.
   */
  readonly codes?: Readonly<Record<string, string>>;
  /** Written only if this term has a value. */
  readonly needs?: string;
  /** Not written if the invoice has such a group. */
  readonly unless?: string;
}

/** A syntax as data. */
export interface Table {
  readonly syntax: Binding;
  /** Prefix → namespace. */
  readonly namespaces: Readonly<Record<string, string>>;
  /** Those that are declared only where they are used. */
  readonly inner?: Readonly<Record<string, string>>;
  readonly roots: readonly [RootRow, ...RootRow[]];
}

export interface RootRow {
  /** Prefix and local name of the root element; the prefix may be empty. */
  readonly name: string;
  readonly namespace: string;
  readonly rows: readonly Row[];
}

/** `cbc:ID` → `ID` */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
