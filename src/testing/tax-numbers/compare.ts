/**
 * Judges generated and altered tax numbers, and numbers of registers, by the engine and by python-stdnum, and lists where they disagree: `npm run tool -- tax-numbers FOLDER`,
 * with FOLDER a checkout of arthurdejong/python-stdnum; `-- FOLDER lu si` for some countries. The differences are explained in docs/countries.md.
 */
import { spawnSync } from 'node:child_process';
import { regimes } from '../../engine/regimes/index.ts';
import { numberJudge } from '../law/registers.ts';
import type { NumberShapes } from './shapes.ts';
import { REGISTER_SHAPES, SHAPES } from './shapes.ts';

const DIGITS = '0123456789';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CHARACTERS: Readonly<Record<string, string>> = { d: DIGITS, L: CAPITALS, x: DIGITS + CAPITALS };
/** Numbers generated per shape, before their last places are varied. */
const BASES = 200;
/** Numbers with one changed character, from those that either side accepts. */
const ALTERED = 2000;

/** Lehmer's generator. Every run generates the same numbers, so that runs can be compared. */
let state = 20_261_122;
function pick(from: string): string {
  state = (state * 48_271) % 2_147_483_647;
  return from.charAt(state % from.length);
}

function made(shape: string): string {
  return Array.from(shape, (sign) => (CHARACTERS[sign] ? pick(CHARACTERS[sign]) : sign)).join('');
}

/** All values of the last free places of the shape, so that some numbers have the right check digits. */
function* completed(base: string, shape: string): Generator<string> {
  const free = [...shape].flatMap((sign, place) => (CHARACTERS[sign] ? [place] : [])).slice(-2);
  const [first, last] = free.length === 2 ? free : [undefined, free[0]];
  for (const a of first === undefined ? [''] : (CHARACTERS[shape.charAt(first)] ?? '')) {
    for (const b of last === undefined ? [''] : (CHARACTERS[shape.charAt(last)] ?? '')) {
      yield [...base].map((sign, place) => (place === first ? a : place === last ? b : sign)).join('');
    }
  }
}

function altered(number: string): string {
  const place = Number(pick(DIGITS)) % number.length;
  const sign = number.charAt(place);
  return number.slice(0, place) + pick(DIGITS.includes(sign) ? DIGITS : CAPITALS) + number.slice(place + 1);
}

const JUDGE = `
import sys, importlib
sys.path.insert(0, sys.argv[1])
modules = [importlib.import_module('stdnum.' + name) for name in sys.argv[2:]]
for line in sys.stdin:
    try: print(1 if any(module.is_valid(line.rstrip('\\n')) for module in modules) else 0)
    except Exception: print(0)
`;

function judgedByStdnum(folder: string, modules: readonly string[], numbers: readonly string[]): readonly boolean[] {
  const { stdout, stderr, status } = spawnSync('python3', ['-c', JUDGE, folder, ...modules], {
    input: `${numbers.join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`python-stdnum cannot be asked: ${stderr}`);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line === '1');
}

interface Differences {
  readonly judged: number;
  readonly accepted: number;
  readonly oursAlone: readonly string[];
  readonly theirsAlone: readonly string[];
}

function compare(
  folder: string,
  isValid: (code: string) => boolean,
  { module, orModules = [], prefix = '', shapes }: NumberShapes,
): Differences {
  const numbers = new Set<string>();
  for (const shape of shapes) {
    for (let n = 0; n < BASES; n++) for (const number of completed(made(shape), shape)) numbers.add(number);
  }
  const list = [...numbers];
  const judged = (codes: readonly string[]) =>
    judgedByStdnum(
      folder,
      [module, ...orModules],
      codes.map((code) => prefix + code),
    );
  const theirs = judged(list);
  const right = list.filter((number, n) => theirs[n] || isValid(number));
  const mutants =
    right.length === 0 ? [] : Array.from({ length: ALTERED }, (_, n) => altered(right[n % right.length] ?? ''));
  const all = [...list, ...mutants];
  const verdicts = [...theirs, ...judged(mutants)];
  return {
    judged: all.length,
    accepted: all.filter((number, n) => verdicts[n] && isValid(number)).length,
    oursAlone: all.filter((number, n) => !verdicts[n] && isValid(number)),
    theirsAlone: all.filter((number, n) => verdicts[n] && !isValid(number)),
  };
}

function report(name: string, found: Differences): void {
  const { judged, accepted, oursAlone, theirsAlone } = found;
  console.log(
    `${name}: ${judged} judged, ${accepted} right for both, ${oursAlone.length} for the engine alone, ${theirsAlone.length} for python-stdnum alone`,
  );
  if (oursAlone.length > 0) console.log(`  engine alone: ${oursAlone.slice(0, 6).join(' ')}`);
  if (theirsAlone.length > 0) console.log(`  python-stdnum alone: ${theirsAlone.slice(0, 6).join(' ')}`);
}

const [folder = '', ...asked] = process.argv.slice(2);
const codes = asked.map((code) => code.toUpperCase());
for (const regime of regimes) {
  const { country, taxIdentity } = regime;
  const shapes = SHAPES[country];
  if (codes.length > 0 && !codes.includes(country)) continue;
  const isValid = taxIdentity?.isValid;
  if (isValid && shapes) {
    report(
      `${country} ${shapes.module}`,
      compare(folder, (code) => isValid(code, country), shapes),
    );
  } else {
    console.log(
      `${country}: not compared, ${isValid ? 'python-stdnum does not know it' : 'its numbers are not judged'}`,
    );
  }
  for (const [type, known] of Object.entries(REGISTER_SHAPES[country] ?? {})) {
    report(`${country} ${type} ${known.module}`, compare(folder, numberJudge(regime, type), known));
  }
}
