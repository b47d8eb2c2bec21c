/** The parser's findings by the way they begin, and what they mean to the person who has the text open. */
const MEANINGS: readonly (readonly [begins: string, meaning: string])[] = [
  ['document must contain a root element', 'There is no element in the text'],
  ['documents may contain only one root', 'A second element stands behind the outermost one'],
  ['text data outside of root node', 'Text stands outside of the outermost element'],
  ['unexpected end', 'The text ends in the middle of a tag, comment or section'],
  ['unmatched closing tag', 'The end tag has no start tag'],
  ['unbound namespace prefix', 'The prefix has no namespace: its xmlns declaration is missing'],
  ['duplicate attribute', 'The element has the same attribute twice'],
  ['attribute without value', 'The attribute has no value'],
  ['unquoted attribute value', 'The value of the attribute is not in quotes'],
  ['no whitespace between attributes', 'A space is missing between two attributes'],
  ['disallowed character in attribute name', 'The character cannot stand in the name of an attribute'],
  [
    'disallowed character in tag name',
    'The character cannot stand in the name of an element; write &lt; for the sign <',
  ],
  ['disallowed character in closing tag', 'The character cannot stand in an end tag'],
  ['disallowed character in entity name', 'The sign & begins a reference that is not one; write &amp; for the sign &'],
  ['empty entity name', 'The sign & begins a reference that has no name; write &amp; for the sign &'],
  ['malformed character entity', 'The reference names a character that XML does not allow'],
  ['forward-slash in opening tag', 'A slash in a start tag must be followed by >'],
  ['malformed comment', 'A comment may not hold two hyphens in a row'],
  ['the string "]]>" is disallowed', 'The characters ]]> cannot stand in text; write ]]&gt;'],
  ['an XML declaration must be at the start', 'The XML declaration must be the very first thing in the text'],
  ['the XML declaration must appear at the start', 'The XML declaration must be the very first thing in the text'],
  ['XML declaration', 'The XML declaration is incomplete'],
  ['malformed name', 'The name has an empty part before or after its colon'],
  ['xml prefix must be bound', 'The prefix xml cannot be given another namespace'],
  ['xmlns prefix must be bound', 'The prefix xmlns cannot be declared'],
  ['tags may not have "xmlns"', 'The prefix xmlns cannot stand before the name of an element'],
  ['invalid attempt to undefine prefix', 'A prefix cannot be given an empty namespace'],
  ['processing instruction', 'The processing instruction has no name'],
  ['weird empty close tag', 'The end tag has no name'],
];

/** A finding of the parser in plain words. */
export function explain(message: string): string {
  for (const [begins, meaning] of MEANINGS) if (message.startsWith(begins)) return meaning;
  return `The text is not sound XML: ${message.replace(/\.$/, '')}`;
}
