import { described, failure, listedFaults, sentence, success } from '../engine/values.ts';
import type { Json, Outcome } from '../engine/index.ts';
import { unknownDestination } from '../formats/destinations/derive.ts';
import {
  judgeFor,
  type DestinationJudge,
  type DestinationReport,
  type OwnVerdict,
} from '../formats/destinations/for-destination.ts';
import { listDestinations } from '../formats/destinations/list-destinations.ts';
import { dayOf } from '../formats/rule-sets/day.ts';
import type { RouteOutput } from '../api/define-route.ts';
import type { RouteOf } from '../api/routes.ts';
import type { BringRuleSets, Handler, HandlerScope, Handlers } from './handler.ts';
import { requestFault } from './requests/request-fault.ts';

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

/** Judges for a destination with what the host of a request brings. */
const judgeOf = (key: string, at: string | undefined, { engine, context, ownRules }: HandlerScope): DestinationJudge =>
  judgeFor(key, { engine, context, own: ownRules ? [ownRules] : [], at });

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
  const document = judgeOf(key, at, scope).document(data);
  if (!document) return undefined;
  const ruleSets = document.judging ? await rules(document.judging) : [];
  const report = document.judge(own, ruleSets);
  return answerOf({ ...report, faults: scope.engine.askMissing(data, report.faults) });
}

/** A file and its verdict for a destination; without a verdict if it has none. */
export interface FileFor {
  readonly read: Imported;
  readonly verdict?: Answered;
}

/** Reads the file again if the rule sets of its destination differ from those that judged it first. */
export async function fileFor(
  { key, at, first }: { readonly key: string; readonly at?: string | undefined; readonly first: Imported },
  scope: HandlerScope,
  readBy: (judge: readonly string[], scope: HandlerScope) => ReturnType<Handler<'import'>>,
): Promise<Outcome<FileFor>> {
  const file = judgeOf(key, at, scope).file(first);
  if (!file) return success({ read: first });
  const { again } = file;
  const outcome = again ? await readBy(again.judge, { ...scope, ownRules: again.own[0] }) : success(first);
  return outcome.ok ? success({ read: outcome.value, verdict: answerOf(file.report(outcome.value)) }) : outcome;
}

const answerOf = ({
  unchecked,
  faults,
  says,
  identifiedBy,
  levelsBy,
  lossesLeftOut,
  ...report
}: DestinationReport): Answered => ({
  ...report,
  ...(levelsBy && { levels_by: levelsBy }),
  ...(lossesLeftOut !== undefined && { losses_left_out: lossesLeftOut }),
  told_by: identifiedBy,
  ...described(says),
  faults: listedFaults(faults),
  unchecked: unchecked.map((message) => described(message)),
});
