/** Limits of the PDF reader; each bounds time and memory. */
export interface PdfLimits {
  /** Longest file, in bytes. */
  readonly maxBytes: number;
  /** Objects in its tables, over all revisions. */
  readonly maxObjects: number;
  /** Revisions, counted by tables. */
  readonly maxSections: number;
  /** Deepest nesting of arrays and dictionaries. */
  readonly maxDepth: number;
  /** Decompressed bytes of all streams read, counting each filter. */
  readonly maxInflated: number;
  /** For a small file: this multiple of its size, */
  readonly maxGrowth: number;
  /** but at least this many. */
  readonly leastInflated: number;
  /** Attached files examined. */
  readonly maxAttachments: number;
  /** Bytes read while parsing objects; repeated reads count again, each value a little more, pictures not at all. */
  readonly maxWork: number;
}

export const PDF_LIMITS: PdfLimits = {
  maxBytes: 16_000_000,
  maxObjects: 150_000,
  maxSections: 1_000,
  maxDepth: 64,
  maxInflated: 16_000_000,
  // An invoice of 10,000 lines expands a hundredfold if its lines are equal.
  maxGrowth: 200,
  leastInflated: 1_000_000,
  maxAttachments: 100,
  maxWork: 16_000_000,
};

/** Budget for the text of all pages. Pages beyond it are not compared with the XML. */
export const PAGE_LIMITS: PdfLimits = { ...PDF_LIMITS, maxInflated: 4_000_000, maxWork: 8_000_000 };
