import type { Message, Wording } from '../messages/message.ts';

/** Address of a page that an authority or a standards body publishes; always over TLS. */
export type PageUrl = `https://${string}`;

/** The place in a law, a standard or a specification on which a rule rests. */
export interface Citation {
  /** Name of the norm, in its own language: `Real Decreto 1619/2012, de facturación`. */
  readonly title: string;
  /** The place in it: an article, a clause, a field, an error code. */
  readonly section: string;
  /** Page of its authority on which the norm can be read; always https. */
  readonly url?: string;
}

/** What a rule rests on, or why no norm can be named. */
export type Ground =
  | { readonly cite: Citation | readonly [Citation, ...Citation[]]; readonly uncited?: never }
  | { readonly uncited: Wording; readonly cite?: never };

/**
 * A norm on which several rules rest, ready to be cited by section. `page` is what leads from `url` to the section
 * itself, where the authority has a page or an anchor for it.
 */
export function norm(title: string, url?: PageUrl): (section: string, page?: string) => Citation {
  return (section, page = '') => (url === undefined ? { title, section } : { title, section, url: `${url}${page}` });
}

/** Why a rule names no norm, as a message with a code of its own: several rules share one reason. */
export function because(phrase: `uncited.${string}`, text: string): Message {
  return { text, phrase };
}

/** The citations of a rule as a list; empty where it names why it has none. */
export function citationsOf({ cite }: { readonly cite?: Ground['cite'] }): readonly Citation[] {
  if (cite === undefined) return [];
  return isList(cite) ? cite : [cite];
}

function isList(cite: NonNullable<Ground['cite']>): cite is readonly [Citation, ...Citation[]] {
  return Array.isArray(cite);
}
