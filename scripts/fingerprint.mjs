import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

// `npm start` imports this before packages are installed, so it uses only Node. `build-inputs.mjs` asks the bundlers.

/** Configuration files that bundlers and npm read from the root without reporting them. An added file counts too. */
const CONFIGURATION = /^(?:tsconfig.*\.json|package(?:-lock)?\.json|\.env.*|\.npmrc|(?:vite|postcss)\.config\..*)$/;

/** Files beside inputs that are never inputs. */
const UNBUILT = /[.]test[.]tsx?$|^(?:node_modules|testing)$/;

/** The record of a build's inputs. @param {string} tree @param {string} [folder] of the build */
const noteOf = (tree, folder = join(tree, 'dist')) => join(folder, 'fingerprint');

/**
 * A digest of the inputs of a build: their content, not their dates. It includes the names of files beside an input,
 * because a new file may match a pattern of the build.
 *
 * @param {string} tree @param {readonly string[]} inputs paths below the tree
 */
function digestOf(tree, inputs) {
  const digest = createHash('sha256');
  const topLevel = readdirSync(tree).filter((name) => CONFIGURATION.test(name));
  for (const path of [...new Set([...inputs, ...topLevel])].sort()) {
    const content = contentOf(join(tree, path));
    digest.update(`${path}\0${String(content?.length)}\0`).update(content ?? '');
  }
  for (const folder of foldersOf(inputs)) digest.update(`${folder}\0${namesIn(join(tree, folder)).join('\0')}\0\0`);
  return digest.digest('hex');
}

/** @param {string} file */
function contentOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined;
}

/** Every folder above an input, except the tree itself. @param {readonly string[]} inputs */
function foldersOf(inputs) {
  const folders = new Set();
  for (const input of inputs)
    for (let folder = dirname(input); folder !== '.' && !folders.has(folder); folder = dirname(folder))
      folders.add(folder);
  return [...folders].sort();
}

/** @param {string} folder */
function namesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !UNBUILT.test(name))
    .sort();
}

/**
 * Records the inputs of dist. If an input changed after the build began, the next start builds again.
 *
 * @param {readonly string[]} inputs paths below the tree @param {number} began in milliseconds since 1970
 * @param {string} [tree] @param {string} [folder] of the build
 */
export function noteBuild(inputs, began, tree = root, folder) {
  const changed = inputs.some(
    (path) => (statSync(join(tree, path), { throwIfNoEntry: false })?.ctimeMs ?? began) >= began,
  );
  const note = { digest: changed ? '' : digestOf(tree, inputs), inputs: [...inputs].sort() };
  writeFileSync(noteOf(tree, folder), `${JSON.stringify(note, null, 1)}\n`);
}

/** Whether dist, or another folder, was built from the current sources. @param {string} [tree] @param {string} [folder] */
export function isBuilt(tree = root, folder) {
  const note = readNote(tree, folder);
  return note !== undefined && note.digest === digestOf(tree, note.inputs);
}

/**
 * Undefined if there is none, or one of another version or an interrupted build.
 *
 * @param {string} tree @param {string} [folder] @returns {{ digest: string, inputs: string[] } | undefined}
 */
function readNote(tree, folder) {
  const text = contentOf(noteOf(tree, folder))?.toString() ?? '';
  try {
    const note = JSON.parse(text);
    return Array.isArray(note?.inputs) ? note : undefined;
  } catch {
    return undefined;
  }
}

/** A build removes it first, so that a failed build does not count. */
export const fingerprintFile = noteOf(root);

/** Stands in dist after a quick build, which packs the page larger than a build to publish. @param {string} tree */
export const quickMark = (tree = root) => join(tree, 'dist', 'quick');

/** Whether to build, for a program to run here (`quick`) or for what is published. @param {boolean} quick */
export function needsBuild(quick, tree = root) {
  return !isBuilt(tree) || (!quick && existsSync(quickMark(tree)));
}
