import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { restOf, SLOWEST_READER, type ConnectionLimits } from './connection-limits.ts';
import { createTurns } from './turns.ts';

/** Answers a request; resolves once the answer has been handed to the connection. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** too-many-waiting: a caller sends requests and reads no answers. slow-reader: it takes next to nothing of an answer. */
export type CutReason = 'too-many-waiting' | 'slow-reader';

export interface ConnectionOptions {
  readonly limits: ConnectionLimits;
  readonly handle: Handle;
  /** Answers a request that there is no room for, with next to no work. */
  readonly refuse: (request: IncomingMessage, response: ServerResponse) => void;
  /** Whether a request is answered however much there is to do, such as one about the service's health. */
  readonly isUrgent: (request: IncomingMessage) => boolean;
  /** Whether there is no room for the work that a request asks for; asked before anything of its body is read. */
  readonly isTooMuch?: ((request: IncomingMessage) => boolean) | undefined;
  readonly onCut?: (reason: CutReason) => void;
}

export interface Connections {
  readonly open: number;
  /** Bytes of finished answers that callers have not taken yet. */
  readonly unsent: number;
  /** Connections that are not read for a while, because one of their requests was refused. */
  readonly resting: number;
  /** Lets every answer say that it is the last of its connection. */
  announceEnd(): void;
  /** Takes no more connections, lets what is in flight finish, and cuts off after `grace` milliseconds what has not. */
  close(grace: number): Promise<void>;
}

/** One connection: a request being answered, and those that wait for it. */
interface Line {
  readonly socket: Socket;
  active: ServerResponse | undefined;
  /** Requests that have been begun. */
  begun: number;
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[];
  /** Bytes of its answer that the caller had not taken when it was given. */
  held: number;
  /** It is not read for a while. */
  rests: boolean;
  /** What was still to be sent, and when that was seen. */
  mark: { readonly unsent: number; readonly at: number } | undefined;
}

/** How much longer an idle connection is kept than its caller is told: a request may be on its way when the time is over. */
const LATE_REQUEST = 1_000;

/** How often readers are looked at, in milliseconds. */
const LOOK = 250;

/**
 * Keeps the connections of a server within their limits. The requests of one connection are answered one after the
 * other, so that a caller who sends thousands and reads nothing holds the memory of one answer.
 */
export function keepConnections(server: Server, options: ConnectionOptions): Connections {
  const { limits, handle, refuse, isUrgent, isTooMuch, onCut = () => {} } = options;
  const lines = new Map<Socket, Line>();
  let unsent = 0;
  let ending = false;
  let active = 0;
  let resting = 0;
  const turns = createTurns(limits);
  const lag = measureLag(() => active > 0);
  server.maxConnections = limits.maxConnections;
  server.maxRequestsPerSocket = limits.maxRequests;
  server.headersTimeout = limits.headTimeout;
  server.keepAliveTimeout = limits.keepAliveTimeout + LATE_REQUEST;

  function begin(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.active = response;
    line.mark = undefined;
    active++;
    lag.watch();
    response.once('close', () => {
      active--;
      unsent -= line.held;
      line.held = 0;
      // A turn later: Node reads on when it has done with a request.
      if (response.statusCode === 503 && !isUrgent(request)) setImmediate(rest, line);
      finished(line);
    });
    line.begun++;
    // Node says of the last one that it is, and then leaves it to the caller to close the connection.
    if (ending || line.begun >= limits.maxRequests) response.shouldKeepAlive = false;
    // What `Keep-Alive: timeout=` tells; where Node has another name for it, it tells the whole time.
    (response as ServerResponse & { _keepAliveTimeout?: number })._keepAliveTimeout = limits.keepAliveTimeout;
    if (isUrgent(request)) return answer(line, request, response);
    const isLate = active > limits.leastActive && lag.last() > limits.turnTime;
    if (isLate || isFull() || turns.isFull() || isTooMuch?.(request)) return refuse(request, response);
    turns.wait((late) => {
      // The caller may have gone meanwhile.
      if (line.active !== response) return;
      if (late || isFull() || isTooMuch?.(request)) refuse(request, response);
      else answer(line, request, response);
    });
  }

  const isFull = () => unsent >= limits.maxUnsentBytes;

  function answer(line: Line, request: IncomingMessage, response: ServerResponse): void {
    void handle(request, response).then(() => {
      // Its answer has been taken, or its connection is gone: nothing is held.
      if (line.active !== response) return;
      line.held = line.socket.writableLength;
      unsent += line.held;
    });
  }

  function finished(line: Line): void {
    line.active = undefined;
    line.mark = undefined;
    if (ending) return void line.socket.destroySoon();
    const next = line.waiting.shift();
    if (next && !line.socket.destroyed) begin(line, ...next);
  }

  function rest(line: Line): void {
    const { socket } = line;
    if (ending || line.rests || socket.destroyed) return;
    resting++;
    line.rests = true;
    socket.pause();
    const wake = () => {
      resting--;
      line.rests = false;
      socket.resume();
    };
    setTimeout(wake, restOf(resting)).unref();
  }

  function cut({ socket }: Line, reason: CutReason): void {
    onCut(reason);
    socket.destroy();
  }

  function cutSlowReaders(): void {
    const now = performance.now();
    for (const line of lines.values()) {
      const left = line.active ? leftToSend(line.socket) : 0;
      if (left === 0) line.mark = undefined;
      else if (!line.mark || left > line.mark.unsent || line.mark.unsent - left >= SLOWEST_READER) {
        line.mark = { unsent: left, at: now };
      } else if (now - line.mark.at >= limits.stallTimeout) cut(line, 'slow-reader');
    }
  }

  server.on('connection', (socket) => {
    turns.accepted();
    lines.set(socket, { socket, active: undefined, begun: 0, waiting: [], held: 0, rests: false, mark: undefined });
    socket.once('close', () => lines.delete(socket));
  });
  server.on('request', (request, response) => {
    const line = lines.get(request.socket);
    if (!line || request.socket.destroyed) return;
    if (!line.active) begin(line, request, response);
    else if (line.waiting.length < limits.maxWaiting) line.waiting.push([request, response]);
    else cut(line, 'too-many-waiting');
  });
  const watch = setInterval(cutSlowReaders, LOOK).unref();

  function announceEnd(): void {
    ending = true;
    for (const { active } of lines.values()) {
      if (active && !active.headersSent) active.shouldKeepAlive = false;
    }
  }

  return {
    get open() {
      return lines.size;
    },
    get unsent() {
      return unsent;
    },
    get resting() {
      return resting;
    },
    announceEnd,
    close: (grace) =>
      new Promise((resolve) => {
        announceEnd();
        const late = setTimeout(() => lines.forEach(({ socket }) => socket.destroy()), grace);
        // The HTTP server's own way to close takes an answer that is still being sent for an idle connection, and cuts it.
        NetServer.prototype.close.call(server, () => {
          clearTimeout(late);
          clearInterval(watch);
          resolve();
        });
        for (const line of lines.values()) if (!line.active) line.socket.destroySoon();
      }),
  };
}

/** How often the lag is measured, in milliseconds. */
const BEAT = 10;

/** How much later than asked for the event loop came to a timer, in milliseconds, while there is something to do. */
function measureLag(isBusy: () => boolean): { watch(): void; last(): number } {
  let last = 0;
  let watching = false;
  function measure(due: number): void {
    last = performance.now() - due;
    watching = isBusy();
    if (watching) setTimeout(measure, BEAT, performance.now() + BEAT);
    else last = 0;
  }
  return {
    last: () => last,
    watch() {
      if (watching) return;
      watching = true;
      setTimeout(measure, BEAT, performance.now() + BEAT);
    },
  };
}

/** Bytes that the system has not taken yet. Node counts a piece as unsent until all of it is gone; its handle knows better. */
function leftToSend(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { readonly _handle?: { readonly writeQueueSize?: number } | null };
  return handle?.writeQueueSize ?? socket.writableLength;
}
