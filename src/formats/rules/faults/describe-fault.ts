import type { Message } from '../../../engine/index.ts';
import { daysInOrder } from '../../en16931/rules/days-in-order.ts';
import { normal } from '../../en16931/rules/blanks.ts';
import { quoted } from '../../structure/structure-fault.ts';
import type { XmlNode } from '../../xml/xml-tree.ts';
import { decimalsOf, hasDecimals, isAmong, withinOf } from '../kit/judge-verbs.ts';
import type { Row, Target, Verb } from '../kit/row.ts';
import { nodeOf, textIn, type Found } from '../kit/target.ts';
import { ruleMessages } from './messages.ts';
import { codesShown, isOfStandard, joined, MOST_LISTED, nameOf, type Shown } from './names.ts';
import { boundsOf, plainRequirement } from './requirement.ts';
import { writtenIn, type Seen } from './seen.ts';
import { figureFault, joinedFormula, spaced } from './describe-figure.ts';
import { blanksIn, noDay, rightByItself } from './describe-right.ts';
import { adviceFor, blank, missing, without, wrong, type DescribedFault } from './describe-missing.ts';

/** Describes a fault of a row at a place. */
export function describeFault(seen: Seen, right: string | undefined): DescribedFault {
  const { verb } = seen.row;
  const describe = DESCRIBERS[verb] as Describer<Verb>;
  const fault = describe(seen, seen.row as Row<never>, right) ?? incomplete(seen);
  return { ...fault, message: withCondition(seen, fault.message) };
}

type Describer<V extends Verb> = (seen: Seen, row: Row<V>, right: string | undefined) => DescribedFault | undefined;

/** Code decided, and sees nothing of what the verb looks for. */
function incomplete(seen: Seen): DescribedFault {
  const [target = '.'] = seen.targets;
  const found = seen.first(target);
  if (!found && seen.targets.length > 0) return missing(seen, target);
  const what = nameOf(seen.named(target, found));
  return wrong(ruleMessages.incomplete({ what, requirement: plainRequirement(seen.row, seen.judged.tax) }), found);
}

/** `With Payment means type code (BT-81) 58: …` */
function withCondition(seen: Seen, fault: Message): Message {
  const { given } = seen.row.options;
  if (given) {
    const texts = given.text.split('|');
    const [own] = texts.length > 1 ? seen.judged.invoice.values(given.term).map(writtenIn) : texts;
    return ruleMessages.given({
      what: nameOf({ term: given.term, element: undefined, tax: seen.judged.tax }),
      value: quoted(own ?? given.text),
      fault,
    });
  }
  const [met] = seen.conditions();
  if (!met) return fault;
  return ruleMessages.given({ what: nameOf(met.named, false), value: quoted(writtenIn(met.found)), fault });
}

// ── a text is wrong
/** The first target whose value is missing, blank or wrong. */
function wrongText(
  seen: Seen,
  isRight: (text: string) => boolean,
  describe: (value: string, what: Shown, text: string) => Message,
  read: (found: Found) => string = (found) => (seen.row.options.exact ? textIn(found) : normal(textIn(found))),
): DescribedFault | undefined {
  for (const target of seen.targets) {
    const all = seen.each(target);
    const [first] = all;
    if (!first) {
      if (seen.row.options.missing === 'wrong') return missing(seen, target);
      continue;
    }
    const bad = seen.row.options.any
      ? all.every((value) => !isRight(read(value))) && first
      : !isRight(read(first)) && first;
    if (bad) {
      const hasBlanks = isRight(normal(textIn(bad))) ? blanksIn(seen, target, bad) : undefined;
      return hasBlanks ?? blankOrWrong(seen, target, bad, describe, read);
    }
  }
  // Code decided: the value is wrong though the verb takes it.
  if (!seen.row.options.by) return undefined;
  for (const target of seen.targets) {
    const all = seen.each(target);
    const first = all.find((value) => !isRight(read(value))) ?? all[0] ?? seen.first(target);
    if (!first) continue;
    return isRight(read(first)) && writtenIn(first) !== ''
      ? rightByItself(seen, target, first)
      : blankOrWrong(seen, target, first, describe, read);
  }
  return seen.targets[0] === undefined ? undefined : missing(seen, seen.targets[0]);
}

function blankOrWrong(
  seen: Seen,
  target: Target,
  found: Found,
  describe: (value: string, what: Shown, text: string) => Message,
  read: (found: Found) => string,
): DescribedFault {
  if (writtenIn(found) === '') return blank(seen, target, found);
  return wrong(describe(quoted(textIn(found)), nameOf(seen.named(target, found)), read(found)), found);
}

/** One of several is needed, and none is there. */
function noneOf(seen: Seen, what: Shown): DescribedFault {
  const gaps = seen.targets.map((target) => ({ target, gap: seen.gapOf(target) }));
  const first = gaps.find(({ gap }) => gap !== undefined)?.gap;
  return {
    message: first ? ruleMessages.noneOfAdd({ what, advice: adviceFor(first, seen) }) : ruleMessages.noneOf({ what }),
    found: [],
    missing: gaps,
  };
}

/** Counts: too few or too many. */
function times(seen: Seen, target: Target, most: number, least: number): DescribedFault | undefined {
  const found = seen.each(target);
  const count = found.length;
  if (count < least) return missing(seen, target);
  if (count <= most) return undefined;
  const what = nameOf(seen.named(target, found[0]));
  if (least === 1) return wrong(ruleMessages.needsOne({ what, count }), ...found.slice(most));
  return wrong(
    most === 1 ? ruleMessages.mayOne({ what, count }) : ruleMessages.mayFew({ what, count, most }),
    ...found.slice(most),
  );
}

function each(seen: Seen, describe: (target: Target) => DescribedFault | undefined): DescribedFault | undefined {
  for (const target of seen.targets) {
    const fault = describe(target);
    if (fault) return fault;
  }
  return undefined;
}

/** The two targets with what they find. */
function pairIn(seen: Seen): readonly [Target, Target, Found | undefined, Found | undefined] {
  const [first = '.', second = '.'] = seen.targets;
  return [first, second, seen.first(first), seen.first(second)];
}

/** Most places that a sentence of its own names. */
const MOST_LOOKED_AT = 3;

const DESCRIBERS: { readonly [V in Verb]: Describer<V> } = {
  needs: (seen) => each(seen, (target) => (seen.exists(target) ? undefined : missing(seen, target))),
  filled: (seen) =>
    each(seen, (target) => {
      const all = seen.each(target);
      const [first] = all;
      if (!first) return missing(seen, target);
      const isBlank = seen.row.options.any ? all.every((value) => writtenIn(value) === '') : writtenIn(first) === '';
      return isBlank ? blank(seen, target, first) : undefined;
    }),
  needsOneOf: (seen) => {
    const { targets } = seen;
    const names = targets.map((target) => nameOf(seen.named(target)));
    const present = targets.filter((target) => seen.exists(target));
    if (!seen.row.options.alone || present.length === 0) return noneOf(seen, joined('and', names));
    const [what = '', other = ''] = names;
    if (present.length < 2) return undefined;
    return wrong(ruleMessages.both({ what, other }), ...present.map((target) => seen.first(target)));
  },
  forbids: (seen) =>
    each(seen, (target) => {
      const found = seen.first(target);
      if (!found) return undefined;
      const named = seen.named(target, found);
      const element = quoted(named.element ?? target);
      const { term, around, tax } = named;
      if (term !== undefined) return wrong(ruleMessages.forbidden({ what: nameOf(named, false), element }), found);
      return wrong(
        around === undefined
          ? ruleMessages.forbiddenElement({ element })
          : ruleMessages.forbiddenIn({ element, around: nameOf({ term: around, element: undefined, tax }) }),
        found,
      );
    }),
  one: (seen) => each(seen, (target) => times(seen, target, 1, 1)),
  atMost: (seen, { args: { most } }) => each(seen, (target) => times(seen, target, most, 0)),
  together: (seen) => {
    const [first, second, found, other] = pairIn(seen);
    if (found && !other) return without(seen, first, second);
    return other && !found ? without(seen, second, first) : undefined;
  },
  notBoth: (seen) => {
    const [first, second, found, other] = pairIn(seen);
    const [what, beside] = [nameOf(seen.named(first)), nameOf(seen.named(second))];
    return wrong(ruleMessages.both({ what, other: beside }), other, found);
  },
  oneOf: (seen, { args }) =>
    wrongText(
      seen,
      (text) => isAmong(args, text),
      (value, what) => {
        if (args.name !== undefined) return ruleMessages.notListed({ value, list: args.name, what });
        return args.list !== undefined || args.codes.size > MOST_LISTED || args.codes.size === 0
          ? ruleMessages.notInList({ value, what })
          : ruleMessages.notAllowed({ value, what, codes: codesShown(args.codes) });
      },
    ),
  begins: (seen, { args: { beginnings } }) =>
    wrongText(
      seen,
      (text) => beginnings.some((beginning) => text.startsWith(beginning)),
      (value, what) => ruleMessages.otherBeginning({ value, what, beginnings: codesShown(beginnings) }),
    ),
  form: (seen, { args: { fits, like } }) =>
    wrongText(seen, fits, (value, what) => ruleMessages.otherForm({ value, what, like: quoted(like) })),
  checked: (seen, { args: { fits, kind } }) =>
    wrongText(seen, fits, (value, what) => ruleMessages.notValid({ value, what, kind })),
  length: (seen, { args: { most = Infinity, least = 0 } }) =>
    wrongText(
      seen,
      ({ length }) => length <= most && length >= least,
      (_, what, { length: count }) =>
        count > most ? ruleMessages.tooLong({ what, count, most }) : ruleMessages.tooShort({ what, count, least }),
    ),
  decimals: (seen, { args }) =>
    wrongText(
      seen,
      hasDecimals(args),
      (value, what, text) => {
        const { most = Infinity, least = 0 } = args;
        const count = decimalsOf(text);
        return count > most
          ? ruleMessages.decimals({ value, what, count, most })
          : ruleMessages.fewDecimals({ value, what, count, least });
      },
      textIn,
    ),
  range: (seen, { args, options: { boundsInCii } }) => {
    const bounds = (seen.judged.invoice.syntax === 'cii' ? boundsInCii : undefined) ?? args;
    return wrongText(
      seen,
      withinOf(bounds),
      (value, what) => ruleMessages.outside({ value, what, bounds: boundsOf(bounds) }),
      textIn,
    );
  },
  equals: (seen) => {
    const [first, second, found, other] = pairIn(seen);
    if (!found) return missing(seen, first);
    if (!other) return missing(seen, second);
    if (quoted(textIn(found)) === quoted(textIn(other)))
      return blanksIn(seen, first, found) ?? rightByItself(seen, second, other);
    return wrong(
      ruleMessages.unequal({
        what: nameOf(seen.named(first, found)),
        value: quoted(textIn(found)),
        other: nameOf(seen.named(second, other), false),
        found: quoted(textIn(other)),
      }),
      found,
    );
  },
  differs: (seen) => {
    const [first, second, found] = pairIn(seen);
    if (!found) return undefined;
    const named = seen.named(first, found);
    return wrong(
      ruleMessages.repeats({
        what: nameOf(named, false),
        other: nameOf(seen.named(second), false),
        value: quoted(textIn(found)),
        element: quoted(named.element ?? first),
      }),
      found,
    );
  },
  alike: (seen) => {
    const all = seen.targets.flatMap((target) => seen.each(target).map((found) => ({ target, found })));
    const [first] = all;
    const other = all.find(({ found }) => writtenIn(found) !== writtenIn(first?.found));
    if (!first || !other) return undefined;
    return wrong(
      ruleMessages.unlike({
        what: nameOf(seen.named(first.target, first.found)),
        value: quoted(textIn(first.found)),
        found: quoted(textIn(other.found)),
      }),
      other.found,
      first.found,
    );
  },
  unique: (seen) => {
    const texts = new Set<string>();
    for (const target of seen.targets) {
      for (const found of seen.each(target)) {
        const text = writtenIn(found);
        if (texts.has(text)) {
          return wrong(
            ruleMessages.twice({ what: nameOf(seen.named(target, found)), value: quoted(textIn(found)) }),
            found,
          );
        }
        texts.add(text);
      }
    }
    return undefined;
  },
  ordered: (seen) => {
    const [first, second, found, other] = pairIn(seen);
    if (!found || !other) return found || other ? missing(seen, found ? second : first) : undefined;
    const unknown = noDay(seen, first, found) ?? noDay(seen, second, other);
    if (unknown) return unknown;
    if (daysInOrder(writtenIn(found), writtenIn(other)))
      return seen.row.options.by ? rightByItself(seen, second, other) : undefined;
    return wrong(
      ruleMessages.earlier({
        value: quoted(textIn(other)),
        what: nameOf(seen.named(second, other)),
        found: quoted(textIn(found)),
        other: nameOf(seen.named(first, found), false),
      }),
      other,
      found,
    );
  },
  sum: (seen, { args: { parts } }, right) => {
    const [target = '.'] = seen.targets;
    // Names where there are few; else the ids with their signs.
    const isShort = parts.length > 1;
    const formula = joinedFormula(
      parts.map(({ sign, target: part, isSum }, turn) => {
        const named = seen.named(part);
        const isKnown = named.term !== undefined && isOfStandard(named.term);
        const name = isShort && isKnown ? (named.term ?? '') : nameOf(named, false);
        return [sign === '-' ? '−' : turn === 0 ? '' : '+', isSum ? ruleMessages.sumOf({ what: name }) : name];
      }),
    );
    return figureFault(seen, target, formula, right);
  },
  product: (seen, { args: { formula } }, right) => {
    const [target = '.'] = seen.targets;
    const shown = formula.map((part) => (/^[×÷+−%()]$/.test(part) ? part : nameOf(seen.named(part), false)));
    return figureFault(seen, target, spaced(shown), right);
  },
  entry: (seen, { args }) => {
    const category = quoted(args.category);
    const breakdown = nameOf(seen.named('BG-23'));
    const own = seen.each('BT-118').filter((code) => writtenIn(code) === args.category);
    if (own.length === 0) return wrong(ruleMessages.noEntry({ category, breakdown }));
    return own.length === 1
      ? wrong(ruleMessages.otherEntry({ category, breakdown }), ...own)
      : wrong(ruleMessages.manyEntries({ category, breakdown, count: own.length }), ...own);
  },
  only: (seen, { args: { code } }) => {
    for (const target of seen.targets) {
      const found = seen.each(target).find((value) => writtenIn(value) !== code);
      if (found) {
        return wrong(
          ruleMessages.notAlone({
            what: nameOf(seen.named(target, found)),
            value: quoted(textIn(found)),
            code: quoted(code),
          }),
          found,
        );
      }
    }
    return undefined;
  },
  notEmpty: (seen) => {
    const found = seen.first('.');
    return wrong(ruleMessages.emptyElement({ element: nameOf(seen.named('.', found)) }), found);
  },
  never: () => undefined,
  code: (seen, { args: { fault } }) => {
    const found = seen.targets.flatMap((target) => seen.first(target) ?? []);
    const names = seen.targets.slice(0, MOST_LOOKED_AT).map((target) => nameOf(seen.named(target)));
    const message = names.length === 0 ? fault : ruleMessages.lookAt({ fault, what: joined('and', names) });
    return wrong(message, ...found);
  },
};

/** The nodes of what was found. */
export const nodesOf = (found: readonly Found[]): readonly XmlNode[] => found.flatMap((value) => nodeOf(value) ?? []);
