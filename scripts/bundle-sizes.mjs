/**
 * Prints the size of each chunk of the workbench, compressed (brotli 11) and raw, and what reading an invoice of each
 * format and profile loads beside the engine. Fails if a format or chunk exceeds its limit. Run a build first;
 * `--formats` omits the list of chunks.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './paths.mjs';

/**
 * Most bytes of code for one format in the page, compressed. It allows the kit of the rule table beside the functions that
 * it replaces, until every set is a table, and the levels of the receivers.
 */
const FORMAT_LIMIT = 122_500;

/**
 * Most bytes, compressed, of the chunks that a first visit waits for, and of the engine's; slightly above the current
 * sizes.
 */
const CHUNK_LIMITS = {
  index: 116_600,
  answers: 39_200,
  'first-view': 79_300,
  editor: 648_000,
  menus: 12_000,
  engine: 115_400,
  signing: 8_000,
  'standard-definitions': 136_000,
  'ubl-structure': 40_000,
  'cii-structure': 40_000,
};

const folder = at('dist', 'app');
const rows = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  // The documentation site is no part of the workbench.
  .filter((name) => /[.](?:js|css|html)$/.test(name) && !/^guide[\\/]/.test(name))
  .map((name) => {
    const file = join(folder, name);
    const unpacked = statSync(file).size;
    // The build packs what gains by it.
    return { name, packed: existsSync(`${file}.br`) ? statSync(`${file}.br`).size : unpacked, unpacked };
  })
  .sort((a, b) => b.packed - a.packed);

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(12);
if (!process.argv.includes('--formats')) {
  for (const { name, packed, unpacked } of rows) console.log(`${kilobytes(packed)}${kilobytes(unpacked)}  ${name}`);
  const total = rows.reduce((sum, { packed }) => sum + packed, 0);
  console.log(`${kilobytes(total)}${kilobytes(rows.reduce((sum, { unpacked }) => sum + unpacked, 0))}  total`);
}

const packedSizes = new Map(rows.map(({ name, packed }) => [name.replace(/^.*[\\/]/, ''), packed]));

/**
 * Text found only in the EN 16931 module, where French sets have modules of that name. @type {Record<string, string>}
 */
const ONLY_IN = { 'ubl-rules': 'UBL-SR-02', 'cii-rules': 'CII-SR-462' };

/** Text found only in the rules of EN 16931: every rule set has a module `rules`. */
const OF_EN16931 = 'what bears the category';

/**
 * The chunk of a module; if several have the name, the one that contains a text. @param {string} name @param {string}
 * [text]
 */
function chunkOf(name, text = '') {
  const found = [...packedSizes.keys()].filter(
    (chunk) => chunk.startsWith(`${name}-`) && /^[\w-]{8}[.]js$/.test(chunk.slice(name.length + 1)),
  );
  const [chunk, ...others] = found.filter((candidate) => sourceOf(candidate).includes(text));
  if (chunk === undefined || others.length > 0)
    throw new Error(`There is not one chunk of ${name}: ${found.join(', ')}`);
  return chunk;
}

/** @param {string} chunk */
function sourceOf(chunk) {
  return readFileSync(join(folder, 'assets', chunk), 'utf8');
}

/** The chunks with all their imports. @param {Iterable<string>} chunks @param {Set<string>} [seen] */
function withImports(chunks, seen = new Set()) {
  for (const chunk of chunks) {
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    const imports = [...sourceOf(chunk).matchAll(/\b(?:from|import)\s*"[.]\/([^"]+[.]js)"/g)].map(
      ([, name]) => name ?? '',
    );
    withImports(imports, seen);
  }
  return seen;
}

for (const [name, limit] of Object.entries(CHUNK_LIMITS)) {
  const size = packedSizes.get(chunkOf(name)) ?? 0;
  if (size <= limit) continue;
  console.log(`${kilobytes(size)}  ${name}  more than the ${kilobytes(limit).trim()} allowed`);
  process.exitCode = 1;
}

const engine = withImports(['engine', 'standard-definitions', 'signing'].map((name) => chunkOf(name)));
const atOnce = withImports([chunkOf('engine-worker')]).size;
if (atOnce > 2) throw new Error('The worker of the engine waits for more than its entry and one file.');
if (engine.has(chunkOf('rules', OF_EN16931)))
  throw new Error('The engine fetches the rules of formats before a format is asked for.');
const reading = ['import-format', 'importer', 'formats-on-demand', 'on-demand'].map((name) => chunkOf(name));
const fetched = [...reading, chunkOf('rules', OF_EN16931)];
const xrechnung = ['xrechnung-rules'];
const ubl = ['ubl-format', 'ubl-structure', 'ubl-rules'];
const cii = ['cii-format', 'cii-structure', 'cii-rules'];
const peppolUbl = ['greece', 'iceland', 'denmark', 'sweden', 'netherlands', 'norway', 'italy', 'germany'];
const peppolCii = ['denmark', 'sweden', 'netherlands', 'norway', 'italy'];

/** Chunks loaded in addition. @type {Record<string, string[]>} */
const formats = {
  'UBL, EN 16931': ubl,
  'UBL, XRechnung': [...ubl, ...xrechnung, 'xrechnung-peppol-ubl'],
  'UBL, Peppol': [...ubl, 'peppol-ubl'],
  'UBL, Peppol self-billing': [...ubl, 'peppol-self-billing'],
  ...Object.fromEntries(peppolUbl.map((country) => [`UBL, Peppol, ${country}`, [...ubl, 'peppol-ubl', country]])),
  'CII, EN 16931 or Factur-X': cii,
  'ZUGFeRD 1.0': ['zugferd-1-format', 'cii-structure', 'cii-rules'],
  'CII, XRechnung': [...cii, ...xrechnung, 'xrechnung-peppol-cii'],
  'CII, Peppol': [...cii, 'peppol-cii'],
  ...Object.fromEntries(
    peppolCii.map((country) => [`CII, Peppol, ${country}`, [...cii, 'peppol-cii', `cii-${country}`]]),
  ),
};

console.log('\nCode for one format in the page, beside the engine');
for (const [name, parts] of Object.entries(formats)) {
  const chunks = [...withImports([...fetched, ...parts.map((part) => chunkOf(part, ONLY_IN[part]))])].filter(
    (file) => !engine.has(file),
  );
  const size = chunks.reduce((sum, chunk) => sum + (packedSizes.get(chunk) ?? 0), 0);
  const over = size > FORMAT_LIMIT ? `  more than the ${kilobytes(FORMAT_LIMIT).trim()} allowed` : '';
  if (over !== '') process.exitCode = 1;
  console.log(`${kilobytes(size)}  ${name}${over}`);
}
const open = withImports([chunkOf('open-pdf')]);
const pdf = [...open].reduce((sum, chunk) => sum + (packedSizes.get(chunk) ?? 0), 0);
console.log(`${kilobytes(pdf)}  to take the XML out of a PDF, by itself`);
