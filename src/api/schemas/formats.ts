import { array, integer, object, oneOf, optional, string, withDescription } from '../typed-schema/schema.ts';
import { Ask, isSafe, TextEdits } from './inspect-fault.ts';
import { AnyDocument, anyJson } from './json-value.ts';
import { level, LevelBy } from './level.ts';
import { DrawnPage } from './page.ts';
import { phraseMembers } from './phrase.ts';

const documentNumber = integer({
  description: 'In a file with several documents the number of its document, from 1; none if it is not of one alone.',
});

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
    document: optional(documentNumber),
    terms: optional(array(string(), { description: 'Terms of EN 16931 that it is.', examples: [['BT-130']] })),
    to: optional(array(string(), { description: 'Places in the document.', examples: [['$.lines[1].item.unit']] })),
    became: optional(string({ description: 'The value that building calculates instead.' })),
    why: optional(string({ description: 'Why it was left, is implied, or differs from what is calculated.' })),
    ...phraseMembers,
  },
  { title: 'ReportEntry', description: 'What became of one leaf of the XML.' },
);

export const Verdict = object(
  {
    rule: string({ description: 'Id of the rule.', examples: ['BR-CO-10'] }),
    set: string({
      description: 'Key of the rule set; `assay` for a value that must still be filled in.',
      examples: ['en16931'],
    }),
    release: string({ description: 'Release of the rule set.', examples: ['1.3.16'] }),
    severity: withDescription(
      level,
      'The level by which the receiver accepts, or the flag of the set if no receiver has one.',
    ),
    flag: optional(withDescription(level, 'The flag of the rule set, if the receiver has another level.')),
    level_by: optional(LevelBy),
    document: optional(documentNumber),
    description: string({ description: 'What is wrong, in one sentence.' }),
    ...phraseMembers,
    terms: array(string(), { description: 'Terms of EN 16931 that the rule is about.' }),
    places: array(string(), { description: 'Places in the XML.' }),
    properties: array(string(), { description: 'Places in the document.' }),
    found: optional(
      array(
        object({
          term: string({
            description: 'Its term; without one, the name of the element, or `@` and that of the attribute.',
          }),
          text: string(),
        }),
        { description: 'The checked values, as written.' },
      ),
    ),
    right: optional(string({ description: 'The correct figure, if the rule gives one.', examples: ['174.00'] })),
    fix: optional(
      object(
        {
          kind: oneOf('move', 'remove', 'insert', 'rename', 'write'),
          title: string({ description: 'What it does, in a few words.', examples: ['Move `ID` before `IssueDate`'] }),
          ...phraseMembers,
          safe: isSafe,
          edits: TextEdits,
        },
        { description: 'Fixes of a structure error, as edits of the XML text.' },
      ),
    ),
    follows: optional(
      string({ description: 'The rule whose fault causes this one; fix that first.', examples: ['BR-Z-05'] }),
    ),
    choices: optional(
      array(
        object({
          title: string({ description: 'What it does, in a few words.', examples: ['No tax: write the rate 0'] }),
          ...phraseMembers,
          edits: TextEdits,
          ask: optional(Ask),
        }),
        { description: 'Ways to fix the fault; the author chooses one.' },
      ),
    ),
  },
  { title: 'Verdict', description: 'A rule of the format that the invoice breaks.' },
);

export const TextFault = object(
  {
    code: string({ description: 'Code of the problem.', examples: ['ASSAY-XML-CHARACTER'] }),
    severity: oneOf('error', 'warning'),
    description: string({ description: 'What is wrong, in one sentence.' }),
    ...phraseMembers,
    line: integer({ description: 'Line in the text, from 1.' }),
    column: integer({ description: 'Column in that line, from 1, in UTF-16 code units.' }),
  },
  { title: 'TextFault', description: 'A problem in the text that did not stop the reading.' },
);

export const ImportedPdf = object(
  {
    attachment: string({ description: 'Name of the attached file that was read.', examples: ['factur-x.xml'] }),
    relationship: optional(
      string({ description: 'Relationship of that file to the PDF, if given.', examples: ['Alternative'] }),
    ),
    others: array(string(), { description: 'Names of the other files attached.' }),
    lacks: optional(
      array(oneOf('associated-file', 'output-intent'), {
        description: 'What PDF/A-3 asks of the catalog and is not there.',
      }),
    ),
    metadata: optional(
      object(
        {
          standard: oneOf('factur-x', 'order-x', 'zugferd-2', 'zugferd-1'),
          document_type: optional(string({ examples: ['INVOICE'] })),
          file_name: optional(string({ examples: ['factur-x.xml'] })),
          version: optional(string({ examples: ['1.0'] })),
          level: optional(string({ examples: ['EN 16931'] })),
        },
        { description: 'What the PDF metadata (XMP) says about the invoice, if anything.' },
      ),
    ),
    content: string({ description: 'The attached file as text; lines and columns of the report count in it.' }),
    faults: array(
      object({
        code: string({ description: 'Code of the problem.', examples: ['ASSAY-PDF-PROFILE'] }),
        severity: oneOf('error', 'warning'),
        description: string({ description: 'What is wrong, in one sentence.' }),
        term: optional(
          string({ description: 'Term whose value in the XML the pages do not show.', examples: ['BT-112'] }),
        ),
        ...phraseMembers,
      }),
      { description: 'Where the PDF contradicts its invoice or the standard.' },
    ),
  },
  { title: 'ImportedPdf', description: 'The PDF that an invoice came in.' },
);

export const Stamp = object(
  {
    key: oneOf(
      'hash',
      'counter',
      'hash-before',
      'qr',
      'qr-seller',
      'qr-tax-number',
      'qr-time',
      'qr-total',
      'qr-tax',
      'qr-hash',
      'qr-signature',
      'qr-public-key',
      'qr-authority',
      'signature',
      'folio',
    ),
    state: oneOf('agrees', 'contradicts', 'missing', 'not-judged'),
    value: optional(string({ description: 'As written; long values are shortened.' })),
    path: optional(string({ description: 'Place in the XML.' })),
    right: optional(string({ description: 'The value according to the invoice.' })),
  },
  {
    title: 'Stamp',
    description:
      'Something that the program of a seller stamps an invoice of ZATCA with: its hash, its place in the row of invoices, the fields of the QR code, the signature, which is shown and not judged. Of a CFDI: its seal, checked with the certificate in the file, and the folio of the stamp, which is made over the seal.',
  },
);

const importReport = {
  entries: array(ReportEntry, {
    description:
      'One for every leaf of the XML, in the order they are written; with `brief` only those that the document does not hold as they are.',
  }),
  left_out: optional(
    integer({
      description: 'Number of leaves after the last entry: the report would be too long for the file.',
    }),
  ),
};

const ImportedDocument = object(
  {
    element: string({
      description: 'Its element in the XML.',
      examples: ['/FatturaElettronica[1]/FatturaElettronicaBody[2]'],
    }),
    document: AnyDocument,
    report: object(importReport),
    verdicts: array(Verdict, { description: 'Rules that are broken in its element.' }),
  },
  {
    title: 'ImportedDocument',
    description: 'One document of a file with several. What they share is in the report and the verdicts of the file.',
  },
);

export const ImportedInvoice = object(
  {
    format: string({ description: 'Format of the file.', examples: ['ubl'] }),
    profile: optional(
      string({ description: 'Profile that the invoice names, if it is known.', examples: ['peppol-bis-3'] }),
    ),
    /** As a person would write it, ready to build. */
    document: AnyDocument,
    documents: optional(
      array(ImportedDocument, {
        description:
          'For a file with several documents: each of them; `document` is the first, while the report and the verdicts beside it are about the whole file. A place in the document that they name is one in the first.',
      }),
    ),
    report: object(importReport),
    verdicts: array(Verdict, {
      description: 'Rules of the format and profile that the invoice breaks.',
    }),
    envelope: optional(
      object(
        { sender: optional(string()), receiver: optional(string()) },
        {
          description:
            'For an invoice in a StandardBusinessDocument: who sends it to whom. Places begin at the invoice.',
        },
      ),
    ),
    stamps: optional(array(Stamp, { description: 'Stamps of the invoice, for profiles with stamps.' })),
    chain: optional(
      string({ description: 'For a CFDI: the chain of values that its seal is made over (cadena original).' }),
    ),
    faults: optional(array(TextFault, { description: 'Problems in the XML that did not stop the reading.' })),
    pdf: optional(ImportedPdf),
  },
  { title: 'ImportedInvoice' },
);

const JudgedSets = {
  set: string({ description: 'Key of the rule set.', examples: ['en16931'] }),
  release: string({ description: 'Release of the rule set.', examples: ['1.3.16'] }),
  not_stated: integer({
    description: 'Number of ids of the official set that are not checked yet; `GET /formats` lists them.',
  }),
};

export const JudgedDocument = object(
  {
    verdicts: array(Verdict, { description: 'Rules of the sets that the document breaks.' }),
    judged: array(object(JudgedSets), { description: 'The rule sets used.' }),
    compared: optional(array(object(JudgedSets), { description: 'The rule sets compared with.' })),
    changes: optional(
      object(
        {
          new: array(Verdict, { description: 'Rules broken only under `judged`.' }),
          gone: array(Verdict, { description: 'Rules broken only under `compared`.' }),
          severity: array(Verdict, {
            description: 'Rules broken under both, with another severity; as in `judged`.',
          }),
        },
        { description: 'Differences between `judged` and `compared`, if the request has `compare`.' },
      ),
    ),
    faults: optional(array(TextFault, { description: 'Problems in the XML that did not stop the reading.' })),
  },
  { title: 'JudgedDocument' },
);

export const Loss = object(
  {
    path: string({ description: 'Place in the document.', examples: ['$.lines[0].item.images[0].url'] }),
    value: anyJson('What the document says there.'),
    grade: oneOf('matters', 'harmless'),
    why: string({ description: 'Why it is lost, and why that matters or not.' }),
    ...phraseMembers,
  },
  { title: 'Loss', description: 'A value of the document that the format has no place for.' },
);

export const Link = object(
  {
    path: string({ description: 'Place in the XML.', examples: ['/Invoice[1]/ID[1]'] }),
    term: string({ description: 'Term of EN 16931.', examples: ['BT-1'] }),
    from: optional(string({ description: 'Place in the document.', examples: ['$.code'] })),
  },
  { title: 'Link', description: 'Where a value of the XML comes from.' },
);

export const ExportedInvoice = object(
  {
    format: string({ description: 'Written format.' }),
    profile: string({ description: 'Written profile.' }),
    file_name: string({ description: 'A name for the file.', examples: ['A-1042.xml'] }),
    media_type: string({ description: 'Media type of the file.', examples: ['application/xml'] }),
    content: string({ description: 'The file: its text, or with `encoding` its bytes.' }),
    encoding: optional(oneOf('base64')),
    stamps: optional(
      array(
        object({
          prv: string({ description: 'What it is.', examples: ['verifactu-hash', 'verifactu-qr'] }),
          val: string({ description: 'The print of the record, or the address of the QR code.' }),
        }),
        { description: 'What the file is stamped with, for authorities that keep a chain of records.' },
      ),
    ),
    page: optional(DrawnPage),
    mended: optional(array(string(), { description: 'Changes to the given PDF that make it PDF/A-3.' })),
    report: object({
      losses: array(Loss, {
        description:
          'Lost values, at most 1,000; those that matter come first if there are more. They are an error unless `allow_loss` is set.',
      }),
      left_out: optional(integer({ description: 'Number of further lost values.' })),
      links: array(Link, {
        description:
          'Every value of the XML with its place in the document, in the order they are written; none with `brief`.',
      }),
      stamps_settle: optional(
        array(string({ examples: ['BR-KSA-33'] }), {
          description:
            'Of the rules that are broken, those that hold once the program of the seller has stamped the file.',
        }),
      ),
    }),
    verdicts: array(Verdict, { description: 'Rules of the format and profile that the invoice breaks.' }),
  },
  { title: 'ExportedInvoice' },
);
