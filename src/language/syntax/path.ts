import type { PathStep } from '../../engine/index.ts';
import { parsePath } from '../../engine/values.ts';
import { memberOf } from './tree.ts';
import type { MemberNode, ValueNode } from './tree.ts';

export interface Walk {
  /** The last existing value of the path. */
  readonly node: ValueNode | undefined;
  /** The member of the value, if it has one; present without `node` if the member lacks its value. */
  readonly member?: MemberNode;
  readonly steps: readonly PathStep[];
  /** The part of the path that does not exist; empty if the path exists. */
  readonly missing: readonly PathStep[];
}

/**
 * Follows a path through a document. Member names may contain dots, brackets and spaces; if there are several readings,
 * the longest existing name wins.
 */
export function walkPath(root: ValueNode | undefined, path: string): Walk {
  let node = root;
  let member: MemberNode | undefined;
  let rest = path.startsWith('$') ? path.slice(1) : `.${path}`;
  const steps: PathStep[] = [];
  while (rest !== '') {
    const next = nextStep(node, rest);
    if (!next) break;
    steps.push(next.step);
    node = next.value;
    member = next.member;
    rest = rest.slice(next.length);
  }
  return { node, ...(member ? { member } : {}), steps, missing: parsePath(rest) };
}

interface NextStep {
  readonly step: PathStep;
  readonly value: ValueNode | undefined;
  readonly member?: MemberNode;
  readonly length: number;
}

function nextStep(node: ValueNode | undefined, rest: string): NextStep | undefined {
  if (node?.kind === 'array') {
    const match = /^\.?\[?(\d+)\]?(?=[.[]|$)/.exec(rest);
    const value = match ? node.items[Number(match[1])] : undefined;
    return match && value ? { step: Number(match[1]), value, length: match[0].length } : undefined;
  }
  if (node?.kind !== 'object') return undefined;
  const after = rest.replace(/^\./, '');
  const names = node.members.map((entry) => entry.key.value).filter((name) => startsWithName(after, name));
  const longest = names.reduce<string | undefined>(
    (best, name) => (name.length > (best?.length ?? -1) ? name : best),
    undefined,
  );
  if (longest === undefined) return undefined;
  const member = memberOf(node, longest);
  const length = rest.length - after.length + longest.length;
  return { step: longest, value: member?.value, ...(member ? { member } : {}), length };
}

function startsWithName(rest: string, name: string): boolean {
  if (!rest.startsWith(name)) return false;
  const following = rest.charAt(name.length);
  return following === '' || following === '.' || following === '[';
}
