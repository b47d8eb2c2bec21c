import type { SyntaxCode } from '../syntax/tree.ts';
import type { OwnCode } from './own-code.ts';
import { exported, pdf, xml } from './own-file-codes.ts';

const syntax: Readonly<Record<SyntaxCode, OwnCode>> = {
  'ASSAY-SYNTAX-EMPTY': { meaning: 'The text is empty.', mend: 'Paste or open a document.' },
  'ASSAY-SYNTAX-COMMENT': {
    meaning: 'The text contains a comment. JSON has no comments.',
    mend: 'Remove the comment.',
  },
  'ASSAY-SYNTAX-SPACE': {
    meaning: 'A no-break space or a similar character is between values. Pasted text often contains some.',
    mend: 'Replace it by a plain space.',
  },
  'ASSAY-SYNTAX-COMMA': {
    meaning: 'A comma is missing between two entries, or follows the last one.',
    mend: 'Put one comma between two entries and none after the last.',
  },
  'ASSAY-SYNTAX-COLON': {
    meaning: 'The colon between the name of a member and its value is missing or is another character.',
    mend: 'Write `"name": value`.',
  },
  'ASSAY-SYNTAX-QUOTE': {
    meaning: 'A quote is missing, or is not a straight double quote.',
    mend: 'Put the text between two `"`.',
  },
  'ASSAY-SYNTAX-NUMBER': {
    meaning:
      'JSON does not allow this form of a number: a plus sign, leading zeros, a comma, or no digit beside the point.',
    mend: 'Write it with a decimal point, or put it in quotes: amounts of the format are texts.',
  },
  'ASSAY-SYNTAX-VALUE': {
    meaning: 'A value is missing, or is a word that JSON does not have.',
    mend: 'Write the value, or `true`, `false` or `null`.',
  },
  'ASSAY-SYNTAX-KEY': {
    meaning: 'The name of a member is missing here.',
    mend: 'Write a name in double quotes, or remove what is here instead.',
  },
  'ASSAY-SYNTAX-BRACKET': {
    meaning: 'A bracket or brace is missing, or does not match the opening one.',
    mend: 'Close each `{` with `}` and each `[` with `]`.',
  },
  'ASSAY-SYNTAX-ESCAPE': {
    meaning: 'A backslash is before the wrong character, or a text contains a control character.',
    mend: 'Write `\\\\` for a backslash, `\\n` for a new line, `\\t` for a tab.',
  },
  'ASSAY-SYNTAX-DUPLICATE': {
    meaning: 'Two members of an object have the same name, so it is unclear which one counts.',
    mend: 'Keep one of them.',
  },
  'ASSAY-SYNTAX-DEPTH': {
    meaning: 'Values are nested deeper than in any document of the format.',
    mend: 'Remove what does not belong in the document.',
  },
  'ASSAY-SYNTAX-START': {
    meaning: 'The text does not begin like a document.',
    mend: 'Use a document in JSON or YAML, or an XML file of a format that the guide lists, such as UBL, CII, KSeF or FatturaPA. A table (CSV) or a text is none of them.',
  },
  'ASSAY-SYNTAX-EXTRA': { meaning: 'There is text after the document.', mend: 'Remove the text after its last brace.' },
};

const input: Readonly<Record<string, OwnCode>> = {
  SYNTAX: { meaning: 'The text is not JSON.', mend: 'Fix the place that the message names.' },
  TYPE: {
    meaning: 'A value has the wrong type, such as a text instead of a list.',
    mend: 'Write a value of the type that the message names.',
  },
  'TYPE-NAME': { meaning: 'The requested type does not exist.', mend: 'Choose one of the schemas.' },
  TEXT: {
    meaning: 'A text does not have the required form, such as that of a code, a key or an address.',
    mend: 'Write it in the form that the message names.',
  },
  NUMBER: {
    meaning: 'A value is not an amount or percentage, or has too many digits.',
    mend: 'Write digits with a decimal point, such as `"10.50"` or `"21.0%"`.',
  },
  DATE: {
    meaning: 'A value is not a date or time that exists.',
    mend: 'Write it as `2026-03-16`, a time as `09:30:00`.',
  },
  UUID: {
    meaning: 'An identifier is not a UUID.',
    mend: 'Write 32 hexadecimal digits, or leave it out: building creates one.',
  },
  BASE64: { meaning: 'The data is not Base64 with padding.', mend: 'Encode it again (RFC 4648).' },
  UNICODE: { meaning: 'A text contains half of a character.', mend: 'Write the whole character.' },
  DUPLICATE: { meaning: 'A member occurs twice in its object.', mend: 'Keep one of them.' },
  DEPTH: {
    meaning: 'Values are nested deeper than the engine reads.',
    mend: 'Remove what does not belong in the document.',
  },
  ENTRIES: {
    meaning: 'All lists of the document together have too many entries for the engine.',
    mend: 'Split the document.',
  },
  SIZE: {
    meaning: 'The document, or a list in it, is too large for the engine.',
    mend: 'Split the document, or shorten the list.',
  },
  TIME: {
    meaning: 'The service ran out of time for this document.',
    mend: 'Split the document, or check it in this browser.',
  },
  MEMORY: {
    meaning: 'The service ran out of memory for this document.',
    mend: 'Split the document, or check it in this browser.',
  },
  SCHEMA: {
    meaning: 'The document does not say what it is, or names a type that does not exist.',
    mend: 'Write one of the schemas as `$schema`.',
  },
  'UNKNOWN-SCHEMA': { meaning: 'The type in `$schema` is not known.', mend: 'Choose one of the schemas.' },
  'NO-DOCUMENT': {
    meaning: 'The envelope contains no document.',
    mend: 'Put a document with its `$schema` into `doc`.',
  },
  MISSING: { meaning: 'A member of the request is missing.', mend: 'Add the member that the message names.' },
  KEY: {
    meaning: 'The key cannot be used to sign or verify.',
    mend: 'Use a JSON Web Key for ES256 on the curve P-256.',
  },
  YAML: {
    meaning: 'The text is not YAML that can be converted to JSON.',
    mend: 'Fix the place that the message names.',
  },
  OPERATION: {
    meaning: 'A record names an operation that does not exist.',
    mend: 'Choose one that the message names.',
  },
  VALUE: {
    meaning: 'A setting of the request has a value that does not exist.',
    mend: 'Choose one that the message names.',
  },
  FORMAT: {
    meaning: 'The file does not have the requested format.',
    mend: 'Name the format of the file, or leave it out.',
  },
  RULES: {
    meaning: 'The requested rule set does not exist.',
    mend: 'Choose one that the message names.',
  },
  CORRECTION: {
    meaning: 'The document cannot be corrected in this way.',
    mend: 'Choose from the options in the dialog.',
  },
  'CORRECTION-TYPE': {
    meaning: 'The regime or an addon does not know this kind of correction.',
    mend: 'Choose one that the message names.',
  },
  'CORRECTION-REASON': { meaning: 'The correction needs a reason.', mend: 'Write why the document is corrected.' },
  'CORRECTION-STAMP': {
    meaning: 'The correction must name a stamp that the original does not have.',
    mend: 'Add the stamp that the authority gave the original.',
  },
  'CORRECTION-CODE': {
    meaning: 'The original has no code, so nothing can refer to it.',
    mend: 'Give the original its code first.',
  },
};

const calculation: Readonly<Record<string, OwnCode>> = {
  CURRENCY: {
    meaning: 'The currency of an amount is missing or unknown.',
    mend: 'Write an ISO 4217 code as `currency`.',
  },
  'EXCHANGE-RATE': {
    meaning: 'An amount is not in the currency of the document, and the exchange rate is missing.',
    mend: 'Add the rate to `exchange_rates`.',
  },
  CATEGORY: {
    meaning: 'The country’s regime does not have this tax category.',
    mend: 'Choose one that the message names.',
  },
  RATE: {
    meaning: 'The tax category does not have this rate.',
    mend: 'Choose one that the message names, or write `percent`.',
  },
  'RATE-DATE': {
    meaning: 'The rate had no percentage on the day of the document.',
    mend: 'Check the date, or write `percent`.',
  },
  'PRICES-INCLUDE': {
    meaning: 'The document says that prices include a tax, but this tax is withheld or only informative.',
    mend: 'Name another category in `tax.prices_include`, or leave it out.',
  },
  TAG: {
    meaning: 'This type of document does not have this tag.',
    mend: 'Remove it, or choose one of those that the message names.',
  },
};

const lint: Readonly<Record<string, OwnCode>> = {
  'NEWER-FIELD': {
    meaning: 'The document uses a member of a newer release of the format. Assay follows that release.',
    mend: 'Compare the totals with your own before you send it to someone whose software supports only an older release.',
  },
  'UNKNOWN-FIELD': {
    meaning: 'The type does not have this member. Building drops it.',
    mend: 'Correct its name, or remove it.',
  },
  ADDON: { meaning: 'The addon is not known. Building drops it.', mend: 'Choose one of the addons.' },
  REGIME: {
    meaning: 'The tax regime is not known, so no country’s tax rules apply.',
    mend: 'Choose one of the regimes.',
  },
  HIDDEN: {
    meaning: 'The text has a character that nobody sees: it changes the order of what is shown, or looks like nothing.',
    mend: 'Remove it. Check the text against its source: it may have been made to deceive.',
  },
  EXTENSION: {
    meaning: 'No regime and no addon defines this extension.',
    mend: 'Correct its key, or add the addon that defines it.',
  },
  'EXTENSION-VALUE': { meaning: 'The extension does not have this value.', mend: 'Choose one that the message names.' },
  PERCENT: {
    meaning: 'Without a percent sign, the number is a fraction: `21` is 2100 %.',
    mend: 'Write the sign, as in `"21%"`.',
  },
  BASE: {
    meaning:
      'A percentage of a base without decimals gives an amount without decimals. The totals count the exact amount.',
    mend: 'Write the base with the decimals of the currency, as in `"80.00"`.',
  },
  CURRENCY: {
    meaning: 'The currency was not in use on the day of the document.',
    mend: 'Correct the day or the currency. Figures in another currency are other figures.',
  },
  'RATE-DAY': {
    meaning: 'The percentage of the rate was another one on the day of the document, or is not known for it.',
    mend: 'State the percentage of the law in place of the rate.',
  },
  OVERWROTE: {
    meaning: 'Building calculates this value and replaces yours.',
    mend: 'Remove the value, or correct the inputs it is calculated from.',
  },
  DROPPED: { meaning: 'Building drops this value.', mend: 'Remove it, or move it to the right place.' },
  NORMALISED: {
    meaning: 'Building writes this value in its standard form.',
    mend: 'Nothing needs to be done. Use the standard form to see it in the source.',
  },
  DEFAULTED: {
    meaning: 'Building fills in a value that is missing here.',
    mend: 'Write it yourself if you mean another value.',
  },
};

const limit: Readonly<Record<string, OwnCode>> = {
  FAULTS: {
    meaning: 'There are more faults than listed.',
    mend: 'Fix the listed ones; then the others are listed.',
  },
  CHANGES: { meaning: 'Building changes more values than listed.', mend: 'Nothing needs to be done.' },
  TRACE: { meaning: 'More figures are calculated than the trace lists.', mend: 'Nothing needs to be done.' },
};

const COMPARE = 'Compare the document with a copy from the signer, or have it signed again.';
const signature: Readonly<Record<string, OwnCode>> = {
  ALTERED: {
    meaning: 'The document was altered after it was signed: the digest in the header does not match.',
    mend: COMPARE,
  },
  DOCUMENT: { meaning: 'The signature is for another document.', mend: COMPARE },
  DIGEST: { meaning: 'The signature is for another digest than the one in the header.', mend: COMPARE },
  HEADER: { meaning: 'The signature is for an envelope with another identifier.', mend: COMPARE },
  CONTENT: {
    meaning: 'The signed content is not the header of an envelope.',
    mend: 'Ask the signer for a signature of the envelope.',
  },
  TEXT: {
    meaning: 'The text contains something here that was not signed: an unknown member, or another spelling.',
    mend: COMPARE,
  },
  TIME: {
    meaning: 'The key is not valid at the time of the signature.',
    mend: 'Ask the signer for the key of that time.',
  },
  KEY: {
    meaning: 'The signature names this key, but was not made with it or has been altered.',
    mend: 'Ask the signer which key it is.',
  },
};

/** Verdicts on the document as a whole. */
const whole: Readonly<Record<string, OwnCode>> = {
  'ASSAY-DRAFT': {
    meaning: 'The document is a draft: what building calculates is not in it yet.',
    mend: 'Build it first, with `assay build` or `POST /v0/build`, and validate the result.',
  },
  'ASSAY-DESTINATION': {
    meaning: 'The verdict for the destination: whether the document can be sent there, or why not.',
    mend: 'Fix the errors that are reported beside it. Without errors, nothing needs to be done.',
  },
  'ASSAY-RULE-NOT-RUN': {
    meaning: 'A rule of the Schematron file was not run, so nobody knows whether the document keeps it.',
    mend: 'Write the rule so that Assay runs it, or judge the document with another validator too.',
  },
  'ASSAY-PAGE-LEFT-OUT': {
    meaning: 'The page does not show this value of the document.',
    mend: 'If readers need it, write it into a note or into the name of a line.',
  },
  'ASSAY-PLACEHOLDER': {
    meaning: 'The author must still fill in this value: `<?>` takes its place.',
    mend: 'Write the value. Until then, the document cannot be signed or exported.',
  },
};

/** Reports name a failure without a place in the document by the key of its error. */
const failures: Readonly<Record<string, OwnCode>> = {
  'ASSAY-INPUT': { meaning: 'The text or the request cannot be read.', mend: 'Fix what the message names.' },
  'ASSAY-NOT-FOUND': { meaning: 'What the request names does not exist.', mend: 'Correct the name.' },
  'ASSAY-INTERNAL': { meaning: 'Assay itself failed.', mend: 'Report it, with a document that shows it.' },
  'ASSAY-UNKNOWN-SCHEMA': { meaning: 'The type of the document is not known.', mend: 'Correct its `$schema`.' },
  'ASSAY-NO-DOCUMENT': { meaning: 'The envelope contains no document.', mend: 'Put a document into `doc`.' },
  'ASSAY-CALCULATION': { meaning: 'The document cannot be calculated.', mend: 'Fix what the message names.' },
  'ASSAY-VALIDATION': { meaning: 'The document breaks a rule, or has warnings.', mend: 'Fix the reported faults.' },
  'ASSAY-SIGNATURE': { meaning: 'The signature is missing or invalid.', mend: 'Have the document signed again.' },
  'ASSAY-MARSHAL': { meaning: 'The document cannot be written as JSON.', mend: 'Fix what the message names.' },
  'ASSAY-DIGEST': {
    meaning: 'The digest in the header is not that of the document.',
    mend: 'Compare the document with a copy from the signer, or build it again.',
  },
};

/**
 * The meaning of every code of Assay that is not a rule: codes of the engine, the editor, the service and the formats.
 */
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
  ...Object.entries(whole),
  ...Object.entries(failures),
]);

function family(name: string, codes: Readonly<Record<string, OwnCode>>): [string, OwnCode][] {
  return Object.entries(codes).map(([code, card]) => [`ASSAY-${name}-${code}`, card]);
}
