import { failure, isJsonObject, sentence, success } from '../engine/values.ts';
import type { Json } from '../engine/index.ts';
import type { Format } from '../formats/catalogue/format.ts';
import { prepareXml, type JudgedXml } from '../formats/reading/prepare-xml.ts';
import { dayOf } from '../formats/rule-sets/day.ts';
import type { Judging, RuleSet } from '../formats/rule-sets/rule-set.ts';
import { changesBetween } from '../formats/verdicts/verdict-changes.ts';
import { requestFault } from './requests/request-fault.ts';
import { bytesOf } from './bytes-of.ts';
import type { Handler } from './handler.ts';
import { knownSets, notBase64, refusedJudging, unreadable, withOwn } from './chosen-rule-sets.ts';
import { fileMessages } from '../api/file-messages.ts';

/**
 * Judges a document of any kind by the named rule sets, or an invoice by those of its profile, without converting it.
 * Can compare the verdicts with those of other sets or releases, or of another day.
 */
export const judgeHandler =
  (ruleSets: readonly RuleSet[], formats: readonly Format[]): Handler<'judge'> =>
  ({ data, encoding, judge, at, compare }, { context, ownRules }) => {
    const given = encoding === 'base64' ? bytesOf(data) : data;
    if (given === undefined) return notBase64();
    const cards = knownSets(ownRules);
    const refused =
      refusedJudging({ judge, at }, cards) ?? (compare && refusedJudging(compare, cards, 'request.compare'));
    if (refused) return refused;
    const other = compare && { ...compare, judge: compare.judge ?? judge };
    const prepared = prepareXml({ data: given, judge, compare: other }, formats, cards);
    if (!prepared.ok) return unreadable(prepared.faults);
    const { foreign, root, faults } = prepared.value;
    if (foreign) {
      const kinds = Object.keys(foreign.documents).join(', ');
      const description = fileMessages.otherKind({ set: foreign.key, kinds, root });
      return failure('input', sentence(description), [requestFault('RULES', 'request.judge', description)]);
    }
    const sets = withOwn(ruleSets, ownRules);
    const day = at ?? dayOf(context);
    const { verdicts, judged } = prepared.value.judge(sets, day);
    const before = other && prepared.value.judgeCompared(sets, other.at ?? day);
    return success({
      verdicts,
      judged: judged.map(setFacts),
      ...(before && {
        compared: before.judged.map(setFacts),
        changes: changesBetween(before.verdicts, verdicts, ({ rule, severity, places }) => ({
          rule,
          severity,
          place: places[0] ?? '',
        })),
      }),
      ...(faults.length > 0 && { faults: faults.map(({ offset: _, ...fault }) => fault) }),
    });
  };

const setFacts = ({ set, release, notStated }: JudgedXml['judged'][number]) => ({
  set,
  release,
  not_stated: notStated,
});

/** The rule sets for a document, for hosts that load them. None if it cannot be read; the handler then says why. */
export function xmlJudging(
  { data, encoding, judge, compare }: Readonly<Record<string, Json>>,
  formats: readonly Format[],
): Judging | undefined {
  if (typeof data !== 'string') return undefined;
  const given = encoding === 'base64' ? bytesOf(data) : data;
  const names = namesIn(judge);
  const other = isJsonObject(compare) ? { judge: namesIn(compare['judge']) ?? names } : undefined;
  const prepared = given === undefined ? undefined : prepareXml({ data: given, judge: names, compare: other }, formats);
  return prepared?.ok ? prepared.value.judging : undefined;
}

const namesIn = (judge: Json | undefined): readonly string[] | undefined =>
  Array.isArray(judge) ? judge.map(String) : undefined;
