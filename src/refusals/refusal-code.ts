/** The status of the document in an answer. */
export type RefusalOutcome = 'refused' | 'accepted' | 'accepted-with-warnings' | 'pending' | 'unknown';

/** `pass` is a check that the document passed: some authorities list these, and they are no error. */
export type FindingSeverity = 'error' | 'warning' | 'info' | 'pass';

/**
 * What the authority compares the document with: nothing but the file, its registers and earlier documents, or the way
 * the file was sent.
 */
export type Basis = 'file' | 'register' | 'sending';

/** The source of a fact and the day it was read. */
export interface CodeSource {
  readonly title: string;
  readonly url?: string;
  /** The day it was read, as YYYY-MM-DD. */
  readonly read: string;
}

/** One code of an authority. */
export interface RefusalCode {
  readonly code: string;
  /** Its group in the authority's list, such as `content` or `register`. */
  readonly kind: string;
  readonly basis: Basis;
  /** Default `error`. */
  readonly severity?: FindingSeverity;
  /** The status of the whole document, if the code has one. */
  readonly outcome?: RefusalOutcome;
  /** Place in the authority's own format, as the authority names it. */
  readonly element?: string;
  /** Place in a document; `*` is the index of an entry: `lines.*.sum`. */
  readonly place?: string;
  /** One or two sentences in our own words. Omitted if public sources do not have it. */
  readonly meaning?: string;
  /** What to do next, in our own words. */
  readonly next?: string;
  /** Codes of rules of ours that find the same. */
  readonly rules?: readonly string[];
  /** The authority no longer uses it: since when, or that it is from an older list. */
  readonly retired?: string;
  /** The codes that took its place. */
  readonly successors?: readonly string[];
  /** Words that together identify the authority's sentence if the code is missing; in lower case, without accents. */
  readonly sentence?: readonly string[];
  /** The same, where several sentences mean it: the words of each stand in one line. */
  readonly sentences?: readonly (readonly string[])[];
}

/** Evidence in a text that an authority wrote it. */
export interface Mark {
  /** In lower case, without accents. A leading space means the start of a word, a trailing space its end. */
  readonly words: string;
  /** 1: a hint. 3: almost only this authority writes it. */
  readonly weight: 1 | 2 | 3;
}

/** The structure of findings in an XML answer. Names are local names; `a/b` is a grandchild, `@a` an attribute. */
export interface XmlFindings {
  /** The element of one finding. */
  readonly record: string;
  readonly code: string;
  /** Extracts the code from a sentence: its first group. */
  readonly cut?: RegExp;
  readonly message?: string;
  readonly severity?: string;
  readonly place?: string;
  readonly line?: string;
  readonly column?: string;
}

/** Where an answer has the status of the document. */
export interface OutcomeMember {
  /** Local name of an element or attribute, or name of a JSON member. */
  readonly name: string;
  /** Meanings of its values, compared in lower case. */
  readonly means: Readonly<Record<string, RefusalOutcome>>;
  /** Applies only to answers that also have this element or member. */
  readonly beside?: string;
}

/** The form of codes. The pattern is global; its first group is the code. */
export interface CodeForm {
  readonly of: RegExp;
  /** 3: the code alone identifies the authority. 2: it needs more evidence, since other things look like it. */
  readonly weight: 2 | 3;
}

export interface Authority {
  readonly key: string;
  /** Its name, and the subject of its answers. */
  readonly name: string;
  readonly country?: string;
  readonly sources: readonly CodeSource[];
  readonly codes: readonly RefusalCode[];
  readonly marks: readonly Mark[];
  /** Patterns of codes that hardly any other authority has. */
  readonly forms: readonly CodeForm[];
  /** Words of its language and subject, in lower case without accents: they count beside a code that it knows. */
  readonly tongue?: readonly string[];
  /** Patterns of codes that are only numbers or common words; they count only with other evidence of the authority. */
  readonly loose: readonly RegExp[];
  /** Elements found only in its answers, each with its kind of answer and its status. */
  readonly roots: Readonly<Record<string, { readonly kind: string; readonly outcome: RefusalOutcome }>>;
  readonly findings: readonly XmlFindings[];
  readonly outcomes: readonly OutcomeMember[];
  /** Sets of members that identify its JSON answers. */
  readonly members: readonly (readonly string[])[];
  /** Sets of members that are its, where their code is known. */
  readonly shapes?: readonly (readonly string[])[];
  /** Its code for a file that breaks the schema; the validator's sentence may come alone. */
  readonly schemaCode?: string;
  /** Its answers name rules of EN 16931 and of rule sets built on it. */
  readonly namesRules?: boolean;
  /** Keys of the rule sets that its answers name. */
  readonly sets?: readonly string[];
}
