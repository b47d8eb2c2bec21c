import { SaxesParser } from 'saxes';

/** A processor of XML 1.0 reads texts of a newer version as 1.0 (XML 1.0, 2.8). */
const AS_VERSION_1_0 = { xmlns: true, forceXMLVersion: true, defaultXMLVersion: '1.0' } as const;

type Options = typeof AS_VERSION_1_0 & { readonly position: boolean };
type Parsing = Pick<SaxesParser<Options>, 'on' | 'write' | 'close' | 'position'>;
const Parser = SaxesParser as unknown as new (options: Options) => Parsing;

/**
 * A parser of XML 1.0 with namespaces. `position` adds line and column to messages.
 *
 * The library adds a member for each handler. V8 turns an object to which it adds many into a dictionary, which is five
 * times as slow, so the members that are used are there from the start.
 */
export class XmlParser extends Parser {
  protected errorHandler = undefined;
  protected doctypeHandler = undefined;
  protected openTagStartHandler = undefined;
  protected attributeHandler = undefined;
  protected openTagHandler = undefined;
  protected closeTagHandler = undefined;
  protected textHandler = undefined;
  protected cdataHandler = undefined;

  constructor({ position }: Pick<Options, 'position'>) {
    super({ ...AS_VERSION_1_0, position });
  }
}
