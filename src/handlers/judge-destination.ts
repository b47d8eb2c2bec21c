import { described, failure, success, toldFaults } from '../engine/values.ts';
import type { Json, Outcome } from '../engine/index.ts';
import { destinationMessages } from '../formats/destinations/messages.ts';
import {
  AUTO,
  destinationAsked,
  destinationOf,
  destinationOfXml,
  type ToldDestination,
} from '../formats/destinations/derive.ts';
import { DESTINATIONS } from '../formats/destinations/destinations.ts';
import {
  askedSets,
  judgeForDestination,
  judgingFor,
  reportFor,
  setsOf,
  type DestinationReport,
  type OwnVerdict,
} from '../formats/destinations/judge-for-destination.ts';
import { listDestinations } from '../formats/destinations/list-destinations.ts';
import { formatByKey } from '../formats/formats.ts';
import { dayOf } from '../formats/rule-sets/day.ts';
import type { RouteOutput } from '../contract/define-route.ts';
import type { RouteOf } from '../contract/routes.ts';
import type { BringRuleSets, Handler, HandlerScope, Handlers } from './handler.ts';
import { requestFault, sentence } from './requests/request-fault.ts';

type Imported = RouteOutput<RouteOf<'import'>>;
type Answered = NonNullable<RouteOutput<RouteOf<'inspect'>>['destination']>;

export const destinationHandlers: Handlers<'listDestinations'> = {
  listDestinations: (_input, { context }) => success(listDestinations(dayOf(context))),
};

/** Why there is no such destination. */
export function refusedDestination(key: string): Outcome<never> | undefined {
  if (key === AUTO || destinationAsked(key)) return undefined;
  const known = [AUTO, ...DESTINATIONS.map((one) => one.key)];
  const description = destinationMessages.unknown({ key: key.slice(0, 40), known });
  return failure('input', sentence(description), [requestFault('VALUE', 'request.destination', description)]);
}

/** What a document is worth where it goes; undefined where it tells no place. The rules come with the first document for it. */
export async function documentFor(
  { key, data, own }: { readonly key: string; readonly data: Json; readonly own: OwnVerdict },
  scope: HandlerScope,
  rules: BringRuleSets,
): Promise<Answered | undefined> {
  const going = destinationAsked(key) ?? destinationOf(data);
  if (!going) return undefined;
  const judging = judgingFor(going.destination, data);
  const ruleSets = judging ? await rules(judging) : [];
  return told(judgeForDestination({ data, own, told: going }, scope, ruleSets));
}

/** The destination of a file as it was read: the one asked for, or the one that the file tells. */
export function destinationOfFile(key: string, file: Imported): ToldDestination | undefined {
  const asked = destinationAsked(key);
  if (asked) return asked;
  const { entries } = file.report;
  const specification = entries.find(({ terms }) => terms?.includes('BT-24'))?.value ?? '';
  return destinationOfXml(file.profile, specification, file.document);
}

/** The file read once more, judged by the sets of its destination; as it is where its own profile asks for them. */
export async function readFor(
  { destination }: ToldDestination,
  file: Imported,
  read: (judge: readonly string[]) => ReturnType<Handler<'import'>>,
): Promise<Outcome<Imported>> {
  const judge = setsOf(destination, file.profile);
  return judge ? read(judge) : success(file);
}

/** What a file is worth where it goes, by the verdicts of the sets of the destination, which are its own faults. */
export function fileFor(going: ToldDestination, file: Imported, own: OwnVerdict, { context }: HandlerScope): Answered {
  const { destination } = going;
  const { profile } = askedSets(destination, file.profile);
  const syntax = formatByKey(file.format)?.table.syntax;
  const judged = destination.profiles ?? destination.sets;
  return told(
    reportFor(going, {
      at: dayOf(context),
      wrong: !own.ok,
      faults: [],
      format: file.format,
      ...(profile !== undefined && { profile }),
      ...(judged && syntax && { syntax }),
    }),
  );
}

const told = ({ unchecked, faults, says, toldBy, ...report }: DestinationReport): Answered => ({
  ...report,
  told_by: toldBy,
  ...described(says),
  faults: toldFaults(faults),
  unchecked: unchecked.map((message) => described(message)),
});
