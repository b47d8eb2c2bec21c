import { described, failure, success, toldFaults } from '../engine/values.ts';
import type { Json, Outcome } from '../engine/index.ts';
import { destinationFor, unknownDestination, type ToldDestination } from '../formats/destinations/derive.ts';
import { reportOnFile } from '../formats/destinations/file-for-destination.ts';
import {
  judgeForDestination,
  judgingFor,
  setsOf,
  type DestinationReport,
  type OwnVerdict,
} from '../formats/destinations/judge-for-destination.ts';
import { listDestinations } from '../formats/destinations/list-destinations.ts';
import { besideOthers } from '../formats/schematron/own-rule-set.ts';
import { dayOf } from '../formats/rule-sets/day.ts';
import type { RouteOutput } from '../contract/define-route.ts';
import type { RouteOf } from '../contract/routes.ts';
import type { BringRuleSets, Handler, HandlerScope, Handlers } from './handler.ts';
import { withOwn } from './judge-request.ts';
import { requestFault, sentence } from './requests/request-fault.ts';

export { destinationOfFile } from '../formats/destinations/file-for-destination.ts';

type Imported = RouteOutput<RouteOf<'import'>>;
type Answered = NonNullable<RouteOutput<RouteOf<'inspect'>>['destination']>;

export const destinationHandlers: Handlers<'listDestinations'> = {
  listDestinations: (_input, { context }) => success(listDestinations(dayOf(context))),
};

/** The error for an unknown destination. */
export function refusedDestination(key: string): Outcome<never> | undefined {
  const description = unknownDestination(key);
  return (
    description && failure('input', sentence(description), [requestFault('VALUE', 'request.destination', description)])
  );
}

/**
 * The verdict on a document for its destination; undefined if it has none. The rules are loaded with the first document
 * for it.
 */
export async function documentFor(
  {
    key,
    data,
    own,
    at,
  }: { readonly key: string; readonly data: Json; readonly own: OwnVerdict; readonly at?: string | undefined },
  scope: HandlerScope,
  rules: BringRuleSets,
): Promise<Answered | undefined> {
  const going = destinationFor(key, data);
  if (!going) return undefined;
  const judging = judgingFor(going.destination, data);
  const ruleSets = judging ? withOwn(await rules(judging), scope.ownRules) : [];
  return told(judgeForDestination({ data, own, told: going, at }, scope, ruleSets));
}

/**
 * Reads the file again and judges it by the rule sets of its destination and the operator's rules. Returns the file
 * unchanged if its own profile already uses those sets.
 */
export async function readFor(
  { destination }: ToldDestination,
  file: Imported,
  scope: HandlerScope,
  read: (judge: readonly string[], scope: HandlerScope) => ReturnType<Handler<'import'>>,
): Promise<Outcome<Imported>> {
  const judge = setsOf(destination, file.profile);
  const { ownRules } = scope;
  if (!judge) return success(file);
  return ownRules ? read([...judge, ownRules.key], { ...scope, ownRules: besideOthers(ownRules) }) : read(judge, scope);
}

/** The verdict on a file for its destination; `ok` says whether the rule sets of the destination found no error. */
export const fileFor = (
  going: ToldDestination,
  file: Imported,
  { ok, at }: { readonly ok: boolean; readonly at?: string | undefined },
  { context, ownRules }: HandlerScope,
): Answered =>
  told(reportOnFile(going, file, { at: at ?? dayOf(context), wrong: !ok, ...(ownRules && { own: [ownRules] }) }));

const told = ({ unchecked, faults, says, toldBy, levelsBy, ...report }: DestinationReport): Answered => ({
  ...report,
  ...(levelsBy && { levels_by: levelsBy }),
  told_by: toldBy,
  ...described(says),
  faults: toldFaults(faults),
  unchecked: unchecked.map((message) => described(message)),
});
