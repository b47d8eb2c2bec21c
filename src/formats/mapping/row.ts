/** Which occurrence of an element a row is about, by what stands in it. */
export interface Condition {
  /** Path of local names below the element, `TaxScheme/ID`, `@schemeID`, or `.` for the element itself; the text there is compared without blanks. */
  readonly at: string;
  readonly is?: readonly string[];
  readonly not?: readonly string[];
  /** The text is that of this term, read before. */
  readonly isTerm?: string;
}

/** How a value is written in this syntax. */
export type Form = 'text' | 'iso-date' | 'date-102' | 'midnight' | 'subject-note' | 'danish-number' | 'fraction';

/** A row about an attribute. */
export interface AttributeRow {
  readonly name: string;
  readonly term?: string;
  /** The only content the attribute can have here. */
  readonly fixed?: string;
  /** Written when the term has no value. */
  readonly otherwise?: string;
  /** The attribute names the currency of an amount: that of this term. */
  readonly currency?: 'BT-5' | 'BT-6';
  /** It says nothing, whatever its content; `fixed` is what is written. */
  readonly implied?: true;
  /** How a content is written, where in another way than it is read. */
  readonly writes?: Readonly<Record<string, string>>;
  /** A content that is none of these is written as `otherwise`. */
  readonly among?: readonly string[];
  /** Read, never written. */
  readonly readOnly?: true;
}

/**
 * One row of a table between a syntax and the terms of EN 16931. Rows stand in the order of the schema; the same rows
 * read, write, account for every leaf and link places.
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
  /** The only content the element can have here; written when its parent says anything. */
  readonly fixed?: string;
  /** Written when the term has no value but its parent says something. */
  readonly otherwise?: string;
  /** It says nothing that the format does not say, whatever its content. Read, never written. */
  readonly implied?: true;
  /** Read, never written: another row is where the term belongs. */
  readonly readOnly?: true;
  /** Only values with, or without, this component are written here. */
  readonly having?: string;
  readonly lacking?: string;
  /** Values read here carry this qualifier, and only those that do are written here. */
  readonly qualifier?: string;
  /** Values without a qualifier are written here when they have this shape. */
  readonly shape?: RegExp;
  /** Read when its siblings are: it is a component of a value that stands behind it. */
  readonly afterSiblings?: true;
  /** At most this many are written. */
  readonly most?: number;
  /** Written whenever its parent says anything; a group without an occurrence is then written empty. */
  readonly always?: true;
  /** Written also when there is no such group but something inside it has a value. */
  readonly loose?: true;
  /** Written once for every value of this term, which then stands alone inside. */
  readonly each?: string;
  /** Term written when the own one has no value. */
  readonly fallback?: string;
  /** How the syntax writes codes of the term; of codes it writes alike the first is read. Any other is written as it is. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Written only where this term has a value. */
  readonly needs?: string;
  /** Not written when the invoice has such a group. */
  readonly unless?: string;
}

/** A syntax as data. */
export interface Table {
  readonly syntax: 'ubl' | 'cii';
  /** Prefix → namespace. */
  readonly namespaces: Readonly<Record<string, string>>;
  readonly roots: readonly [RootRow, ...RootRow[]];
}

export interface RootRow {
  /** Prefix and local name of the outermost element; the prefix may be empty. */
  readonly name: string;
  readonly namespace: string;
  readonly rows: readonly Row[];
}

/** `cbc:ID` → `ID` */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
