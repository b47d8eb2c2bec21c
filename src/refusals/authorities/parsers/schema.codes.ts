import type { RefusalCode } from '../../refusal-code.ts';

const row = (
  code: string,
  meaning: string,
  next: string,
  ...sentences: readonly (readonly string[])[]
): RefusalCode => ({
  code: `cvc-${code}`,
  kind: 'schema',
  basis: 'file',
  outcome: 'refused',
  meaning,
  next,
  ...(sentences.length > 0 && { sentences }),
});

const ORDER = 'Compare with the order of the schema: the element is misspelt, misplaced, or one before it is missing.';
const VALUE = 'Correct the value; the schema says its form, its length or its list.';
const LENGTH = 'Shorten the value, or complete it, to the length that the message names.';
const FIGURE = 'Write a figure within the limits that the message names.';
const DIGITS = 'Round the figure to the digits that the schema allows.';

/** Ids of the validation rules of XML Schema (W3C, XML Schema Part 1, appendix C), as Xerces and Saxon write them. */
export const SCHEMA_CODES: readonly RefusalCode[] = [
  row('complex-type.2.1', 'An element that is to be empty has a content.', 'Leave out the content, or the element.'),
  row('complex-type.2.2', 'An element that takes a value has elements inside.', VALUE),
  row(
    'complex-type.2.3',
    'Text stands between the elements of a group, where only elements may stand.',
    'Remove the text; often a value stands beside its element instead of inside.',
    ['character content other than whitespace is not allowed'],
    ['text is not allowed in this context'],
  ),
  row('complex-type.2.4.a', 'An element stands where another one is expected.', ORDER, [
    'this element is not expected. expected is',
  ]),
  row(
    'complex-type.2.4.b',
    'An element ends too early: a required one is missing in it.',
    'Add the missing element, at its place in the order.',
    ['missing child element'],
  ),
  row(
    'complex-type.2.4.c',
    'The schema does not know this element, and the place takes only known ones.',
    'Check its name and namespace; extensions need their own schema.',
    ['no matching global element declaration available'],
  ),
  row('complex-type.2.4.d', 'An element stands where no further one may stand.', ORDER, [
    'this element is not expected.',
  ]),
  row(
    'complex-type.2.4.e',
    'An element occurs less or more often than the schema allows.',
    'Count the repeated elements.',
  ),
  row(
    'complex-type.2.4.f',
    'An element occurs more often than the schema allows.',
    'Leave out what is too many, or join the values.',
  ),
  row('complex-type.2.4.g', 'An element is missing before the one that the message names.', ORDER),
  row(
    'complex-type.3.1',
    'An attribute has another value than the fixed one.',
    'Write the fixed value, or use the version of the schema that the file is for.',
  ),
  row('complex-type.3.2.1', 'The element has an attribute, although it takes none.', 'Remove the attribute.'),
  row(
    'complex-type.3.2.2',
    'The element has an attribute that the schema does not know.',
    'Remove the attribute, or correct its name.',
    ['the attribute', 'is not allowed'],
  ),
  row('complex-type.4', 'An attribute is missing.', 'Add the attribute that the message names.', [
    'the attribute',
    'is required but missing',
  ]),
  row(
    'elt.1',
    'The schema does not know the first element: another kind of document, version or namespace.',
    'Compare the name and the namespace of the root element with the format that the receiver takes.',
    ['cannot find the declaration of element'],
    ['no matching global declaration available for the validation root'],
    ['could not find schema information for the element'],
    ['schema_reference.4'],
  ),
  row(
    'elt.1.a',
    'The schema does not know the first element: another kind of document, version or namespace.',
    'Compare the name and the namespace of the root element with the format that the receiver takes.',
  ),
  row(
    'elt.3.1',
    'An element is marked as nil, and may not be.',
    'Remove `xsi:nil`, and leave the element out where it has no value.',
  ),
  row('elt.5.2.2.2.2', 'An element has another value than the fixed one.', 'Write the fixed value.'),
  row('attribute.3', 'The value of an attribute is not of its type.', VALUE),
  row(
    'attribute.4',
    'An attribute has another value than the fixed one.',
    'Write the fixed value, or use the version of the schema that the file is for.',
  ),
  row('type.3.1.1', 'A simple value has attributes that it may not have.', 'Remove the attributes.'),
  row('type.3.1.2', 'A simple value has elements inside.', VALUE),
  row('type.3.1.3', 'The value of an element is not of its type.', VALUE),
  row('datatype-valid.1.2.1', 'A value is not of its type: a date, a figure, a code.', VALUE, [
    'is not a valid value of the atomic type',
  ]),
  row('datatype-valid.1.2.2', 'An entry of a list is not of its type.', VALUE),
  row('datatype-valid.1.2.3', 'A value is of none of the types that may stand here.', VALUE),
  row('enumeration-valid', 'A value is not on the list of the schema.', 'Take a code of the list, in its case.', [
    "facet 'enumeration'",
  ]),
  row('pattern-valid', 'A value has not the form of the schema.', VALUE, ["facet 'pattern'"]),
  row('length-valid', 'A value has not the length of the schema.', LENGTH, ["facet 'length'"]),
  row('minLength-valid', 'A value is too short, often empty.', 'Leave an element out where it has no value.', [
    "facet 'minlength'",
  ]),
  row('maxLength-valid', 'A value is too long.', LENGTH, ["facet 'maxlength'"]),
  row('minInclusive-valid', 'A figure is below the least one that is allowed.', FIGURE, ["facet 'mininclusive'"]),
  row('maxInclusive-valid', 'A figure is above the greatest one that is allowed.', FIGURE, ["facet 'maxinclusive'"]),
  row('minExclusive-valid', 'A figure is not above its limit.', FIGURE, ["facet 'minexclusive'"]),
  row('maxExclusive-valid', 'A figure is not below its limit.', FIGURE, ["facet 'maxexclusive'"]),
  row('totalDigits-valid', 'A figure has too many digits.', DIGITS, ["facet 'totaldigits'"]),
  row('fractionDigits-valid', 'A figure has too many decimals.', DIGITS, ["facet 'fractiondigits'"]),
  row('identity-constraint.4.1', 'A value stands twice that is to be unique.', 'Give each its own value.'),
  row(
    'identity-constraint.4.2.2',
    'A value stands twice that is to be unique.',
    'Give each its own value.',
    ['duplicate unique value'],
    ['duplicate key value'],
  ),
  row(
    'identity-constraint.4.3',
    'A value refers to one that does not exist.',
    'Refer to a value that stands in the file.',
  ),
  row(
    'id.1',
    'An id is referred to that does not exist.',
    'Refer to an id of the file; often the signature points to a changed one.',
  ),
  row('id.2', 'An id stands twice.', 'Give each element its own id.'),
];
