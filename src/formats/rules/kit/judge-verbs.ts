import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { normal } from '../../en16931/rules/blanks.ts';
import { codeList } from '../../en16931/rules/code-lists.ts';
import { daysInOrder } from '../../en16931/rules/days-in-order.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import type { Arguments, Codes, Part, Range, Row, RowOptions, Verb } from './row.ts';
import type { Holds, Subject } from './subject.ts';
import { elementOf, targetOf, textIn, type CompiledTarget, type Found } from './target.ts';

/** How each verb judges one occurrence of the place of its row. */
export type Judge = (subject: Subject, invoice: InvoiceTerms) => Holds;

type Maker<V extends Verb> = (
  targets: readonly CompiledTarget[],
  args: Arguments[V],
  options: RowOptions,
  id: string,
) => Judge;

/** The text that counts. */
const readBy = ({ exact }: RowOptions): ((found: Found | undefined) => string) =>
  exact ? textIn : (found) => normal(textIn(found));

/** A test of one text, for each target: of its first value, or of any. */
const texts = (
  targets: readonly CompiledTarget[],
  options: RowOptions,
  isRight: (text: string) => boolean,
  read = readBy(options),
): Judge => {
  const whenMissing = options.missing !== 'wrong';
  const test = ({ first, each }: CompiledTarget): Judge =>
    options.any
      ? (subject, invoice) => {
          const values = each(subject, invoice);
          return values.length === 0 ? whenMissing : values.some((value) => isRight(read(value)));
        }
      : (subject, invoice) => {
          const value = first(subject, invoice);
          return value === undefined ? whenMissing : isRight(read(value));
        };
  return everyOne(targets.map(test));
};

const everyOne = (judges: readonly Judge[]): Judge => {
  const [sole, ...others] = judges;
  if (sole && others.length === 0) return sole;
  return (subject, invoice) => judges.every((judge) => judge(subject, invoice) === true);
};

/** Whether a text is one of the codes. */
export const isAmong = ({ codes, list }: Codes, text: string): boolean =>
  codes.has(text) || (list !== undefined && codeList(list).has(text));

/** Decimals as written. */
export function decimalsOf(text: string): number {
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
}

/** Tests the number of decimals. */
export const hasDecimals =
  ({ most = Infinity, least = 0 }: Arguments['decimals']): ((text: string) => boolean) =>
  (text) =>
    decimalsOf(text) <= most && decimalsOf(text) >= least;

/** Tests figures: what is none is not within the bounds. */
export function withinOf(bounds: Range): (text: string) => boolean {
  const limits = Object.entries(bounds).map(
    ([name, bound]: [string, string]) => [name, parseDecimal(bound) ?? Decimal.ZERO] as const,
  );
  return (text) => {
    const figure = parseDecimal(text);
    return figure !== undefined && limits.every(([name, bound]) => isOn(name, figure.compare(bound)));
  };
}

function isOn(name: string, order: number): boolean {
  if (name === 'above') return order > 0;
  if (name === 'atLeast') return order >= 0;
  if (name === 'below') return order < 0;
  if (name === 'not') return order !== 0;
  return name === 'atMost' ? order <= 0 : order === 0;
}

const figureOf = (found: Found | undefined): Decimal | undefined =>
  found === undefined ? undefined : parseDecimal(textIn(found));

/** The result of a formula; missing parts count as zero. */
export function resultOf(parts: readonly Part[], subject: Subject, invoice: InvoiceTerms): Decimal {
  return parts.reduce((result, { sign, target, isSum }) => {
    const { each, first } = targetOf(target);
    const figures = isSum ? each(subject, invoice).map(figureOf) : [figureOf(first(subject, invoice))];
    const part = figures.reduce<Decimal>((all, figure) => all.plus(figure ?? Decimal.ZERO), Decimal.ZERO);
    return sign === '+' ? result.plus(part) : result.minus(part);
  }, Decimal.ZERO);
}

/** Rows that only code judges. */
const byCode: Maker<Verb> = (_targets, _args, _options, id) => () => {
  throw new Error(`${id} needs \`by\``);
};

/** The first two targets. */
const two = ([first, second]: readonly CompiledTarget[], id: string): readonly [CompiledTarget, CompiledTarget] => {
  if (!first || !second) throw new Error(`${id} needs two targets`);
  return [first, second];
};

const MAKERS: { readonly [V in Verb]: Maker<V> } = {
  needs: (targets) => everyOne(targets.map(({ exists }) => exists)),
  filled: (targets, _, options) =>
    texts(
      targets,
      { ...options, missing: 'wrong' },
      (text) => text !== '',
      (found) => normal(textIn(found)),
    ),
  needsOneOf: (targets) => (subject, invoice) => targets.some(({ exists }) => exists(subject, invoice)),
  forbids: (targets) => (subject, invoice) => !targets.some(({ exists }) => exists(subject, invoice)),
  one: (targets) =>
    everyOne(
      targets.map(
        ({ each }) =>
          (subject, invoice) =>
            each(subject, invoice).length === 1,
      ),
    ),
  atMost: (targets, { most }) =>
    everyOne(
      targets.map(
        ({ each }) =>
          (subject, invoice) =>
            each(subject, invoice).length <= most,
      ),
    ),
  together: (targets, { both }, _, id) => {
    const [first, second] = two(targets, id);
    return (subject, invoice) => {
      const is = first.exists(subject, invoice);
      return both ? is === second.exists(subject, invoice) : !is || second.exists(subject, invoice);
    };
  },
  notBoth: (targets, _, __, id) => {
    const [first, second] = two(targets, id);
    return (subject, invoice) => !first.exists(subject, invoice) || !second.exists(subject, invoice);
  },
  oneOf: (targets, codes, options) => texts(targets, options, (text) => isAmong(codes, text)),
  begins: (targets, { beginnings }, options) =>
    texts(targets, options, (text) => beginnings.some((beginning) => text.startsWith(beginning))),
  form: (targets, { fits }, options) => texts(targets, options, fits),
  checked: (targets, { fits }, options) => texts(targets, options, fits),
  length: (targets, { most = Infinity, least = 0 }, options) =>
    texts(targets, options, (text) => text.length <= most && text.length >= least),
  decimals: (targets, args, options) => texts(targets, options, hasDecimals(args), textIn),
  range: (targets, bounds, options) => texts(targets, options, withinOf(bounds), textIn),
  equals: (targets, _, options, id) => {
    const [first, second] = two(targets, id);
    const read = readBy(options);
    const isRight = options.missing !== 'wrong';
    return (subject, invoice) => {
      const [own, other] = [first.first(subject, invoice), second.first(subject, invoice)];
      return own === undefined || other === undefined ? isRight : read(own) === read(other);
    };
  },
  differs: (targets, _, options, id) => {
    const [first, second] = two(targets, id);
    const read = readBy(options);
    return (subject, invoice) => {
      const own = first.first(subject, invoice);
      return own === undefined || read(own) !== read(second.first(subject, invoice));
    };
  },
  alike: (targets, _, options) => {
    const read = readBy(options);
    return (subject, invoice) =>
      new Set(targets.flatMap(({ each }) => each(subject, invoice).map((value) => read(value)))).size <= 1;
  },
  unique: (targets, _, options) => {
    const read = readBy(options);
    return (subject, invoice) => {
      const all = targets.flatMap(({ each }) => each(subject, invoice).map((value) => read(value)));
      return new Set(all).size === all.length;
    };
  },
  ordered: (targets, _, __, id) => {
    const [first, second] = two(targets, id);
    return (subject, invoice) => {
      const [from, to] = [first.first(subject, invoice), second.first(subject, invoice)];
      return from === undefined || to === undefined || daysInOrder(normal(textIn(from)), normal(textIn(to)));
    };
  },
  sum: (targets, { parts, decimals }, options, id) => {
    const [target] = targets;
    if (!target) throw new Error(`${id} needs a target`);
    const isRight = options.missing !== 'wrong';
    const rounded = (figure: Decimal): Decimal => (decimals === undefined ? figure : figure.roundedUp(decimals));
    return (subject, invoice) => {
      const found = target.first(subject, invoice);
      const figure = figureOf(found);
      if (!figure) return found === undefined && isRight;
      const right = rounded(resultOf(parts, subject, invoice));
      return rounded(figure).equals(right) ? true : { right: right.toString() };
    };
  },
  product: byCode,
  entry: byCode,
  code: byCode,
  only: (targets, { code }, options) => {
    const read = readBy(options);
    return (subject, invoice) => {
      const all = targets.flatMap(({ each }) => each(subject, invoice).map((value) => read(value)));
      return !all.includes(code) || all.every((text) => text === code);
    };
  },
  notEmpty: () => (subject, invoice) => {
    const element = elementOf(subject, invoice);
    return element === undefined || element.children.length > 0 || normal(element.text) !== '';
  },
  never: () => () => true,
};

/** The judgement of a row, with its targets in one syntax. */
export function judgeOf<V extends Verb>({ id, verb, args, options }: Row<V>, targets: readonly string[]): Judge {
  const maker: Maker<V> = MAKERS[verb];
  return maker(targets.map(targetOf), args, options, id);
}
