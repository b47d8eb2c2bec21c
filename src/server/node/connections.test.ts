import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { gate } from '../../testing/gate.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import type { CutReason } from './connections.ts';
import { listen, type Listener } from './listen.ts';

const GET = 'GET /v0/rules HTTP/1.1\r\nHost: x\r\n\r\n';
/** More than the system's buffers between two sockets hold. */
const LARGE = 'x'.repeat(24 * 1024 * 1024);

let listener: Listener | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await listener?.close(0);
});

const cuts: CutReason[] = [];
/** A service that gives one fixed answer and counts. */
async function serve(
  answer: () => Promise<Response> | Response,
  connections: Partial<ConnectionLimits> = {},
  isTooMuch?: (request: IncomingMessage) => boolean,
) {
  let asked = 0;
  const application = {
    fetch: async () => {
      asked++;
      return answer();
    },
  };
  cuts.length = 0;
  const options = { host: '127.0.0.1', port: 0, requestTimeout: 5_000, connections, isTooMuch };
  listener = await listen(application, { ...options, onCut: (reason) => cuts.push(reason) });
  return { url: listener.url, asked: () => asked };
}

/** A connection that is not read until something listens for data. */
async function open(url: string, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

describe('a connection', () => {
  it('whose answers nobody reads has one request answered, however many were sent', async () => {
    const { url, asked } = await serve(() => new Response(LARGE));
    await open(url, GET.repeat(90));
    await until(() => listener?.connections.unsent !== 0);
    const other = await open(url, GET);
    await once(other, 'readable');
    expect(asked()).toBe(2);
    expect(listener?.connections.unsent).toBeLessThan(3 * LARGE.length);
  });

  it('has its requests answered in their order', async () => {
    let count = 0;
    const { url } = await serve(async () => {
      const number = ++count;
      if (number === 1) await new Promise((resolve) => setImmediate(resolve));
      return new Response(`<${number}>`);
    });
    const answers = readAll(await open(url, GET.repeat(4) + GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')));
    expect((await answers).match(/<\d>/g)).toEqual(['<1>', '<2>', '<3>', '<4>', '<5>']);
  });

  it('is cut when more requests wait than may', async () => {
    const { url, asked } = await serve(() => new Promise<Response>(() => {}), { maxWaiting: 5 });
    await once(await open(url, GET.repeat(50)), 'close');
    expect([asked(), cuts]).toEqual([0, ['too-many-waiting']]);
  });

  it('is cut also without a listener for closed connections', async () => {
    const application = { fetch: () => new Promise<Response>(() => {}) };
    const options = { host: '127.0.0.1', port: 0, requestTimeout: 5_000, connections: { maxWaiting: 1 } };
    listener = await listen(application, options);
    await once(await open(listener.url, GET.repeat(3)), 'close');
    expect(listener.connections.open).toBe(0);
  });

  it('is cut when next to nothing of an answer is taken', async () => {
    const { url } = await serve(() => new Response(LARGE), { stallTimeout: 100 });
    await open(url, GET);
    await until(() => cuts.length > 0);
    expect(cuts).toEqual(['slow-reader']);
  });

  it('is cut when the head of its request does not arrive', async () => {
    const { url, asked } = await serve(() => new Response('x'), { headTimeout: 100 });
    const answer = await readAll(await open(url, GET.slice(0, -2)));
    expect([asked(), answer]).toEqual([0, expect.stringMatching(/^HTTP\/1\.1 408 /)]);
  });

  it('is cut when a request does not arrive whole in its time, however long its head might take', async () => {
    const application = { fetch: () => new Promise<Response>(() => {}) };
    const options = { host: '127.0.0.1', port: 0, requestTimeout: 100, connections: { headTimeout: 600_000 } };
    listener = await listen(application, options);
    const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n';
    expect(await readAll(await open(listener.url, head))).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is closed after as many requests as it may serve', async () => {
    const { url, asked } = await serve(() => new Response('x'), { maxRequests: 2, keepAliveTimeout: 600_000 });
    const answer = await readAll(await open(url, GET.repeat(2)));
    expect([asked(), answer.match(/Connection: close/gi)?.length]).toEqual([2, 1]);
  });
});

describe('an idle connection', () => {
  it('is kept for a second longer than its caller is told, so that no request meets its end', async () => {
    const { url } = await serve(() => new Response('x'), { keepAliveTimeout: 1, stallTimeout: 100 });
    const socket = await open(url, GET);
    const closed = once(socket, 'close');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^Keep-Alive: timeout=0, max=100000\r$/m);
    const first = await Promise.race([
      closed.then(() => 'closed'),
      new Promise((resolve) => setTimeout(resolve, 500, 'open')),
    ]);
    expect(first).toBe('open');
    await closed;
    // It had nothing to read.
    expect(cuts).toEqual([]);
  });
});

describe('all connections together', () => {
  it('are let in while others are worked on, and health is answered before what came earlier', async () => {
    const COUNT = 60;
    const { url, asked } = await serve(() => {
      for (const end = performance.now() + 5; performance.now() < end;);
      return new Response('done');
    });
    const all = Array.from({ length: COUNT }, () => open(url, GET));
    const health = readAll(await open(url, 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'));
    expect(await health).toContain('HTTP/1.1 200');
    // This application counts that request too.
    expect(asked()).toBeLessThan(COUNT);
    await Promise.all(all);
  });

  it('hold so much of unread answers and no more, and health is answered all the same', async () => {
    const { url } = await serve(() => new Response(LARGE), { maxUnsentBytes: 1000 });
    await open(url, GET);
    await until(() => listener?.connections.unsent !== 0);
    const refused = await fetch(`${url}/v0/rules`);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '1']);
    expect(await refused.json()).toMatchObject({ code: 503, key: 'busy' });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it.each([
    ['for what others have not read', { maxUnsentBytes: 1000 }, LARGE, 200, undefined, 1],
    ['by the application', {}, 'busy', 503, undefined, 2],
    ['for work there is no room for', {}, 'x', 200, ({ method }: IncomingMessage) => method === 'POST', 1],
  ])('a connection refused %s is not read again at once', async (_, limits, answer, status, isTooMuch, worked) => {
    const { url, asked } = await serve(() => new Response(answer, { status }), limits, isTooMuch);
    const other = await open(url, GET);
    await (answer === LARGE ? until(() => listener?.connections.unsent !== 0) : once(other, 'data'));
    const began = performance.now();
    // With a body, which Node keeps reading by itself.
    const socket = await open(url, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello');
    const [refused] = (await once(socket, 'data')) as [Buffer];
    expect(refused.toString()).toMatch(/^HTTP\/1\.1 503 /);
    expect(asked()).toBe(worked);
    // The pause begins when Node has finished the refused request.
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    expect(performance.now() - began).toBeGreaterThanOrEqual(199);
  });

  it('rest once each after a refusal, however many of their requests are refused, and not after other answers', async () => {
    let status = 200;
    const { url } = await serve(() => new Response('x', { status }));
    const resting = () => listener?.connections.resting;
    const ask = async (socket: Socket, text: string, answers: number) => {
      const chunks: Buffer[] = [];
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      socket.write(text);
      await until(() => Buffer.concat(chunks).toString().split('HTTP/1.1 ').length > answers);
      socket.removeAllListeners('data');
      // A connection pauses one turn after its answer.
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    };
    const [good, refused] = [await open(url, ''), await open(url, '')];
    await ask(good, GET, 1);
    expect(resting()).toBe(0);
    status = 503;
    await ask(good, 'GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n', 1);
    expect(resting()).toBe(0);
    for (const round of ['once', 'and again']) {
      await ask(refused, GET.repeat(3), 3);
      expect([round, resting()]).toEqual([round, 1]);
      await until(() => resting() === 0);
    }
    const gone = once(refused, 'close');
    await ask(refused, GET, 1);
    refused.destroy();
    await gone;
    await until(() => resting() === 0);
  });

  it('a request that has waited too long is refused, except the first ones', async () => {
    const { url } = await serve(
      () => {
        for (const end = performance.now() + 60; performance.now() < end;);
        return new Response('x');
      },
      { turnTime: 50, leastActive: 2 },
    );
    const callers = await Promise.all(Array.from({ length: 4 }, () => open(url, '')));
    await until(() => listener?.connections.open === 4);
    const answers = callers.map((caller) => once(caller, 'data') as Promise<[Buffer]>);
    for (const caller of callers) caller.write(GET);
    const texts = (await Promise.all(answers)).map(([answer]) => answer.toString().slice(9, 12));
    expect(texts.sort()).toEqual(['200', '200', '503', '503']);
  });

  it('are refused if there is no room for their work', async () => {
    let room = 1;
    const { url, asked } = await serve(
      () => new Response('x'),
      {},
      () => room-- <= 0,
    );
    expect([(await fetch(url)).status, asked()]).toEqual([503, 0]);
  });

  it('are refused in the published form when a turn has no time left', async () => {
    const { url } = await serve(
      () => {
        for (const end = performance.now() + 5; performance.now() < end;);
        return new Response('done');
      },
      { turnTime: 1, leastActive: 16 },
    );
    let statuses: number[] = [];
    while (!statuses.includes(503)) {
      statuses = await Promise.all(Array.from({ length: 60 }, () => fetch(url).then(({ status }) => status)));
    }
    expect(statuses).toContain(200);
    expect(new Set(statuses).size).toBe(2);
  });

  it('are refused while work that came before holds up the loop, although none of it began in the same turn', async () => {
    const { url } = await serve(
      async () => {
        await new Promise((resolve) => setImmediate(resolve));
        for (const end = performance.now() + 5; performance.now() < end;);
        return new Response('done');
      },
      { turnTime: 20, leastActive: 16 },
    );
    const statuses = new Set<number>();
    const caller = async () => {
      while (!statuses.has(503)) statuses.add((await fetch(url)).status);
    };
    await Promise.all(Array.from({ length: 60 }, caller));
    expect([...statuses].sort()).toEqual([200, 503]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});

describe('a loop that is late', () => {
  it.each([
    ['refuses whoever comes beyond those that are always taken', 3, '503'],
    ['takes those all the same', 2, '200'],
  ])('%s', async (_, hanging, status) => {
    const release: (() => void)[] = [];
    const { url, asked } = await serve(() => new Promise((resolve) => release.push(() => resolve(new Response('x')))), {
      turnTime: 50,
      leastActive: 3,
    });
    for (let i = 0; i < hanging; i++) await open(url, GET);
    const last = await open(url, '');
    await until(() => asked() === hanging && listener?.connections.open === hanging + 1);
    // Arrives while the event loop is blocked.
    last.write(GET);
    for (const end = performance.now() + 100; performance.now() < end;);
    const answer = once(last, 'data') as Promise<[Buffer]>;
    await until(() => release.length > hanging || last.bytesRead > 0);
    for (const go of release) go();
    expect((await answer).toString().slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  });
});

it('lag is measured as long as there is something to do', async () => {
  const { url } = await serve(() => new Response('x'));
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const socket = await open(url, '');
  await until(() => listener?.connections.open === 1);
  const before = timers();
  socket.write(GET);
  await once(socket, 'data');
  await until(() => timers() <= before);
  expect(timers()).toBeLessThanOrEqual(before);
});

it('a loop that is hardly late takes whoever comes, however many are worked on', async () => {
  const release: (() => void)[] = [];
  const { url, asked } = await serve(() => new Promise((resolve) => release.push(() => resolve(new Response('x')))), {
    // The age of this process: lateness is not measured from its start.
    turnTime: performance.now(),
    leastActive: 1,
  });
  const first = await open(url, GET);
  await until(() => asked() === 1);
  for (const end = performance.now() + 20; performance.now() < end;);
  const others = [await open(url, GET), await open(url, GET)];
  await until(() => asked() === 3 || others.some((socket) => socket.bytesRead > 0));
  const answers = [first, ...others].map((socket) => once(socket, 'data') as Promise<[Buffer]>);
  for (const go of release) go();
  for (const answer of answers) expect((await answer).toString()).toMatch(/^HTTP\/1\.1 200 /);
});

describe('stopping', () => {
  it('is announced to whoever asks from then on', async () => {
    const { url } = await serve(() => new Response('x'));
    listener?.connections.announceEnd();
    expect(await readAll(await open(url, GET))).toMatch(/^connection: close\r$/im);
  });

  it('lets an answer that is still being sent go out whole', async () => {
    const { url, asked } = await serve(() => new Response(LARGE), { keepAliveTimeout: 600_000 });
    const socket = await open(url, GET.repeat(2));
    await until(() => listener?.connections.unsent !== 0);
    const stopped = listener?.close();
    await expect(fetch(url)).rejects.toThrow();
    const answer = await readAll(socket);
    expect(answer.length).toBeGreaterThan(LARGE.length);
    // Requests waiting behind it are not started.
    expect(asked()).toBe(1);
    await stopped;
  });

  it('ends connections that nobody asks anything on at once', async () => {
    const { url } = await serve(() => new Response('x'), { keepAliveTimeout: 600_000 });
    const socket = await open(url, GET);
    await once(socket, 'data');
    await until(() => listener?.connections.open === 1);
    const closed = once(socket, 'close');
    await listener?.close(600_000);
    await closed;
    expect(socket.destroyed).toBe(true);
  });

  it('informs callers that a connection ends with its answer', async () => {
    const asked = gate<(answer: Response) => void>();
    const { url } = await serve(() => new Promise<Response>(asked.open));
    const answer = readAll(await open(url, GET));
    const release = await asked.passed;
    const stopped = listener?.close();
    release(new Response('done'));
    expect(await answer).toMatch(/connection: close[^]*done$/i);
    await stopped;
  });
});
