import type { SyntaxCode } from '../syntax/tree.ts';

/** What a code tells that no rule of the format stands behind. */
export interface OwnCode {
  /** What is wrong where it shows, or what happens there. */
  readonly tells: string;
  /** What settles it. */
  readonly mend: string;
}

const syntax: Readonly<Record<SyntaxCode, OwnCode>> = {
  'ASSAY-SYNTAX-EMPTY': { tells: 'The text holds no value.', mend: 'Paste or open a document.' },
  'ASSAY-SYNTAX-COMMENT': { tells: 'A comment stands in the text. JSON has none.', mend: 'Remove the comment.' },
  'ASSAY-SYNTAX-SPACE': {
    tells: 'A no-break space or another sign that looks like none stands between values; pasted text often holds some.',
    mend: 'Put a plain space in its place.',
  },
  'ASSAY-SYNTAX-COMMA': {
    tells: 'A comma is missing between two entries, or stands where none follows.',
    mend: 'Put one comma between two entries and none after the last.',
  },
  'ASSAY-SYNTAX-COLON': {
    tells: 'The colon between the name of a member and its value is missing or is another sign.',
    mend: 'Write `"name": value`.',
  },
  'ASSAY-SYNTAX-QUOTE': {
    tells: 'A text lacks one of its quotes, or stands in quotes that are not straight double ones.',
    mend: 'Put the text between two `"`.',
  },
  'ASSAY-SYNTAX-NUMBER': {
    tells:
      'A number is written as JSON does not: with a plus sign, zeros in front, a comma, or no digit beside its point.',
    mend: 'Write it with a decimal point, or put it in quotes: amounts of the format are texts.',
  },
  'ASSAY-SYNTAX-VALUE': {
    tells: 'A value is missing, or is a word that JSON does not know.',
    mend: 'Write the value, or `true`, `false` or `null`.',
  },
  'ASSAY-SYNTAX-KEY': {
    tells: 'Something stands where the name of a member belongs.',
    mend: 'Put a name in double quotes there, or remove what is in its place.',
  },
  'ASSAY-SYNTAX-BRACKET': {
    tells: 'A bracket or brace is missing, or closes what another kind opened.',
    mend: 'Close each `{` by `}` and each `[` by `]`.',
  },
  'ASSAY-SYNTAX-ESCAPE': {
    tells: 'A backslash stands before a sign that it cannot, or a control character stands in a text.',
    mend: 'Write `\\\\` for a backslash, `\\n` for a new line, `\\t` for a tab.',
  },
  'ASSAY-SYNTAX-DUPLICATE': {
    tells: 'A member has the name of another one of the same object, so that nobody knows which counts.',
    mend: 'Keep one of them.',
  },
  'ASSAY-SYNTAX-DEPTH': {
    tells: 'Values are nested deeper than any document of the format.',
    mend: 'Take out what does not belong into the document.',
  },
  'ASSAY-SYNTAX-START': {
    tells: 'The text does not begin as a document does.',
    mend: 'A document begins with `{`. YAML can be taken over as JSON; XML is read when it is a UBL or CII invoice.',
  },
  'ASSAY-SYNTAX-EXTRA': { tells: 'Something follows the document.', mend: 'Remove what follows its last brace.' },
};

const input: Readonly<Record<string, OwnCode>> = {
  SYNTAX: { tells: 'The text is no JSON.', mend: 'Mend the place that the message names.' },
  TYPE: {
    tells: 'A value is of another kind than belongs there, such as a text in place of a list.',
    mend: 'Write a value of the kind that the message names.',
  },
  'TYPE-NAME': { tells: 'The type that was asked for does not exist.', mend: 'Choose one of the schemas.' },
  TEXT: {
    tells: 'A text has not the form that its place asks for, such as a code, a key or an address.',
    mend: 'Write it in the form that the message names.',
  },
  NUMBER: {
    tells: 'A value is no amount or percentage, or has more digits than either may have.',
    mend: 'Write digits with a decimal point, such as `"10.50"` or `"21.0%"`.',
  },
  DATE: {
    tells: 'A value is no date or time of the calendar.',
    mend: 'Write it as `2026-03-16`, a time as `09:30:00`.',
  },
  UUID: {
    tells: 'An identifier is no UUID.',
    mend: 'Write one of 32 hexadecimal digits, or leave it out: building makes one.',
  },
  BASE64: { tells: 'Data are not Base64 with padding.', mend: 'Encode them anew (RFC 4648).' },
  UNICODE: { tells: 'A text holds half of a character.', mend: 'Write the whole character.' },
  DUPLICATE: { tells: 'A member stands in its object a second time.', mend: 'Keep one of them.' },
  DEPTH: {
    tells: 'Values are nested deeper than the engine reads.',
    mend: 'Take out what does not belong into the document.',
  },
  ENTRIES: {
    tells: 'All lists of the document together have more entries than the engine takes.',
    mend: 'Split the document.',
  },
  SIZE: {
    tells: 'The document, or a list in it, is larger than the engine takes.',
    mend: 'Split the document, or shorten the list.',
  },
  TIME: {
    tells: 'The service took longer over this document than it may.',
    mend: 'Split the document, or judge it in this browser.',
  },
  MEMORY: {
    tells: 'The service needed more memory for this document than it may.',
    mend: 'Split the document, or judge it in this browser.',
  },
  SCHEMA: {
    tells: 'The document does not say what it is, or names a type that does not exist.',
    mend: 'Write one of the schemas as `$schema`.',
  },
  'UNKNOWN-SCHEMA': { tells: 'The type that `$schema` names is not known here.', mend: 'Choose one of the schemas.' },
  'NO-DOCUMENT': { tells: 'The envelope holds no document.', mend: 'Put a document with its `$schema` into `doc`.' },
  MISSING: { tells: 'The request lacks a member that it needs.', mend: 'Add what the message names.' },
  KEY: {
    tells: 'The key is not one that signs or verifies here.',
    mend: 'Use a JSON Web Key of the curve P-256 for ES256.',
  },
  YAML: { tells: 'The text is no YAML that can become JSON.', mend: 'Mend the place that the message names.' },
  OPERATION: {
    tells: 'A record of many names no operation that exists.',
    mend: 'Choose one of those that the message names.',
  },
  VALUE: {
    tells: 'A setting of the request has a value that does not exist.',
    mend: 'Choose one of those that the message names.',
  },
  FORMAT: { tells: 'The file is of another format than was asked for.', mend: 'Ask for its own, or leave it out.' },
  RULES: {
    tells: 'A set of rules was asked for that does not exist.',
    mend: 'Choose one of those that the message names.',
  },
  CORRECTION: {
    tells: 'The document cannot be corrected in the way that was asked for.',
    mend: 'Choose among the options that the sheet offers.',
  },
  'CORRECTION-TYPE': {
    tells: 'The regime or an addon does not know this kind of correction.',
    mend: 'Choose one of those that the message names.',
  },
  'CORRECTION-REASON': { tells: 'The correction needs a reason.', mend: 'Write why the document is corrected.' },
  'CORRECTION-STAMP': {
    tells: 'The original lacks a stamp that its correction has to name.',
    mend: 'Give the stamp that the authority put on the original.',
  },
  'CORRECTION-CODE': {
    tells: 'The original has no code, so that nothing can refer to it.',
    mend: 'Give the original its code first.',
  },
};

const calculation: Readonly<Record<string, OwnCode>> = {
  CURRENCY: {
    tells: 'No currency is known for a figure, or it is not one that the calculation can use.',
    mend: 'Write a currency of ISO 4217 as `currency`.',
  },
  'EXCHANGE-RATE': {
    tells: 'A figure is in another currency than the document, and no rate between the two is given.',
    mend: 'Add the rate to `exchange_rates`.',
  },
  CATEGORY: {
    tells: 'The country’s regime has no such category of tax.',
    mend: 'Choose one of those that the message names.',
  },
  RATE: {
    tells: 'The category of tax has no such rate.',
    mend: 'Choose one of those that the message names, or write `percent`.',
  },
  'RATE-DATE': {
    tells: 'The rate had no percentage on the day of the document.',
    mend: 'Check the date, or write `percent`.',
  },
  'PRICES-INCLUDE': {
    tells: 'Prices are said to include a tax that is withheld or only informative.',
    mend: 'Name another category in `tax.prices_include`, or leave it out.',
  },
  TAG: {
    tells: 'The type of document does not know this tag.',
    mend: 'Remove it, or choose one of those that the message names.',
  },
};

const lint: Readonly<Record<string, OwnCode>> = {
  'NEWER-FIELD': {
    tells: 'The document uses a member of a newer release of the format. Assay works with it as that release says.',
    mend: 'Compare the totals with your own before you send it to somebody who reads an older release.',
  },
  'UNKNOWN-FIELD': { tells: 'The type has no such member. Building drops it.', mend: 'Mend its name, or remove it.' },
  ADDON: { tells: 'No such addon is known. Building drops it.', mend: 'Choose one of the addons.' },
  REGIME: {
    tells: 'No such tax regime is known, so that no law of a country is applied.',
    mend: 'Choose one of the regimes.',
  },
  EXTENSION: {
    tells: 'No regime and no addon defines this extension.',
    mend: 'Mend its key, or add the addon that defines it.',
  },
  'EXTENSION-VALUE': { tells: 'The extension has no such value.', mend: 'Choose one of those that the message names.' },
  PERCENT: {
    tells: 'A percentage without its sign counts as a share: `21` is 2100 %.',
    mend: 'Write the sign, as in `"21%"`.',
  },
  OVERWROTE: {
    tells: 'Building calculates this figure and writes another than stands here.',
    mend: 'Remove the value, or correct the inputs it is calculated from.',
  },
  DROPPED: { tells: 'Building drops this value.', mend: 'Remove it, or move it to where it counts.' },
  NORMALISED: {
    tells: 'Building writes this value in its usual form.',
    mend: 'Nothing has to be done; take the usual form over to see it in the source.',
  },
  DEFAULTED: {
    tells: 'Building fills in a value that is missing here.',
    mend: 'Write it yourself if another one is meant.',
  },
};

const limit: Readonly<Record<string, OwnCode>> = {
  FAULTS: {
    tells: 'There are more faults than are listed.',
    mend: 'Mend those that are listed; the others show then.',
  },
  CHANGES: { tells: 'Building changes more values than are listed.', mend: 'Nothing has to be done.' },
  TRACE: { tells: 'More figures are calculated than the trace tells of.', mend: 'Nothing has to be done.' },
};

const COMPARE = 'Compare the document with a copy from the signer, or have it signed anew.';
const signature: Readonly<Record<string, OwnCode>> = {
  ALTERED: {
    tells: 'The document was altered after it was signed: the digest in the header is not its own.',
    mend: COMPARE,
  },
  DOCUMENT: { tells: 'The signature was made over another document.', mend: COMPARE },
  DIGEST: { tells: 'The signature was made over another digest than stands in the header.', mend: COMPARE },
  HEADER: { tells: 'The signature was made over an envelope with another identifier.', mend: COMPARE },
  CONTENT: {
    tells: 'What was signed is not the header of an envelope.',
    mend: 'Ask the signer for a signature over the envelope.',
  },
  TEXT: {
    tells:
      'The text holds something here that was not signed: a member that the type does not know, or another spelling.',
    mend: COMPARE,
  },
  TIME: {
    tells: 'The signature does not fall into the time that its key is valid for.',
    mend: 'Ask the signer for the key of that time.',
  },
  KEY: {
    tells: 'The signature names this key, but was not made with it or was altered since.',
    mend: 'Ask the signer which key it is.',
  },
};

const pdf: Readonly<Record<string, OwnCode>> = {
  SYNTAX: {
    tells: 'The PDF is broken where its contents or the attached invoice should be read.',
    mend: 'Ask for the file anew, or take it out of the mail without a program that alters it.',
  },
  LIMIT: {
    tells: 'The PDF asks more of its reader than any invoice does: in size, in objects, in what its streams become.',
    mend: 'Give the XML file itself.',
  },
  ENCRYPTED: {
    tells: 'The PDF is encrypted, which one that carries an invoice must not be.',
    mend: 'Save it without a password, or give the XML file itself.',
  },
  FILTER: {
    tells: 'The PDF keeps the attached file in a way that is not read here.',
    mend: 'Save the attached file with a PDF reader and give that.',
  },
  'NO-INVOICE': {
    tells: 'No XML file is attached to the PDF: people can read it, programs cannot.',
    mend: 'Ask for a Factur-X or ZUGFeRD invoice, or for the XML file.',
  },
  'AS-TEXT': {
    tells: 'The bytes of a PDF were read as characters, which loses what it holds.',
    mend: 'Give the bytes: a file on the command line, Base64 with `encoding` over the API.',
  },
  METADATA: {
    tells: 'The metadata of the PDF (XMP) do not say that it carries an invoice.',
    mend: 'Write the metadata of Factur-X with the document type, file name, version and conformance level.',
  },
  PROFILE: {
    tells: 'The conformance level that the PDF names is not the profile of its XML.',
    mend: 'Write the level that belongs to the specification identifier (BT-24) of the XML.',
  },
  'DOCUMENT-TYPE': {
    tells: 'The metadata of the PDF name no document type that their standard has.',
    mend: 'Write `INVOICE`, credit notes included.',
  },
  VERSION: {
    tells: 'The metadata of the PDF name a version that their standard does not have.',
    mend: 'Write the version that the message names.',
  },
  'FILE-NAME': {
    tells: 'The invoice is attached under another name than the metadata of the PDF or the standard say.',
    mend: 'Attach it as `factur-x.xml`, and name it so in the metadata.',
  },
  RELATIONSHIP: {
    tells: 'The attached invoice does not say, or says wrongly, what it is to the PDF (`AFRelationship`).',
    mend: 'Write `Alternative`; `Data` for the profiles MINIMUM and BASIC WL.',
  },
  SEVERAL: {
    tells: 'More than one file with the name of an invoice is attached. One of them is read.',
    mend: 'Attach one invoice.',
  },
  'PAGE-TOTAL': {
    tells: 'The page that people read does not show the total of the XML, or not the amount due.',
    mend: 'Make page and XML of the same figures. Do not pay before it is clear which of them holds.',
  },
  'PAGE-VAT': {
    tells: 'The page that people read does not show the VAT of the XML.',
    mend: 'Make page and XML of the same figures.',
  },
  'PAGE-NUMBER': {
    tells: 'The page that people read does not show the number that the invoice has in the XML.',
    mend: 'Attach the XML of this invoice, or print the number that it has.',
  },
  'PAGE-DATE': {
    tells: 'The page that people read does not show the date of issue of the XML.',
    mend: 'Attach the XML of this invoice, or print the date that it has.',
  },
};

const xml: Readonly<Record<string, OwnCode>> = {
  SYNTAX: { tells: 'The text is no well-formed XML.', mend: 'Mend the place that the message names.' },
  DTD: { tells: 'The text has a document type declaration, which is never read.', mend: 'Take it out.' },
  ENTITY: {
    tells: 'The text names an entity beyond the five of XML.',
    mend: 'Write the character itself, or its number as in `&#233;`.',
  },
  LIMIT: {
    tells: 'The text is larger, deeper or wider than an invoice can be.',
    mend: 'Take out what does not belong into the invoice, such as large attachments.',
  },
  ENCODING: {
    tells: 'The bytes are not of the encoding that the file declares, or nobody knows that encoding.',
    mend: 'Write the file as UTF-8 and declare that.',
  },
  CHARACTER: {
    tells: 'The text holds a character that XML does not allow. It is left out.',
    mend: 'Take it out of the file.',
  },
  FORMAT: {
    tells: 'The outermost element is not that of an invoice in UBL or CII.',
    mend: 'Give an `Invoice` or `CreditNote` of UBL 2.1, a `CrossIndustryInvoice` of CII, or a `CrossIndustryDocument` of ZUGFeRD 1.0.',
  },
};

const exported: Readonly<Record<string, OwnCode>> = {
  LOSS: {
    tells: 'The document says something here that the format cannot.',
    mend: 'Leave it out, say it elsewhere, or allow the loss with `allow_loss`.',
  },
  NUMBER: {
    tells: 'The invoice has no number, and every format demands one.',
    mend: 'Give it its number as `code`.',
  },
  FORMAT: {
    tells: 'The document or the request names no format and profile in which it can be written.',
    mend: 'Choose a format and profile that exist; only invoices and credit notes are written.',
  },
  PAGE: {
    tells: 'No page or PDF can be made of the document, the options or the PDF that was given.',
    mend: 'The message says what is in the way. Correct it, or export the XML alone.',
  },
};

/** Every code that we made and that is no rule's: of the engine, the editor, the service and the formats, by code. */
export const ownCodes: ReadonlyMap<string, OwnCode> = new Map([
  ...Object.entries(syntax),
  ...family('INPUT', input),
  ...family('CALC', calculation),
  ...family('LINT', lint),
  ...family('LIMIT', limit),
  ...family('SIGNATURE', signature),
  ...family('XML', xml),
  ...family('PDF', pdf),
  ...family('EXPORT', exported),
  [
    'ASSAY-PLACEHOLDER',
    {
      tells: 'A value that only the author knows is left to be filled in: `<?>` stands in its place.',
      mend: 'Write the value. Until then the document is neither signed nor exported.',
    },
  ],
]);

function family(name: string, codes: Readonly<Record<string, OwnCode>>): [string, OwnCode][] {
  return Object.entries(codes).map(([code, card]) => [`ASSAY-${name}-${code}`, card]);
}
