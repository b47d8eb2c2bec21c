import { describe, expect, it } from 'vitest';
import type { Extensions } from './extension-changes.ts';
import {
  changeExtensions,
  fillExtension,
  limitExtension,
  mergeExtensions,
  removeExtension,
  setExtension,
} from './extension-changes.ts';

const given = { name: 'a row', ext: { kind: 'A' } };

describe('changes of extensions', () => {
  it.each([
    ['setting replaces', () => setExtension('kind', 'B'), { kind: 'B' }],
    ['setting adds', () => setExtension('size', 'L'), { kind: 'A', size: 'L' }],
    ['setting to nothing removes', () => setExtension('kind', ''), undefined],
    ['filling adds', () => fillExtension('size', 'L'), { kind: 'A', size: 'L' }],
    ['limiting replaces what is not listed', () => limitExtension('kind', 'X', 'B', 'C'), { kind: 'X' }],
    ['limiting adds', () => limitExtension('size', 'S', 'M'), { kind: 'A', size: 'S' }],
    ['limiting to nothing removes', () => limitExtension('kind', '', 'B'), undefined],
    [
      'removing one leaves the others',
      () => (ext: Extensions) => removeExtension('kind')({ ...ext, size: 'L' }),
      { size: 'L' },
    ],
    ['removing the last leaves none', () => removeExtension('kind'), undefined],
    ['merging replaces and adds', () => mergeExtensions({ kind: 'B', size: 'L' }), { kind: 'B', size: 'L' }],
  ])('%s', (_, change, expected) => {
    expect(changeExtensions(given, change())).toEqual({ name: 'a row', ext: expected });
    expect(given.ext).toEqual({ kind: 'A' });
  });

  it.each([
    ['setting what is there', () => setExtension('kind', 'A')],
    ['filling what is there', () => fillExtension('kind', 'B')],
    ['limiting to what is there', () => limitExtension('kind', 'X', 'A')],
    ['limiting to itself', () => limitExtension('kind', 'A')],
    ['removing what is not there', () => removeExtension('size')],
    ['merging what is there', () => mergeExtensions({ kind: 'A' })],
    ['merging nothing', () => mergeExtensions({})],
    ['limiting what is not there to nothing or more', () => limitExtension('size', 'S', 'M', '')],
  ])('%s gives the same holder', (_, change) => {
    expect(changeExtensions(given, change())).toBe(given);
  });

  it('merging takes away what is empty and keeps the rest', () => {
    const holder = { ext: { kind: 'A', size: 'L' } };
    expect(changeExtensions(holder, mergeExtensions({ kind: '' }))).toEqual({ ext: { size: 'L' } });
  });

  it('that change nothing of nothing give the same holder', () => {
    const holder: { ext?: Extensions } = {};
    expect(changeExtensions(holder, removeExtension('kind'))).toBe(holder);
    expect(changeExtensions(holder)).toBe(holder);
  });

  it('are made in order', () => {
    const holder: { ext?: Readonly<Record<string, string>> } = {};
    expect(changeExtensions(holder, fillExtension('kind', 'A'), fillExtension('kind', 'B'))).toEqual({
      ext: { kind: 'A' },
    });
  });
});
