import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../http/headers.ts';
import type { Limits } from '../limits.ts';
import { incomingBody, refusalOf } from './incoming-body.ts';
import { outgoingBody } from './outgoing-body.ts';
import { headersForCaller, headersForUpstream, wasHere } from './upstream-headers.ts';
import { readBaseAddress } from './upstream-settings.ts';
import { nameOfTrouble, UpstreamTrouble, type UpstreamTroubleKind } from './upstream-trouble.ts';

describe('the base address', () => {
  it.each([
    ['https://host/v0', 'https://host/v0'],
    ['http://host:8080/v0/', 'http://host:8080/v0'],
    ['https://HOST/a/b/v0', 'https://host/a/b/v0'],
  ])('%s is %s', (text, base) => {
    expect(readBaseAddress(text)).toEqual({ ok: true, base });
  });

  it.each([
    ['host/v0', /whole address/],
    ['', /whole address/],
    ['ftp://host/v0', /not "ftp:"/],
    ['https://user@host/v0', /user name or password/],
    ['https://:pass@host/v0', /user name or password/],
    ['https://host/v0?x', /query/],
    ['https://host/v0#x', /fragment/],
    ['https://host/v1', /end with \/v0/],
    ['https://host/xv0', /end with \/v0/],
    ['https://host/', /end with \/v0/],
  ])('%s is refused', (text, reason) => {
    const read = readBaseAddress(text);
    expect(read).toMatchObject({ ok: false, reason: expect.stringMatching(reason) as string });
    expect(JSON.stringify(read)).not.toContain('pass@');
  });
});

describe('headers', () => {
  const trace = { id: 'one', traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), flags: '01' };
  const asked = (headers: Record<string, string>, body = false) =>
    headersForUpstream(new Request('http://localhost/', { headers }), { way: 'assay-1', body, trace });
  const always = {
    Accept: 'application/json',
    'Accept-Encoding': 'identity',
    'X-Request-Id': 'one',
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    Via: '1.1 assay-1',
  };

  it('name the request to the upstream, and nothing of the caller’s own', () => {
    expect(asked({ Cookie: 'a=b', Authorization: 'x', 'X-Forwarded-For': '1.2.3.4' })).toEqual(always);
    expect(asked({}, true)).toEqual({ ...always, 'Content-Type': 'application/json' });
    expect(asked({ 'If-None-Match': '"a"' })).toEqual({ ...always, 'If-None-Match': '"a"' });
    expect(asked({ Via: '1.1 before' })).toEqual({ ...always, Via: '1.1 before, 1.1 assay-1' });
  });

  it('that the caller gets are those that mean the same to everybody, under our own', () => {
    const from = new Headers({
      'Content-Type': 'application/json',
      ETag: '"a"',
      'Set-Cookie': 'a=b',
      'X-Frame-Options': 'x',
    });
    expect(headersForCaller(from)).toEqual({
      ...securityHeaders,
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json',
      ETag: '"a"',
      'Assay-Engine': 'upstream',
    });
    expect(headersForCaller(new Headers({ 'Cache-Control': 'public', 'GOBL-Version': 'v1' }))).toMatchObject({
      'Cache-Control': 'public',
      'GOBL-Version': 'v1',
    });
  });

  it.each([
    [{ Via: '1.1 assay-1' }, true],
    [{ Via: '1.1 x, 1.1 assay-1' }, true],
    [{ Via: '1.1 assay-2' }, false],
    [{}, false],
  ])('%o shows that a request was here: %s', (headers, was) => {
    expect(wasHere(new Request('http://localhost/', { headers: headers as Record<string, string> }), 'assay-1')).toBe(
      was,
    );
  });
});

describe('troubles', () => {
  const kinds: readonly UpstreamTroubleKind[] = ['late', 'broken', 'redirect', 'foreign', 'too-large', 'loop'];
  it.each(kinds)('%s has a status, a message and a name', (kind) => {
    const trouble = new UpstreamTrouble(kind);
    expect(trouble.status).toBe(kind === 'late' ? 504 : 502);
    expect(trouble.message).toMatch(/[.]$/);
    expect(nameOfTrouble(trouble)).toBe(`upstream ${kind}`);
  });

  it('are logged with the innermost code of the system', () => {
    const system = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const outer = Object.assign(new Error('fetch failed', { cause: system }), { code: 'UND_ERR' });
    expect(nameOfTrouble(new UpstreamTrouble('broken', system))).toBe('upstream broken (ECONNREFUSED)');
    expect(nameOfTrouble(new UpstreamTrouble('broken', outer))).toBe('upstream broken (ECONNREFUSED)');
    expect(nameOfTrouble(new UpstreamTrouble('broken', { code: 'X' }))).toBe('upstream broken');
    expect(nameOfTrouble(new UpstreamTrouble('broken', Object.assign(new Error('x'), { code: 5 })))).toBe(
      'upstream broken',
    );
  });
});

type Piece = Uint8Array | 'stall' | 'break';
const bytes = (length: number) => new Uint8Array(length).fill(120);

function stream(pieces: readonly Piece[], onCancel: () => void = () => undefined): ReadableStream<Uint8Array> {
  const left = [...pieces];
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift();
      if (piece === undefined) return controller.close();
      if (piece === 'break') return controller.error(new Error('gone'));
      if (piece === 'stall') return new Promise(() => undefined);
      controller.enqueue(piece);
    },
    cancel: onCancel,
  });
}

const lengthOf = async (body: ReadableStream<Uint8Array> | null) => (await new Response(body).arrayBuffer()).byteLength;

describe('a body on its way to the upstream', () => {
  const limits: Limits = { maxBytes: 10, maxFileBytes: 10, maxDepth: 1, bodyTimeout: 30 };
  function send(pieces: readonly Piece[], more: Partial<Limits> = {}) {
    const heard: string[] = [];
    const listeners = { onEnd: () => heard.push('end'), onStall: () => heard.push('stall') };
    return {
      heard,
      body: outgoingBody(
        stream(pieces, () => heard.push('cancel')),
        { ...limits, ...more },
        listeners,
      ),
    };
  }

  it('passes piece by piece, up to the limit, and says when it has ended', async () => {
    const { heard, body } = send([bytes(4), bytes(6)]);
    expect(await lengthOf(body.stream)).toBe(10);
    expect([body.trouble(), heard]).toEqual([undefined, ['end']]);
  });

  it.each<[trouble: string, pieces: readonly Piece[]]>([
    ['too-large', [bytes(4), bytes(7), 'stall']],
    ['broken', [bytes(4), 'break']],
    ['too-slow', [bytes(4), 'stall']],
  ])('is cut when it is %s, and the caller’s side with it', async (trouble, pieces) => {
    const { heard, body } = send(pieces);
    await expect(lengthOf(body.stream)).rejects.toThrow(trouble);
    expect(body.trouble()).toBe(trouble);
    expect(heard).not.toContain('end');
    if (trouble !== 'broken') expect(heard).toContain('cancel');
  });

  it('reports an upstream that does not take what is there', async () => {
    let stalled = (): void => undefined;
    const stall = new Promise<void>((resolve) => (stalled = resolve));
    const { stream: out, trouble } = outgoingBody(stream([bytes(1), bytes(1), bytes(1)]), limits, {
      onEnd: () => undefined,
      onStall: stalled,
    });
    await stall;
    expect(trouble()).toBeUndefined();
    await out.cancel();
  });

  it('lets go of the caller when the upstream does', async () => {
    const { heard, body } = send([bytes(1), 'stall'], { bodyTimeout: 60_000 });
    const reader = body.stream.getReader();
    await reader.read();
    await reader.cancel();
    expect([heard, body.trouble()]).toEqual([['cancel'], undefined]);
  });
});

describe('a body on its way back', () => {
  const settings = { base: '', timeout: 30, maxBytes: 10 };
  const response = (pieces: readonly Piece[], headers: Record<string, string> = {}) =>
    new Response(stream(pieces), { headers });

  it.each<[fact: string, pieces: readonly Piece[], size: number]>([
    ['in one piece', [bytes(3)], 3],
    ['in pieces up to the limit', [bytes(4), bytes(6)], 10],
    ['empty', [], 0],
  ])('passes %s', async (_, pieces, size) => {
    expect(await lengthOf(await incomingBody(response(pieces), settings))).toBe(size);
  });

  it('leaves no timer behind', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    await lengthOf(await incomingBody(response([bytes(3), bytes(3)]), { ...settings, timeout: 600_000 }));
    expect(timers()).toBeLessThanOrEqual(before);
  });

  it('may be missing', async () => {
    expect(await incomingBody(new Response(null), settings)).toBeNull();
    expect(await incomingBody(response([bytes(10)], { 'Content-Length': '10' }), settings)).not.toBeNull();
  });

  it.each<[kind: UpstreamTroubleKind, pieces: readonly Piece[], headers: Record<string, string>]>([
    ['too-large', [bytes(1)], { 'Content-Length': '11' }],
    ['too-large', [bytes(11)], {}],
    ['late', ['stall'], {}],
    ['broken', ['break'], {}],
  ])('that is %s before its first piece is answered with a report', async (kind, pieces, headers) => {
    await expect(incomingBody(response(pieces, headers), settings)).rejects.toMatchObject({ kind });
  });

  it.each<[kind: UpstreamTroubleKind, rest: Piece]>([
    ['too-large', bytes(10)],
    ['late', 'stall'],
    ['broken', 'break'],
  ])('that is %s after it cuts the caller’s connection', async (kind, rest) => {
    const body = await incomingBody(response([bytes(1), rest]), settings);
    await expect(lengthOf(body)).rejects.toMatchObject({ kind });
  });

  it('lets go of the upstream when the caller does', async () => {
    let cancelled = false;
    const body = await incomingBody(new Response(stream([bytes(1), 'stall'], () => (cancelled = true))), settings);
    await body?.cancel();
    expect(cancelled).toBe(true);
  });

  const text = (value: string) => stream([new TextEncoder().encode(value)]);
  const report = '{"code":422,"key":"validation","message":"é"}';
  it('passes a refusal on as it is', async () => {
    expect(await refusalOf(text(report), { ...settings, maxBytes: 1_000 })).toBe(report);
    const whole = new TextEncoder().encode(report);
    // Between the two bytes of the é.
    const middle = whole.indexOf(0xc3) + 1;
    const halves = stream([whole.slice(0, middle), whole.slice(middle)]);
    expect(await refusalOf(halves, { ...settings, maxBytes: 1_000 })).toBe(report);
    expect(await refusalOf(text(report), { ...settings, maxBytes: report.length })).toBe(report);
  });

  it.each<[kind: UpstreamTroubleKind, fact: string, body: ReadableStream<Uint8Array> | null, maxBytes: number]>([
    ['foreign', 'a page', text('<html>'), 1_000],
    ['foreign', 'other JSON', text('{"error":1}'), 1_000],
    ['foreign', 'nothing', null, 1_000],
    ['foreign', 'a report behind a byte order mark', text(`\u{feff}${report}`), 1_000],
    ['foreign', 'no UTF-8', stream([Uint8Array.of(0x22, 0xff, 0x22)]), 1_000],
    ['too-large', 'more than is passed on', text(report), 20],
  ])('that is %s, being %s, is not', async (kind, _, body, maxBytes) => {
    await expect(refusalOf(body, { ...settings, maxBytes })).rejects.toMatchObject({ kind });
  });
});
