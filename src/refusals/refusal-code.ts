/** What an answer says of the document as a whole. */
export type RefusalOutcome = 'refused' | 'accepted' | 'accepted-with-warnings' | 'pending' | 'unknown';

/** `pass` is a check that the document stood: it is listed by some authorities and is no trouble. */
export type FindingSeverity = 'error' | 'warning' | 'info' | 'pass';

/**
 * What the authority holds the document against: the file alone, what it has in its registers or has received before, or the way
 * in which the file was sent.
 */
export type Basis = 'file' | 'register' | 'sending';

/** Where a fact was read, and on which day. */
export interface CodeSource {
  readonly title: string;
  readonly url?: string;
  /** The day on which it was read, as YYYY-MM-DD. */
  readonly read: string;
}

/** One code that an authority answers with. */
export interface RefusalCode {
  readonly code: string;
  /** The group of the authority's list that it belongs to, such as `content` or `register`. */
  readonly kind: string;
  readonly basis: Basis;
  /** `error` when left out. */
  readonly severity?: FindingSeverity;
  /** What the code says of the whole document, where it does: a status. */
  readonly outcome?: RefusalOutcome;
  /** Place in the authority's own format, as the authority names it. */
  readonly element?: string;
  /** Place in a document; `*` stands for the number of an entry: `lines.*.sum`. */
  readonly place?: string;
  /** One or two sentences in our own words. Left out where the public sources do not tell it. */
  readonly meaning?: string;
  /** What to do next, in our own words. */
  readonly next?: string;
  /** Codes of rules of ours that find the same. */
  readonly rules?: readonly string[];
  /** The authority no longer answers with it: since when, or that it stands on an older list. */
  readonly retired?: string;
  /** Words that together tell the authority's sentence where the code itself is left out; in lower case, without accents. */
  readonly sentence?: readonly string[];
}

/** A sign in a text that an authority wrote it. */
export interface Mark {
  /** In lower case, without accents. With a space before them they begin a word, with one behind them they end it. */
  readonly words: string;
  /** 1: a hint. 3: hardly anybody else writes this. */
  readonly weight: 1 | 2 | 3;
}

/** How findings stand in an XML answer. Names are local names; `a/b` is a child of a child, `@a` an attribute. */
export interface XmlFindings {
  /** The element that holds one finding. */
  readonly record: string;
  readonly code: string;
  /** Where the code stands inside a sentence, what cuts it out: its first group. */
  readonly cut?: RegExp;
  readonly message?: string;
  readonly severity?: string;
  readonly place?: string;
  readonly line?: string;
  readonly column?: string;
}

/** Where an answer says what became of the document. */
export interface OutcomeMember {
  /** Local name of an element, or name of a JSON member. */
  readonly name: string;
  /** What its values mean; compared in lower case. */
  readonly means: Readonly<Record<string, RefusalOutcome>>;
  /** Counts only in answers that have this element or member too. */
  readonly beside?: string;
}

/** How codes look. The pattern is global; its first group is the code. */
export interface CodeForm {
  readonly of: RegExp;
  /** 3: such a code tells the authority by itself. 2: one more sign is asked for, as other things look like it. */
  readonly weight: 2 | 3;
}

export interface Authority {
  readonly key: string;
  /** Its name, and what it answers for. */
  readonly name: string;
  readonly country?: string;
  readonly sources: readonly CodeSource[];
  readonly codes: readonly RefusalCode[];
  readonly marks: readonly Mark[];
  /** Patterns of codes that hardly any other authority has. */
  readonly forms: readonly CodeForm[];
  /** Patterns of codes that are only numbers or common words; they count once something else tells the authority. */
  readonly loose: readonly RegExp[];
  /** Elements that only its answers have: the kind of answer each is, and what it says by itself. */
  readonly roots: Readonly<Record<string, { readonly kind: string; readonly outcome: RefusalOutcome }>>;
  readonly findings: readonly XmlFindings[];
  readonly outcomes: readonly OutcomeMember[];
  /** Sets of members that tell its JSON answers. */
  readonly members: readonly (readonly string[])[];
  /** The code that it gives a file which breaks the schema; its validator's sentence may stand alone. */
  readonly schemaCode?: string;
  /** Its answers name rules of EN 16931 and the rule sets built on it. */
  readonly namesRules?: boolean;
}
