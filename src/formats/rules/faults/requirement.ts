import type { Message, Wording } from '../../../engine/index.ts';
import { messageOf } from '../../../engine/values.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { TaxName } from '../../en16931/term-names.ts';
import { quoted } from '../../structure/structure-fault.ts';
import { readConditions, type Condition } from '../kit/condition.ts';
import { pathsIn } from '../kit/place.ts';
import type { AnyRow, Range, Row, Target, Verb } from '../kit/row.ts';
import { isTermId } from '../kit/target.ts';
import { ruleMessages } from './messages.ts';
import { codesShown, joined, MOST_LISTED, nameOf, type Shown } from './names.ts';

/** What a rule requires, as a sentence: for its card and page, and beside a fault. */

/** The requirement of any rule: of its row, or its own sentence; with the name of the tax of its set. */
export function requirementOf({ rows, say, code }: Pick<TermRule, 'rows' | 'say' | 'code'>, tax?: TaxName): Wording {
  const row = rows?.ubl ?? rows?.cii;
  return say ?? (row ? requirementOfRow(row, tax) : code);
}

/** The requirement of a row, without a document: of what UBL calls it where the syntaxes differ. */
export function requirementOfRow(row: AnyRow, tax?: TaxName): Message {
  const { say } = row.options;
  if (say === undefined) return underConditions(row, plainRequirement(row, tax), tax);
  return messageOf(say, row.id);
}

/** The requirement without the conditions of its place. */
export function plainRequirement(row: AnyRow, tax?: TaxName): Message {
  const require = REQUIREMENTS[row.verb] as Requirement<Verb>;
  return require(row as Row<never>, namesIn(row, tax), tax);
}

type Requirement<V extends Verb> = (row: Row<V>, names: readonly Shown[], tax: TaxName | undefined) => Message;

/** UBL first: rows of both syntaxes mean the same. */
function side<T>(value: T | { readonly ubl?: T; readonly cii?: T }): T | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || 'find' in value) return value as T;
  const { ubl, cii } = value as { readonly ubl?: T; readonly cii?: T };
  return ubl ?? cii;
}

function targetsOf(row: AnyRow): readonly Target[] {
  return side<readonly Target[]>(row.targets) ?? [];
}

function namesIn(row: AnyRow, tax: TaxName | undefined): readonly Shown[] {
  const targets = targetsOf(row);
  const { terms = [], isAbout } = row.options;
  return targets.map((target, turn) => {
    if (isTermId(target)) return nameOf({ term: target, element: undefined, tax });
    const own = !isAbout && terms.length === targets.length ? terms[turn] : undefined;
    const place = side(row.place);
    const path =
      target === '.'
        ? typeof place === 'string'
          ? (pathsIn(place)[0] ?? '')
          : (place?.name ?? '')
        : target.replace(/^(?:\.\.\/)+|^\/\/?/, '');
    return nameOf({ term: own, element: path.replace(/\[[^[\]]*\]/g, '') || undefined, tax });
  });
}

function underConditions(row: AnyRow, requirement: Message, tax: TaxName | undefined): Message {
  const { given } = row.options;
  if (given) {
    const what = nameOf({ term: given.term, element: undefined, tax });
    return ruleMessages.if({
      conditions: ruleMessages.is({ what, codes: codesShown(given.text.split('|')) }),
      requirement,
    });
  }
  const place = side(row.place);
  if (place === undefined) return requirement;
  const [path = ''] = pathsIn(typeof place === 'string' ? place : place.name);
  const last = isTermId(path) || path.startsWith('[') ? path : (path.split(/\/(?![^[]*\])/).at(-1) ?? '');
  const conditions = readConditions(last).conditions.map((condition) => conditionShown(condition, tax));
  return conditions.length === 0
    ? requirement
    : ruleMessages.if({ conditions: joined('and', conditions), requirement });
}

function conditionShown({ target, texts, reading, absent, isOther }: Condition, tax: TaxName | undefined): Message {
  const what = nameOf(
    isTermId(target)
      ? { term: target, element: undefined, tax }
      : { term: undefined, element: target.replace(/^\/\//, '').replace(/\[[^[\]]*\]/g, '') },
  );
  if (reading === undefined) return absent ? ruleMessages.isMissing({ what }) : ruleMessages.isThere({ what });
  // Without a text that is another one: it has that text, or is missing.
  const isSame = absent === isOther;
  if (texts.join('') === '') return isSame ? ruleMessages.isEmpty({ what }) : ruleMessages.isNotEmpty({ what });
  const codes = codesShown(texts);
  return isSame ? ruleMessages.is({ what, codes }) : ruleMessages.isNot({ what, codes });
}

export function boundsOf(range: Range): Shown {
  const shown = (bound: string) => ({ bound });
  return joined('and', [
    ...(range.above === undefined ? [] : [ruleMessages.moreThan(shown(range.above))]),
    ...(range.atLeast === undefined ? [] : [ruleMessages.atLeast(shown(range.atLeast))]),
    ...(range.below === undefined ? [] : [ruleMessages.lessThan(shown(range.below))]),
    ...(range.atMost === undefined ? [] : [ruleMessages.atMost(shown(range.atMost))]),
    ...(range.exactly === undefined ? [] : [ruleMessages.exactly(shown(range.exactly))]),
    ...(range.not === undefined ? [] : [ruleMessages.otherThan(shown(range.not))]),
  ]);
}

const all = (names: readonly Shown[]): Shown => joined('and', names);
const two = ([first = '', second = '']: readonly Shown[]): { readonly what: Shown; readonly other: Shown } => ({
  what: first,
  other: second,
});

const REQUIREMENTS: { readonly [V in Verb]: Requirement<V> } = {
  needs: (_, names) => ruleMessages.mustExist({ what: all(names) }),
  filled: (_, names) => ruleMessages.mustBeWritten({ what: all(names) }),
  needsOneOf: (_, names) => ruleMessages.oneMustExist({ what: joined('or', names) }),
  forbids: (_, names) => ruleMessages.mustNotExist({ what: joined('or', names) }),
  one: (_, names) => ruleMessages.mustExistOnce({ what: all(names) }),
  atMost: ({ args: { most } }, names) =>
    most === 1
      ? ruleMessages.mustNotRepeatOnce({ what: all(names) })
      : ruleMessages.mustNotRepeat({ what: all(names), most }),
  together: ({ args: { both } }, names) =>
    both ? ruleMessages.mustComeTogether(two(names)) : ruleMessages.mustComeWith(two(names)),
  notBoth: (_, names) => ruleMessages.mustNotMeet(two(names)),
  oneOf: ({ args }, names) => {
    const what = all(names);
    if (args.name !== undefined) return ruleMessages.mustBeListed({ what, list: args.name });
    if (args.list === undefined && args.codes.size === 1)
      return ruleMessages.mustBe({ what, code: codesShown(args.codes) });
    if (args.list === undefined && args.codes.size > 0 && args.codes.size <= MOST_LISTED)
      return ruleMessages.mustBeOneOf({ what, codes: codesShown(args.codes) });
    return ruleMessages.mustBeOfItsList({ what });
  },
  begins: ({ args: { beginnings } }, names) =>
    ruleMessages.mustBegin({ what: all(names), beginnings: codesShown(beginnings) }),
  form: ({ args: { like } }, names) => ruleMessages.mustFit({ what: all(names), like: quoted(like) }),
  checked: ({ args: { kind } }, names) => ruleMessages.mustBeValid({ what: all(names), kind }),
  length: ({ args: { most, least = 0 } }, names) =>
    most === undefined
      ? ruleMessages.mustBeLong({ what: all(names), least })
      : ruleMessages.mustBeShort({ what: all(names), most }),
  decimals: ({ args: { most, least } }, names) => {
    const what = all(names);
    if (least === undefined || most === undefined)
      return least === undefined
        ? ruleMessages.mustHaveDecimals({ what, most: most ?? 0 })
        : ruleMessages.mustHaveMoreDecimals({ what, least });
    return ruleMessages.mustHaveExactDecimals({ what, most });
  },
  range: ({ args }, names) => ruleMessages.mustBeWithin({ what: all(names), bounds: boundsOf(args) }),
  equals: (_, names) => ruleMessages.mustEqual(two(names)),
  differs: (_, names) => ruleMessages.mustDiffer(two(names)),
  alike: (_, names) => ruleMessages.mustBeAlike({ what: all(names) }),
  unique: (_, names) => ruleMessages.mustBeUnique({ what: all(names) }),
  ordered: (_, names) => ruleMessages.mustNotBeAfter(two(names)),
  sum: ({ args: { parts } }, [what = '']) =>
    ruleMessages.mustBeFigure({
      what,
      formula: parts
        .map(({ sign, target, isSum }, turn) => {
          const name = isSum ? `Σ ${target}` : target;
          return sign === '-' ? `− ${name}` : turn === 0 ? name : `+ ${name}`;
        })
        .join(' '),
    }),
  product: ({ args: { formula } }, [what = '']) => ruleMessages.mustBeFigure({ what, formula: formula.join(' ') }),
  entry: ({ args: { category } }, _, tax) =>
    ruleMessages.mustHaveEntry({
      category: quoted(category),
      breakdown: nameOf({ term: 'BG-23', element: undefined, tax }),
    }),
  only: ({ args: { code } }, names) => ruleMessages.mustBeAlone({ what: all(names), code: quoted(code) }),
  notEmpty: () => ruleMessages.mustHaveContent,
  never: (_, names) => ruleMessages.neverBroken({ what: all(names) }),
  code: ({ args: { requirement } }) => requirement,
};
