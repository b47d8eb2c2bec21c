import { describe, expect, it } from 'vitest';
import { createByteBudget, SMALL_BODY, type ByteBudget } from './byte-budget.ts';
import { decodeBody, isCoded, receiveBody, type BodyLimits } from './read-body.ts';

const limits: BodyLimits = { maxBytes: 100_000, bodyTimeout: 5_000 };
const bytes = (length: number) => new Uint8Array(length).fill(120);

/** A request with a body in pieces, with an optional announced length. */
function sent(pieces: readonly (Uint8Array | 'stall' | 'break')[], headers: Record<string, string> = {}): Request {
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift();
      if (piece === undefined) return controller.close();
      if (piece === 'break') return controller.error(new Error('gone'));
      if (piece === 'stall') return new Promise(() => undefined);
      controller.enqueue(piece);
    },
  });
  return new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

const length = (announced: number) => ({ 'Content-Length': String(announced) });

describe('a body that is taken', () => {
  it.each<[fact: string, request: () => Request, size: number]>([
    ['announced and small', () => sent([bytes(10)], length(10)), 10],
    ['announced and as large as small ones are', () => sent([bytes(SMALL_BODY)], length(SMALL_BODY)), SMALL_BODY],
    ['announced and large', () => sent([bytes(SMALL_BODY), bytes(1)], length(SMALL_BODY + 1)), SMALL_BODY + 1],
    ['in pieces of no announced length', () => sent([bytes(1), bytes(2), bytes(3)]), 6],
    ['of the largest size', () => sent([bytes(limits.maxBytes)], length(limits.maxBytes)), limits.maxBytes],
    ['of the largest size in pieces', () => sent([bytes(99_999), bytes(1)]), limits.maxBytes],
    ['empty', () => sent([]), 0],
    ['none', () => new Request('http://localhost/', { method: 'POST' }), 0],
  ])('%s, is counted until it is released', async (_, request, size) => {
    const budget = createByteBudget(1_000_000);
    const received = await receiveBody(request(), limits, budget);
    expect(received.ok).toBe(true);
    if (!received.ok) return;
    expect([received.bytes.length, budget.held]).toEqual([size, size]);
    expect(received.bytes.every((byte) => byte === 120)).toBe(true);
    received.release();
    received.release();
    expect(budget.held).toBe(0);
  });

  it('may be small, of no announced length, and beside others that leave room for small ones only', async () => {
    const received = await receiveBody(sent([bytes(SMALL_BODY)]), limits, nearlyFull(400_000, 100_000));
    expect(received).toMatchObject({ ok: true });
  });

  it('keeps its pieces in order', async () => {
    const pieces = [Uint8Array.of(1, 2), Uint8Array.of(3), Uint8Array.of(4, 5)];
    const received = await receiveBody(sent(pieces), limits, createByteBudget(100));
    expect(received.ok && [...received.bytes]).toEqual([1, 2, 3, 4, 5]);
  });
});

/** A budget of which others use all but a few bytes. */
function nearlyFull(total: number, free: number): ByteBudget {
  const budget = createByteBudget(total);
  budget.take(total - free);
  return budget;
}

describe('a body that is refused leaves nothing behind', () => {
  it.each<[trouble: string, fact: string, request: () => Request, more: Partial<BodyLimits>]>([
    ['coded', 'packed', () => sent([bytes(1)], { 'Content-Encoding': 'gzip' }), {}],
    ['too-large', 'announced as too large', () => sent(['stall'], length(100_001)), {}],
    ['too-large', 'too large in pieces', () => sent([bytes(60_000), bytes(40_001)]), {}],
    ['too-slow', 'that does not come', () => sent([bytes(5), 'stall']), { bodyTimeout: 30 }],
    ['too-slow', 'announced that does not come', () => sent(['stall'], length(10)), { bodyTimeout: 30 }],
    ['broken', 'that breaks off', () => sent([bytes(5), 'break']), {}],
    ['broken', 'announced that breaks off', () => sent(['break'], length(10)), {}],
  ])('%s: %s', async (trouble, _, request, more) => {
    const budget = createByteBudget(1_000_000);
    budget.take(7);
    expect(await receiveBody(request(), { ...limits, ...more }, budget)).toEqual({ ok: false, trouble });
    expect(budget.held).toBe(7);
  });

  it.each<[fact: string, request: () => Request, budget: () => ByteBudget]>([
    ['announced', () => sent(['stall'], length(11)), () => nearlyFull(1_000, 10)],
    ['in pieces', () => sent([bytes(6), bytes(5)]), () => nearlyFull(1_000, 10)],
    // A quarter is reserved for small bodies.
    ['large beside others', () => sent([bytes(SMALL_BODY + 1)]), () => nearlyFull(400_000, 100_000)],
    [
      'large, from the piece that makes it so',
      () => sent([bytes(SMALL_BODY), bytes(1)]),
      () => nearlyFull(400_000, 100_000),
    ],
  ])('no-room: %s', async (_, request, full) => {
    const budget = full();
    const before = budget.held;
    expect(await receiveBody(request(), limits, budget)).toEqual({ ok: false, trouble: 'no-room' });
    expect(budget.held).toBe(before);
  });

  it('what arrives after its time counts no more', async () => {
    const budget = createByteBudget(1_000);
    let send = (_: Uint8Array): void => undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (send = (piece) => controller.enqueue(piece)),
    });
    const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(await receiveBody(request, { ...limits, bodyTimeout: 20 }, budget)).toMatchObject({ trouble: 'too-slow' });
    expect(() => send(bytes(5))).toThrow();
    expect(budget.held).toBe(0);
  });
});

it.each([
  [undefined, false],
  ['', false],
  [' ', false],
  ['identity', false],
  [' Identity ', false],
  ['gzip', true],
  ['identity, gzip', true],
])('Content-Encoding %j is packed: %s', (coding, coded) => {
  const headers = coding === undefined ? {} : { 'Content-Encoding': coding };
  expect(isCoded(new Request('http://localhost/', { headers }))).toBe(coded);
});

it.each<[fact: string, given: readonly number[], text: string | undefined]>([
  ['UTF-8', [0xc3, 0xa9], 'é'],
  ['a byte order mark stays', [0xef, 0xbb, 0xbf, 0x61], '\ufeffa'],
  ['half a character is none', [0xc3], undefined],
  ['Latin-1 is none', [0xe9, 0x61], undefined],
  ['nothing', [], ''],
])('bytes as text: %s', (_, given, text) => {
  expect(decodeBody(Uint8Array.from(given))).toBe(text);
});

it('reads the next body as usual after one that is no UTF-8', () => {
  expect(decodeBody(Uint8Array.of(0x61, 0xc3))).toBeUndefined();
  expect(decodeBody(Uint8Array.of(0xa9))).toBeUndefined();
  expect(decodeBody(Uint8Array.of(0x62))).toBe('b');
});
