import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import type { Fault, JsonLimits, ReadJson } from '../../engine/index.ts';
import { readJson } from '../../engine/values.ts';

/** In characters. Reading YAML takes a hundred times as long as reading JSON. */
const LONGEST_YAML = 1_000_000;

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Reads YAML 1.2 into the same values as JSON: numbers keep their written digits, doubled keys are faults, and aliases
 * are refused, because a few lines of them can stand for gigabytes.
 */
export function readYaml(text: string, limits: JsonLimits): ReadJson {
  const longest = Math.min(limits.maxLength, LONGEST_YAML);
  if (text.length > longest) return refused('SIZE', `The YAML is longer than ${longest} characters: send JSON`);
  try {
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
    const [error] = document.errors;
    if (error) {
      const { line, col } = lines.linePos(error.pos[0]);
      return refused('YAML', `The YAML cannot be read at line ${line}, column ${col} (${error.code})`);
    }
    // Doubled keys are found by the reader of JSON: the parser of YAML compares each key with all before it.
    return readJson(toJson(document.contents), limits);
  } catch (error) {
    if (error instanceof UnusableYaml) return refused('YAML', error.message);
    // Only nesting exhausts the parser's stack.
    if (error instanceof RangeError) return refused('DEPTH', `The text nests deeper than ${limits.maxDepth} levels`);
    throw error;
  }
}

class UnusableYaml extends Error {}

function toJson(node: Node | null | unknown): string {
  if (node === null || node === undefined) return 'null';
  if (isMap(node)) {
    return `{${node.items.map(({ key, value }) => `${JSON.stringify(nameOf(key))}:${toJson(value)}`).join(',')}}`;
  }
  if (isSeq(node)) return `[${node.items.map(toJson).join(',')}]`;
  if (!isScalar(node)) throw new UnusableYaml('Aliases are not taken');
  const { value, source } = node;
  if (typeof value === 'number') return source !== undefined && JSON_NUMBER.test(source) ? source : finite(value);
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return JSON.stringify(value);
  throw new UnusableYaml('Only texts, numbers, true, false and null are taken');
}

function nameOf(key: unknown): string {
  if (isScalar(key)) return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
  throw new UnusableYaml('Keys must be plain texts');
}

function finite(value: number): string {
  if (Number.isFinite(value)) return JSON.stringify(value);
  throw new UnusableYaml('Numbers must be finite');
}

function refused(code: string, description: string): ReadJson {
  const fault: Fault = {
    severity: 'error',
    stage: 'input',
    code: `ASSAY-INPUT-${code}`,
    properties: ['$'],
    description,
    certain: true,
    fixes: [],
  };
  return { ok: false, faults: [fault] };
}
