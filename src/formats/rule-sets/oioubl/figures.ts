import { found } from '../../en16931/rules/paths.ts';
import type { Holds } from '../../rules/kit/subject.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';

/**
 * Numbers as in the official OIOUBL rules: binary, since these add untyped texts. Exact numbers would decide borderline
 * cases differently.
 */
const FIGURE = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Only XML white space may surround it. */
export const numberOf = (text: string): number =>
  FIGURE.test(text.trim()) && !/[^\t\r\n -~]/.test(text) ? Number(text) : NaN;

/** The number at a path; undefined if absent. */
export function numberAt(element: XmlElement | undefined, path: string): number {
  const [first] = found(element, path);
  return first ? numberOf(textOf(first)) : NaN;
}

export const sumAt = (element: XmlElement | undefined, path: string): number =>
  found(element, path).reduce((sum, node) => sum + numberOf(textOf(node)), 0);

/** With two decimals, half to even, like `format-number()` of XPath. */
export function hundredths(figure: number): string {
  if (!Number.isFinite(figure)) return String(figure);
  const [, sign = '', digits = '', decimals = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(figure)) ?? [];
  const power = Number(exponent) - decimals.length + 2;
  const units = BigInt(digits + decimals);
  let rounded = power >= 0 ? units * 10n ** BigInt(power) : 0n;
  if (power < 0 && power > -400) {
    const step = 10n ** BigInt(-power);
    rounded = units / step;
    const twice = (units % step) * 2n;
    if (twice > step || (twice === step && rounded % 2n === 1n)) rounded += 1n;
  }
  return `${rounded === 0n ? '' : sign}${rounded}`;
}

/** A fault, with the figure that would be right, of two decimals. */
export const rightIs = (figure: number): Holds =>
  Number.isFinite(figure) && { right: (Number(hundredths(figure)) / 100).toFixed(2) };

/** First and last sibling with a text at a path. */
interface Said {
  readonly first: ReadonlyMap<string, number>;
  readonly turns: ReadonlyMap<XmlElement, number>;
  readonly last: ReadonlyMap<string, number>;
}

const SAID = new WeakMap<XmlElement, Map<string, Said>>();

function saidBy(parent: XmlElement, path: string, name?: string): Said {
  let known = SAID.get(parent);
  if (!known) SAID.set(parent, (known = new Map()));
  const key = name === undefined ? path : `${name} ${path}`;
  let said = known.get(key);
  if (!said) {
    const first = new Map<string, number>();
    const last = new Map<string, number>();
    const turns = new Map<XmlElement, number>();
    for (const [turn, child] of parent.children.entries()) {
      turns.set(child, turn);
      if (name !== undefined && child.name !== name) continue;
      for (const node of found(child, path)) {
        const text = textOf(node);
        if (!first.has(text)) first.set(text, turn);
        last.set(text, turn);
      }
    }
    known.set(key, (said = { turns, first, last }));
  }
  return said;
}

/** Whether no following sibling has the text at the path. */
export function isLast(element: XmlElement, path: string, text: string): boolean {
  if (!element.parent) return true;
  const { turns, last } = saidBy(element.parent, path);
  return (last.get(text) ?? -1) <= (turns.get(element) ?? 0);
}

/** Whether no preceding sibling of that name has the text at the path. */
export function isFirst(element: XmlElement, path: string, text: string, name: string): boolean {
  if (!element.parent) return true;
  const { turns, first } = saidBy(element.parent, path, name);
  return (first.get(text) ?? Infinity) >= (turns.get(element) ?? 0);
}

/** Whether a following sibling has another text at the path. */
export function isOtherBehind(element: XmlElement, path: string, text: string): boolean {
  if (!element.parent) return false;
  const { turns, last } = saidBy(element.parent, path);
  const turn = turns.get(element) ?? 0;
  // At most two texts are compared: the first of the following ones equals this one or not.
  for (const [said, at] of latest(last)) if (said !== text && at > turn) return true;
  return false;
}

const LATEST = new WeakMap<ReadonlyMap<string, number>, readonly (readonly [string, number])[]>();

/** The two texts that stand last. */
function latest(last: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
  let two = LATEST.get(last);
  if (!two) LATEST.set(last, (two = [...last].sort(([, a], [, b]) => b - a).slice(0, 2)));
  return two;
}
