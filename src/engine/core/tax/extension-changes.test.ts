import { describe, expect, it } from 'vitest';
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
    ['setting replaces', setExtension('kind', 'B'), { kind: 'B' }],
    ['setting adds', setExtension('size', 'L'), { kind: 'A', size: 'L' }],
    ['setting to nothing removes', setExtension('kind', ''), undefined],
    ['filling adds', fillExtension('size', 'L'), { kind: 'A', size: 'L' }],
    ['limiting replaces what is not listed', limitExtension('kind', 'X', 'B', 'C'), { kind: 'X' }],
    ['limiting adds', limitExtension('size', 'S', 'M'), { kind: 'A', size: 'S' }],
    ['removing the last leaves none', removeExtension('kind'), undefined],
    ['merging replaces and adds', mergeExtensions({ kind: 'B', size: 'L' }), { kind: 'B', size: 'L' }],
  ])('%s', (_, change, expected) => {
    expect(changeExtensions(given, change)).toEqual({ name: 'a row', ext: expected });
    expect(given.ext).toEqual({ kind: 'A' });
  });

  it.each([
    ['setting what is there', setExtension('kind', 'A')],
    ['filling what is there', fillExtension('kind', 'B')],
    ['limiting to what is there', limitExtension('kind', 'X', 'A')],
    ['limiting to itself', limitExtension('kind', 'A')],
    ['removing what is not there', removeExtension('size')],
    ['merging what is there', mergeExtensions({ kind: 'A' })],
  ])('%s gives the same holder', (_, change) => {
    expect(changeExtensions(given, change)).toBe(given);
  });

  it('are made in order', () => {
    const holder: { ext?: Readonly<Record<string, string>> } = {};
    expect(changeExtensions(holder, fillExtension('kind', 'A'), fillExtension('kind', 'B'))).toEqual({
      ext: { kind: 'A' },
    });
  });
});
