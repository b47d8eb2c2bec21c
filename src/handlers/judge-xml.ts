import { failure, success } from '../engine/values.ts';
import type { Json } from '../engine/index.ts';
import type { Format } from '../formats/format.ts';
import { prepareXml } from '../formats/judge-xml.ts';
import { dayOf } from '../formats/rule-sets/day.ts';
import type { Judging, RuleSet } from '../formats/rule-sets/rule-set.ts';
import { requestFault, sentence } from './requests/request-fault.ts';
import { bytesOf } from './bytes-of.ts';
import type { Handler } from './handler.ts';
import { notBase64, refusedJudging, unreadable } from './judge-request.ts';
import { fileMessages } from '../contract/file-messages.ts';

/** Judges a document of any kind by the named rule sets, without converting it. */
export const judgeHandler =
  (ruleSets: readonly RuleSet[], formats: readonly Format[]): Handler<'judge'> =>
  ({ data, encoding, judge, at }, { context }) => {
    const given = encoding === 'base64' ? bytesOf(data) : data;
    if (given === undefined) return notBase64();
    const refused = refusedJudging({ judge, at });
    if (refused) return refused;
    const prepared = prepareXml({ data: given, judge }, formats);
    if (!prepared.ok) return unreadable(prepared.faults);
    const { foreign, root, faults } = prepared.value;
    if (foreign) {
      const kinds = Object.keys(foreign.documents).join(', ');
      const description = fileMessages.otherKind({ set: foreign.key, kinds, root });
      return failure('input', sentence(description), [requestFault('RULES', 'request.judge', description)]);
    }
    const { verdicts, judged } = prepared.value.judge(ruleSets, at ?? dayOf(context));
    return success({
      verdicts,
      judged: judged.map(({ set, release, notStated }) => ({ set, release, not_stated: notStated })),
      ...(faults.length > 0 && { faults: faults.map(({ offset: _, ...fault }) => fault) }),
    });
  };

/** The rule sets for a document, for hosts that load them. None if it cannot be read; the handler then says why. */
export function xmlJudging(
  { data, encoding, judge }: Readonly<Record<string, Json>>,
  formats: readonly Format[],
): Judging | undefined {
  if (typeof data !== 'string' || !Array.isArray(judge)) return undefined;
  const given = encoding === 'base64' ? bytesOf(data) : data;
  const prepared = given === undefined ? undefined : prepareXml({ data: given, judge: judge.map(String) }, formats);
  return prepared?.ok ? prepared.value.judging : undefined;
}
