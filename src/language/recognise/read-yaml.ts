import type { Message } from '../../engine/index.ts';
import { inputFault } from '../../engine/values.ts';
import { isAlias, isCollection, isMap, isScalar, isSeq, LineCounter } from 'yaml';
import type { Scalar } from 'yaml';
import type { JsonLimits, ReadJson } from '../../engine/index.ts';
import { readJson } from '../../engine/values.ts';
import { parseYaml } from './parse-yaml.ts';
import { syntaxMessages } from '../syntax/messages.ts';

/** In characters. Reading YAML takes a hundred times as long as reading JSON. */
export const LONGEST_YAML = 1_000_000;

/** Characters that aliases may add to the JSON, besides four times the text. */
export const ALIAS_ALLOWANCE = 16_000;
const ALIAS_GROWTH = 4;

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

type Refusal = Extract<ReadJson, { readonly ok: false }>;

/**
 * Parses YAML 1.2 into the same values as JSON. Numbers keep their written digits; numbers in a notation that JSON
 * lacks (`0142`, `0x1f`) become text, since they are usually codes; duplicate keys are faults.
 */
export function readYaml(text: string, limits: JsonLimits): ReadJson {
  const json = yamlToJson(text, limits);
  // Duplicate keys are found by the JSON reader: the YAML parser compares each key with all previous ones.
  return typeof json === 'string' ? readJson(json, limits) : json;
}

/** A YAML text as JSON on one line, or why that is impossible. A value that is referenced twice is written twice. */
export function yamlToJson(text: string, limits: JsonLimits): string | Refusal {
  const longest = Math.min(limits.maxLength, LONGEST_YAML);
  if (text.length > longest) return refused('SIZE', syntaxMessages.yamlTooLong({ longest }));
  try {
    const lines = new LineCounter();
    const document = parseYaml(text, limits.maxDepth, lines);
    if (!document) return tooDeep(limits);
    const [error] = document.errors;
    if (error) {
      const { line, col } = lines.linePos(error.pos[0]);
      return refused('YAML', syntaxMessages.yamlUnreadable({ line, col, error: error.code }));
    }
    return new Writer(limits, ALIAS_ALLOWANCE + ALIAS_GROWTH * text.length).write(document.contents);
  } catch (error) {
    if (error instanceof TooDeep) return tooDeep(limits);
    if (error instanceof UnusableYaml) return refused('YAML', error.explanation);
    throw error;
  }
}

class UnusableYaml extends Error {
  readonly explanation: Message;

  constructor(explanation: Message) {
    super(explanation.text);
    this.explanation = explanation;
  }
}
/** An alias inside its own anchor would nest endlessly. */
class TooDeep extends Error {}

/** Writes nodes in text order, so that an alias finds the last node with its name before it. */
class Writer {
  readonly #anchored = new Map<string, unknown>();
  readonly #limits: JsonLimits;
  #written = 0;
  /** Characters that aliases may still add. */
  #room: number;
  #isWithinAlias = false;

  constructor(limits: JsonLimits, room: number) {
    this.#limits = limits;
    this.#room = room;
  }

  write(node: unknown, depth = 0): string {
    if (isAlias(node)) {
      if (!this.#anchored.has(node.source)) throw new UnusableYaml(syntaxMessages.unknownAlias({ alias: node.source }));
      const within = this.#isWithinAlias;
      this.#isWithinAlias = true;
      const json = this.write(this.#anchored.get(node.source), depth);
      this.#isWithinAlias = within;
      return json;
    }
    if (depth > this.#limits.maxDepth) throw new TooDeep();
    if ((isCollection(node) || isScalar(node)) && node.anchor) this.#anchored.set(node.anchor, node);
    if (isMap(node)) {
      const members = node.items.map(
        ({ key, value }) => `${this.#count(JSON.stringify(nameOf(key)))}:${this.write(value, depth + 1)}`,
      );
      return this.#count(`{${members.join(',')}}`, 2 + members.length * 2);
    }
    if (isSeq(node)) {
      const items = node.items.map((item) => this.write(item, depth + 1));
      return this.#count(`[${items.join(',')}]`, 2 + items.length);
    }
    return this.#count(isScalar(node) ? scalar(node) : 'null');
  }

  /** A few lines of aliases can expand to gigabytes, so the output is limited, and every node counts. */
  #count(json: string, added = json.length): string {
    this.#written += added;
    if (this.#isWithinAlias) this.#room -= added;
    if (this.#room < 0) throw new UnusableYaml(syntaxMessages.aliasesTooLarge);
    if (this.#written > this.#limits.maxLength) throw new UnusableYaml(syntaxMessages.yamlTooLarge);
    return json;
  }
}

function scalar({ value, source }: Scalar): string {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return JSON.stringify(value);
  if (typeof value !== 'number') throw new UnusableYaml(syntaxMessages.plainValuesOnly);
  const written = source ?? String(value);
  return JSON_NUMBER.test(written) ? written : JSON.stringify(written);
}

function nameOf(key: unknown): string {
  if (isScalar(key)) return key.source ?? String(key.value);
  throw new UnusableYaml(syntaxMessages.plainKeysOnly);
}

function tooDeep({ maxDepth }: JsonLimits): Refusal {
  return refused('DEPTH', syntaxMessages.yamlTooDeep({ maxDepth }));
}

function refused(code: string, description: Message): Refusal {
  return { ok: false, faults: [inputFault(code, '$', description)] };
}
