/**
 * Editor features as a library: the exports of `@assay/language`. Texts are parsed with the position of every part;
 * offsets are in UTF-16 units. Nothing here makes requests: the definitions of a document's type, regime and addons are
 * passed in as `Knowledge`, from an engine's catalogue or the API.
 */

// Texts and places
export type {
  ArrayNode,
  LiteralNode,
  MemberNode,
  NumberNode,
  ObjectNode,
  Span,
  StringNode,
  SyntaxCode,
  SyntaxFault,
  SyntaxTree,
  TextEdit,
  ValueNode,
} from './syntax/tree.ts';
export { memberOf, stringAt, valueOf } from './syntax/tree.ts';
export { parseJson } from './syntax/parse-json.ts';
export { toJson } from './syntax/to-json.ts';
export type { PathStep as Step } from '../engine/index.ts';
export { formatPath } from '../engine/values.ts';
export type { Cursor, Location } from './syntax/locate.ts';
export { locate, locateKey, pathAt } from './syntax/locate.ts';
export { faultSpan } from './syntax/fault-span.ts';
export type { LineIndex, Place } from './syntax/line-index.ts';
export { indexLines } from './syntax/line-index.ts';
export { trackSpan } from './syntax/track-span.ts';

// Other notations
export type { ForeignFormat } from './syntax/foreign-format.ts';
export type { Recognised } from './recognise/recognise.ts';
export { recognise } from './recognise/recognise.ts';
export type { Conversion } from './recognise/convert-to-json.ts';
export { convertToJson } from './recognise/convert-to-json.ts';
export { readYaml, yamlToJson } from './recognise/read-yaml.ts';
export { yamlTree } from './recognise/yaml-tree.ts';
export { yamlTextEdits } from './recognise/yaml-edits.ts';
export { isDocument } from './recognise/is-document.ts';
export { isSignedEnvelope } from './recognise/signed-envelope.ts';

// Knowledge about a document
export type { Knowledge, NamedCode } from './knowledge/knowledge.ts';
export type { DocumentDescription } from './knowledge/describe-document.ts';
export { describeDocument } from './knowledge/describe-document.ts';
export { regimeCode, taxCountries } from './knowledge/tax-countries.ts';

// Help while writing
export type { Proposal } from './complete/proposals.ts';
export { complete } from './complete/complete.ts';
export { completeYaml } from './complete/complete-yaml.ts';
export type { HoverText } from './hover/hover.ts';
export { hover } from './hover/hover.ts';
export type { CalculatedValue } from './inlay/calculated-values.ts';
export { calculatedValues } from './inlay/calculated-values.ts';
export { fixesFor, renamesFor } from './fixes/fixes-for.ts';
export type { Mending } from './fixes/mending.ts';
export { triedFixes, type Examine, type Trial } from './fixes/tried-fixes.ts';
export { fixAllSafe, type FixedText } from './fixes/fix-all.ts';
export { expectationText } from './fixes/expectation-text.ts';
export { applyEdits, applyTextEdits, textEditsOf } from './edits/apply-edits.ts';
export { formatJson } from './edits/format-json.ts';
