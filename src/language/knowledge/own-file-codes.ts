import type { OwnCode } from './own-code.ts';

/** Codes about reading and writing XML and PDF files. */

export const pdf: Readonly<Record<string, OwnCode>> = {
  SYNTAX: {
    meaning: 'The PDF is damaged, so its contents or the attached invoice cannot be read.',
    mend: 'Ask for the file again, or save it from the email with a program that does not change it.',
  },
  LIMIT: {
    meaning: 'The PDF is too large for an invoice: in bytes, in objects, or in unpacked streams.',
    mend: 'Use the XML file itself.',
  },
  ENCRYPTED: {
    meaning: 'The PDF is encrypted. A PDF with an invoice must not be.',
    mend: 'Save it without a password, or use the XML file itself.',
  },
  FILTER: {
    meaning: 'The PDF stores the attached file in a way that Assay cannot read.',
    mend: 'Save the attached file with a PDF reader and use that file.',
  },
  'NO-INVOICE': {
    meaning: 'No XML file is attached to the PDF: people can read it, programs cannot.',
    mend: 'Ask for a Factur-X or ZUGFeRD invoice, or for the XML file.',
  },
  'AS-TEXT': {
    meaning: 'The PDF was read as text, which destroys its content.',
    mend: 'Send the bytes: as a file on the command line, as Base64 with `encoding` over the API.',
  },
  METADATA: {
    meaning: 'The metadata of the PDF (XMP) does not mention its invoice.',
    mend: 'Write Factur-X metadata with document type, file name, version and conformance level.',
  },
  PROFILE: {
    meaning: 'The conformance level in the PDF does not match the profile of its XML.',
    mend: 'Write the level that belongs to the specification identifier (BT-24) of the XML.',
  },
  'DOCUMENT-TYPE': {
    meaning: 'The document type in the metadata of the PDF is not in the standard.',
    mend: 'Write `INVOICE`, also for credit notes.',
  },
  VERSION: {
    meaning: 'The version in the metadata of the PDF is not in the standard.',
    mend: 'Write the version that the message names.',
  },
  'FILE-NAME': {
    meaning: 'The file name of the attached invoice differs from the metadata of the PDF or the standard.',
    mend: 'Attach it as `factur-x.xml`, and write this name in the metadata.',
  },
  RELATIONSHIP: {
    meaning: 'The relationship of the attached invoice to the PDF (`AFRelationship`) is missing or wrong.',
    mend: 'Write `Alternative`; `Data` for the profiles MINIMUM and BASIC WL.',
  },
  ASSOCIATED: {
    meaning: 'The catalog of the PDF does not list the attached invoice among its files (`AF`).',
    mend: 'Write the PDF as PDF/A-3 with the invoice as an associated file of the document.',
  },
  'OUTPUT-INTENT': {
    meaning: 'The PDF has no output intent of PDF/A, which colours of the device need.',
    mend: 'Write the PDF as PDF/A-3, with an output intent such as sRGB.',
  },
  SEVERAL: {
    meaning: 'More than one file with the name of an invoice is attached. One of them is read.',
    mend: 'Attach one invoice.',
  },
  'PAGE-TOTAL': {
    meaning: 'The page does not show the total or the amount due in the XML.',
    mend: 'Make page and XML from the same figures. Do not pay until it is clear which figure is right.',
  },
  'PAGE-VAT': {
    meaning: 'The page does not show the VAT in the XML.',
    mend: 'Make page and XML from the same figures.',
  },
  'PAGE-NUMBER': {
    meaning: 'The page does not show the invoice number in the XML.',
    mend: 'Attach the XML of this invoice, or print its number.',
  },
  'PAGE-DATE': {
    meaning: 'The page does not show the date of issue in the XML.',
    mend: 'Attach the XML of this invoice, or print its date.',
  },
};

export const xml: Readonly<Record<string, OwnCode>> = {
  SYNTAX: { meaning: 'The text is not well-formed XML.', mend: 'Fix the place that the message names.' },
  DTD: { meaning: 'The text has a document type declaration, which is never read.', mend: 'Remove it.' },
  ENTITY: {
    meaning: 'The text uses an entity that is not one of the five of XML.',
    mend: 'Write the character itself, or its number as in `&#233;`.',
  },
  LIMIT: {
    meaning: 'The text is too large or too deeply nested for an invoice.',
    mend: 'Remove what does not belong in the invoice, such as large attachments.',
  },
  ENCODING: {
    meaning: 'The bytes are not in the encoding that the file declares, or that encoding is not known.',
    mend: 'Save the file as UTF-8 and declare that.',
  },
  CHARACTER: {
    meaning:
      'The text contains a character that XML does not allow, and that is left out, or one that stands for a lost one.',
    mend: 'Remove it from the file, or write the character that was meant.',
  },
  HIDDEN: {
    meaning: 'The text has a character that nobody sees: it changes the order of what is shown, or looks like nothing.',
    mend: 'Ask the sender: it may be a slip of a program, or made to deceive.',
  },
  SPECIFICATION: {
    meaning:
      'Nobody has published the specification that the invoice names (BT-24), so it is read by its syntax alone.',
    mend: 'Write the identifier exactly as the receiver publishes it.',
  },
  VALUE: {
    meaning:
      'A date, time, quantity or currency cannot be read. It stands in the document as written, and building refuses it.',
    mend: 'Write the right value at this place.',
  },
  'AMOUNT-DUE': {
    meaning: 'The document that is made of the file has another amount due than the file declares.',
    mend: 'Compare both sums before you use the document, or pay by the file alone.',
  },
  SIGNED: {
    meaning:
      'The file is a signed message, such as a `.p7m` of FatturaPA. Its content is read, its signature is not judged.',
    mend: 'Check the signature with the program of the authority, if it matters to you.',
  },
  'LINE-AMOUNT': {
    meaning:
      'The net amount of a line is not what its quantity and price give. It is kept, and the amount due with it.',
    mend: 'Correct quantity, price or amount of the line, or ask the sender.',
  },
  'NO-INVOICE': {
    meaning: 'The file has the format of an invoice and is another paper, such as a payroll receipt.',
    mend: 'Do not enter it as an invoice. Ask the sender if one was meant.',
  },
  FORMAT: {
    meaning: 'The root element belongs to no format that Assay reads.',
    mend: 'Check that the file is the invoice itself, and not its envelope or an answer to it. The guide lists the formats that are read.',
  },
};

export const exported: Readonly<Record<string, OwnCode>> = {
  LOSS: {
    meaning: 'The format has no place for this value of the document, and it matters: money, tax, payment or the law.',
    mend: 'Move it as told, remove it, or allow the loss with `allow_loss`, on the command line `--allow-loss`.',
  },
  'LEFT-OUT': {
    meaning: 'The format has no place for this value of the document. The invoice says the same without it.',
    mend: 'Nothing needs to be done.',
  },
  NUMBER: {
    meaning: 'The invoice has no number, and the format requires one.',
    mend: 'Write the number as `code`.',
  },
  FORMAT: {
    meaning: 'The document cannot be written in this format and profile.',
    mend: 'Choose another format and profile. Only invoices and credit notes can be written.',
  },
  PAGE: {
    meaning: 'No page or PDF can be made from this document, these options or this PDF.',
    mend: 'Fix what the message names, or export the XML alone.',
  },
};
