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
  ['processing instruction without', 'The processing instruction has no name'],
  ['processing instructions are not allowed', 'A processing instruction cannot stand here'],
  ['weird empty close tag', 'The end tag has no name'],
  ['unexpected close tag', 'The end tag has no start tag'],
  ['unclosed tag', 'An element is never closed'],
  ['undefined entity', 'The reference names no entity of XML'],
  ['the default namespace may not be set', 'The namespaces of xml and xmlns cannot be the default one'],
  ['may not assign the xml namespace', 'The namespace of xml belongs to the prefix xml alone'],
  [
    'disallowed character in processing instruction',
    'The character cannot stand in the name of a processing instruction',
  ],
  ['disallowed character.', 'XML does not allow the character'],
  ['inappropriately located doctype', 'A document type declaration cannot stand here'],
  ['incorrect syntax', 'The signs <! begin neither a comment nor a CDATA section'],
  ['did not expect any more name/value pairs', 'The XML declaration has more than version, encoding and standalone'],
  ['expected the name', 'The XML declaration begins with its version'],
  ['expected one of', 'The XML declaration has version, encoding and standalone, in this order'],
  ['value required', 'A value is missing in the XML declaration'],
  ['value must be quoted', 'A value of the XML declaration is not in quotes'],
  ['version number must match', 'The version in the XML declaration must be 1.0 or 1.1'],
  ['encoding value must match', 'The encoding in the XML declaration cannot be the name of one'],
  ['standalone value must match', 'The value of standalone in the XML declaration must be yes or no'],
  ['whitespace required', 'A space is missing in the XML declaration'],
  ['The character ? is disallowed', 'The sign ? cannot stand inside of the XML declaration'],
];

/** What is said of a finding that the parser has not had before. */
export const NOT_SOUND = 'The text is not sound XML here';

/** A finding of the parser in plain words. */
export function explain(message: string): string {
  for (const [begins, meaning] of MEANINGS) if (message.startsWith(begins)) return meaning;
  return NOT_SOUND;
}
