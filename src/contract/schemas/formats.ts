import { array, integer, object, oneOf, optional, string } from '../typed-schema/schema.ts';
import { anyDocument } from './json-value.ts';

export const ImportRequest = object(
  {
    data: string({
      description: 'The text of an XML file, or with `encoding` its bytes.',
      examples: ['<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">…</Invoice>'],
    }),
    encoding: optional(oneOf('base64')),
    format: optional(
      string({
        description: 'Format that the file must have; told by its outermost element when left out.',
        examples: ['ubl'],
      }),
    ),
    judge: optional(
      array(string(), { description: 'Rule sets to judge by, such as `en16931`; those of the profile when left out.' }),
    ),
  },
  { title: 'ImportRequest' },
);

export const ReportEntry = object(
  {
    path: string({
      description: 'Place in the XML, by local names with positions among equals; an attribute as `@name`.',
      examples: ['/Invoice[1]/InvoiceLine[2]/InvoicedQuantity[1]/@unitCode'],
    }),
    value: string({ description: 'What is written there.' }),
    line: integer({ description: 'Line of the value, from 1.' }),
    column: integer({ description: 'Column of the value, from 1, in UTF-16 code units.' }),
    outcome: oneOf('taken', 'implied', 'recalculated', 'left'),
    terms: optional(array(string(), { description: 'Terms of EN 16931 that it is.', examples: [['BT-130']] })),
    to: optional(array(string(), { description: 'Places in the document.', examples: [['$.lines[1].item.unit']] })),
    became: optional(string({ description: 'What building calculates in its stead.' })),
    why: optional(string({ description: 'Why it was left, is implied, or differs from what is calculated.' })),
  },
  { title: 'ReportEntry', description: 'What became of one leaf of the XML.' },
);

export const Verdict = object(
  {
    rule: string({ description: 'Id of the rule.', examples: ['BR-CO-10'] }),
    severity: oneOf('error', 'warning'),
    description: string({ description: 'What is wrong, in one sentence.' }),
    terms: array(string(), { description: 'Terms of EN 16931 that the rule is about.' }),
    places: array(string(), { description: 'Places in the XML.' }),
    properties: array(string(), { description: 'Places in the document.' }),
  },
  { title: 'Verdict', description: 'A rule of the format that the invoice breaks.' },
);

export const TextFault = object(
  {
    code: string({ description: 'Code of the trouble.', examples: ['ASSAY-XML-CHARACTER'] }),
    description: string({ description: 'What is wrong, in one sentence.' }),
    line: integer({ description: 'Line in the text, from 1.' }),
    column: integer({ description: 'Column in that line, from 1, in UTF-16 code units.' }),
  },
  { title: 'TextFault', description: 'Trouble with a text that reading stepped over.' },
);

export const ImportResponse = object(
  {
    format: string({ description: 'Format of the file.', examples: ['ubl'] }),
    profile: optional(
      string({ description: 'Profile that the invoice names, if it is a known one.', examples: ['peppol-bis-3'] }),
    ),
    document: anyDocument('The document, as a person would write it: ready to be built.'),
    report: object({
      entries: array(ReportEntry, { description: 'One for every leaf of the XML, in the order they are written.' }),
    }),
    verdicts: array(Verdict, {
      description: 'Rules of the format and profile that the invoice breaks as it is written.',
    }),
    faults: optional(array(TextFault, { description: 'Trouble with the XML itself that reading could step over.' })),
  },
  { title: 'ImportResponse' },
);
