import type { Engine, JsonObject, OperationContext } from '../../engine/index.ts';
import { profileOf } from '../en16931/profiles/profiles.ts';
import type { Binding, InvoiceTerms } from '../en16931/term-tree.ts';
import { formatAmong, type Format } from '../catalogue/format.ts';
import { judgeInvoice } from '../verdicts/judge-invoice.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { countriesOfXml } from '../rule-sets/named-countries.ts';
import { dayOf } from '../rule-sets/day.ts';
import { ruleSetsFor, sharedRules, type RuleSet } from '../rule-sets/rule-set.ts';
import { readTerms } from '../mapping/read-terms.ts';
import type { Report } from '../mapping/report.ts';
import { makeOfMembers } from './make-of-members.ts';
import { makeOfTerms } from './make-of-terms.ts';
import { withVerdicts, type ImportedDocument } from './divided.ts';
import { whyTooMany } from './too-many-documents.ts';
import type { PdfFault } from '../pdf/pdf-fault.ts';
import { regimesOf } from './regimes-of.ts';
import { unknownSpecification } from './unknown-specification.ts';
import { unknownRoot } from './unknown-root.ts';
import { readEnvelope, type EnvelopeHeader } from '../xml/open-envelope.ts';
import { readXmlFile } from '../xml/read-xml-file.ts';
import type { XmlFault } from '../xml/xml-tree.ts';
import { proveFormat } from '../self-check/prove-format.ts';
import { described } from '../../engine/values.ts';
import { xmlMessages } from './messages.ts';
import type { Stamp } from './stamp.ts';

export interface ImportRequest {
  /** The text of an XML file, or its bytes. */
  readonly data: string | Uint8Array;
  /** Size in bytes of the original file, if it is another one. A longer file allows a longer report. */
  readonly fileLength?: number;
  /** Rule sets to judge by in place of those of the profile, each optionally with a release. */
  readonly judge?: readonly string[];
  /** The day whose releases judge by default, as YYYY-MM-DD; default today. */
  readonly at?: string;
}

/** Why a file cannot be read. */
export type FileFault = XmlFault | PdfFault;

export interface ImportResult {
  readonly format: string;
  /** Undefined if the invoice names no known profile. */
  readonly profile: string | undefined;
  /** The document; of a file with several the first one. */
  readonly document: JsonObject;
  /** The whole file. */
  readonly report: Report;
  readonly verdicts: readonly Verdict[];
  /** Of a file with several documents each one, the first among them. */
  readonly documents?: readonly ImportedDocument[];
  /** For an invoice in an envelope: who sends it to whom. */
  readonly envelope?: EnvelopeHeader;
  /** The stamps of the invoice, for profiles with stamps. */
  readonly stamps?: readonly Stamp[];
  /** The chain of values that the seal of the file is made over, for formats that have one. */
  readonly chain?: string;
  /** Errors in the XML that the reader skipped. */
  readonly faults: readonly XmlFault[];
}

export type ImportOutcome =
  | { readonly ok: true; readonly value: ImportResult }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/** A parsed invoice, before any calculation. */
export interface PreparedImport {
  /** Names the regime and addons needed for the calculation. */
  readonly document: JsonObject;
  /** Every document of the file. */
  readonly documents: readonly JsonObject[];
  readonly syntax: Binding;
  /** The invoice as written. */
  readonly terms: InvoiceTerms;
  /** Undefined if the invoice names no known profile. */
  readonly profile: string | undefined;
  /** The XML as text: places refer to it. */
  readonly content: string;
  /** Specification identifier (BT-24) of the invoice. */
  readonly specification: string | undefined;
  /** Countries whose rules may apply, in capitals. */
  countries(): readonly string[];
  /** Calculates, compares, judges and accounts for every leaf. */
  finish(engine: Engine, context: OperationContext, ruleSets: readonly RuleSet[]): ImportResult;
}

export type PrepareOutcome =
  | { readonly ok: true; readonly value: PreparedImport }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/** The reader of some formats. */
export interface Importer {
  /**
   * Converts an XML invoice to a document, judges it by the rule sets of its profile, and reports on every leaf. Only
   * invalid XML and unknown formats are refused.
   */
  readonly importXml: (
    request: ImportRequest,
    engine: Engine,
    context: OperationContext,
    ruleSets: readonly RuleSet[],
  ) => ImportOutcome;
  /** The first half of `importXml`, for hosts that load regimes, addons and rules on demand. */
  readonly prepareImport: (request: ImportRequest, hasRegime: (country: string) => boolean) => PrepareOutcome;
}

export function importerOf(formats: readonly Format[]): Importer {
  const prepareImport: Importer['prepareImport'] = (request, hasRegime) => prepare(request, hasRegime, formats);
  return {
    prepareImport,
    importXml(request, engine, context, ruleSets) {
      const prepared = prepareImport(request, regimesOf(engine));
      return prepared.ok ? { ok: true, value: prepared.value.finish(engine, context, ruleSets) } : prepared;
    },
  };
}

function prepare(
  request: ImportRequest,
  hasRegime: (country: string) => boolean,
  formats: readonly Format[],
): PrepareOutcome {
  if (typeof request.data === 'string' && request.data.startsWith('%PDF-')) return { ok: false, faults: [PDF_AS_TEXT] };
  const read = readXmlFile(request.data);
  if (!read.ok) return read;
  const { root, text, envelope } = read.document;
  const format = formatAmong(formats, root);
  if (format) {
    proveFormat(format, (proof) => {
      const own = prepare({ data: proof }, hasRegime, [format]);
      return own.ok ? own.value.document : undefined;
    });
  }
  const reading = format && readTerms(format.table, root, read.document.source);
  if (!format || !reading) return { ok: false, faults: [unknownRoot(formats, root, text)] };
  const { terms } = reading;
  const profile = profileOf(terms, format.key);
  const [part, ...further] = format.members?.of(root) ?? [];
  const tooMany = part && whyTooMany([part, ...further], root, text);
  if (tooMany) return { ok: false, faults: [tooMany] };
  const members = part?.table;
  const making = part
    ? makeOfMembers([part, ...further], root, text)
    : makeOfTerms(reading, text, format.maker, profile, hasRegime);
  const namesSpecification = !format.maker && !format.members;
  const faults = [...read.document.faults, ...(namesSpecification ? unknownSpecification(terms, text) : [])];
  return {
    ok: true,
    value: {
      document: making.document,
      documents: making.documents ?? [making.document],
      syntax: format.table.syntax,
      terms,
      profile: profile?.key,
      content: text,
      specification: terms.value('BT-24')?.value,
      countries: () => countriesOfXml(root),
      finish(engine, context, ruleSets) {
        const build = (document: JsonObject): JsonObject | undefined => {
          const outcome = engine.calculate({ data: making.readable(document) }, context);
          return outcome.ok ? outcome.value : undefined;
        };
        const made = making.finish(build, request.fileLength ?? request.data.length);
        const verdicts = judgeInvoice({
          terms,
          table: format.table,
          ruleSets: format.readOnly ? ruleSets.map(sharedRules) : ruleSets,
          text,
          profile: profile?.key,
          ...(request.judge && { judge: request.judge }),
          at: request.at ?? dayOf(context),
          ...made.places,
        });
        const several = made.documents && withVerdicts(made.documents, verdicts);
        const judging = ruleSetsFor(ruleSets, {
          profile: profile?.key,
          ...(request.judge && { judge: request.judge }),
        });
        const chain = members?.chain?.(root);
        const stamps =
          members?.stamps?.(root, chain) ??
          (profile?.ways?.stamps &&
            judging
              .find((set) => set.stamps)
              ?.stamps?.(text, root, read.document.faults.every(({ severity }) => severity !== 'error') && !envelope));
        return {
          format: format.key,
          profile: profile?.key,
          document: made.document,
          report: made.report,
          verdicts,
          ...several,
          ...(envelope && { envelope: readEnvelope(envelope) }),
          ...(stamps && { stamps }),
          ...(chain !== undefined && { chain }),
          faults: [...faults, ...made.faults],
        };
      },
    },
  };
}

/** Characters are not bytes: reading a PDF as text destroys it. */
const PDF_AS_TEXT: PdfFault = {
  code: 'ASSAY-PDF-AS-TEXT',
  ...described(xmlMessages.pdfReadAsText),
  offset: 0,
};
