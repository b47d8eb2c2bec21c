import { describe, expect, it } from 'vitest';
import { changesBetween } from './verdict-changes.ts';

/** `BR-1 error /a/b` */
const verdict = (text: string) => {
  const [rule = '', severity = '', place = ''] = text.split(' ');
  return { text, rule, severity, place };
};

const changes = (before: readonly string[], after: readonly string[]) => {
  const found = changesBetween(before.map(verdict), after.map(verdict), (row) => row);
  const texts = (list: readonly { readonly text: string }[]) => list.map(({ text }) => text);
  return [texts(found.new), texts(found.gone), texts(found.severity)];
};

describe('changes of verdicts', () => {
  it.each<[string, string[], string[], string[][]]>([
    ['none', ['A error /i', 'B error /i/x'], ['B error /i/x', 'A error /i'], [[], [], []]],
    ['another rule', ['A error /i'], ['B error /i'], [['B error /i'], ['A error /i'], []]],
    ['another place', ['A error /i/x'], ['A error /i/y'], [['A error /i/y'], ['A error /i/x'], []]],
    ['once more', ['A error /i'], ['A error /i', 'A error /i'], [['A error /i'], [], []]],
    ['a place within the earlier one', ['A error /i'], ['A error /i/x/y'], [[], [], []]],
    ['a place around the earlier one', ['A error /i/x/y'], ['A error /i/x'], [[], [], []]],
    [
      'an element whose name begins alike',
      ['A error /i/x'],
      ['A error /i/xy'],
      [['A error /i/xy'], ['A error /i/x'], []],
    ],
    ['two places within one', ['A error /i'], ['A error /i/x', 'A error /i/y'], [['A error /i/y'], [], []]],
    ['the same place before a wider one', ['A error /i', 'A error /i/x'], ['A error /i/x'], [[], ['A error /i'], []]],
    ['another severity', ['A warning /i'], ['A error /i'], [[], [], ['A error /i']]],
    ['another severity and place', ['A warning /i'], ['A error /i/x'], [[], [], ['A error /i/x']]],
    ['nothing before', [], ['A error /i'], [['A error /i'], [], []]],
    ['nothing now', ['A error /i'], [], [[], ['A error /i'], []]],
  ])('%s', (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });
});
