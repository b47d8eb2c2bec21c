import type { Fault, Json } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { RANKS, type Problem } from './problem.ts';

/** Most values of one problem that are compared. */
const MOST = 40;

/**
 * Problems that miss the same members are one: what asks for no other value than another problem follows from it, unless
 * it is graver. Filling in the values of the cause mends both.
 */
export function oneForMember(problems: readonly Problem[]): readonly Problem[] {
  const asked = problems.map(({ fault }) => valuesAsked(fault));
  const asking = new Map<string, number[]>();
  asked.forEach((values, index) => {
    for (const value of values) asking.set(value, [...(asking.get(value) ?? []), index].slice(0, MOST));
  });
  const following = new Set<number>();
  const isCause = (cause: number, index: number): boolean => {
    const [own = [], others = []] = [asked[index], asked[cause]];
    const [problem, other] = [problems[index], problems[cause]];
    if (cause === index || following.has(cause) || !problem || !other) return false;
    if (RANKS[other.severity] > RANKS[problem.severity]) return false;
    if (others.length === own.length && isBehind(cause, index)) return false;
    const all = new Set(others);
    return own.every((value) => all.has(value));
  };
  /** Of two that ask for the same values, the graver one is the cause, then the one about the missing member itself. */
  function isBehind(cause: number, index: number): boolean {
    const rank = (at: number): number => RANKS[problems[at]?.severity ?? 'hint'];
    const depth = (at: number): number => problems[at]?.paths[0]?.length ?? 0;
    return (rank(cause) - rank(index) || depth(index) - depth(cause) || cause - index) > 0;
  }
  return problems.map((problem, index) => {
    const [first] = asked[index] ?? [];
    if (first === undefined || problem.follows !== undefined) return problem;
    const cause = asking.get(first)?.find((other) => isCause(other, index));
    if (cause === undefined) return problem;
    following.add(index);
    return { ...problem, follows: problems[cause]?.key ?? '' };
  });
}

/** The places of the values that a problem misses, each with the value that it must have, if only one will do. */
function valuesAsked(fault: Fault | undefined): readonly string[] {
  const [place, ...others] = fault?.properties ?? [];
  const { expected } = fault ?? {};
  if (place === undefined || others.length > 0 || expected?.kind !== 'present' || expected.like === undefined)
    return [];
  const values: string[] = [];
  const visit = (like: Json, path: string): void => {
    if (values.length >= MOST) return;
    if (Array.isArray(like)) like.forEach((item: Json, index) => visit(item, `${path}[${String(index)}]`));
    else if (isJsonObject(like)) for (const [name, value] of Object.entries(like)) visit(value, `${path}.${name}`);
    else values.push(JSON.stringify([path, like]));
  };
  visit(expected.like, place);
  return values;
}
