import { spawn } from 'node:child_process';
import { at, root } from './paths.mjs';

/**
 * Runs a program to its end with its output on ours.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] variables beside the present ones
 * @returns {Promise<number>} its exit code, 1 when a signal ended it
 */
export function run(program, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program to its end and keeps what it says on either output.
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number, output: string }>} the exit code is 1 when a signal ended it or it could not be started
 */
export function hear(program, args) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
    child.once('error', (error) => resolve({ code: 1, output: String(error) }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: output.trimEnd() }));
  });
}

/**
 * The program of an installed package, run by this Node.
 * @param {string} path below node_modules
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export const runPackage = (path, args, env) => run(process.execPath, [at('node_modules', path), ...args], env);
