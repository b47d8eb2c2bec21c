import type { Engine, JsonObject, OperationContext } from '../engine/index.ts';
import { toDocument as toInvoice } from './en16931/document/to-document.ts';
import { profileOf } from './en16931/profiles/profiles.ts';
import { fateBreakdown } from './en16931/document/breakdown.ts';
import type { InvoiceTerms, Syntax } from './en16931/term-tree.ts';
import { formatAmong, type Format } from './format.ts';
import { judgeInvoice, type Verdict } from './judge.ts';
import { countriesOfXml } from './rule-sets/named-countries.ts';
import { dayOf } from './rule-sets/day.ts';
import { ruleSetsFor, type RuleSet } from './rule-sets/rule-set.ts';
import { differencesOf } from './mapping/differences.ts';
import { readTerms } from './mapping/read-terms.ts';
import { reportOf, type Report } from './mapping/report.ts';
import type { PdfFault } from './pdf/pdf-fault.ts';
import { regimesOf } from './regimes-of.ts';
import { whyUnknown } from './unknown-root.ts';
import { decodeXml } from './xml/decode-xml.ts';
import { readXml } from './xml/read-xml.ts';
import { textPlaces } from './xml/text-places.ts';
import type { XmlFault } from './xml/xml-tree.ts';
import { described } from '../engine/values.ts';
import { xmlMessages } from './xml-messages.ts';
import type { Stamp } from './zatca/stamp.ts';

export interface ImportRequest {
  /** The text of an XML file, or its bytes. */
  readonly data: string | Uint8Array;
  /** Bytes of the file that the data came in, where that is another one. The report may be longer for a longer file. */
  readonly fileLength?: number;
  /** Rule sets to judge by, in place of those of the profile, each with a release where it is to be that one. */
  readonly judge?: readonly string[];
  /** The day whose releases judge where none is named, as YYYY-MM-DD; today when left out. */
  readonly at?: string;
}

/** Why a file cannot be read. */
export type FileFault = XmlFault | PdfFault;

export interface ImportResult {
  readonly format: string;
  /** Undefined when the invoice names no profile that is known. */
  readonly profile: string | undefined;
  readonly document: JsonObject;
  readonly report: Report;
  readonly verdicts: readonly Verdict[];
  /** What the invoice is stamped with, for profiles that stamp. */
  readonly stamps?: readonly Stamp[];
  /** Trouble with the XML that reading stepped over. */
  readonly faults: readonly XmlFault[];
}

export type ImportOutcome =
  { readonly ok: true; readonly value: ImportResult } | { readonly ok: false; readonly faults: readonly FileFault[] };

/** An invoice that was read, before any figure is calculated. */
export interface PreparedImport {
  /** Names the regime and addons that calculating it takes. */
  readonly document: JsonObject;
  readonly syntax: Syntax;
  /** The invoice as it is written. */
  readonly terms: InvoiceTerms;
  /** Undefined when the invoice names no profile that is known. */
  readonly profile: string | undefined;
  /** The XML as text: places count in it. */
  readonly content: string;
  /** Specification identifier (BT-24) that the invoice names. */
  readonly specification: string | undefined;
  /** Those whose rules it may be judged by, in capitals. */
  countries(): readonly string[];
  /** Calculates, compares, judges and accounts for every leaf. */
  finish(engine: Engine, context: OperationContext, ruleSets: readonly RuleSet[]): ImportResult;
}

export type PrepareOutcome =
  { readonly ok: true; readonly value: PreparedImport } | { readonly ok: false; readonly faults: readonly FileFault[] };

/** What reads invoices of some formats. */
export interface Importer {
  /**
   * Makes a document of an XML invoice, judges it by those of the rule sets that its profile asks for, and accounts for every
   * leaf. Only what is no XML, or no format that is known, is refused.
   */
  readonly importXml: (
    request: ImportRequest,
    engine: Engine,
    context: OperationContext,
    ruleSets: readonly RuleSet[],
  ) => ImportOutcome;
  /** The first half of `importXml`, for hosts that fetch regimes, addons and rules when a document names them. */
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
  const decoded = typeof request.data === 'string' ? undefined : decodeXml(request.data);
  if (decoded && !decoded.ok) return decoded;
  const read = readXml(decoded ? decoded.value.text : (request.data as string));
  if (!read.ok) return read;
  const { root, text } = read.document;
  const format = formatAmong(formats, root);
  const reading = format && readTerms(format.table, root);
  if (!format || !reading) {
    const placeOf = textPlaces(text);
    const { description, at } = whyUnknown(formats, root, placeOf);
    const fault = {
      code: 'ASSAY-XML-FORMAT',
      ...described(description),
      offset: at.start,
      ...placeOf(at.start),
    } as const;
    return { ok: false, faults: [fault] };
  }
  const { terms } = reading;
  const profile = profileOf(terms, format.key);
  const toDocument = format.maker?.toDocument ?? toInvoice;
  const { document, draft } = toDocument(terms, profile, hasRegime);
  const faults = [...(decoded?.value.faults ?? []), ...read.document.faults];
  return {
    ok: true,
    value: {
      document,
      syntax: format.table.syntax,
      terms,
      profile: profile?.key,
      content: text,
      specification: terms.value('BT-24')?.value,
      countries: () => countriesOfXml(root),
      finish(engine, context, ruleSets) {
        const built = engine.inspect({ data: document }, context).document;
        fateBreakdown(draft, terms, built);
        const length = request.fileLength ?? request.data.length;
        const report = reportOf(text, length, {
          reading,
          draft,
          built,
          differences: differencesOf(terms),
          ...(format.maker && { noTerm: format.maker.noMember }),
        });
        const verdicts = judgeInvoice({
          terms,
          ruleSets: format.readOnly ? ruleSets.map(sharedRules) : ruleSets,
          text,
          profile: profile?.key,
          ...(request.judge && { judge: request.judge }),
          at: request.at ?? dayOf(context),
          propertiesOf: (value) => {
            const fate = draft.fateOf(value);
            return fate && 'to' in fate ? fate.to : [];
          },
        });
        const judging = ruleSetsFor(ruleSets, {
          profile: profile?.key,
          ...(request.judge && { judge: request.judge }),
        });
        const stamps = profile?.ways?.stamps && judging.find((set) => set.stamps)?.stamps?.(text, root);
        return {
          format: format.key,
          profile: profile?.key,
          document,
          report,
          verdicts,
          ...(stamps && { stamps }),
          faults,
        };
      },
    },
  };
}

/** Of a set, the rules that read the same in every syntax: they look at terms, whatever elements those are written in. */
function sharedRules(set: RuleSet): RuleSet {
  const inUbl = new Set(set.rules.map(({ ubl }) => ubl));
  return { ...set, rules: set.rules.filter(({ cii }) => cii && inUbl.has(cii)) };
}

/** Characters are not bytes: what a PDF holds is lost by reading it as text. */
const PDF_AS_TEXT: PdfFault = {
  code: 'ASSAY-PDF-AS-TEXT',
  ...described(xmlMessages.pdfReadAsText),
  offset: 0,
};
