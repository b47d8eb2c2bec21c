import { inputFault } from '../core/faults/new-fault.ts';
import type { Fault } from '../core/faults/fault.ts';
import { leftOut } from '../core/faults/findings.ts';
import { cut, listedFaults } from '../core/faults/quoting.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import type { CompiledRule } from '../core/rules/compile.ts';
import type { RuleCount } from '../core/rules/find-violations.ts';
import type { TracedFigure } from '../documents/tax/calculation/scope.ts';
import type { EngineCore } from '../engine-core.ts';
import { withAsks } from './asks.ts';
import type { BuiltDocument } from './build-document.ts';
import { calculateRoot, encodeRoot, enveloped, unsigned } from './build-document.ts';
import { weighed } from './certainty.ts';
import { documentChanges, faultsOfChanges, shortChanges } from './changes.ts';
import type { OperationContext } from './context.ts';
import { requestedDocument } from './document-request.ts';
import { inDocumentOrder } from './fault-order.ts';
import { judgeRules, ruleScope, textsOf } from './rule-faults.ts';
import { placeholderFaults } from './placeholders.ts';
import { faultsInTaxes, standInFor } from './troubled-rows.ts';
import type { Change, InspectReport, InspectStage } from './inspect-report.ts';
import { lintDays } from './lint-days.ts';
import { lintDocument } from './lint.ts';
import { ruleTally } from './rule-tally.ts';
import type { OperationError } from './outcome.ts';
import type { ReadDocument } from './read-document.ts';
import { isEnvelope, tryDocument } from './read-document.ts';
import type { Seal, SealReport } from './seal.ts';
import { sealOf } from './seal.ts';
import type { InspectRequest } from './requests.ts';
import { traceEntry } from './trace.ts';
import { operationMessages } from './messages.ts';
import { wordingOfError } from './message-of-fault.ts';

/** Reports everything about a document. Never fails because of it. */
export function inspect(engine: EngineCore, request: InspectRequest, context: OperationContext): InspectReport {
  const requested = requestedDocument(engine, request);
  if (!requested.ok) return refused('parsed', requested.error);
  const tried = tryDocument(engine, requested.value);
  if (!tried.ok) return refused('parsed', tried.error);
  const gaps = placeholderFaults(requested.value);
  const inputFaults = besides(gaps, tried.value.faults);
  const seal = tried.value.faults.length === 0 ? sealOf(tried.value, requested.value) : undefined;
  const given = unsigned(request.envelop ? enveloped(engine, tried.value) : tried.value);

  const wants = new Set(request.include ?? []);
  const omits = new Set(request.omit ?? []);
  const figures: TracedFigure[] = [];
  let untraced = 0;
  const built = calculateRoot(
    engine,
    given,
    context,
    wants.has('trace')
      ? (figure) => {
          if (figures.length < MOST_TRACED) figures.push(figure);
          else untraced++;
        }
      : undefined,
  );
  if (!built.ok) {
    const envelope = withoutDocument(withoutRepeats(judgeRules(engine, tried.value), inputFaults));
    const report = refused('decoded', built.error, contextOf(engine, given));
    const all = [...gaps, ...inputFaults, ...besides(gaps, report.faults), ...envelope, ...(seal?.faults ?? [])];
    return { ...report, faults: listedFaults(withAsks(given, requested.value, inDocumentOrder(all, requested.value))) };
  }

  const troubles = [...inputFaults, ...besides(gaps, built.value.faults)];
  const counts = wants.has('rules') ? new Map<CompiledRule, RuleCount>() : undefined;
  const violations = judgeRules(engine, signedAgain(built.value, tried.value), counts);
  const news = troubles.length + gaps.length > 0 ? withoutRepeats(violations, troubles, gaps) : violations;
  const document = encodeRoot(built.value);
  const unread = new Set([...gaps, ...inputFaults].flatMap(({ properties }) => properties));
  const ledger = wants.has('changes')
    ? documentChanges(requested.value as JsonObject, document, given, unread)
    : undefined;
  const examine = (other: ReadDocument) => {
    const outcome = calculateRoot(engine, other, context);
    return outcome.ok ? [...outcome.value.faults, ...judgeRules(engine, signedAgain(outcome.value, tried.value))] : [];
  };
  const found = [
    ...gaps,
    ...weighed(engine, given, [...troubles, ...news], examine),
    ...newsOf(besides(gaps, taxesOfTroubledRows(engine, requested.value, [...gaps, ...inputFaults], examine)), news),
    ...(seal?.faults ?? []),
  ];
  const errors = found.filter(({ severity }) => severity === 'error');
  const above = placesAbove(unread);
  const remarks = [
    ...lintDocument(engine, given, requested.value),
    ...lintDays(engine, document),
    // Unreadable values are dropped; that is not reported beside their own fault.
    ...(ledger ? remarksOn(ledger.changes, given, seal).filter(({ properties: [at = '$'] }) => !above.has(at)) : []),
  ];
  const sound = troubles.length === 0 && tried.value.faults.length === 0 && built.value.faults.length === 0;

  return {
    ok: errors.length === 0,
    stage: tried.value.faults.length > 0 ? 'parsed' : sound ? 'judged' : 'normalised',
    ...(sound && !omits.has('document') ? { document } : {}),
    faults: listedFaults([
      ...withAsks(
        given,
        requested.value,
        inDocumentOrder([...found, ...freshRemarks(remarks, found)], requested.value),
      ),
      ...(ledger?.beyond
        ? [leftOut('lint', 'CHANGES', operationMessages.changesLeftOut({ beyond: ledger.beyond }))]
        : []),
      ...(untraced > 0 ? [leftOut('lint', 'TRACE', operationMessages.figuresLeftOut({ untraced }))] : []),
    ]),
    ...(ledger && !omits.has('changes') ? { changes: shortChanges(ledger.changes) } : {}),
    ...(wants.has('trace') ? { trace: figures.map(traceEntry) } : {}),
    ...(counts ? { rules: ruleTally(engine, built.value, counts) } : {}),
    ...(seal ? { seal: reported(seal) } : {}),
    context: contextOf(engine, built.value),
  };
}

/** Faults outside placeholders, whose own fault says everything. */
function besides(gaps: readonly Fault[], faults: readonly Fault[]): readonly Fault[] {
  if (gaps.length === 0) return faults;
  const open = new Set(gaps.flatMap(({ properties }) => properties));
  return faults.flatMap((fault) => {
    const properties = fault.properties.filter((path) => !open.has(path));
    return properties.length > 0 ? [{ ...fault, properties }] : [];
  });
}

/** Rows with unreadable figures are not calculated; errors of their taxes are still reported. */
function taxesOfTroubledRows(
  engine: EngineCore,
  data: Json,
  unread: readonly Fault[],
  examine: (other: ReadDocument) => readonly Fault[],
): readonly Fault[] {
  const standIn = standInFor(data, unread);
  if (!standIn) return [];
  const tried = tryDocument(engine, standIn.data);
  if (!tried.ok) return [];
  const faults = faultsInTaxes(examine(unsigned(tried.value)), standIn);
  const troubles = faults.filter(({ stage }) => stage === 'calculation');
  const inTaxes = ({ properties }: Fault) => properties.every((path) => path.includes('.taxes['));
  const violations = faults.filter(({ stage }) => stage !== 'calculation');
  return [...troubles, ...withoutRepeats(violations, [...troubles, ...unread.filter(inTaxes)])];
}

/** Faults that are not reported yet. */
function newsOf(faults: readonly Fault[], reported: readonly Fault[]): readonly Fault[] {
  const known = new Set(reported.flatMap(({ code, properties }) => properties.map((path) => `${code} ${path}`)));
  return faults.flatMap((fault) => {
    const properties = fault.properties.filter((path) => !known.has(`${fault.code} ${path}`));
    return properties.length > 0 ? [{ ...fault, properties }] : [];
  });
}

/** Every ancestor of the given places. */
function placesAbove(places: ReadonlySet<string>): ReadonlySet<string> {
  const above = new Set<string>();
  for (const place of places) {
    for (let end = place.length - 1; end > 0; end--) {
      if (place[end] !== '.' && place[end] !== '[') continue;
      const path = place.slice(0, end);
      if (above.has(path)) break;
      above.add(path);
    }
  }
  return above;
}

const DIGEST_DIFFERS = 'GOBL-ENVELOPE-11';

/** Without a document there is no digest to check, and building would make identifier and digest. */
function withoutDocument(faults: readonly Fault[]): readonly Fault[] {
  return faults
    .filter(({ code }) => code !== DIGEST_DIFFERS)
    .map((fault) => (fault.properties.some((path) => MADE.test(path)) ? { ...fault, certain: false } : fault));
}

const MADE = /^\$\.head\.(?:dig|uuid)\b/;

/** The built document with its original signatures, for rules that check whether it is signed. */
function signedAgain(built: BuiltDocument, given: ReadDocument): BuiltDocument {
  if (!isEnvelope(built) || !isEnvelope(given) || !given.value.sigs) return built;
  return { ...built, value: { ...built.value, sigs: given.value.sigs } };
}

/**
 * Changes that building would make. A signed envelope is not built casually, so the loss of its signatures and digest
 * is not reported, and no change is offered there.
 */
export function remarksOn(changes: readonly Change[], given: ReadDocument, seal: Seal | undefined): readonly Fault[] {
  if (!seal) return faultsOfChanges(changes, given);
  const remaining = changes.filter(({ path }) => !/^\$\.(?:sigs|head\.dig)\b/.test(path));
  return faultsOfChanges(remaining, given).map((fault) => ({ ...fault, fixes: [] }));
}

function reported({ faults: _, ...report }: Seal): SealReport {
  return report;
}

/** Most figures with a traced calculation. */
export const MOST_TRACED = 10_000;

/** Remarks on places without any more severe or earlier fault. */
export function freshRemarks(remarks: readonly Fault[], errors: readonly Fault[]): readonly Fault[] {
  const taken = new Set(errors.flatMap((fault) => fault.properties));
  return remarks.filter(({ properties: [path = '$'] }) => {
    const fresh = !taken.has(path);
    taken.add(path);
    return fresh;
  });
}

function refused(stage: InspectStage, error: OperationError, context = NO_CONTEXT): InspectReport {
  const faults: readonly Fault[] =
    error.faults.length > 0 ? error.faults : [inputFault(error.key.toUpperCase(), '$', wordingOfError(error))];
  return { ok: false, stage, faults, context };
}

const NO_CONTEXT: InspectReport['context'] = { addons: [], tags: [] };

function withoutRepeats(
  violations: readonly Fault[],
  troubles: readonly Fault[],
  gaps: readonly Fault[] = [],
): readonly Fault[] {
  const places = new TroubledPlaces(troubles, gaps);
  return violations.flatMap((fault) => beyond(fault, places));
}

/**
 * The value of a rule fault after an earlier error: none if it only repeats it, and uncertain if it judges figures that
 * the error may have changed.
 */
function beyond(fault: Fault, troubles: TroubledPlaces): readonly Fault[] {
  // Totals are never final here, and their absence is not reported.
  const properties = fault.properties.filter((path) => !/\.totals\b/.test(path) && !troubles.cover(path));
  if (properties.length === 0) return [];
  const certain = !properties.some((path) => /\.(sum|total|amount|percent)$/.test(path));
  return [{ ...fault, properties, certain }];
}

/** The failing places, found by path rather than one by one: a document may have thousands. */
class TroubledPlaces {
  readonly #places = new Set<string>();
  readonly #entries = new Set<string>();
  readonly #rows = new Set<string>();

  /** `gaps` are placeholders: the entry around one is judged as written. */
  constructor(troubles: readonly Fault[], gaps: readonly Fault[]) {
    for (const place of gaps.flatMap((gap) => gap.properties)) {
      this.#places.add(place);
      // In a tax, a placeholder decides which other members fit, so the whole entry is uncertain.
      const tax = /^(.*\.taxes\[\d+\])\.[^.[]+$/.exec(place)?.[1];
      if (tax !== undefined) this.#entries.add(tax);
      const row = /^(.*?\.(?:lines|discounts|charges)\[\d+\])\.(?:quantity|item(?:\.price)?)$/.exec(place)?.[1];
      if (row !== undefined) this.#rows.add(row);
    }
    for (const place of troubles.flatMap((trouble) => trouble.properties)) {
      this.#places.add(place);
      this.#entries.add(place.slice(0, Math.max(place.lastIndexOf('.'), place.lastIndexOf('['))));
      const row = /^(.*?\.(?:lines|discounts|charges)\[\d+\])\.(?:item|quantity)\b/.exec(place)?.[1];
      if (row !== undefined) this.#rows.add(row);
    }
    // A whole document is not an entry, with or without an envelope.
    this.#entries.delete('$');
    this.#entries.delete('$.doc');
  }

  /**
   * `path` is a failing place, its entry, or below. A row with a failing price or quantity has no figures, and its
   * taxes are not looked up.
   */
  cover(path: string): boolean {
    if (this.#entries.has(path) || this.#places.has(path)) return true;
    for (let end = path.length - 1; end > 0; end--) {
      const c = path[end];
      if (c !== '.' && c !== '[') continue;
      const above = path.slice(0, end);
      if (this.#places.has(above)) return true;
      if (this.#rows.has(above) && /^\.(sum|total|taxes)\b/.test(path.slice(end))) return true;
    }
    return false;
  }
}

/** Most addons, and most tags, listed for a context. */
const MOST_NAMES = 100;

function namesOf(texts: readonly string[]): readonly string[] {
  return texts.slice(0, MOST_NAMES).map((text) => cut(text, 100));
}

function contextOf(engine: EngineCore, document: ReadDocument | BuiltDocument): InspectReport['context'] {
  const scope = ruleScope(engine, document);
  const inner = (scope.document ?? {}) as Readonly<Record<string, Json | undefined>>;
  const text = (name: string) => (typeof inner[name] === 'string' && inner[name] !== '' ? inner[name] : undefined);
  const currency = text('currency');
  const date = text('value_date') ?? text('issue_date');
  return {
    schema: document.schema,
    ...(scope.regime ? { regime: scope.regime } : {}),
    addons: namesOf(scope.addons),
    tags: namesOf(textsOf(inner['$tags'])),
    ...(currency ? { currency } : {}),
    ...(date ? { date } : {}),
  };
}
