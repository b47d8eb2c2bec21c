import type { JsonObject, Message } from '../engine/index.ts';
import type { Draft } from './en16931/document/draft.ts';
import type { Profile } from './en16931/profiles/profile.ts';
import type { InvoiceTerms, Syntax } from './en16931/term-tree.ts';

/** What becomes of the terms of a format in a document, and of a document in terms. */
export interface DocumentMaker {
  /** The type of its documents: `bill/invoice`. */
  readonly type: string;
  /** `hasRegime` tells whether a country has a tax regime. The draft knows what became of each term. */
  readonly toDocument: (
    terms: InvoiceTerms,
    profile: Profile | undefined,
    hasRegime: (country: string) => boolean,
  ) => { readonly document: JsonObject; readonly draft: Draft };
  /** The terms of a built document; `used` has the JSON paths of everything that became a term. */
  readonly toTerms: (
    document: JsonObject,
    profile: Profile,
    syntax: Syntax,
  ) => { readonly terms: InvoiceTerms; readonly used: ReadonlySet<string> };
  /** The term that is the number of a document. */
  readonly number: string;
  /** Members that say nothing of their own: how the document is kept, or what building calculates from other members. */
  readonly knownOtherwise: readonly RegExp[];
  /** Why a leaf is left that is no term. */
  readonly noMember: Message;
  /** Why a member is lost that became no term. */
  readonly noPlace: Message;
  /** Where and why a built document is not one that the format writes. */
  readonly refused?: (document: JsonObject) => { readonly path: string; readonly why: Message } | undefined;
  /** Why a document is not written: it has no number, or is of another type. */
  readonly noNumber: Message;
  readonly others: Message;
}
