import { array, boolean, object, oneOf, optional, string } from '../typed-schema/schema.ts';
import { draft } from './json-value.ts';
import { PageRequest } from './page.ts';

const SETS =
  'Rule sets to judge by, such as `en16931`; those of the profile when left out. A name may carry a release, `peppol-bis-3@2026.5`; without one, the release in force on the day `at` judges.';

const AT = string({
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

export const ImportRequest = object(
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
);

export const ExportRequest = object(
  {
    data: draft('The invoice or answer to write, or an envelope that holds it; it is built first.'),
    format: string({
      description:
        'Format to write: `ubl`, `cii`, or a PDF that carries CII: `factur-x`, `zugferd`, `xrechnung-pdf`; `ksef` for KSeF FA(3); `fatturapa` for FatturaPA; for a `bill/status` `peppol-invoice-response`, `peppol-mlr`, `peppol-mls` or `cdar`.',
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
    context: optional(
      object(
        {
          made_at: optional(
            string({ description: 'When the file is made; now when left out.', examples: ['2026-11-27T12:00:00Z'] }),
          ),
          program: optional(string({ description: 'The program that makes the file; Assay when left out.' })),
        },
        { description: 'What the format of an authority asks for and a document does not say.' },
      ),
    ),
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

export const JudgeRequest = object(
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
            string({
              description: 'The day whose releases are compared with, as YYYY-MM-DD; the same when left out.',
            }),
          ),
        },
        { description: 'Judges the document a second time, and answers in `changes` what is different.' },
      ),
    ),
  },
  { title: 'JudgeRequest' },
);
