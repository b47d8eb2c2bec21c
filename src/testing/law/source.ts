/** Where a figure was taken from, and on which day somebody looked. */
export interface Source {
  /** The law with its article, or the page. */
  readonly title: string;
  readonly url?: string;
  /** YYYY-MM-DD. */
  readonly read: string;
}

/** The day for which the tables say what holds today. */
export const TODAY = '2026-11-21';

/**
 * The definition of a country or a format as the other tools of the format publish it. It makes documents interchangeable,
 * but is no law: figures that rest on it alone say so.
 */
export function published(file: string): Source {
  return { title: `Published definition of the format, ${file}, GOBL v0.502.1`, read: '2026-11-21' };
}
