import { array, boolean, object, oneOf, optional, string } from '../typed-schema/schema.ts';
import { withBase64 } from './base64-file.ts';
import { day, draft } from './json-value.ts';
import { PageRequest } from './page.ts';

const SETS =
  'Rule sets to judge by, such as `en16931`; those of the profile when left out. A name may carry a release, `peppol-bis-3@2026.5`; without one, the release in force on the day `at` judges.';

const AT = day({
  description: 'The day whose releases of rule sets judge, as YYYY-MM-DD; today when left out.',
  examples: ['2026-11-24'],
});

/** For `import`. */
export const ImportQuery = object({
  brief: optional(
    boolean({
      description:
        'Lists only leaves that the document does not hold as they are. A long answer is mostly about the others.',
    }),
  ),
});

/** For `export`. */
export const ExportQuery = object({
  brief: optional(boolean({ description: 'Leaves out `report.links`, which are as long as the file itself.' })),
});

export const ImportRequest = withBase64(
  object(
    {
      data: string({
        description:
          'The text of an XML file, or with `encoding` the bytes of one, or of a PDF that carries one (Factur-X, ZUGFeRD).',
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
        array(string(), {
          description: SETS,
        }),
      ),
      at: optional(AT),
    },
    { title: 'ImportRequest' },
  ),
);

const YES_OR_NO = oneOf('S', 'N');

/** What the format of an authority asks for and a document does not say. */
export const ExportContext = object(
  {
    made_at: optional(
      string({ description: 'When the file is made; now when left out.', examples: ['2026-11-27T12:00:00Z'] }),
    ),
    program: optional(string({ description: 'The program that makes the file; Assay when left out.' })),
    kind: optional(oneOf('register', 'cancel')),
    production: optional(
      boolean({ description: 'VERI*FACTU: `false` for the test of the agency, whose QR codes have another address.' }),
    ),
    timestamp: optional(
      string({
        description: 'VERI*FACTU: the moment of the record, with its offset; `made_at` when left out.',
        examples: ['2026-09-15T09:00:00+02:00'],
      }),
    ),
    software: optional(
      object(
        {
          name: string({ description: 'Producer of the program.' }),
          nif: string({ description: 'Tax number of the producer.', examples: ['B10101017'] }),
          system: optional(string({ description: 'Name of the program.' })),
          id: optional(
            string({ description: 'Two characters that the producer gives the program.', examples: ['A1'] }),
          ),
          version: string({ description: 'Version of the program.' }),
          installation: optional(string({ description: 'Number of the installation.' })),
          only_verifactu: optional(YES_OR_NO),
          multi: optional(YES_OR_NO),
          several: optional(YES_OR_NO),
          license: optional(string({ description: 'TicketBAI: its licence.', examples: ['TBAIBI00000000PRUEBA'] })),
        },
        {
          description:
            'The program that makes records. TicketBAI needs `license`, VERI*FACTU all others: the three with `S` or `N` say whether it can only send them, can serve more than one taxpayer, and does.',
        },
      ),
    ),
    previous: optional(
      object(
        {
          issuer: optional(string({ description: 'Tax number of its issuer.', examples: ['B10101017'] })),
          num_series: optional(string({ description: 'Series and number of its invoice.', examples: ['A-0001'] })),
          issue_date: string({
            description: 'Day of its invoice, as in the record or as in a document.',
            examples: ['15-09-2026', '2026-09-15'],
          }),
          fingerprint: optional(string({ description: 'Its print, 64 digits of 0 to 9 and A to F.' })),
          series: optional(string({ description: 'TicketBAI: series of its invoice.', examples: ['A'] })),
          code: optional(string({ description: 'TicketBAI: number of its invoice.', examples: ['0001'] })),
          signature: optional(string({ description: 'TicketBAI: the value of its signature.' })),
        },
        {
          description:
            'The record that was made before; left out for the first one. VERI*FACTU needs `issuer`, `num_series` and `fingerprint`, TicketBAI `code` and `signature`.',
        },
      ),
    ),
    issuer_role: optional(oneOf('N', 'T', 'D')),
    signature_value: optional(
      string({
        description:
          'TicketBAI: the value of the signature that the file gets: its identifier and QR code are made of it.',
      }),
    ),
    amended: optional(boolean({ description: 'VERI*FACTU: it puts right a record that the agency has.' })),
    rejected: optional(oneOf('S', 'N', 'X')),
    unregistered: optional(
      boolean({ description: 'VERI*FACTU: the agency has no record of the invoice that is cancelled.' }),
    ),
  },
  {
    description:
      'What the format of an authority asks for and a document does not say. `kind` of a record of VERI*FACTU: `register` an invoice, or `cancel` its record; `rejected`: the agency refused the record before (`S`), or has none (`X`). `issuer_role` of TicketBAI: the supplier issues the invoice (`N`), a third party (`T`), or the customer (`D`).',
  },
);

export const ExportRequest = object(
  {
    data: draft('The invoice or answer to write, or an envelope that holds it; it is built first.'),
    format: string({
      description:
        'Format to write: `ubl`, `cii`, or a PDF that carries CII: `factur-x`, `zugferd`, `xrechnung-pdf`; `ksef` for KSeF FA(3); `fatturapa` for FatturaPA; `verifactu` for a record of VERI*FACTU; `nav` for NAV 3.0; `cfdi` for a CFDI, also of a `bill/payment`; `facturae` for Facturae; `finvoice` for Finvoice; `ticketbai` for TicketBAI, unsigned; for a `bill/status` `peppol-invoice-response`, `peppol-mlr`, `peppol-mls` or `cdar`.',
      examples: ['ubl'],
    }),
    profile: optional(
      string({
        description:
          'Profile to write it in, such as `factur-x-basic`. Left out: the one of the document’s addons, else EN 16931 itself.',
        examples: ['xrechnung-3'],
      }),
    ),
    allow_loss: optional(boolean({ description: 'Write it although the format has no place for values that matter.' })),
    context: optional(ExportContext),
    page: optional(PageRequest),
    pdf: optional(
      string({
        description:
          'For a PDF: the pages to carry the XML, as a PDF in Base64; drawn from the document when left out. What keeps it from being PDF/A-3 is mended where that changes no page, or told.',
      }),
    ),
  },
  { title: 'ExportRequest' },
);

export const JudgeRequest = withBase64(
  object(
    {
      data: string({
        description: 'The text of an XML file, or with `encoding` the bytes of one.',
        examples: ['<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">…</Invoice>'],
      }),
      encoding: optional(oneOf('base64')),
      judge: optional(
        array(string(), {
          description: SETS,
          examples: [['en16931@1.3.16', 'peppol-bis-3']],
        }),
      ),
      at: optional(AT),
      compare: optional(
        object(
          {
            judge: optional(
              array(string(), {
                description: 'Rule sets to compare with, each with or without a release; the same when left out.',
              }),
            ),
            at: optional(
              day({
                description: 'The day whose releases are compared with, as YYYY-MM-DD; the same when left out.',
              }),
            ),
          },
          { description: 'Judges the document a second time, and answers in `changes` what is different.' },
        ),
      ),
    },
    { title: 'JudgeRequest' },
  ),
);
