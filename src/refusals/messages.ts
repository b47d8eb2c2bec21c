import { defineMessages } from '../engine/values.ts';

/** Texts about answers, apart from those of the codes. */
export const refusalMessages = defineMessages('refusal', {
  broken: 'The document breaks this rule: {rule}.',
  openHere: 'Open the invoice here: Assay checks this rule and shows where the invoice breaks it.',
  unexpected: '{name} is not allowed here{within}.{choice}',
  incomplete: '{name} is incomplete.{choice}',
  fixed: '{name} must have the only value that the schema allows; another form or version of the schema was used.',
  attributeMissing: 'The attribute {name}{within} is missing.',
  attributeUnknown: 'The schema has no attribute {name}{within}.',
  value: '{what}{within} is not allowed{asks}.',
  anElement: 'An element',
  aValue: 'A value',
  theValue: 'The value `{value}`',
  within: ' of `{name}`',
  choice: ' Expected there: {names}.',
  asks: '; the schema asks for {what}',
});
