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

/** Why there is no such destination. */
export function refusedDestination(key: string): Outcome<never> | undefined {
  const description = unknownDestination(key);
  return (
    description && failure('input', sentence(description), [requestFault('VALUE', 'request.destination', description)])
  );
}

/** What a document is worth where it goes; undefined where it tells no place. The rules come with the first document for it. */
export async function documentFor(
  { key, data, own }: { readonly key: string; readonly data: Json; readonly own: OwnVerdict },
  scope: HandlerScope,
  rules: BringRuleSets,
): Promise<Answered | undefined> {
  const going = destinationFor(key, data);
  if (!going) return undefined;
  const judging = judgingFor(going.destination, data);
  const ruleSets = judging ? withOwn(await rules(judging), scope.ownRules) : [];
  return told(judgeForDestination({ data, own, told: going }, scope, ruleSets));
}

/**
 * The file read once more, judged by the sets of its destination and the rules that the host brings; as it is where its
 * own profile asks for them.
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

/** What a file is worth where it goes; `ok` where the sets of the destination found no error. */
export const fileFor = (
  going: ToldDestination,
  file: Imported,
  ok: boolean,
  { context, ownRules }: HandlerScope,
): Answered =>
  told(reportOnFile(going, file, { at: dayOf(context), wrong: !ok, ...(ownRules && { own: [ownRules] }) }));

const told = ({ unchecked, faults, says, toldBy, ...report }: DestinationReport): Answered => ({
  ...report,
  told_by: toldBy,
  ...described(says),
  faults: toldFaults(faults),
  unchecked: unchecked.map((message) => described(message)),
});
