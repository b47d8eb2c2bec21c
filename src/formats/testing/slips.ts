import { FORMATS } from '../catalogue/formats.ts';
import { prepareXml } from '../reading/prepare-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { readXml } from '../xml/read-xml.ts';
import { xmlPath, type XmlElement } from '../xml/xml-tree.ts';
import { contradictsItself } from './contradiction.ts';

/** A small mistake in an XML text: what it is, its place, and the resulting text. */
export interface Slip {
  readonly what: string;
  readonly place: string;
  readonly text: string;
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const DATE = /^20\d\d(-?)[01]\d\1[0-3]\d$/;

/** Mistakes in each kind of element and attribute, at its first occurrence. */
export function slipsOf(text: string): readonly Slip[] {
  const read = readXml(text);
  if (!read.ok) throw new Error('The text is no XML');
  const seen = new Set<string>();
  const slips: Slip[] = [];
  const isNew = (kind: string): boolean => !seen.has(kind) && seen.add(kind) !== undefined;
  const add = (what: string, place: string, start: number, end: number, instead: string): void => {
    slips.push({ what, place, text: text.slice(0, start) + instead + text.slice(end) });
  };
  const visit = (element: XmlElement): void => {
    const { start, end, contentStart, contentEnd, children, attributes, parent } = element;
    const place = xmlPath(element).replace(/\[\d+\]/g, '');
    if (isNew(place)) {
      if (parent) add('delete', place, start, end, '');
      if (parent) add('copy', place, end, end, text.slice(start, end));
      if (children.length === 0 && contentEnd > contentStart)
        for (const wrong of wrongTexts(element.text)) add(`set '${wrong}'`, place, contentStart, contentEnd, wrong);
    }
    for (const { name, valueStart, valueEnd, start: from } of attributes)
      if (isNew(`${place}/@${name}`)) {
        add('delete', `${place}/@${name}`, from, valueEnd + 1, '');
        add(`set 'ZZZ'`, `${place}/@${name}`, valueStart, valueEnd, 'ZZZ');
      }
    children.forEach(visit);
  };
  visit(read.document.root);
  return slips;
}

function wrongTexts(text: string): readonly string[] {
  if (DATE.test(text)) return [' ', text.replace(/^\d{4}/, '2001'), text.replace(/\d\d(-?)\d\d$/, '02$130')];
  if (NUMBER.test(text))
    return [' ', String(Number(text) + 1), `-${text}`, `${text}${text.includes('.') ? '' : '.00'}5`];
  return [' ', 'ZZZ'];
}

/** The last steps of a place: enough to find it. */
export const tailOf = (place: string): string => place.split('/').slice(-3).join('/');

/**
 * The changes of each mistake in the verdicts of a set, `pint@1.1.3`, one line each: new ids, and with `-` those that
 * no longer fire. `among` selects mistakes by their place. No sentence of a new verdict may contradict itself.
 */
export function verdictsOfSlips(set: string, text: string, among = /./): string {
  const before = verdictsByRule(set, text);
  const contradictions = new Set<string>();
  const lines = slipsOf(text).flatMap((slip) => {
    if (!among.test(slip.place)) return [];
    const now = verdictsByRule(set, slip.text);
    const changed = [...new Set([...before.keys(), ...now.keys()])].toSorted().flatMap((rule) => {
      const verdicts = now.get(rule) ?? [];
      const more = verdicts.length - (before.get(rule)?.length ?? 0);
      if (more > 0)
        for (const verdict of verdicts)
          if (verdict && contradictsItself(verdict)) contradictions.add(`${rule}: ${verdict.description}`);
      const times = Math.abs(more) > 1 ? `*${String(Math.abs(more))}` : '';
      return more === 0 ? [] : [`${more < 0 ? '-' : ''}${rule}${times}`];
    });
    return changed.length === 0 ? [] : [`${tailOf(slip.place)} ${slip.what}: ${changed.join(' ')}`];
  });
  if (contradictions.size > 0) throw new Error(`Sentences contradict themselves:\n${[...contradictions].join('\n')}`);
  return `${lines.join('\n')}\n`;
}

/** The verdicts of each rule; for a text that cannot be read, nothing under the code of its fault. */
function verdictsByRule(set: string, text: string): ReadonlyMap<string, readonly (Verdict | undefined)[]> {
  const prepared = prepareXml({ data: text, judge: [set] }, FORMATS);
  if (!prepared.ok) return new Map([[prepared.faults[0]?.code ?? '', [undefined]]]);
  const byRule = new Map<string, Verdict[]>();
  for (const verdict of prepared.value.judge(RULE_SETS, '2026-11-24').verdicts) {
    const known = byRule.get(verdict.rule);
    if (known) known.push(verdict);
    else byRule.set(verdict.rule, [verdict]);
  }
  return byRule;
}
