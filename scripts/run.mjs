import { spawn } from 'node:child_process';
import { at, root } from './paths.mjs';

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, silent?: boolean }} [options] variables beside the present ones; `silent` keeps its
 *   output off ours, and on our errors instead
 * @returns {Promise<number>} its exit code, 1 when a signal ended it
 */
export function run(program, args, { env = {}, silent = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = /** @type {const} */ (['inherit', silent ? 2 : 'inherit', 'inherit']);
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: [...stdio] });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A program of ours or of an installed package, run by this Node. @param {string} path @param {readonly string[]} args */
export const runNode = (path, ...args) => run(process.execPath, [at(path), ...args]);
