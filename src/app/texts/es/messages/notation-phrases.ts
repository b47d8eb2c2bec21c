import type { Phrases } from '../../said.ts';

/** What a text is that is no sound JSON, in words that fit "This is …". */
export const notationPhrases: Phrases = {
  'a UBL credit note (XML)': 'una nota de abono UBL (XML)',
  'a UBL invoice (XML)': 'una factura UBL (XML)',
  'a ZUGFeRD 1.0 invoice (XML)': 'una factura ZUGFeRD 1.0 (XML)',
  'a Cross Industry Invoice (CII, XML)': 'una Cross Industry Invoice (CII, XML)',
  'a FatturaPA invoice (XML)': 'una factura FatturaPA (XML)',
  'an XML document': 'un documento XML',
  'JSON with comments': 'JSON con comentarios',
  'something that is not JSON': 'algo que no es JSON',
};
