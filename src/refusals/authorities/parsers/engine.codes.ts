import type { RefusalCode } from '../../refusal-code.ts';

const row = (
  code: string,
  meaning: string,
  next: string,
  ...sentences: readonly (readonly string[])[]
): RefusalCode => ({
  code,
  kind: 'engine',
  basis: 'file',
  outcome: 'unknown',
  meaning,
  next,
  ...(sentences.length > 0 && { sentences }),
});

const NUMBER =
  'Look for a figure with a comma, a currency sign, a blank or no digits at all, at the place that the message names.';
const TWICE = 'Look for an element that stands twice and should stand once.';
const TO_OPERATOR = 'The rules or their engine are at fault, rather than the file. Tell whoever runs the validator.';

/** Errors of XPath, XQuery and XSLT (W3C, XQuery and XPath Functions and Operators), as Saxon writes them. */
export const ENGINE_CODES: readonly RefusalCode[] = [
  row(
    'FORG0001',
    'A rule could not read a value as the figure or date that it should be.',
    NUMBER,
    ['cannot convert string', 'to a double'],
    ['cannot convert string', 'xs:decimal'],
  ),
  row('FORG0003', 'A rule found several values where it takes at most one.', TWICE),
  row(
    'FORG0004',
    'A rule found no value where it needs one or more.',
    'Look for the missing element at the place of the message.',
  ),
  row('FORG0005', 'A rule found none or several values where it takes exactly one.', TWICE),
  row('FORG0006', 'A rule got a value of a kind that it cannot use.', NUMBER),
  row('FOAR0001', 'A rule divided by zero.', 'Look for a quantity or base quantity of zero.', ['division by zero']),
  row('FOAR0002', 'A figure is too large to be computed with.', 'Look for a figure with too many digits.'),
  row('FOCA0002', 'A value is no valid name or figure.', NUMBER),
  row('FODT0001', 'A date is outside the years that can be computed with.', 'Look for a date with a wrong year.'),
  row('FODC0002', 'A file that the rules refer to could not be read.', TO_OPERATOR),
  row('XPTY0004', 'A rule found several values where it takes one, or a value of another kind.', TWICE, [
    'a sequence of more than one item is not allowed',
  ]),
  row('XPDY0002', 'A rule was asked outside a document.', TO_OPERATOR),
  row('XPDY0050', 'A rule found a node of another kind than it expects.', TO_OPERATOR),
  row('XPST0003', 'A rule is not written correctly.', TO_OPERATOR),
  row('XPST0008', 'A rule uses a name that is not declared.', TO_OPERATOR),
  row('XPST0017', 'A rule calls a function that the engine does not have.', TO_OPERATOR),
  row('XPST0081', 'A rule uses a prefix that is not declared.', TO_OPERATOR),
  row('XTDE0540', 'Two templates of the rules fit the same element.', TO_OPERATOR),
  row('XTDE0555', 'No template of the rules fits the element.', TO_OPERATOR),
  row('XTMM9000', 'The rules stopped the check by a message of their own.', 'Read the message beside the code.'),
  row('SXXP0003', 'The file is no well-formed XML.', 'Read the message of the parser beside the code.', [
    'error reported by xml parser',
  ]),
];
