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
 * The program of an installed package, run by this Node.
 * @param {string} path below node_modules
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export const runPackage = (path, args, env) => run(process.execPath, [at('node_modules', path), ...args], env);
