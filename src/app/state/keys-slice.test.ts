// @vitest-environment jsdom

import '../testing/screen.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonWebKey } from '../../api/schemas/signing.ts';
import { hasUnsavedKey, type KeyRecord } from './keys-slice.ts';
import { useWorkbench } from './workbench-store.ts';

const jwk: JsonWebKey = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' };
const state = () => useWorkbench.getState();
const ids = () => state().keys.map(({ id }) => id);

function publicKey(id: string, parts: Partial<KeyRecord> = {}): KeyRecord {
  return { id, kid: id, publicKey: { ...jwk, x: id }, privateKey: undefined, remembered: false, ...parts };
}

function pair(id: string, parts: Partial<KeyRecord> = {}): KeyRecord {
  return publicKey(id, { privateKey: { ...jwk, x: id, d: 'd' }, ...parts });
}

beforeEach(() => {
  useWorkbench.setState(useWorkbench.getInitialState(), true);
});

describe('the keys at hand', () => {
  it('are empty at first, and none is chosen', () => {
    expect([state().keys, state().signingKey, state().checkingKey]).toEqual([[], undefined, undefined]);
  });

  it('sign with the first pair there is, never with a public key alone', () => {
    state().addKey(publicKey('public'));
    expect(state().signingKey).toBeUndefined();
    state().addKey(pair('first'));
    state().addKey(pair('second'));
    expect([ids(), state().signingKey]).toEqual([['public', 'first', 'second'], 'first']);
  });

  it('list one key once, at its place', () => {
    state().addKey(publicKey('a'));
    state().addKey(publicKey('b'));
    state().addKey(publicKey('a', { kid: 'renamed' }));
    expect(state().keys.map(({ id, kid }) => [id, kid])).toEqual([
      ['a', 'renamed'],
      ['b', 'b'],
    ]);
  });

  it('never lose a private half to the public half of the same key', () => {
    state().addKey(pair('a'));
    state().addKey(publicKey('a'));
    expect(state().keys[0]?.privateKey).toMatchObject({ d: 'd' });
  });

  it('gain the private half of a key that was public, and sign with it', () => {
    state().addKey(publicKey('a'));
    state().addKey(pair('a'));
    expect([state().keys[0]?.privateKey?.d, state().signingKey]).toEqual(['d', 'a']);
  });

  it.each([
    [true, false, true],
    [false, true, true],
    [true, true, true],
    [false, false, false],
  ])('remembered %s, added again remembered %s: remembered %s', (before, again, then) => {
    state().addKey(pair('a', { remembered: before }));
    state().addKey(pair('a', { remembered: again }));
    expect(state().keys[0]?.remembered).toBe(then);
  });

  it('are remembered one by one, and let go', () => {
    state().addKey(pair('a'));
    state().addKey(pair('b'));
    state().rememberKey('b', true);
    expect(state().keys.map(({ remembered }) => remembered)).toEqual([false, true]);
    state().rememberKey('b', false);
    expect(state().keys.map(({ remembered }) => remembered)).toEqual([false, false]);
  });

  it('pass signing on to the next pair when the one that signs goes', () => {
    for (const key of [pair('a'), publicKey('b'), pair('c')]) state().addKey(key);
    state().removeKey('a');
    expect([ids(), state().signingKey]).toEqual([['b', 'c'], 'c']);
    state().removeKey('c');
    expect([ids(), state().signingKey]).toEqual([['b'], undefined]);
  });

  it('keep what was chosen when another one goes', () => {
    for (const key of [pair('a'), pair('b'), publicKey('c')]) state().addKey(key);
    state().chooseSigningKey('b');
    expect(state().signingKey).toBe('b');
    state().chooseCheckingKey('c');
    state().removeKey('a');
    expect([state().signingKey, state().checkingKey]).toEqual(['b', 'c']);
    state().removeKey('c');
    expect([state().signingKey, state().checkingKey]).toEqual(['b', undefined]);
  });

  it('sign with the one that was chosen, whichever others go', () => {
    for (const key of [pair('a'), pair('b'), pair('c')]) state().addKey(key);
    state().chooseSigningKey('c');
    state().removeKey('a');
    expect(state().signingKey).toBe('c');
  });

  it('look for the matching one again when none is chosen to check with', () => {
    state().chooseCheckingKey('c');
    state().chooseCheckingKey(undefined);
    expect(state().checkingKey).toBeUndefined();
  });
});

it('a new pair is unsaved until it is downloaded or remembered', () => {
  state().addKey(pair('a', { unsaved: true }));
  state().addKey(pair('b', { unsaved: true }));
  expect(hasUnsavedKey(state())).toBe(true);
  state().noteSaved('a');
  expect(state().keys.map(({ unsaved }) => unsaved)).toEqual([undefined, true]);
  state().rememberKey('b', true);
  expect(hasUnsavedKey(state())).toBe(false);
});
