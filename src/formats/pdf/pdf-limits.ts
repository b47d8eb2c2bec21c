/** What a PDF may ask of its reader before it is refused; each limit bounds time and memory. */
export interface PdfLimits {
  /** Longest file, in bytes. */
  readonly maxBytes: number;
  /** Objects that its tables name, over all revisions. */
  readonly maxObjects: number;
  /** Revisions, counted by their tables. */
  readonly maxSections: number;
  /** Deepest nesting of lists and dictionaries. */
  readonly maxDepth: number;
  /** Bytes that all streams that are read become together, each filter counted. */
  readonly maxInflated: number;
  /** The same for a small file: so many times its own bytes, */
  readonly maxGrowth: number;
  /** but as many as this in any case. */
  readonly leastInflated: number;
  /** Files attached that are looked at. */
  readonly maxAttachments: number;
  /** Bytes looked at while reading objects; what is read twice counts twice, each value a little more, pictures not at all. */
  readonly maxWork: number;
}

export const PDF_LIMITS: PdfLimits = {
  maxBytes: 16_000_000,
  maxObjects: 150_000,
  maxSections: 1_000,
  maxDepth: 64,
  maxInflated: 16_000_000,
  // An invoice of 10,000 lines becomes a hundred times as long where every line repeats the one before.
  maxGrowth: 200,
  leastInflated: 1_000_000,
  maxAttachments: 100,
  maxWork: 16_000_000,
};

/** What reading the text of all pages may cost. Pages that take more are not set against the XML. */
export const PAGE_LIMITS: PdfLimits = { ...PDF_LIMITS, maxInflated: 4_000_000, maxWork: 8_000_000 };
