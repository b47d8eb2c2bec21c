import type { Message } from '../../engine/index.ts';
import { readingMessages } from './messages.ts';

/** The parser's findings by the way they begin, and what they mean to the person who has the text open. */
const MEANINGS: readonly (readonly [begins: string, meaning: Message])[] = [
  ['document must contain a root element', readingMessages.thereNoElementText],
  ['documents may contain only one root', readingMessages.secondElementStandsBehind],
  ['text data outside of root node', readingMessages.textStandsOutsideOutermost],
  ['unexpected end', readingMessages.textEndsMiddleTag],
  ['unmatched closing tag', readingMessages.endTagNoStart],
  ['unbound namespace prefix', readingMessages.prefixNoNamespaceXmlns],
  ['duplicate attribute', readingMessages.elementSameAttributeTwice],
  ['attribute without value', readingMessages.attributeNoValue],
  ['unquoted attribute value', readingMessages.valueAttributeNotQuotes],
  ['no whitespace between attributes', readingMessages.spaceMissingBetweenTwo],
  ['disallowed character in attribute name', readingMessages.characterCannotStandName],
  ['disallowed character in tag name', readingMessages.characterCannotStandNameElement],
  ['disallowed character in closing tag', readingMessages.characterCannotStandEnd],
  ['disallowed character in entity name', readingMessages.signBeginsReferenceNot],
  ['empty entity name', readingMessages.signBeginsReferenceNo],
  ['malformed character entity', readingMessages.referenceNamesCharacterXml],
  ['forward-slash in opening tag', readingMessages.slashStartTagMust],
  ['malformed comment', readingMessages.commentMayNotHold],
  ['the string "]]>" is disallowed', readingMessages.charactersCannotStandText],
  ['an XML declaration must be at the start', readingMessages.xmlDeclarationMustVery],
  ['the XML declaration must appear at the start', readingMessages.xmlDeclarationMustVery],
  ['XML declaration', readingMessages.xmlDeclarationIncomplete],
  ['malformed name', readingMessages.nameEmptyPartBefore],
  ['xml prefix must be bound', readingMessages.prefixXmlCannotGiven],
  ['xmlns prefix must be bound', readingMessages.prefixXmlnsCannotDeclared],
  ['tags may not have "xmlns"', readingMessages.prefixXmlnsCannotStand],
  ['invalid attempt to undefine prefix', readingMessages.prefixCannotGivenEmpty],
  ['processing instruction without', readingMessages.processingInstructionNoName],
  ['processing instructions are not allowed', readingMessages.processingInstructionCannotStand],
  ['weird empty close tag', readingMessages.endTagNoName],
  ['unexpected close tag', readingMessages.endTagNoStart],
  ['unclosed tag', readingMessages.elementNeverClosed],
  ['undefined entity', readingMessages.referenceNamesNoEntity],
  ['the default namespace may not be set', readingMessages.namespacesXmlXmlnsCannot],
  ['may not assign the xml namespace', readingMessages.namespaceXmlBelongsPrefix],
  ['disallowed character in processing instruction', readingMessages.characterCannotStandNameProcessing],
  ['disallowed character.', readingMessages.xmlDoesNotAllow],
  ['inappropriately located doctype', readingMessages.documentTypeDeclarationCannot],
  ['incorrect syntax', readingMessages.signsBeginNeitherComment],
  ['did not expect any more name/value pairs', readingMessages.xmlDeclarationMoreThan],
  ['expected the name', readingMessages.xmlDeclarationBeginsVersion],
  ['expected one of', readingMessages.xmlDeclarationVersionEncoding],
  ['value required', readingMessages.valueMissingXmlDeclaration],
  ['value must be quoted', readingMessages.valueXmlDeclarationNot],
  ['version number must match', readingMessages.versionXmlDeclarationMust],
  ['encoding value must match', readingMessages.encodingXmlDeclarationCannot],
  ['standalone value must match', readingMessages.valueStandaloneXmlDeclaration],
  ['whitespace required', readingMessages.spaceMissingXmlDeclaration],
  ['The character ? is disallowed', readingMessages.signCannotStandInside],
];

/** What is said of a finding that the parser has not had before. */
export const NOT_SOUND = readingMessages.textNotSoundXml;

/** A finding of the parser in plain words. */
export function explain(message: string): Message {
  for (const [begins, meaning] of MEANINGS) if (message.startsWith(begins)) return meaning;
  return NOT_SOUND;
}
