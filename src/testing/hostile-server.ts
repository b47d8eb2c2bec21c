import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

export interface HostileServer {
  readonly url: string;
  /** The received data, one text per connection. */
  readonly received: string[];
  close(): void;
}

/**
 * A server that sends raw bytes: `answer` writes anything once it has the head of a request. Tests use it to send
 * wrong, slow and broken answers that no HTTP library would send.
 */
export async function hostileServer(answer: (socket: Socket, path: string) => void): Promise<HostileServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const index = received.push('') - 1;
    let answered = false;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      received[index] += chunk.toString();
      const head = received[index] ?? '';
      if (answered || !head.includes('\r\n\r\n')) return;
      answered = true;
      answer(socket, /^\S+ (\S+)/.exec(head)?.[1] ?? '');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
