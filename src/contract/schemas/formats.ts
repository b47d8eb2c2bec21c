import { array, boolean, integer, object, oneOf, optional, string } from '../typed-schema/schema.ts';
import { isSafe } from './inspect-fault.ts';
import { AnyDocument, anyJson } from './json-value.ts';
import { DrawnPage } from './page.ts';
import { phraseMembers } from './phrase.ts';

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
    ...phraseMembers,
  },
  { title: 'ReportEntry', description: 'What became of one leaf of the XML.' },
);

const TextEdits = array(
  object({
    start: integer({ description: 'Offset in the text, from 0, in UTF-16 code units.' }),
    end: integer({ description: 'Offset behind the last character that goes.' }),
    text: string({ description: 'What stands there instead.' }),
  }),
  { description: 'In the order of the text; none overlaps another.' },
);

export const Verdict = object(
  {
    rule: string({ description: 'Id of the rule.', examples: ['BR-CO-10'] }),
    set: string({
      description: 'Key of the rule set; `assay` for a value that is left to be filled in.',
      examples: ['en16931'],
    }),
    release: string({ description: 'Release of the rule set.', examples: ['1.3.16'] }),
    severity: oneOf('error', 'warning'),
    description: string({ description: 'What is wrong, in one sentence.' }),
    ...phraseMembers,
    terms: array(string(), { description: 'Terms of EN 16931 that the rule is about.' }),
    places: array(string(), { description: 'Places in the XML.' }),
    properties: array(string(), { description: 'Places in the document.' }),
    found: optional(
      array(object({ term: string(), text: string() }), { description: 'The values that were judged, as written.' }),
    ),
    right: optional(
      string({ description: 'The figure that would be right, where the rule tells one.', examples: ['174.00'] }),
    ),
    fix: optional(
      object(
        {
          kind: oneOf('move', 'remove', 'insert', 'rename'),
          title: string({ description: 'What it does, in a few words.', examples: ['Move `ID` before `IssueDate`'] }),
          ...phraseMembers,
          safe: isSafe,
          edits: TextEdits,
        },
        { description: 'What mends a fault of structure, as edits of the XML text.' },
      ),
    ),
    follows: optional(
      string({ description: 'The rule whose fault this one comes from; settle that first.', examples: ['BR-Z-05'] }),
    ),
    choices: optional(
      array(
        object({
          title: string({ description: 'What it does, in a few words.', examples: ['No tax: write the rate 0'] }),
          ...phraseMembers,
          edits: TextEdits,
        }),
        { description: 'Ways to settle the fault, of which its author chooses one.' },
      ),
    ),
  },
  { title: 'Verdict', description: 'A rule of the format that the invoice breaks.' },
);

export const TextFault = object(
  {
    code: string({ description: 'Code of the trouble.', examples: ['ASSAY-XML-CHARACTER'] }),
    description: string({ description: 'What is wrong, in one sentence.' }),
    ...phraseMembers,
    line: integer({ description: 'Line in the text, from 1.' }),
    column: integer({ description: 'Column in that line, from 1, in UTF-16 code units.' }),
  },
  { title: 'TextFault', description: 'Trouble with a text that reading stepped over.' },
);

export const ImportedPdf = object(
  {
    attachment: string({ description: 'Name of the attached file that was read.', examples: ['factur-x.xml'] }),
    relationship: optional(
      string({ description: 'What that file is to the PDF, if it says.', examples: ['Alternative'] }),
    ),
    others: array(string(), { description: 'Names of the other files attached.' }),
    metadata: optional(
      object(
        {
          standard: oneOf('factur-x', 'order-x', 'zugferd-2', 'zugferd-1'),
          document_type: optional(string({ examples: ['INVOICE'] })),
          file_name: optional(string({ examples: ['factur-x.xml'] })),
          version: optional(string({ examples: ['1.0'] })),
          level: optional(string({ examples: ['EN 16931'] })),
        },
        { description: 'What the metadata of the PDF (XMP) say of the invoice; left out when they say nothing.' },
      ),
    ),
    content: string({ description: 'The attached file as text; lines and columns of the report count in it.' }),
    faults: array(
      object({
        code: string({ description: 'Code of the trouble.', examples: ['ASSAY-PDF-PROFILE'] }),
        severity: oneOf('error', 'warning'),
        description: string({ description: 'What is wrong, in one sentence.' }),
        term: optional(
          string({ description: 'Term whose value in the XML the pages do not show.', examples: ['BT-112'] }),
        ),
        ...phraseMembers,
      }),
      { description: 'Where what the PDF says of its invoice is not what it is, or not what the standard asks.' },
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
    ),
    state: oneOf('agrees', 'contradicts', 'missing', 'not-judged'),
    value: optional(string({ description: 'As it is written; long values are cut.' })),
    path: optional(string({ description: 'Place in the XML.' })),
    right: optional(string({ description: 'What the invoice gives.' })),
  },
  {
    title: 'Stamp',
    description:
      'Something that the program of a seller stamps an invoice of ZATCA with: its hash, its place in the row of invoices, the fields of the QR code, the signature. Signatures are shown and not judged.',
  },
);

export const ImportedInvoice = object(
  {
    format: string({ description: 'Format of the file.', examples: ['ubl'] }),
    profile: optional(
      string({ description: 'Profile that the invoice names, if it is a known one.', examples: ['peppol-bis-3'] }),
    ),
    /** As a person would write it, ready to build. */
    document: AnyDocument,
    report: object({
      entries: array(ReportEntry, {
        description:
          'One for every leaf of the XML, in the order they are written; with `brief` only those that the document does not hold as they are.',
      }),
      left_out: optional(
        integer({
          description: 'Leaves behind the last entry that have none: the report would be too long for the file.',
        }),
      ),
    }),
    verdicts: array(Verdict, {
      description: 'Rules of the format and profile that the invoice breaks as it is written.',
    }),
    stamps: optional(array(Stamp, { description: 'What the invoice is stamped with, for profiles that stamp.' })),
    faults: optional(array(TextFault, { description: 'Trouble with the XML itself that reading could step over.' })),
    pdf: optional(ImportedPdf),
  },
  { title: 'ImportedInvoice' },
);

const JudgedSets = {
  set: string({ description: 'Key of the rule set.', examples: ['en16931'] }),
  release: string({ description: 'Release of the rule set.', examples: ['1.3.16'] }),
  not_stated: integer({
    description: 'How many ids of the official set are not judged yet; `GET /formats` names them.',
  }),
};

export const JudgedDocument = object(
  {
    verdicts: array(Verdict, { description: 'Rules of the sets that the document breaks as it is written.' }),
    judged: array(object(JudgedSets), { description: 'The rule sets that judged.' }),
    compared: optional(array(object(JudgedSets), { description: 'The rule sets that the document was compared by.' })),
    changes: optional(
      object(
        {
          new: array(Verdict, { description: 'Rules that are broken only by `judged`.' }),
          gone: array(Verdict, { description: 'Rules that are broken only by `compared`.' }),
          severity: array(Verdict, {
            description: 'Rules that both break, with another severity; as `judged` has it.',
          }),
        },
        { description: 'What `judged` finds otherwise than `compared`; there when the request has `compare`.' },
      ),
    ),
    faults: optional(array(TextFault, { description: 'Trouble with the XML itself that reading could step over.' })),
  },
  { title: 'JudgedDocument' },
);

export const Loss = object(
  {
    path: string({ description: 'Place in the document.', examples: ['$.lines[0].item.images[0].url'] }),
    value: anyJson('What the document says there.'),
    why: string({ description: 'Why it is lost.' }),
    ...phraseMembers,
  },
  { title: 'Loss', description: 'Something the document says and the format cannot.' },
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
    format: string({ description: 'Format that was written.' }),
    profile: string({ description: 'Profile that it was written in.' }),
    file_name: string({ description: 'A name for the file.', examples: ['A-1042.xml'] }),
    media_type: string({ description: 'Media type of the file.', examples: ['application/xml'] }),
    content: string({ description: 'The file itself: its text, or with `encoding` its bytes.' }),
    encoding: optional(oneOf('base64')),
    page: optional(DrawnPage),
    mended: optional(
      array(string(), { description: 'What was changed in the PDF that was given, so that it is PDF/A-3.' }),
    ),
    report: object({
      losses: array(Loss, { description: 'What is lost; refused unless `allow_loss` is set.' }),
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

export const FormatRule = object(
  {
    code: string({ description: 'Id of the rule.', examples: ['BR-CO-10'] }),
    severity: oneOf('error', 'warning'),
    terms: array(string(), { description: 'Terms of EN 16931 that it speaks of.', examples: [['BT-106']] }),
    description: string({ description: 'What it demands.' }),
    formats: array(string(), { description: 'Formats in which it is judged.', examples: [['ubl', 'cii']] }),
    since: optional(string({ description: 'The first release that has it; every release when left out.' })),
    until: optional(string({ description: 'The first release that no longer has it.' })),
    weighs: optional(
      array(object({ release: string(), severity: oneOf('error', 'warning') }), {
        description: 'Releases from which on its severity is another one.',
      }),
    ),
    changed: optional(
      string({ description: 'The release since which it demands something else than before.', examples: ['1.3.16'] }),
    ),
  },
  { title: 'FormatRule' },
);

export const FormatList = object(
  {
    formats: array(
      object({
        key: string({ description: 'Name by which a request asks for it.', examples: ['ubl'] }),
        name: string(),
        media_type: string(),
        type: string({
          description: 'Type of the documents that it is read to and written from.',
          examples: ['bill/invoice'],
        }),
        read_only: optional(boolean({ description: 'Invoices of it are read and not written: it is superseded.' })),
        profiles: array(
          object({
            key: string({ examples: ['peppol-bis-3'] }),
            name: string(),
            specification: string({ description: 'Specification identifier (BT-24) that is written.' }),
            process: optional(string({ description: 'Business process (BT-23) that is written.' })),
            addons: array(string(), { description: 'Addons that a document of the profile names.' }),
            rule_sets: array(string(), { description: 'Keys of the rule sets that judge it.' }),
          }),
        ),
      }),
    ),
    rule_sets: array(
      object({
        key: string({ examples: ['en16931'] }),
        aliases: optional(array(string(), { description: 'Other names by which it may be asked for.' })),
        name: string(),
        authority: string({ description: 'Who publishes it.', examples: ['OpenPeppol'] }),
        documents: array(string(), {
          description: 'Local names of the outermost elements of the documents it judges.',
          examples: [['Invoice', 'CreditNote']],
        }),
        base: optional(string({ description: 'Key of the set that its documents are judged by as well.' })),
        url: optional(string({ description: 'Where its authority publishes it.' })),
        releases: array(
          object({
            key: string({ examples: ['2026.5'] }),
            from: string({ description: 'The first day on which it is in force.', examples: ['2026-08-17'] }),
            until: optional(string({ description: 'The first day on which it no longer is.' })),
            source: string({ description: 'Where it was read.' }),
            rules: integer({ description: 'How many ids are judged.' }),
          }),
          { description: 'The oldest first.' },
        ),
        not_stated: array(string(), { description: 'Ids of the official set that are not judged yet.' }),
        rules: array(FormatRule),
      }),
    ),
  },
  { title: 'FormatList' },
);
