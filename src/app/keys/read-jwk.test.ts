import { describe, expect, it } from 'vitest';
import { readJwk } from './read-jwk.ts';
import { thumbprintOf } from './thumbprint.ts';

// The P-256 example of RFC 7517, appendix A.1.
const x = 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4';
const y = '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM';
const d = '870MB6gfuTJ4HtUnUvYMyJpr5eUZNP4Bk43bVdj3eAE';
const key = { kty: 'EC', crv: 'P-256', x, y };

describe('reading a JWK', () => {
  it('tells a pair from a public key, and keeps the secret number out of the public half', () => {
    const read = readJwk(JSON.stringify({ ...key, d, kid: 'k' }));
    expect(read).toMatchObject({ ok: true, key: { kid: 'k', privateKey: { d }, remembered: false } });
    expect(read.ok && JSON.stringify(read.key.publicKey)).not.toContain(d);
    expect(readJwk(JSON.stringify(key))).toMatchObject({ ok: true, key: { privateKey: undefined } });
  });

  it('reads the name of a key that a file has, on one line, and leaves it out of both halves', () => {
    const read = readJwk(JSON.stringify({ ...key, d, name: '  Invoices\n 2026 ' }));
    expect(read.ok && read.key.name).toBe('Invoices 2026');
    expect(JSON.stringify(read.ok && [read.key.publicKey, read.key.privateKey])).not.toContain('Invoices');
    for (const name of [7, '  ']) expect(readJwk(JSON.stringify({ ...key, name }))).not.toHaveProperty('key.name');
  });

  it.each([
    ['text', 'hello'],
    ['a list', '[]'],
    ['a set of keys', JSON.stringify({ keys: [key] })],
    ['another kind of key', JSON.stringify({ ...key, kty: 'RSA' })],
    ['another curve', JSON.stringify({ ...key, crv: 'P-384' })],
    ['a short coordinate', JSON.stringify({ ...key, x: 'abc' })],
    ['a secret number of the wrong length', JSON.stringify({ ...key, d: `${d}x` })],
    ['an id that is no text', JSON.stringify({ ...key, kid: 7 })],
  ])('refuses %s without repeating it', (_, text) => {
    const read = readJwk(text);
    expect(read.ok).toBe(false);
    expect(JSON.stringify(read)).not.toContain(d);
  });

  it('has one thumbprint, whatever else the key says', () => {
    expect(thumbprintOf(key)).toBe('cn-I_WNMClehiVp51i_0VpOENW1upEerA8sEam5hn-s');
    const [first, other] = [
      { ...key, kid: 'a' },
      { ...key, kid: 'b', d },
    ].map((jwk) => readJwk(JSON.stringify(jwk)));
    expect(first?.ok && first.key.id).toBe(other?.ok && other.key.id);
  });
});
