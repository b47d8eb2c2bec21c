import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { restOf, SLOWEST_READER, type ConnectionLimits } from './connection-limits.ts';
import { createTurns } from './turns.ts';

/** Answers a request; resolves once the answer is passed to the connection. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** too-many-waiting: a client sends requests and reads no answers. slow-reader: it reads an answer too slowly. */
export type CutReason = 'too-many-waiting' | 'slow-reader';

export interface ConnectionOptions {
  readonly limits: ConnectionLimits;
  readonly handle: Handle;
  /** Refuses a request for lack of room, with minimal work. */
  readonly refuse: (request: IncomingMessage, response: ServerResponse) => void;
  /** Whether a request is always answered, such as a health check. */
  readonly isUrgent: (request: IncomingMessage) => boolean;
  /** Whether there is no room for the request's work; checked before its body is read. */
  readonly isTooMuch?: ((request: IncomingMessage) => boolean) | undefined;
  readonly onCut?: (reason: CutReason) => void;
}

export interface Connections {
  readonly open: number;
  /** Bytes of finished answers not yet read. */
  readonly unsent: number;
  /** Connections that are paused after a refusal. */
  readonly resting: number;
  /** Marks every answer as the last of its connection. */
  announceEnd(): void;
  /** Accepts no more connections, lets requests in flight finish, and closes the rest after `grace` milliseconds. */
  close(grace: number): Promise<void>;
}

/** One connection: the request being answered, and waiting ones. */
interface Line {
  readonly socket: Socket;
  active: ServerResponse | undefined;
  /** Requests started. */
  begun: number;
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[];
  /** Bytes of its answer still unread when it was written. */
  held: number;
  /** It is paused. */
  rests: boolean;
  /** Unsent bytes, and when they were measured. */
  mark: { readonly unsent: number; readonly at: number } | undefined;
}

/** How much longer an idle connection is kept than announced: a request may be on its way when the time ends. */
const LATE_REQUEST = 1_000;

/** Milliseconds between checks for slow clients. */
const LOOK = 250;

/**
 * Keeps the connections of a server within their limits. Requests of one connection are answered in order, so that a
 * client which sends thousands and reads nothing uses the memory of one answer.
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
      // One turn later: Node resumes reading when it has finished a request.
      if (response.statusCode === 503 && !isUrgent(request)) setImmediate(rest, line);
      finished(line);
    });
    line.begun++;
    // Node marks the last answer, and then leaves closing to the client.
    if (ending || line.begun >= limits.maxRequests) response.shouldKeepAlive = false;
    // The value in `Keep-Alive: timeout=`; if Node has a separate option for the buffer, it announces the whole time.
    (response as ServerResponse & { _keepAliveTimeout?: number })._keepAliveTimeout = limits.keepAliveTimeout;
    if (isUrgent(request)) return answer(line, request, response);
    const isLate = active > limits.leastActive && lag.last() > limits.turnTime;
    if (isLate || isFull() || turns.isFull() || isTooMuch?.(request)) return refuse(request, response);
    turns.wait((late) => {
      // The client may be gone.
      if (line.active !== response) return;
      if (late || isFull() || isTooMuch?.(request)) refuse(request, response);
      else answer(line, request, response);
    });
  }

  const isFull = () => unsent >= limits.maxUnsentBytes;

  function answer(line: Line, request: IncomingMessage, response: ServerResponse): void {
    void handle(request, response).then(() => {
      // Its answer has been read, or its connection is gone: nothing is held.
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
        // The HTTP server's own close treats an answer that is still being sent as idle, and cuts it.
        NetServer.prototype.close.call(server, () => {
          clearTimeout(late);
          clearInterval(watch);
          resolve();
        });
        for (const line of lines.values()) if (!line.active) line.socket.destroySoon();
      }),
  };
}

/** Milliseconds between measurements of the lag. */
const BEAT = 10;

/** How late the event loop ran a timer, in milliseconds, while there is work. */
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

/**
 * Bytes not yet taken by the system. Node counts a piece as unsent until all of it is sent; its handle is more exact.
 */
function leftToSend(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { readonly _handle?: { readonly writeQueueSize?: number } | null };
  return handle?.writeQueueSize ?? socket.writableLength;
}
