import { describe, expect, it } from 'vitest';
import { beginExchange } from '../exchange.ts';
import { addressName } from '../../operations/reference.ts';
import { createReferenceShelf } from './reference-shelf.ts';

const exchange = beginExchange(new Request('http://localhost/'));
const request = () => new Request('http://localhost/v0/rules');

/** Requests a text by key and returns how often it was made. */
function counter(mostBytes?: number) {
  const shelf = createReferenceShelf('1', mostBytes);
  const made = new Map<string, number>();
  return async (key: string, text = key, status = 200) => {
    const answer = await shelf.answer(request(), exchange, key, async () => {
      made.set(key, (made.get(key) ?? 0) + 1);
      return { status, text };
    });
    expect(await answer.text()).toBe(`${text}\n`);
    return made.get(key);
  };
}

describe('the shelf of reference answers', () => {
  it('makes an answer once', async () => {
    const ask = counter();
    expect(await ask('a')).toBe(1);
    expect(await ask('a')).toBe(1);
    expect(await ask('__proto__')).toBe(1);
    expect(await ask('constructor')).toBe(1);
  });

  it('makes an answer once for all who ask at the same time', async () => {
    const ask = counter();
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 1]);
    expect(await ask('a')).toBe(1);
  });

  it('keeps nothing that was not found', async () => {
    const ask = counter();
    expect(await ask('a', 'none', 404)).toBe(1);
    expect(await ask('a', 'none', 404)).toBe(2);
  });

  it('lets the answer asked for longest ago go when there are too many bytes', async () => {
    const ask = counter(3 * 12);
    for (const key of ['a', 'b', 'c']) await ask(key, key.repeat(9));
    expect(await ask('a', 'a'.repeat(9))).toBe(1);
    await ask('d', 'd'.repeat(9));
    expect(await ask('a', 'a'.repeat(9))).toBe(1);
    expect(await ask('b', 'b'.repeat(9))).toBe(2);
  });

  it('keeps no answer that is too long by itself, and goes on', async () => {
    const ask = counter(3 * 12);
    expect(await ask('a', 'a'.repeat(40))).toBe(1);
    expect(await ask('a', 'a'.repeat(40))).toBe(2);
    expect(await ask('b')).toBe(1);
    expect(await ask('b')).toBe(1);
  });
});

describe('the name of an address', () => {
  it.each([
    ['a rule in any capitals', 'getRule', { code: 'gobl-Bill-invoice-05' }, { code: 'GOBL-BILL-INVOICE-05' }],
    [
      'a rule in letters whose capitals are plain',
      'getRule',
      { code: 'gobl-bıll-ınvoice-05' },
      { code: 'GOBL-BILL-INVOICE-05' },
    ],
    ['a country in any capitals', 'getRegime', { code: 'es' }, { code: 'ES' }],
    ['a schema with a suffix', 'getSchema', { path: 'bill/invoice.json' }, { path: 'bill/invoice' }],
    ['an addon with a suffix', 'getAddon', { key: 'es-tbai-v1.json' }, { key: 'es-tbai-v1' }],
  ] as const)('is one for %s', (_, id, spelling, plain) => {
    expect(addressName(id, spelling)).toBe(addressName(id, plain));
  });

  it.each([
    ['another route', 'getRegime', 'getRule', { code: 'ES' }, { code: 'ES' }],
    ['another name', 'getAddon', 'getAddon', { key: 'a","b' }, { key: 'a' }],
    ['a bundle', 'getSchema', 'getSchema', { path: 'bill/invoice' }, { path: 'bill/invoice', bundle: true }],
  ] as const)('is another for %s', (_, id, other, address, otherAddress) => {
    expect(addressName(id, address)).not.toBe(addressName(other, otherAddress));
  });
});
