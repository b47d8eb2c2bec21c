/** What an XML text may ask of its reader before it is refused; each limit bounds time and memory. */
export interface XmlLimits {
  /** Longest text, in UTF-16 code units. */
  readonly maxLength: number;
  /** Deepest nesting of elements. The deepest published invoice format nests 14 levels. */
  readonly maxDepth: number;
  /** Elements in all; an invoice of eight megabytes has about as many. */
  readonly maxElements: number;
  /** Attributes of one element, namespace declarations included. */
  readonly maxAttributes: number;
  /** Longest value of one element or attribute, in UTF-16 code units; attachments are the long ones. */
  readonly maxText: number;
}

export const XML_LIMITS: XmlLimits = {
  maxLength: 16_000_000,
  maxDepth: 64,
  maxElements: 150_000,
  maxAttributes: 64,
  maxText: 14_000_000,
};
