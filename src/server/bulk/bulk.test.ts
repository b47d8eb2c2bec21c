import { describe, expect, test, vi } from 'vitest';
import { createStandardEngine } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import type { Job, RecordJob, TakeWork } from '../work/job.ts';
import { createApplication } from '../application.ts';
import { createByteBudget } from '../http/byte-budget.ts';
import type { LogEntry } from '../log.ts';

const engine = createStandardEngine();
const budget = createByteBudget(64 * 1024 * 1024);
/** Headers of a bulk request. */
const headers = { 'Content-Type': 'application/x-ndjson' };
const options = { engine, context: systemContext, budget } as const;
const application = createApplication(options);
const ADDRESS = 'http://localhost/v0/bulk';

const INVOICE = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'F-1',
  issue_date: '2026-01-15',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central' },
  lines: [{ quantity: '3', item: { name: 'Chair', price: '10.50' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};
const LONG = { ...INVOICE, lines: Array(1000).fill(INVOICE.lines[0]) as unknown[] };
const rows = (values: readonly unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');

interface Answer {
  readonly line: number;
  readonly id?: unknown;
  readonly ok: boolean;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly code: number; readonly key: string };
}

async function bulk(
  query: string,
  body: string | Uint8Array<ArrayBuffer>,
  to = application,
): Promise<readonly Answer[]> {
  const response = await to.fetch(new Request(`${ADDRESS}${query}`, { method: 'POST', body, headers }));
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/x-ndjson']);
  const text = await response.text();
  return text === ''
    ? []
    : text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Answer);
}

describe('POST /v0/bulk', () => {
  test('answers nothing where nothing is sent', async () => {
    const response = await application.fetch(new Request(ADDRESS, { method: 'POST', headers }));
    expect([response.status, await response.text(), budget.held]).toEqual([200, '', 0]);
    expect(await bulk('?op=build', '')).toEqual([]);
  });

  test('answers a line for each line, in their order, and no bad one stops the rest', async () => {
    const body = `${rows([INVOICE])}no json\n\n${rows([LONG, { ...INVOICE, code: 'F-2' }])}`;
    expect(await bulk('?op=build', body)).toMatchObject([
      { line: 1, ok: true, result: { code: 'F-1', totals: { payable: '38.12' } } },
      { line: 2, ok: false, error: { code: 400, key: 'input' } },
      { line: 4, ok: true },
      { line: 5, ok: true, result: { code: 'F-2' } },
    ]);
    expect(budget.held).toBe(0);
  });

  describe('its record in the log', () => {
    const logged = async (read: (response: Response) => Promise<number>) => {
      const entries: LogEntry[] = [];
      const to = createApplication({ ...options, log: (entry) => entries.push(entry) });
      const body = rows([INVOICE, LONG]);
      const response = await to.fetch(new Request(`${ADDRESS}?op=build`, { method: 'POST', body, headers }));
      expect(entries).toEqual([]);
      const bytes = await read(response);
      await vi.waitFor(() => expect(entries).toHaveLength(1));
      return { entry: entries[0], bytes, received: new TextEncoder().encode(body).length };
    };

    test('is written when the answer has been read, with what came and went', async () => {
      const { entry, bytes, received } = await logged(async (response) => (await response.arrayBuffer()).byteLength);
      expect(bytes).toBeGreaterThan(100_000);
      expect(entry).toMatchObject({ kind: 'request', route: 'bulk', status: 200, bytes, received });
    });

    test('is written when the answer is given up', async () => {
      const { entry } = await logged(async (response) => {
        const reader = response.body?.getReader();
        const first = await reader?.read();
        await reader?.cancel();
        return first?.value?.length ?? 0;
      });
      expect(entry).toMatchObject({ route: 'bulk', status: 200 });
    });
  });

  test.each(['', '&order=any'])(
    'passes over empty lines, the first and the last among them, and counts them%s',
    async (order) => {
      const lines = `\n${rows([INVOICE])}\n \t\n${JSON.stringify(INVOICE)}`;
      expect(await bulk(`?op=build${order}`, lines)).toMatchObject([
        { line: 2, ok: true },
        { line: 5, ok: true },
      ]);
    },
  );

  test('gives what is done after some milliseconds of work, however much arrives at once', async () => {
    const body = rows(Array(500).fill(INVOICE));
    const response = await application.fetch(new Request(`${ADDRESS}?op=build`, { method: 'POST', body, headers }));
    const pieces: number[] = [];
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>)
      pieces.push(Buffer.from(piece).toString().split('\n').length - 1);
    expect(pieces.length).toBeGreaterThan(1);
    // Not after each: then everybody would wait for timers.
    expect(pieces.length).toBeLessThan(500);
    expect(pieces.reduce((sum, lines) => sum + lines)).toBe(500);
  });

  test.each([
    ['?op=keygen', 'request.op', '`op` must be one of '],
    ['?op=', 'request.op', '`op` must be one of '],
    ['?order=first', 'request.order', '`order` must be `kept` or `any`.'],
    ['?op=export&format=html', 'request.format', '`format` must be one of ubl, cii, '],
    ['?op=import&format=factur-x', 'request.format', '`format` must be one of ubl, cii, '],
    ['?op=render&format=', 'request.format', '`format` must be one of html, pdf.'],
    [`?op=export&profile=${'x'.repeat(41)}`, 'request.profile', '`profile` must be a string of up to 40 characters.'],
    ['?format=ubl', 'request.format', '`format` needs `op` to be one of import, export, render.'],
    ['?op=import&profile=en16931', 'request.profile', '`profile` needs `op` to be one of export.'],
    ['?op=build&allow_loss', 'request.allow_loss', '`allow_loss` needs `op` to be one of export.'],
    ['?op=render&brief', 'request.brief', '`brief` needs `op` to be one of import, export.'],
  ])('%s is refused at %s', async (query, place, message) => {
    const response = await application.fetch(new Request(`${ADDRESS}${query}`, { method: 'POST', body: '', headers }));
    const body = (await response.json()) as { message: string; faults: { paths: string[] }[] };
    expect(response.status).toBe(400);
    expect(body.message).toContain(message);
    expect(JSON.stringify(body)).toContain(place);
  });

  test('takes records of their own, and passes over lines that are too long or not UTF-8', async () => {
    const small = createApplication({ ...options, limits: { maxBytes: 2000 } });
    const body = Buffer.concat([
      Buffer.from(rows([{ op: 'validate', id: 'v', data: INVOICE }])),
      Buffer.from([0xff, 0x0a]),
      Buffer.from(rows([LONG, { op: 'nothing' }, { op: 'replicate', data: INVOICE }])),
    ]);
    expect(await bulk('', new Uint8Array(body), small)).toMatchObject([
      { line: 1, id: 'v', ok: false, error: { code: 422, key: 'validation' } },
      { line: 2, ok: false },
      { line: 3, ok: false },
      { line: 4, ok: false },
      { line: 5, ok: true },
    ]);
  });

  test('passes over a line that is too long also when it comes in pieces', async () => {
    const small = createApplication({ ...options, limits: { maxBytes: 2000 } });
    const bytes = new Uint8Array(Buffer.from(rows([INVOICE, LONG, INVOICE])));
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(bytes.subarray(sent, (sent += 1500)));
        if (sent >= bytes.length) controller.close();
      },
    });
    const request = new Request(`${ADDRESS}?op=build`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers,
    } as RequestInit);
    const lines = (await (await small.fetch(request)).text()).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as Answer)).toMatchObject([
      { line: 1, ok: true },
      { line: 2, ok: false, error: { key: 'input' } },
      { line: 3, ok: true },
    ]);
    expect(lines[1]).toContain('The line is longer than 2000 bytes');
  });

  test('gives large records to others, a few at a time, in order or as they come', async () => {
    let under = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    const takeWork: TakeWork = (job) => (job.body.length > 10_000 ? take(job) : undefined);
    const take = async (job: Job) => {
      most = Math.max(most, ++under);
      // The last ones finish first.
      await new Promise<void>((resolve) => {
        waiting.unshift(resolve);
        if (waiting.length === 4) for (const go of waiting.splice(0)) setTimeout(go, 0);
      });
      under--;
      const { code } = JSON.parse(Buffer.from(job.body).toString()) as { readonly code: string };
      const { line, operation } = job as RecordJob;
      return { status: 200, text: JSON.stringify({ line, ok: true, result: { operation, code } }) };
    };
    const helped = createApplication({ ...options, takeWork });
    const large = (code: string) => ({ ...LONG, code });
    const documents = [INVOICE, ...'abcdefgh'.split('').map(large), INVOICE];
    const ordered = await bulk('?op=inspect', rows(documents), helped);
    expect(ordered.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(ordered[1]).toEqual({ line: 2, ok: true, result: { operation: 'inspect', code: 'a' } });
    expect(most).toBe(4);
    most = 0;
    const free = await bulk('?op=inspect&order=any', rows(documents), helped);
    expect(most).toBe(4);
    expect(free.map(({ line }) => line)).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(free.map(({ line }) => line).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test.each(['', '&order=any'])(
    'waits for what is still worked on elsewhere when the body has ended%s',
    async (order) => {
      const takeWork: TakeWork = async () => {
        await new Promise((resolve) => setTimeout(resolve, 0));
        return { status: 200, text: '{"line":1,"ok":true,"result":{}}' };
      };
      const helped = createApplication({ ...options, takeWork });
      expect(await bulk(`?op=build${order}`, rows([LONG]), helped)).toEqual([{ line: 1, ok: true, result: {} }]);
    },
  );

  test('works no further than it is read, and gives its room back when nobody reads on', async () => {
    let sent = 0;
    let isLeft = false;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => controller.enqueue(Buffer.from(rows([{ ...INVOICE, code: `F-${sent++}` }]))),
        cancel: () => void (isLeft = true),
      },
      { highWaterMark: 0 },
    );
    const request = new Request(`${ADDRESS}?op=build`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers,
    } as RequestInit);
    const reader = (await application.fetch(request)).body?.getReader();
    for (const code of ['F-0', 'F-1', 'F-2']) {
      const { value } = (await reader?.read()) ?? {};
      expect((JSON.parse(Buffer.from(value ?? []).toString()) as Answer).result?.['code']).toBe(code);
    }
    expect(sent).toBe(3);
    // Twice the line answered last: its room is freed when more is requested.
    expect(budget.held).toBe(2 * Buffer.byteLength(rows([{ ...INVOICE, code: 'F-2' }])));
    await reader?.cancel();
    expect([budget.held, isLeft]).toEqual([0, true]);
  });

  test('gives its room back once when it is given up while the body is still to come', async () => {
    let send: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) });
    const request = new Request(`${ADDRESS}?op=build`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers,
    } as RequestInit);
    const reader = (await application.fetch(request)).body?.getReader();
    const first = reader?.read();
    const left = reader?.cancel();
    send?.enqueue(Buffer.from(rows([INVOICE])));
    expect([(await first)?.done, await left]).toEqual([true, undefined]);
    expect(budget.held).toBe(0);
  });

  test('tells that the body broke off after what was answered, and gives its room back', async () => {
    let send: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) });
    const request = new Request(`${ADDRESS}?op=build`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers,
    } as RequestInit);
    const reader = (await application.fetch(request)).body?.getReader();
    send?.enqueue(Buffer.from(rows([INVOICE])));
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toMatch(/^\{"line":1,"ok":true/);
    send?.error(new Error('gone'));
    await expect(reader?.read()).rejects.toThrow('gone');
    expect(budget.held).toBe(0);
  });

  test.each<[string, string, RequestInit, number]>([
    ['an operation there is not', '?op=burn', { method: 'POST', body: '{}', headers }, 400],
    ['an order there is not', '?op=build&order=none', { method: 'POST', body: '{}', headers }, 400],
    [
      'a packed body',
      '?op=build',
      { method: 'POST', body: '{}', headers: { ...headers, 'Content-Encoding': 'gzip' } },
      415,
    ],
    ['another method', '', {}, 405],
  ])('refuses %s', async (_, query, init, status) => {
    expect((await application.fetch(new Request(`${ADDRESS}${query}`, init))).status).toBe(status);
  });

  test('an idle request holds no room, and one that waits for the rest of a line what has arrived', async () => {
    const small = createByteBudget(1_000);
    const app = createApplication({ ...options, budget: small });
    const opened: ReadableStreamDefaultController<Uint8Array>[] = [];
    const open = () => {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void opened.push(controller) });
      return app.fetch(
        new Request(`${ADDRESS}?op=build`, { method: 'POST', body, duplex: 'half', headers } as RequestInit),
      );
    };
    const readers = (await Promise.all(Array.from({ length: 100 }, open))).map((answer) => answer.body?.getReader());
    const reads = readers.map((reader) => reader?.read());
    expect(small.held).toBe(0);
    opened[0]?.enqueue(Buffer.from('{"half of a'));
    await expect.poll(() => small.held).toBe(2 * 11);
    for (const controller of opened) controller.close();
    await Promise.all(reads);
    await Promise.all(readers.map((reader) => reader?.read()));
    expect(small.held).toBe(0);
  });

  test('a line waits for room, is answered when there is some, and told to come again when there is none', async () => {
    for (const [isGiven, key] of [
      [true, undefined],
      [false, 'busy'],
    ] as const) {
      const tight = createByteBudget(100_000);
      const app = createApplication({ ...options, budget: tight, limits: { bodyTimeout: 300 } });
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(Buffer.from(rows([INVOICE, INVOICE])));
          controller.close();
        },
      });
      const request = new Request(`${ADDRESS}?op=build`, {
        method: 'POST',
        body,
        duplex: 'half',
        headers,
      } as RequestInit);
      const response = await app.fetch(request);
      // Other requests get turns.
      tight.take(99_500);
      const reading = response.text();
      if (isGiven) setTimeout(() => tight.give(99_500), 60);
      const lines = (await reading)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { ok: boolean; error?: { key: string } });
      expect(lines.map(({ ok, error }) => [ok, error?.key])).toEqual(
        isGiven
          ? [
              [true, key],
              [true, key],
            ]
          : [[false, key]],
      );
      expect(tight.held).toBe(isGiven ? 0 : 99_500);
    }
  });

  test('a line that is too long to be kept gives its room back', async () => {
    const before = budget.held;
    const short = createApplication({ ...options, limits: { maxBytes: 1_000 } });
    const text = `${'x'.repeat(5_000)}\n${'y'.repeat(3_000)}`;
    const request = new Request(`${ADDRESS}?op=build`, { method: 'POST', body: text, headers });
    expect((await (await short.fetch(request)).text()).trim().split('\n')).toHaveLength(2);
    expect(budget.held).toBe(before);
  });

  test('refuses when there is no room', async () => {
    const full = createByteBudget(1);
    full.take(1);
    const request = new Request(`${ADDRESS}?op=build`, { method: 'POST', body: rows([INVOICE]), headers });
    expect((await createApplication({ ...options, budget: full }).fetch(request)).status).toBe(503);
  });
});
