import { readXml } from '../../formats/xml/read-xml.ts';
import { attributeOf, type XmlElement } from '../../formats/xml/xml-tree.ts';

/** An assertion of a Schematron, as its report or its style sheet writes it. */
export interface WrittenAssertion {
  /** The `id`; without one, the text in brackets at the start of the message, as in the Danish and French files. */
  readonly id: string;
  readonly flag: string;
}

/** The assertions in a report, or in the style sheet that writes it. Undefined if the text is not well-formed. */
export function assertionsIn(text: string): readonly WrittenAssertion[] | undefined {
  const read = readXml(text);
  return read.ok ? below(read.document.root, text) : undefined;
}

function below(element: XmlElement, text: string): readonly WrittenAssertion[] {
  if (element.name !== 'failed-assert' && element.name !== 'successful-report')
    return element.children.flatMap((child) => below(child, text));
  const message = element.children.find(({ name }) => name === 'text');
  const [, bracketed = ''] = /^\s*\[([^\]]+)\]/.exec(message ? ownText(message, text) : '') ?? [];
  return [{ id: attribute(element, 'id', text) || bracketed.trim(), flag: attribute(element, 'flag', text) }];
}

const ownText = ({ contentStart, contentEnd }: XmlElement, text: string): string =>
  text.slice(contentStart, contentEnd);

/** The value of an attribute, which a style sheet may also set by `xsl:attribute`. */
const attribute = (element: XmlElement, name: string, text: string): string => {
  const set = element.children.find(
    (child) => child.name === 'attribute' && attributeOf(child, 'name')?.value === name,
  );
  return (attributeOf(element, name)?.value ?? (set ? ownText(set, text) : '')).trim();
};
