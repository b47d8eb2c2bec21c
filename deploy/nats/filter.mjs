/** `assay bulk` as a child process of its worker: records in, as many answers out, in order. */
import { spawn } from 'node:child_process';

const COMMAND = ['bulk', 'records', '--workers', '1', '--quiet'];

/**
 * Starts `assay`, found on the PATH.
 * @returns {{ answer(records: Uint8Array): Promise<Buffer>, end(): void, readonly ended: Promise<void> }} one chunk of records at a
 * time; `ended` rejects when the filter ends by itself
 */
export function startFilter(program = 'assay', args = COMMAND) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  /** @type {{ missing: number, parts: Buffer[], resolve(answers: Buffer): void } | undefined} */
  let waiting;
  let ending = false;

  child.stdout.on('data', (/** @type {Buffer} */ piece) => {
    if (!waiting) return;
    waiting.parts.push(piece);
    for (let at = piece.indexOf(0x0a); at >= 0; at = piece.indexOf(0x0a, at + 1)) waiting.missing--;
    if (waiting.missing > 0) return;
    const { parts, resolve } = waiting;
    waiting = undefined;
    resolve(Buffer.concat(parts));
  });
  // The exit of the process shows that nobody reads any more.
  child.stdin.on('error', () => {});
  /** @type {Promise<void>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (ending) resolve();
      else reject(new Error(`assay bulk ended with ${code ?? signal}`));
    });
  });
  ended.catch(() => {});

  return {
    ended,
    answer(records) {
      const lines = Buffer.from(records).toString('utf8').split('\n');
      // Blank lines have no answer.
      const missing = lines.filter((line) => /\S/.test(line)).length;
      if (missing === 0) return Promise.resolve(Buffer.alloc(0));
      const answered = new Promise((resolve) => (waiting = { missing, parts: [], resolve }));
      child.stdin.write(records);
      // The last line is a record only if it is terminated.
      if (lines.at(-1) !== '') child.stdin.write('\n');
      return Promise.race([answered, ended.then(() => Promise.reject(new Error('assay bulk has ended')))]);
    },
    end() {
      ending = true;
      child.stdin.end();
    },
  };
}
