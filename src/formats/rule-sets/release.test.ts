import { describe, expect, it } from 'vitest';
import { readAskedSet, releaseInForce, rowsOfRelease, type Releases } from './release.ts';

const source = 'https://example.org';
const RELEASES: Releases = [
  { key: '1', from: '2025-01-01', until: '2025-07-01', source },
  { key: '2', from: '2025-07-01', until: '2026-01-01', source },
  { key: '3', from: '2026-01-01', source },
];

describe('the release in force', () => {
  it.each([
    ['2024-12-31', '1'],
    ['2025-01-01', '1'],
    ['2025-06-30', '1'],
    ['2025-07-01', '2'],
    ['2026-11-24', '3'],
  ])('on %s is %s', (day, key) => {
    expect(releaseInForce(RELEASES, day).key).toBe(key);
  });
});

it.each([
  ['en16931', { set: 'en16931', release: undefined }],
  ['en16931@1.3.16', { set: 'en16931', release: '1.3.16' }],
  ['a@b@c', { set: 'a', release: 'b@c' }],
  ['a@', { set: 'a', release: '' }],
])('%s asks for %o', (name, asked) => {
  expect(readAskedSet(name)).toEqual(asked);
});

describe('rows of a release', () => {
  const rows = [
    { code: 'always', severity: 'error' },
    { code: 'since', severity: 'error', since: '2' },
    { code: 'until', severity: 'error', until: '2' },
    { code: 'one', severity: 'warning', since: '2', until: '3' },
    { code: 'weighs', severity: 'warning', weighs: { 2: 'error', 3: 'warning' } },
  ] as const;

  it.each([
    ['1', ['always error', 'until error', 'weighs warning']],
    ['2', ['always error', 'since error', 'one warning', 'weighs error']],
    ['3', ['always error', 'since error', 'weighs warning']],
  ])('%s', (release, expected) => {
    const held = rowsOfRelease(rows, RELEASES, release);
    expect(held.map(({ code, severity }) => `${code} ${severity}`)).toEqual(expected);
  });

  it('are all there are when none names a release', () => {
    const plain = [{ severity: 'error' }] as const;
    expect(rowsOfRelease(plain, RELEASES, '1')).toBe(plain);
  });

  it('name no release that there is not', () => {
    expect(() => rowsOfRelease([{ severity: 'error', since: '4' }], RELEASES, '1')).toThrow('no release 4');
  });
});

it('a release of some profiles is in force for their documents alone', () => {
  const both: Releases = [
    { key: '2', from: '2026-05-01', source: '' },
    { key: '3', from: '2024-12-06', profiles: ['new'], source: '' },
  ];
  expect(releaseInForce(both, '2026-11-25').key).toBe('2');
  expect(releaseInForce(both, '2026-11-25', 'old').key).toBe('2');
  expect(releaseInForce(both, '2026-11-25', 'new').key).toBe('3');
  expect(releaseInForce(both, '2025-01-01').key).toBe('2');
});
