import type { Html } from './html.ts';
import type { Language } from '../engine/languages.ts';
import type { Section } from './sections.ts';

/** A part of a page that the search finds: its anchor, its title and its text. */
export type Found = readonly [anchor: string, title: string, text: string];

/** A page before it gets its frame. Addresses in it begin with `/`, which is the top of the site. */
export interface Page {
  /** Below the top of the site: `countries/es.html`. */
  readonly path: string;
  /** Default `en`. */
  readonly language?: Language;
  readonly title: string;
  /** A summary, for the search and for lists of pages. */
  readonly summary: string;
  readonly section: Section['key'];
  readonly body: Html;
  /** Headings and rules that the search finds. */
  readonly found: readonly Found[];
  /** Scripts of the page, below the top of the site. */
  readonly scripts?: readonly string[];
}
