import { execFileSync, spawn } from 'node:child_process';
import { at, root } from './paths.mjs';

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, silent?: boolean }} [options] additional variables; `silent` sends its
 * output to our standard error
 * @returns {Promise<number>} its exit code, 1 if a signal ended it
 */
export function run(program, args, { env = {}, silent = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = /** @type {const} */ (['inherit', silent ? 2 : 'inherit', 'inherit']);
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: [...stdio] });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * A script of this repository or of an installed package, run by this Node. @param {string} path @param {readonly
 * string[]} args
 */
export const runNode = (path, ...args) => run(process.execPath, [at(path), ...args]);

/**
 * Program and first words that run npm: npm passes its own path to its scripts; otherwise the one on the PATH is used.
 * @returns {[string, ...string[]]}
 */
export function npmCommand() {
  const npm = process.env['npm_execpath'];
  return npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
}

/** What npm prints, run in a folder. @param {string} folder @param {readonly string[]} args */
export function npmOutput(folder, ...args) {
  const [program, ...words] = npmCommand();
  return execFileSync(program, [...words, ...args], { cwd: folder, encoding: 'utf8', maxBuffer: 64_000_000 });
}
