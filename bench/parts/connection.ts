import { connect, type Socket } from 'node:net';

/** A status, and the milliseconds of the whole answer; status 0 if the connection broke. */
export type Answered = readonly [status: number, milliseconds: number];

/** Milliseconds after which a connection is not reused: less than the five seconds of `Keep-Alive`. */
const IDLE = 4_000;

const HEAD_END = '\r\n\r\n';

/**
 * A keep-alive connection with one request at a time that parses only status and length of the answer. A client that
 * does more costs as much as the service, and would be measured instead.
 */
export class Connection {
  readonly #port: number;
  #socket: Socket | undefined;
  #answered: ((answer: Answered) => void) | undefined;
  #began = 0;
  #status = 0;
  /** The received part of the head, and the missing bytes of the answer once the head is complete. */
  #head = '';
  #left = -1;

  constructor(port: number) {
    this.#port = port;
  }

  /** A request as {@link postOf} writes it. */
  ask(request: Buffer): Promise<Answered> {
    const now = performance.now();
    if (now - this.#began > IDLE) this.#leave();
    this.#began = now;
    this.#head = '';
    this.#left = -1;
    this.#socket ??= this.#open();
    this.#socket.write(request);
    return new Promise((resolve) => (this.#answered = resolve));
  }

  close(): void {
    this.#socket?.destroy();
  }

  /** The service may be closing it: a request on a closing connection is lost. */
  #leave(): void {
    this.#socket?.removeAllListeners('close').destroy();
    this.#socket = undefined;
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    socket.on('data', (bytes) => this.#read(bytes));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#socket = undefined;
      this.#end([0, 0]);
    });
    return socket;
  }

  #read(bytes: Buffer): void {
    if (this.#left >= 0) this.#left -= bytes.length;
    else {
      const before = this.#head.length;
      this.#head += bytes.toString('latin1');
      const end = this.#head.indexOf(HEAD_END);
      if (end < 0) return;
      const [, length] = /^content-length: (\d+)/im.exec(this.#head) ?? [];
      if (!length) throw new Error(`an answer without a length:\n${this.#head.slice(0, end)}`);
      this.#status = Number(this.#head.slice(9, 12));
      this.#left = end + HEAD_END.length + Number(length) - before - bytes.length;
    }
    if (this.#left === 0) this.#end([this.#status, performance.now() - this.#began]);
  }

  #end(answer: Answered): void {
    const answered = this.#answered;
    this.#answered = undefined;
    answered?.(answer);
  }
}

/** The bytes of a request that posts JSON. */
export function postOf(path: string, body: string): Buffer {
  const length = Buffer.byteLength(body);
  return Buffer.from(`POST ${path} HTTP/1.1\r\nHost: assay\r\nContent-Length: ${length}\r\n\r\n${body}`);
}
