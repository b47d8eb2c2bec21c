/** What an XML text may ask of its reader before it is refused; each limit bounds time and memory. */
export interface XmlLimits {
  /** Longest text, in UTF-16 code units. */
  readonly maxLength: number;
  /** Deepest nesting of elements. The deepest published invoice format nests 14 levels. */
  readonly maxDepth: number;
  /** Elements of any text. */
  readonly maxElements: number;
  /** A longer text may have one element for so many characters; invoices have about 40 for each. */
  readonly charactersPerElement: number;
  /** Attributes of one element, namespace declarations included. */
  readonly maxAttributes: number;
  /** Longest value of one element or attribute, in UTF-16 code units; attachments are the long ones. */
  readonly maxText: number;
}

export const XML_LIMITS: XmlLimits = {
  maxLength: 64_000_000,
  maxDepth: 64,
  maxElements: 150_000,
  charactersPerElement: 24,
  maxAttributes: 64,
  maxText: 14_000_000,
};

/** For what was written here: its length follows from a document, which has limits of its own. */
export const OWN_XML_LIMITS: XmlLimits = { ...XML_LIMITS, maxLength: Infinity, maxElements: Infinity };

/** Most elements that a text of this length may have. */
export function mostElements({ maxElements, charactersPerElement }: XmlLimits, length: number): number {
  return Math.max(maxElements, Math.floor(length / charactersPerElement));
}
