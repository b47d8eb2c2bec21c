/** Limits of the XML reader; each bounds time and memory. */
export interface XmlLimits {
  /** Longest text, in UTF-16 code units. */
  readonly maxLength: number;
  /** Deepest nesting of elements. The deepest published invoice format nests 14 levels. */
  readonly maxDepth: number;
  /** Elements of any text. */
  readonly maxElements: number;
  /** A longer text may have one element per this many characters; invoices have about 40 per element. */
  readonly charactersPerElement: number;
  /** Attributes of one element, namespace declarations included. */
  readonly maxAttributes: number;
  /** Longest name of an element, an attribute or a namespace; those of invoices have at most 80 characters. */
  readonly maxName: number;
  /** Longest value of one element or attribute, in UTF-16 code units; attachments are long. */
  readonly maxText: number;
}

export const XML_LIMITS: XmlLimits = {
  maxLength: 64_000_000,
  maxDepth: 64,
  maxElements: 150_000,
  charactersPerElement: 24,
  maxAttributes: 64,
  maxName: 256,
  maxText: 14_000_000,
};

/** For XML written by us: its length follows from a document, which has its own limits. */
export const OWN_XML_LIMITS: XmlLimits = { ...XML_LIMITS, maxLength: Infinity, maxElements: Infinity };

/** Most elements of a text with this length. */
export function mostElements({ maxElements, charactersPerElement }: XmlLimits, length: number): number {
  return Math.max(maxElements, Math.floor(length / charactersPerElement));
}
