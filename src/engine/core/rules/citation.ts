import type { Message, Wording } from '../messages/message.ts';

/** Address of a page published by an authority or a standards body; always https. */
export type PageUrl = `https://${string}`;

/** The place in a law, a standard or a specification behind a rule. */
export interface Citation {
  /** Name of the norm, in its own language: `Real Decreto 1619/2012, de facturación`. */
  readonly title: string;
  /** The place in it: an article, a clause, a field, an error code. */
  readonly section: string;
  /** Page of its authority with the norm; always https. */
  readonly url?: string;
}

/** The norms of a rule, or why none is named. */
export type Ground =
  | { readonly cite: Citation | readonly [Citation, ...Citation[]]; readonly uncited?: never }
  | { readonly uncited: Wording; readonly cite?: never };

/**
 * A norm of several rules, to be cited by section. `page` is appended to `url` for the section, if the authority has a
 * page or anchor for it.
 */
export function norm(title: string, url?: PageUrl): (section: string, page?: string) => Citation {
  return (section, page = '') => (url === undefined ? { title, section } : { title, section, url: `${url}${page}` });
}

/** Why a rule names no norm, as a message with its own code, shared by several rules. */
export function because(phrase: `uncited.${string}`, text: string): Message {
  return { text, phrase };
}

/** The citations of a rule as a list; empty if it says why it has none. */
export function citationsOf({ cite }: { readonly cite?: Ground['cite'] }): readonly Citation[] {
  if (cite === undefined) return [];
  return isList(cite) ? cite : [cite];
}

function isList(cite: NonNullable<Ground['cite']>): cite is readonly [Citation, ...Citation[]] {
  return Array.isArray(cite);
}
