import type { Authority } from '../../refusal-code.ts';
import { ENGINE_CODES } from './engine.codes.ts';
import { SCHEMA_CODES } from './schema.codes.ts';
import { WELL_FORMED_CODES } from './well-formed.codes.ts';

/** Xerces, libxml2, .NET, expat and Saxon, which every receiver uses in front of its own checks. */
export const PARSERS: Authority = {
  key: 'xml',
  name: 'XML parsers and schema validators',
  sources: [
    {
      title: 'W3C, XML Schema Part 1: Structures, appendix C',
      url: 'https://www.w3.org/TR/xmlschema-1/#outcomes',
      read: '2026-11-27',
    },
    {
      title: 'W3C, XQuery and XPath Functions and Operators 3.1, appendix B',
      url: 'https://www.w3.org/TR/xpath-functions-31/#error-summary',
      read: '2026-11-27',
    },
  ],
  codes: [...SCHEMA_CODES, ...WELL_FORMED_CODES, ...ENGINE_CODES],
  marks: [
    { words: 'saxparseexception', weight: 3 },
    { words: 'xmlsyntaxerror', weight: 3 },
    { words: 'system.xml.', weight: 3 },
    { words: 'xml.parsers.expat', weight: 3 },
    { words: 'schemas validity error', weight: 3 },
    { words: 'parser error :', weight: 3 },
    { words: 'net.sf.saxon', weight: 3 },
  ],
  forms: [
    { of: /(?<![\w-])(cvc-[a-zA-Z-]{2,30}(?:\.\w{1,3}){0,6})(?![\w-])/g, weight: 3 },
    {
      of: /(?<![\w-])((?:FO(?:RG|AR|CA|DT|DC|ER|CH)|XP(?:TY|DY|ST)|XT(?:DE|MM|SE|TE)|SX(?:XP|CH))\d{4})(?![\w-])/g,
      weight: 3,
    },
  ],
  loose: [],
  roots: {},
  findings: [],
  outcomes: [],
  members: [],
};
