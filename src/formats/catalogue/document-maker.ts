import type { JsonObject, Message } from '../../engine/index.ts';
import type { Draft } from '../en16931/document/draft.ts';
import type { Profile } from '../en16931/profiles/profile.ts';
import type { InvoiceTerms, Syntax } from '../en16931/term-tree.ts';

/** Converts the terms of a format to a document, and back. */
export interface DocumentMaker {
  /** The type of its documents: `bill/invoice`. */
  readonly type: string;
  /** `hasRegime` says whether a country has a tax regime. The draft knows the outcome of each term. */
  readonly toDocument: (
    terms: InvoiceTerms,
    profile: Profile | undefined,
    hasRegime: (country: string) => boolean,
  ) => { readonly document: JsonObject; readonly draft: Draft };
  /** The terms of a built document; `used` has the JSON paths of every value that became a term. */
  readonly toTerms: (
    document: JsonObject,
    profile: Profile,
    syntax: Syntax,
  ) => { readonly terms: InvoiceTerms; readonly used: ReadonlySet<string> };
  /** The term with the number of a document. */
  readonly number: string;
  /** Members without content of their own: how the document is stored, or values that building calculates. */
  readonly knownOtherwise: readonly RegExp[];
  /** Why a leaf without a term is left. */
  readonly noMember: Message;
  /** Why a member without a term is lost. */
  readonly noPlace: Message;
  /** The reasons, with paths, why the format cannot write a built document. */
  readonly refused?: (document: JsonObject) => { readonly path: string; readonly why: Message } | undefined;
  /** Why a document is not written: it has no number, or is of another type. */
  readonly noNumber: Message;
  readonly others: Message;
}
