import type { Message } from '../../engine/index.ts';
import { readingMessages } from './messages.ts';

/** The parser's messages by their beginning, and their meaning for the author of the text. */
const MEANINGS: readonly (readonly [begins: string, meaning: Message])[] = [
  ['document must contain a root element', readingMessages.noElement],
  ['documents may contain only one root', readingMessages.secondRoot],
  ['text data outside of root node', readingMessages.textOutside],
  ['unexpected end', readingMessages.endsEarly],
  ['unmatched closing tag', readingMessages.noStartTag],
  ['unbound namespace prefix', readingMessages.unknownPrefix],
  ['duplicate attribute', readingMessages.attributeTwice],
  ['attribute without value', readingMessages.noValue],
  ['unquoted attribute value', readingMessages.noQuotes],
  ['no whitespace between attributes', readingMessages.noSpace],
  ['disallowed character in attribute name', readingMessages.attributeName],
  ['disallowed character in tag name', readingMessages.elementName],
  ['disallowed character in closing tag', readingMessages.endTag],
  ['disallowed character in entity name', readingMessages.loneAmpersand],
  ['empty entity name', readingMessages.namelessReference],
  ['malformed character entity', readingMessages.badReference],
  ['forward-slash in opening tag', readingMessages.loneSlash],
  ['malformed comment', readingMessages.hyphens],
  ['the string "]]>" is disallowed', readingMessages.brackets],
  ['an XML declaration must be at the start', readingMessages.declarationFirst],
  ['the XML declaration must appear at the start', readingMessages.declarationFirst],
  ['XML declaration', readingMessages.declarationEnds],
  ['malformed name', readingMessages.emptyNamePart],
  ['xml prefix must be bound', readingMessages.prefixXml],
  ['xmlns prefix must be bound', readingMessages.prefixXmlns],
  ['tags may not have "xmlns"', readingMessages.xmlnsElement],
  ['invalid attempt to undefine prefix', readingMessages.emptyNamespace],
  ['processing instruction without', readingMessages.instructionNoName],
  ['processing instructions are not allowed', readingMessages.noInstruction],
  ['weird empty close tag', readingMessages.namelessEndTag],
  ['unexpected close tag', readingMessages.noStartTag],
  ['unclosed tag', readingMessages.neverClosed],
  ['undefined entity', readingMessages.noEntity],
  ['the default namespace may not be set', readingMessages.defaultNamespace],
  ['may not assign the xml namespace', readingMessages.xmlNamespace],
  ['disallowed character in processing instruction', readingMessages.instructionName],
  ['disallowed character.', readingMessages.character],
  ['inappropriately located doctype', readingMessages.noDoctype],
  ['incorrect syntax', readingMessages.signs],
  ['did not expect any more name/value pairs', readingMessages.declarationMore],
  ['expected the name', readingMessages.declarationVersion],
  ['expected one of', readingMessages.declarationOrder],
  ['value required', readingMessages.declarationValue],
  ['value must be quoted', readingMessages.declarationQuotes],
  ['version number must match', readingMessages.version],
  ['encoding value must match', readingMessages.encoding],
  ['standalone value must match', readingMessages.standalone],
  ['whitespace required', readingMessages.declarationSpace],
  ['The character ? is disallowed', readingMessages.questionMark],
];

/** The text for an unknown message of the parser. */
export const NOT_SOUND = readingMessages.notSound;

/** A message of the parser in plain words. */
export function explain(message: string): Message {
  for (const [begins, meaning] of MEANINGS) if (message.startsWith(begins)) return meaning;
  return NOT_SOUND;
}
