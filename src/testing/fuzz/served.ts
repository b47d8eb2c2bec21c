import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';

/** The built service in a separate process. */
export interface Served {
  readonly url: string;
  /** Memory of the service and its workers in mebibytes; 0 if the system has no process table. */
  memory(): number;
  /** Whether the process is still there. */
  alive(): boolean;
  stop(): void;
}

/** Starts the built service on a free port of this machine. */
export function serve(env: Readonly<Record<string, string>> = {}): Promise<Served> {
  const child = spawn(process.execPath, ['dist/server/node.js'], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ASSAY_LOG: 'off', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the service ended before it listened')));
    child.stdout.on('data', (chunk: Buffer) => {
      const [url] = /http:\S+/.exec(chunk.toString()) ?? [];
      if (url === undefined) return;
      resolve({
        url,
        memory: () => memoryOf(child.pid ?? 0),
        alive: () => child.exitCode === null && child.signalCode === null,
        stop: () => child.kill('SIGKILL'),
      });
    });
  });
}

function memoryOf(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    return [String(pid), ...children].reduce((sum, id) => sum + residentOf(id), 0);
  } catch {
    return 0;
  }
}

function residentOf(pid: string): number {
  if (!readdirSync('/proc').includes(pid)) return 0;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

/**
 * Writes bytes to a service and returns its answer once it closes the connection, or a text that says it did not. The
 * sending side closes only after half of the time has passed without an answer, because Node then hangs up, even if it
 * was about to answer.
 */
export function exchange(url: string, bytes: Buffer, patience: number): Promise<string> {
  return new Promise((resolve) => {
    const { port, hostname } = new URL(url);
    let answer = '';
    const socket = connect(Number(port), hostname);
    const ending = setTimeout(() => socket.end(), patience / 2);
    const late = setTimeout(() => {
      answer = 'no answer in time';
      socket.destroy();
    }, patience);
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    socket.on('close', () => {
      clearTimeout(ending);
      clearTimeout(late);
      resolve(answer);
    });
    socket.write(bytes);
  });
}
