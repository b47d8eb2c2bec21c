import { defineMessages } from '../../engine/values.ts';

/** What brings codes of a kind about, by the second word of the code. */
export const causeMessages = defineMessages('cause', {
  syntax: 'The text was typed, pasted, or written by a program that does not write JSON as RFC 8259 has it.',
  input: 'The request, or a value in the document, does not have the form that its type or its operation has.',
  calc: 'Building looked a value up to calculate with it, and the tax regime or the document does not have it.',
  lint: 'Building compared the given document with the one that it makes, and this place differs.',
  limit: 'The answer would be longer than a report may be.',
  signature: 'Verifying compared the document, its header and each signature with the key, and they do not agree.',
  xml: 'The reader of XML met this before or while it made a document of the file.',
  pdf: 'The reader of PDF compared the file, its attached invoice and its pages with the standard and with each other.',
  export: 'Writing another format accounts for every value of the document, and this one does not fit.',
  noNumber: 'A written invoice is known by its number, and this document has none yet.',
  notWritten:
    'Each format and profile takes certain types of documents and asks for certain facts; this request does not fit them.',
  noPage: 'Making a page or a PDF starts from a document, its options and files, and one of them cannot be used.',
  page: 'A page prints what readers of an invoice need, and this value is not among it.',
  draft: 'Validating checks a document as it is, and this one lacks what building calculates.',
  destination: 'The document was judged for a destination, which has rules of its own.',
  rule: 'The file of rules uses something that Assay does not run, or takes longer than allowed.',
  placeholder: 'A fix or a template put the sign where only the author knows the value.',
  operation: 'The operation stopped, and no place in the document explains it alone.',
});
