/** What a Dockerfile says, as far as ours goes, and the files it puts together. Whatever else it says is an error. */
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { at } from '../paths.mjs';

/**
 * @typedef {object} Image
 * @property {string} workdir
 * @property {{ sources: string[], to: string }[]} copies
 * @property {Record<string, string>} env
 * @property {string} user `uid:gid`
 * @property {string[]} command
 * @property {string[]} health
 */

/** @param {string} text of the Dockerfile @returns {Image} */
export function readImage(text) {
  /** @type {Image} */
  const image = { workdir: '/', copies: [], env: {}, user: '', command: [], health: [] };
  const lines = text.replace(/\\\n\s*/g, ' ').split('\n');
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (line.trim() === '' || line.startsWith('#') || ['FROM', 'LABEL', 'EXPOSE'].includes(word)) continue;
    if (word === 'WORKDIR') image.workdir = rest;
    else if (word === 'USER') image.user = rest;
    else if (word === 'CMD') image.command = JSON.parse(rest);
    else if (word === 'HEALTHCHECK') image.health = JSON.parse(rest.slice(rest.indexOf('CMD') + 3));
    else if (word === 'COPY') {
      const names = rest.split(/\s+/);
      image.copies.push({ sources: names.slice(0, -1), to: names.at(-1) ?? '' });
    } else if (word === 'ENV') {
      for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S*)/g)) image.env[name] = value;
    } else throw new Error(`the Dockerfile says what cannot be followed here: ${line}`);
  }
  return image;
}

/**
 * Copies what an image holds besides its base below a root, as the Dockerfile and `.dockerignore` say.
 * @param {Image} image
 * @param {string} root
 * @returns {number} bytes
 */
export function layFiles(image, root) {
  const isLeftOut = readIgnored(readFileSync(at('.dockerignore'), 'utf8'));
  let bytes = 0;
  for (const { sources, to } of image.copies) {
    for (const source of sources) {
      if (!existsSync(at(source))) throw new Error(`the Dockerfile copies ${source}, which is not there`);
      if (isLeftOut(source)) throw new Error(`the Dockerfile copies ${source}, which .dockerignore leaves out`);
      const isFile = lstatSync(at(source)).isFile();
      const target = join(root, image.workdir, to, isFile && to.endsWith('/') ? basename(source) : '');
      mkdirSync(dirname(target), { recursive: true });
      cpSync(at(source), target, { recursive: true, filter: (from) => !isLeftOut(from.slice(at().length + 1)) });
    }
  }
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const path = join(root, name);
    const stat = lstatSync(path);
    if (stat.isFile()) bytes += stat.size;
    // Whoever runs it may read everything and owns nothing.
    chmodSync(path, stat.isDirectory() ? 0o555 : 0o444);
  }
  return bytes;
}

/** @param {string} text of the file @returns {(path: string) => boolean} */
function readIgnored(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (path) => {
    let out = false;
    for (const line of lines) {
      const pattern = line.replace(/^!/, '');
      const hit = pattern.startsWith('**/*')
        ? path.endsWith(pattern.slice('**/*'.length))
        : pattern === '*' || path === pattern || path.startsWith(`${pattern}/`);
      if (hit) out = !line.startsWith('!');
    }
    return out;
  };
}
