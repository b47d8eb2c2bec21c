/** The source of a figure, and the day it was read. */
export interface Source {
  /** The law with its article, or the page. */
  readonly title: string;
  readonly url?: string;
  /** YYYY-MM-DD. */
  readonly read: string;
}

/** The day that the tables call "today". */
export const TODAY = '2026-11-21';

/**
 * The definition of a country or a format as published by the format's other tools. It makes documents interchangeable,
 * but is no law: figures with no other source say so.
 */
export function published(file: string): Source {
  return { title: `Published definition of the format, ${file}, GOBL v0.502.1`, read: '2026-11-21' };
}
