import type { Engine, Fault, Json, Message, OperationContext } from '../../engine/index.ts';
import { addonsNamed } from '../en16931/profiles/profile-of-addons.ts';
import { PROFILES } from '../en16931/profiles/profiles.ts';
import type { Binding } from '../en16931/term-tree.ts';
import { exportXml } from '../writing/export-xml.ts';
import { formatByKey } from '../catalogue/formats.ts';
import { faultOfLoss, isOfDocument, matters, type Loss } from '../losses/losses.ts';
import { dayOf } from '../rule-sets/day.ts';
import { RULE_SET_CARDS } from '../rule-sets/definitions.ts';
import {
  releasedSetsFor,
  ruleSetsFor,
  type Judging,
  type ReleasedSet,
  type RuleSet,
  type RuleSetCard,
} from '../rule-sets/rule-set.ts';
import { newerBy, releaseInForce } from '../rule-sets/release.ts';
import { countriesOfDocument } from '../rule-sets/named-countries.ts';
import { schemaSet } from '../rule-sets/schema/definition.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { verdictFault } from '../verdicts/verdict-faults.ts';
import { documentIn, identifyingAddons, type IdentifiedDestination } from './derive.ts';
import type { Destination } from './destination.ts';
import { destinationMessages } from './messages.ts';
import { inDocument } from './in-document.ts';
import { idsNamedBy, idsOf } from './named-ids.ts';
import { needOf } from './needs.ts';
import { placesOfVerdicts } from './places.ts';

/** A fault; if a rule of an authority found it, with that rule set and its release. */
export type DestinationFault = Fault & Partial<Pick<Verdict, 'set' | 'release' | 'flag' | 'level_by'>>;

/** The verdict on a document for its destination. */
export interface DestinationReport {
  readonly key: string;
  readonly name: string;
  /** How the destination was identified. */
  readonly identifiedBy: IdentifiedDestination['by'];
  /** ready: everything was checked and nothing is wrong. unproven: nothing is wrong in what was checked. */
  readonly verdict: 'ready' | 'not-ready' | 'unproven';
  /** The verdict as a sentence. */
  readonly says: Message;
  /** The day whose rules were used, YYYY-MM-DD. */
  readonly at: string;
  readonly format?: string;
  readonly profile?: string;
  readonly sets: readonly NamedSet[];
  /** Whose levels replace flags of the sets, and by which release. */
  readonly levelsBy?: { readonly authority: string; readonly name: string; readonly release: string };
  /** Faults in addition to those of the document alone. */
  readonly faults: readonly DestinationFault[];
  /** Values of the document that its XML has no place for. */
  readonly losses: readonly Loss[];
  /** Number of further ones, which are not listed. */
  readonly lossesLeftOut?: number;
  readonly unchecked: readonly Message[];
  readonly left: Destination['left'];
}

/** A rule set and its release, as in answers. */
export interface NamedSet {
  readonly set: string;
  readonly name: string;
  readonly release: string;
  /** Releases known by the day that no verdict is by yet. */
  readonly not_judged_yet?: readonly string[];
}

/** The verdict on the document alone. */
export interface OwnVerdict {
  readonly ok: boolean;
  readonly faults: readonly Fault[];
}

interface Scope {
  readonly engine: Engine;
  readonly context: OperationContext;
}

/** The rules needed to judge a document for a destination; undefined if Assay writes no XML for it. */
export function judgingFor(destination: Destination, data: Json): Judging | undefined {
  const written = writtenFor(destination);
  return written && { syntax: written.syntax, profile: written.profile, countries: countriesOfDocument(data) };
}

/**
 * Judges a document for its destination. The document is exported in the background as it would be sent, and judged by
 * the destination's rule sets in force on the day `at`. If Assay writes no XML for the destination, the rules of its addon judge.
 * `ruleSets` must contain those of `judgingFor`.
 */
export function judgeForDestination(
  {
    data,
    own,
    chosen,
    at: asked,
  }: {
    readonly data: Json;
    readonly own: OwnVerdict;
    readonly chosen: IdentifiedDestination;
    readonly at?: string | undefined;
  },
  { engine, context }: Scope,
  ruleSets: readonly RuleSet[],
): DestinationReport {
  const { destination } = chosen;
  const at = asked ?? dayOf(context);
  const written = writtenFor(destination);
  const found = written
    ? judgedAsWritten({ data, own, at }, written, { engine, context }, ruleSets)
    : judgedByAddons(data, identifyingAddons(destination), engine, context);
  const known = new Set(own.faults.map(nameOf));
  const faults = found.faults.filter((fault) => !known.has(nameOf(fault)));
  return reportFor(chosen, {
    at,
    wrong: isWrong(own, written && waivedIn(written.profile)) || faults.some(isError),
    faults,
    losses: found.losses,
    lossesLeftOut: found.lossesLeftOut,
    stamps: found.stamps,
    ...(written && {
      profile: written.profile,
      format: written.format,
      own: ruleSets.filter(({ brought }) => brought),
    }),
  });
}

/** Whether a document has an error of its own that the destination refuses; it does not refuse those that its profile waives. */
function isWrong({ ok, faults }: OwnVerdict, waived: readonly string[] = []): boolean {
  const errors = faults.filter(isError);
  return errors.length === 0 ? !ok : errors.some(({ code }) => !waived.includes(code));
}

const waivedIn = (profile: string): readonly string[] | undefined =>
  PROFILES.find(({ key }) => key === profile)?.waived;

const isError = ({ severity }: Pick<Fault, 'severity'>): boolean => severity === 'error';

interface Found {
  readonly at: string;
  readonly wrong: boolean;
  readonly faults: readonly DestinationFault[];
  readonly losses?: readonly Loss[];
  /** Number of further losses, which are not listed. */
  readonly lossesLeftOut?: number | undefined;
  readonly stamps?: readonly string[];
  /** The format of the XML or the PDF around it; undefined without XML. */
  readonly format?: string;
  readonly profile?: string | undefined;
  readonly isPdf?: boolean;
  /** The XML names the specification of another destination, or none. */
  readonly namesOther?: boolean;
  /** The operator's rules, which judge the XML too. */
  readonly own?: readonly RuleSet[];
}

/** Makes the report from the findings on a document or on XML. */
export function reportFor({ destination, by }: IdentifiedDestination, found: Found): DestinationReport {
  const { at, wrong, faults, losses = [], stamps = [], format, profile, isPdf, namesOther, own: brought = [] } = found;
  const { name } = destination;
  // A PDF carries CII.
  const xml = format === undefined ? undefined : (formatByKey(format) ?? formatByKey('cii'));
  const judged = destination.profiles || destination.sets ? xml : undefined;
  const asked = judged ? releasedSetsFor(SETS, { ...askedSets(destination, profile), at }) : [];
  const sets = asked.filter(({ set }) => judged?.table.roots.some((root) => judgesRoot(set, root.name)));
  const own = ownSets(asked);
  const unchecked = [
    ...(destination.unchecked ?? []).flatMap((part): readonly Message[] => {
      if (part === 'own-rules') return [destinationMessages.ownRules({ name })];
      if (part === 'beyond-schema') return [destinationMessages.beyondSchema({ name })];
      if (part === 'further-conditions') return [destinationMessages.furtherConditions({ name })];
      return judged ? [] : [destinationMessages.nationalXml({ name })];
    }),
    ...(judged && own.length > 0 && !own.some((set) => sets.includes(set))
      ? [destinationMessages.otherFormat({ name, format: judged.name })]
      : []),
    ...(judged && namesOther ? [destinationMessages.otherSpecification({ name })] : []),
    ...(isPdf ? [destinationMessages.pdf] : []),
    ...sets.flatMap(({ set: { name: set, open = [] } }) =>
      open.length > 0 ? [destinationMessages.openIds({ set, ids: [...open] })] : [],
    ),
    ...(stamps.length > 0 ? [destinationMessages.stamps({ rules: [...stamps] })] : []),
  ];
  const judging = [...sets, ...(xml ? releasedSetsFor(brought, { profile, at }) : [])];
  const named = namedSets(judging, at);
  const levelsBy = levelsAmong(sets, at);
  const verdict = wrong ? 'not-ready' : unchecked.length > 0 ? 'unproven' : 'ready';
  return {
    key: destination.key,
    name,
    identifiedBy: by,
    verdict,
    says: withNewer(
      named,
      {
        ready: () =>
          destinationMessages.ready({
            name,
            at,
            sets: [
              ...judging.map(({ set, release }) => `${set.name} ${release.key}`),
              ...(levelsBy ? [`${levelsBy.name} ${levelsBy.release}`] : []),
            ],
          }),
        'not-ready': () => destinationMessages.notReady({ name, at }),
        unproven: () => destinationMessages.unproven({ name, at, unchecked }),
      }[verdict](),
    ),
    at,
    ...(format !== undefined && { format }),
    ...(profile !== undefined && { profile }),
    sets: named,
    ...(levelsBy && { levelsBy }),
    faults,
    losses,
    ...(found.lossesLeftOut !== undefined && { lossesLeftOut: found.lossesLeftOut }),
    unchecked,
    left: destination.left,
  };
}

/** Whose levels decide, and by which release. */
export function levelsAmong(sets: readonly ReleasedSet<RuleSetCard>[], at: string): DestinationReport['levelsBy'] {
  const acceptance = sets.find(({ set }) => set.acceptance)?.set.acceptance;
  if (!acceptance) return undefined;
  const { authority, name, releases } = acceptance;
  return { authority, name, release: releaseInForce(releases, at).key };
}

const SETS: readonly RuleSetCard[] = RULE_SET_CARDS;

const judgesRoot = ({ documents, anyDocument }: RuleSetCard, root: string): boolean =>
  anyDocument === true || Object.hasOwn(documents, root.replace(/^.*:/, ''));

/** The rule sets of the authority itself: neither the schema nor the base of another set. */
function ownSets(sets: readonly ReleasedSet<RuleSetCard>[]): readonly ReleasedSet<RuleSetCard>[] {
  const bases = new Set(sets.map(({ set }) => set.base));
  return sets.filter(({ set: { key } }) => key !== schemaSet.key && !bases.has(key));
}

/** The rule sets and their releases, as in answers. */
export function namedSets(sets: readonly ReleasedSet<RuleSetCard>[], at: string): readonly NamedSet[] {
  return sets.map(({ set, release }) => {
    // A base is used in the release that goes with the set above it.
    const isFixed = sets.some((above) => above.set.base === set.key && above.release.base !== undefined);
    const newer = isFixed ? [] : newerBy(set.newer, at).map(({ key }) => key);
    return { set: set.key, name: set.name, release: release.key, ...(newer.length > 0 && { not_judged_yet: newer }) };
  });
}

/** An older release is never in force in silence. */
function withNewer(sets: readonly NamedSet[], says: Message): Message {
  const newer = sets.flatMap(({ name, not_judged_yet: keys = [] }) => keys.map((key) => `${name} ${key}`));
  return newer.length > 0 ? destinationMessages.newer({ says, newer }) : says;
}

/** The rule sets for XML of a destination: those of its profile, or those that the destination names. */
export function askedSets({ profiles, sets }: Destination, profile?: string): Pick<Judging, 'profile' | 'judge'> {
  if (sets) return { profile: undefined, judge: sets };
  return { profile: profile !== undefined && profiles?.includes(profile) ? profile : profiles?.[0] };
}

/** The rule sets for XML of a profile at a destination; undefined if those of the profile apply. */
export function setsOf(destination: Destination, profile: string | undefined): readonly string[] | undefined {
  const { profiles, sets } = destination;
  if (sets) return sets;
  if (!profiles || (profile !== undefined && profiles.includes(profile))) return undefined;
  return ruleSetsFor(SETS, askedSets(destination)).map(({ key }) => key);
}

/** The export for a destination. */
export interface Written {
  readonly format: string;
  readonly syntax: Binding;
  readonly profile: string;
}

/** The format and profile of the export for a destination; undefined if Assay writes no XML for it. */
export function writtenFor({ formats: [first] = [], profiles: [profile] = [''] }: Destination): Written | undefined {
  const format = first && formatByKey(first);
  return format && profile !== '' ? { format: format.key, syntax: format.table.syntax, profile } : undefined;
}

interface JudgedDocument {
  readonly faults: readonly DestinationFault[];
  readonly losses: readonly Loss[];
  readonly lossesLeftOut?: number | undefined;
  readonly stamps: readonly string[];
}

/**
 * A document that breaks rules of the profile is judged too, as far as it can be written: nobody should hear of the
 * authority's rules only when all others hold.
 */
function judgedAsWritten(
  { data, own, at }: { readonly data: Json; readonly own: OwnVerdict; readonly at: string },
  { format, profile }: Written,
  { engine, context }: Scope,
  ruleSets: readonly RuleSet[],
): JudgedDocument {
  const inSource = placesIn(data);
  const written = (unfinished: boolean) =>
    exportXml({ data, format, profile, allowLoss: true, unfinished, at }, engine, context, ruleSets);
  const finished = written(false);
  const ownIds = finished.ok ? new Set<string>() : idsNamedBy(own.faults, engine);
  const isNew = (fault: Fault): boolean => !idsOf(fault).some((id) => ownIds.has(id));
  const refusals = finished.ok ? [] : finished.error.faults.filter(isNew).map((fault) => needed(fault, inSource));
  const outcome = finished.ok ? finished : written(true);
  if (!outcome.ok) {
    // What an unfinished document lacks too, such as its number, is reported before all rules hold.
    const known = new Set(refusals.map(nameOf));
    const more = outcome.error.faults
      .filter(isNew)
      .map((fault) => needed(fault, inSource))
      .filter((fault) => !known.has(nameOf(fault)));
    return { faults: [...refusals, ...more], losses: [], stamps: [] };
  }
  const { verdicts, report } = outcome.value;
  const stamps = new Set(report.stamps_settle ?? []);
  const placeOf = placesOfVerdicts(report.links);
  const found = verdicts
    .filter(({ rule }) => !stamps.has(rule))
    .map((verdict) => {
      const { properties, missing, like } = placeOf(verdict);
      const places = properties.map(inSource);
      return {
        ...verdictFault(missing ? inDocument(verdict, places, like) : verdict, places),
        ...(missing && { expected: { kind: 'present' as const, ...(like !== undefined && { like }) } }),
        set: verdict.set,
        release: verdict.release,
        ...(verdict.flag && { flag: verdict.flag }),
        ...(verdict.level_by && { level_by: verdict.level_by }),
      };
    });
  const said = finished.ok ? new Set<string>() : idsNamedBy([...own.faults, ...refusals], engine);
  // What a request lacks is no fault of the document.
  const losses = report.losses.filter(isOfDocument).map((loss) => ({ ...loss, path: inSource(loss.path) }));
  // The export refuses them too.
  const lost = losses.filter(matters).map((loss) => ({
    ...faultOfLoss(loss),
    ...(loss.value === null && { expected: { kind: 'present' as const } }),
  }));
  return {
    faults: [...refusals, ...lost, ...found].filter((fault) => !idsOf(fault).some((id) => said.has(id))),
    losses,
    lossesLeftOut: report.left_out,
    stamps: [...stamps],
  };
}

/** A fault of the export, at the member that the missed element would be written from. */
function needed(fault: Fault, inSource: (path: string) => string): Fault {
  const named = ['slot', 'list', 'parent'].flatMap((name) => {
    const text = fault.values?.[name];
    return typeof text === 'string' && text !== '' ? text.replaceAll('`', '').split(', ') : [];
  });
  const need = needOf(named, new Set(), () => fault.properties[0] ?? '$');
  if (!need) return { ...fault, properties: fault.properties.map(inSource) };
  return { ...fault, properties: [inSource(need.at)], expected: { kind: 'present', like: need.like } };
}

/** Without XML, a destination is only known by the rules of its addon. */
function judgedByAddons(
  data: Json,
  addons: readonly string[],
  engine: Engine,
  context: OperationContext,
): JudgedDocument {
  const named = addonsNamed(data);
  const missing = addons.filter((addon) => !named.includes(addon));
  if (missing.length === 0) return { faults: [], losses: [], stamps: [] };
  const { faults } = engine.inspect({ data: { ...documentIn(data), $addons: [...named, ...missing] } }, context);
  const inSource = placesIn(data);
  return {
    faults: faults.map((fault) => ({ ...fault, properties: fault.properties.map(inSource) })),
    losses: [],
    stamps: [],
  };
}

/** Only the document is judged; within an envelope its paths begin with `$.doc`. */
function placesIn(data: Json): (path: string) => string {
  const isInside = documentIn(data) !== data;
  return (path) => (isInside && path.startsWith('$') ? `$.doc${path.slice(1)}` : path);
}

const nameOf = ({ code, severity, properties }: Fault): string =>
  JSON.stringify([code, severity, properties[0] ?? '$']);
