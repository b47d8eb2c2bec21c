import type { Engine, Fault, Json, JsonObject, Message, OperationContext, Outcome } from '../../engine/index.ts';
import { failure, newFault, sentence, success } from '../../engine/values.ts';
import { parseDecimal, type Decimal } from '../en16931/decimal.ts';
import {
  addsUp,
  addsUpAs,
  roundedEach,
  withExactAmounts,
  withRoundedLines,
  withRounding,
} from '../en16931/document/adding-up.ts';
import { INVOICE_MAKER } from '../en16931/document/invoice-maker.ts';
import { withSplitPayment } from '../en16931/document/split-payment.ts';
import { withoutIncludedTaxes } from '../en16931/document/without-included-taxes.ts';
import { profileAsked, profilesLike } from '../en16931/profiles/profiles.ts';
import type { Profile } from '../en16931/profiles/profile.ts';
import type { InvoiceTerms } from '../en16931/term-tree.ts';
import type { DocumentMaker } from '../catalogue/document-maker.ts';
import type { Format } from '../catalogue/format.ts';
import { formatByKey } from '../catalogue/formats.ts';
import { noSuchFormat } from './no-such-format.ts';
import { readTerms } from '../mapping/read-terms.ts';
import { OWN_XML_LIMITS } from '../xml/limits.ts';
import { readXml } from '../xml/read-xml.ts';
import { acceptedBy } from '../destinations/destinations.ts';
import { judgeInvoice, OWN_SET } from '../verdicts/judge-invoice.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { faultOfRefusal, listedLosses, lossesOf, lossOf, matters, type Loss } from '../losses/losses.ts';
import { MEMBER_WORDS } from '../members/member-table.ts';
import type { FileStamp, WritingContext } from '../members/member-writing.ts';
import { placesByOrigin, type Places } from './places-by-origin.ts';
import { fileNameOf } from './file-name-of.ts';
import { lackingIn, madeNow, numberOf, writtenMembers } from './written-members.ts';
import { verdictFault } from '../verdicts/verdict-faults.ts';
import { schemaSet } from '../rule-sets/schema/definition.ts';
import { dayOf } from '../rule-sets/day.ts';
import type { RuleSet } from '../rule-sets/rule-set.ts';
import { readElementTree, rootWithin } from '../mapping/element-tree.ts';
import type { RootRow } from '../mapping/row.ts';
import { writeTerms, type Link } from '../mapping/write-terms.ts';
import { writeXml } from '../xml/write-xml.ts';
import { exportMessages } from '../losses/export-messages.ts';

export interface ExportRequest {
  /** An invoice, a status document, or an envelope with one. */
  readonly data: Json;
  readonly format: string;
  /** Default: the one for the document's addons, or EN 16931. */
  readonly profile?: string;
  /** Write even if the format has no place for values that matter. */
  readonly allowLoss?: boolean;
  /** Write even if the document breaks rules of the profile: for judging, not for sending. */
  readonly unfinished?: boolean;
  /** The day whose releases judge, as YYYY-MM-DD; default today. */
  readonly at?: string;
  /** What a document cannot say and a format of an authority needs: when and with which program the file is made. */
  readonly context?: Partial<WritingContext>;
}

export interface ExportResult {
  readonly format: string;
  readonly profile: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: string;
  /** What the file is stamped with, for authorities that keep a chain of records. */
  readonly stamps?: readonly FileStamp[];
  readonly report: {
    readonly losses: readonly Loss[];
    /** Number of further losses, which are not listed. */
    readonly left_out?: number;
    readonly links: readonly Link[];
    /** Broken rules that will hold once the seller's program has stamped the file. */
    readonly stamps_settle?: readonly string[];
  };
  readonly verdicts: readonly Verdict[];
}

/**
 * Writes an invoice in a format and profile, and judges the result by the rule sets of the profile. The document is
 * built first, with the addons of the profile.
 */
export function exportXml(
  request: ExportRequest,
  engine: Engine,
  context: OperationContext,
  ruleSets: readonly RuleSet[],
): Outcome<ExportResult> {
  const outcome = exportInvoice(request, engine, context, ruleSets);
  return outcome.ok ? success(outcome.value.result) : outcome;
}

/** The XML, and the document with its figures. */
export interface ExportedInvoice {
  readonly result: ExportResult;
  readonly document: JsonObject;
}

export function exportInvoice(
  request: ExportRequest,
  engine: Engine,
  context: OperationContext,
  ruleSets: readonly RuleSet[],
): Outcome<ExportedInvoice> {
  const format = formatByKey(request.format);
  if (!format) return refused('request.format', noSuchFormat(request.format));
  if (format.readOnly) return refused('request.format', exportMessages.onlyRead({ format: format.name }));
  const profile = profileAsked(request.profile, format, request.data);
  if (!profile) {
    const asked = { format: format.name, profile: request.profile ?? '' };
    const profiles = profilesLike(asked.profile, format);
    const message = profiles ? exportMessages.profileLike({ ...asked, profiles }) : exportMessages.noProfile(asked);
    return refused('request.profile', message);
  }
  const maker = holderOf(format, request.data);
  const built = builtDocument(request, maker, profile, { engine, context });
  if (!built.ok) return built;
  const members = format.members?.for(built.value, request.context);
  const lacking = lackingIn(members, built.value, request, format.name);
  if (!lacking.ok) return lacking;
  const parts = numberOf(built.value, members?.number ?? ['code']);
  const isDraft = parts.length === 0 && !members?.unnumbered;
  if (isDraft && !(members?.draft && request.allowLoss)) {
    return refused('$.code', maker.noNumber, 'ASSAY-EXPORT-NUMBER');
  }
  const missing = isDraft
    ? [lossOf('$.code', null, maker.noNumber, { grade: 'matters', reason: exportMessages.isDraft })]
    : [];
  // A profile may have its own table.
  const written = (profile.writtenAs !== undefined && formatByKey(profile.writtenAs)) || format;
  const {
    content,
    losses,
    links,
    number,
    placesIn,
    stamps = [],
  } = members
    ? writtenMembers(built.value, members, { ...madeNow(context), ...request.context })
    : { ...writtenInvoice(built.value, written, profile), stamps: [] };
  const grave = losses.filter(matters);
  if (grave.length > 0 && !request.allowLoss) {
    return failure('validation', exportMessages.cannotSayAll, grave.map(faultOfRefusal));
  }
  const verdicts = judgeWritten(content, placesIn, {
    format: written,
    profile,
    ruleSets,
    at: request.at ?? dayOf(context),
  });
  const unsigned = verdicts.filter((verdict) => wantsSignature(verdict, members?.unsigned));
  const unsound = verdicts.filter((verdict) => verdict.set === schemaSet.key && !unsigned.includes(verdict));
  if (unsound.length > 0) {
    const message = exportMessages.breaksSchema({ format: written.name });
    return failure('validation', message, unsound.map(faultOfSchema));
  }
  const unstamped = [...settledByStamps(verdicts, profile), ...unsigned.map(({ rule }) => rule)];
  const result = {
    format: written.key,
    profile: profile.key,
    fileName: `${fileNameOf(number)}.xml`,
    mediaType: written.mediaType,
    content,
    ...(stamps.length > 0 && { stamps }),
    report: {
      ...listedLosses([...lacking.value, ...missing, ...losses]),
      links,
      ...(unstamped.length > 0 && { stamps_settle: unstamped }),
    },
    verdicts,
  };
  return success({ result, document: built.value });
}

/** Whether the schema only misses the signature of the file, which its sender gives. Values are made when they are read. */
const wantsSignature = (verdict: Verdict, signature: string | undefined): boolean =>
  signature !== undefined && verdict.rule === 'SCHEMA-MISSING' && verdict.values?.['slot'] === `\`${signature}\``;

function settledByStamps(verdicts: readonly Verdict[], { ways }: Profile): readonly string[] {
  const rules = new Set(verdicts.map(({ rule }) => rule));
  return (ways?.stampRules ?? []).filter((rule) => rules.has(rule));
}

/**
 * Writes the invoice and reports on it. Terms and elements are freed when it returns, because they are most of a long
 * invoice's memory.
 */
function writtenInvoice(document: JsonObject, format: Format, profile: Profile) {
  const { maker = INVOICE_MAKER } = format;
  const { terms, used } = maker.toTerms(document, profile, format.table.syntax === 'cii' ? 'cii' : 'ubl');
  const { root, links, written } = writeTerms(rootOf(format, profile, terms), format.table.namespaces, terms);
  const losses = lossesOf(document, used, terms, written, maker);
  const origins = new Map<string, (string | undefined)[]>();
  for (const { term, from } of terms.everyValue()) {
    const before = origins.get(term);
    if (before) before.push(from);
    else origins.set(term, [from]);
  }
  return {
    content: writeXml(root),
    losses,
    links,
    number: terms.value(maker.number)?.value ?? 'invoice',
    placesIn: (read: InvoiceTerms) => placesByOrigin(read, origins),
  };
}

/** What a format says of the documents that it holds. */
function holderOf({ members, maker }: Format, data: Json): Holder {
  const table = members?.for(documentOf(data) ?? {});
  if (!table) return maker ?? INVOICE_MAKER;
  const { type, net } = table;
  return { type, noNumber: MEMBER_WORDS.noNumber, others: MEMBER_WORDS.others, ...(net && { net }) };
}

type Holder = Pick<DocumentMaker, 'type' | 'refused' | 'noNumber' | 'others'> & {
  /** Its prices are without taxes. */
  readonly net?: true;
};

/**
 * The rules judge the written XML, so it is read back. Each value then gets the document place at the same index of its
 * term.
 */
function judgeWritten(
  content: string,
  placesIn: (terms: InvoiceTerms) => Places,
  { format, profile, ruleSets, at }: { format: Format; profile: Profile; ruleSets: readonly RuleSet[]; at: string },
): readonly Verdict[] {
  const read = readXml(content, OWN_XML_LIMITS);
  const terms = read.ok ? readTerms(format.table, read.document.root, read.document.source)?.terms : undefined;
  // If our own XML cannot be read, that is a bug.
  if (!terms) throw new Error(`the ${format.name} that was written cannot be read`);
  const table = format.table;
  const places = placesIn(terms);
  const found = judgeInvoice({ terms, table, text: content, ruleSets, profile: profile.key, at, ...places });
  const accepted = acceptedBy(profile.key);
  if (!accepted) return found;
  const sets = new Set([...accepted, OWN_SET.set.key, ...ruleSets.filter((set) => set.brought).map(({ key }) => key)]);
  return found.filter(({ set }) => sets.has(set));
}

function rootOf(format: Format, { ways, holds }: Profile, terms: InvoiceTerms): RootRow {
  const isCreditNote = !ways?.oneRoot && CREDIT_NOTES.has(terms.value('BT-3')?.value ?? '');
  const [invoiceRoot, creditNoteRoot] = format.table.roots;
  const root = isCreditNote && creditNoteRoot ? creditNoteRoot : invoiceRoot;
  return holds ? rootWithin(root, readElementTree(...holds)) : root;
}

/** UNTDID 1001 types that UBL writes as a credit note. Source: EN 16931-3-2, BT-3. */
const CREDIT_NOTES: ReadonlySet<string> = new Set('81 83 261 262 296 308 381 396 420 458 502 503 532'.split(' '));

interface Calculating {
  readonly profile: Profile;
  readonly unfinished: boolean;
  readonly engine: Engine;
  readonly context: OperationContext;
}

function builtDocument(
  { data, unfinished = false }: ExportRequest,
  maker: Holder,
  profile: Profile,
  scope: Pick<Calculating, 'engine' | 'context'>,
): Outcome<JsonObject> {
  const calculating = { profile, unfinished, ...scope };
  const document = documentOf(data);
  if (!document) return refused('$', exportMessages.noDocument);
  const addons = Array.isArray(document.$addons) ? (document.$addons as readonly Json[]) : [];
  const missing = profile.addons.filter((addon) => !addons.includes(addon));
  const given = calculated({ ...document, $addons: [...addons, ...missing] }, calculating);
  if (!given.ok) return given;
  const schema = given.value.$schema;
  if (typeof schema !== 'string' || !schema.endsWith(`/${maker.type}`)) return refused('$.$schema', maker.others);
  if (maker !== INVOICE_MAKER) {
    const refusal = maker.refused?.(given.value);
    if (refusal) return refused(refusal.path, refusal.why);
    return maker.net ? beforeTaxes(given.value, calculating) : given;
  }
  const same = keepingPayable(document, given.value, calculating);
  if (!same.ok) return same;
  const net = beforeTaxes(same.value, calculating);
  if (!net.ok) return net;
  return mapped(addingUp(net.value, calculating), (sums) => withSplitPayment(document, sums));
}

/**
 * The document with its figures. If it breaks a rule of the profile or cannot be calculated, it cannot be written;
 * other rules concern the document, not its format. In a document with a separate seller the supplier is the tax
 * representative: the profile's requirements for a seller do not apply to it, and the written XML is judged for both.
 */
function calculated(data: JsonObject, calculating: Calculating, isAgain = false): Outcome<JsonObject> {
  const { profile, unfinished, engine, context } = calculating;
  const { document, faults } = engine.inspect({ data }, context);
  const families = ['EU-EN16931-', ...profile.addons.map((addon) => addon.replace(/v\d+$/, '').toUpperCase())];
  const isOfRepresentative = ({ properties }: Fault): boolean =>
    hasSeller(data) && properties.every((path) => /^\$\.supplier\b/.test(path));
  // A category of the profile’s own list; codes of other extensions stay wrong.
  const isOwnCode = ({ code, properties }: Fault): boolean =>
    code === 'ASSAY-LINT-EXTENSION-VALUE' &&
    profile.ways?.taxCodes !== undefined &&
    properties.every((path) => path.includes('untdid-tax-category'));
  const isOfProfile = (fault: Fault): boolean =>
    !unfinished &&
    families.some((family) => fault.code.startsWith(`GOBL-${family}`)) &&
    !profile.waived?.includes(fault.code) &&
    !isOfRepresentative(fault);
  const grave = faults.filter(
    (fault) => fault.severity === 'error' && (fault.stage !== 'rules' || isOfProfile(fault)) && !isOwnCode(fault),
  );
  if (document && grave.length === 0) return success(document);
  // Building gives a tax its key, and addons look at the key before that: they find it the second time.
  if (document && !isAgain && grave.every(({ stage }) => stage === 'rules')) {
    const again = calculated(document, calculating, true);
    if (again.ok) return again;
  }
  const isFigure = grave.some(({ stage }) => stage === 'calculation');
  const message = exportMessages.cannotWrite({ profile: profile.name });
  return failure(isFigure ? 'calculation' : 'validation', message, document ? grave : faults);
}

function hasSeller({ ordering }: JsonObject): boolean {
  return typeof ordering === 'object' && ordering !== null && 'seller' in ordering;
}

/** An addon of the profile may round in another way; the amount to pay stays that of the document. */
function keepingPayable(document: JsonObject, built: JsonObject, calculating: Calculating): Outcome<JsonObject> {
  if (roundingOf(document) === roundingOf(built)) return success(built);
  const own = calculating.engine.calculate({ data: document }, calculating.context);
  const [was, is] = [own.ok ? payableOf(own.value) : undefined, payableOf(built)];
  if (!was || !is || was.equals(is)) return success(built);
  return calculated(withRounding(built, was.minus(is)), calculating);
}

function roundingOf({ tax }: JsonObject): Json | undefined {
  return typeof tax === 'object' && tax !== null ? (tax as JsonObject).rounding : undefined;
}

/** Cents gained or lost by removing taxes from prices become the rounding of the amount due. */
function beforeTaxes(built: JsonObject, calculating: Calculating): Outcome<JsonObject> {
  const net = withoutIncludedTaxes(built);
  if (!net) return success(built);
  const outcome = calculated(net, calculating);
  if (!outcome.ok) return outcome;
  const [was, is] = [payableOf(built), payableOf(outcome.value)];
  if (!was || !is || was.equals(is)) return outcome;
  return calculated(withRounding(net, was.minus(is)), calculating);
}

/**
 * If the written figures do not add up, lines are rounded to their sums. Where that is impossible, each figure is
 * rounded, and rounding (BT-114) keeps the amount due.
 */
function addingUp(calculatedOne: JsonObject, calculating: Calculating): Outcome<JsonObject> {
  const built = withExactAmounts(calculatedOne);
  if (addsUp(built)) return success(built);
  const lines = calculating.profile.ways?.grossLines ? undefined : withRoundedLines(built);
  if (lines) return success(lines);
  const rounded = roundedEach(built);
  const outcome = calculated(rounded, calculating);
  if (!outcome.ok || addsUpAs(built, outcome.value)) return success(built);
  const [was, is] = [payableOf(built), payableOf(outcome.value)];
  if (!was || !is || was.equals(is)) return mapped(outcome, withExactAmounts);
  return mapped(calculated(withRounding(rounded, was.minus(is)), calculating), withExactAmounts);
}

const mapped = <Value>(outcome: Outcome<Value>, change: (value: Value) => Value): Outcome<Value> =>
  outcome.ok ? success(change(outcome.value)) : outcome;

function payableOf({ totals }: JsonObject): Decimal | undefined {
  const payable = typeof totals === 'object' && totals !== null ? (totals as JsonObject).payable : undefined;
  return typeof payable === 'string' ? parseDecimal(payable) : undefined;
}

function documentOf(data: Json): JsonObject | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const { doc } = data as JsonObject;
  return typeof doc === 'object' && doc !== null && !Array.isArray(doc) ? (doc as JsonObject) : (data as JsonObject);
}

/** No validator checks further if the schema is broken. */
function faultOfSchema(verdict: Verdict): Fault {
  return verdictFault(verdict, verdict.properties.length > 0 ? verdict.properties : ['$']);
}

function refused(place: string, description: Message, code = 'ASSAY-EXPORT-FORMAT'): Outcome<never> {
  const fault = newFault('input', code, [place], description);
  return failure('validation', sentence(description), [fault]);
}
