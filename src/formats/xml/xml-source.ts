/** How an XML text came: what its elements do not say. */
export interface XmlSource {
  readonly text: string;
  /** The name of the encoding of its bytes; undefined for a text that came as characters. */
  readonly encoding?: string;
  /** It began with a byte order mark. */
  readonly hasMark: boolean;
  /** Its bytes; undefined for a text that came as characters. */
  readonly size?: number;
}
