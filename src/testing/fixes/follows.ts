import type { Fault, Json } from '../../engine/index.ts';
import { isJsonObject, nearest } from '../../engine/values.ts';
import type { Mending } from '../../language/fixes/mending.ts';
import { choicesAt } from '../../language/knowledge/choices-at.ts';
import { describeDocument } from '../../language/knowledge/describe-document.ts';
import type { Knowledge } from '../../language/knowledge/knowledge.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { walkPath } from '../../language/syntax/path.ts';

/** The sources of values for a certain fix, independent of the code that makes fixes. */
export interface Sources {
  readonly text: string;
  readonly fault: Fault;
  readonly knowledge: Knowledge;
  /** The built document, as far as it could be calculated. */
  readonly built: Json | undefined;
}

/** Values in a certain fix without a source: neither the document, the law, a check digit nor the calculation. */
export function inventedValues({ edits }: Mending, sources: Sources): readonly string[] {
  return edits.flatMap(({ op, path, value }) =>
    op === 'remove' || op === 'rename' || value === undefined
      ? []
      : leavesOf(value, path).flatMap((leaf) => (follows(leaf, sources) ? [] : [`${leaf.path}: ${leaf.text}`])),
  );
}

interface Leaf {
  readonly path: string;
  readonly text: string;
}

function follows({ path, text }: Leaf, { text: source, fault, knowledge, built }: Sources): boolean {
  const tree = parseJson(source);
  const { node, steps, missing } = walkPath(tree.root, path);
  const there = missing.length > 0 ? undefined : node;
  const found = there?.kind === 'string' ? there.value : there?.kind === 'number' ? there.text : '';
  const document = describeDocument(tree);
  const known = choicesAt(knowledge, document, [...steps, ...missing].slice(document.base.length)).map(
    ({ value }) => value,
  );
  const demanded = fault.expected?.kind === 'oneOf' ? fault.expected.values : known;
  return (
    saidIn(JSON.parse(source) as Json, text) ||
    isRewritten(found, text) ||
    isOfOtherDigits(found, text) ||
    (nearest(found, demanded).length === 1 && nearest(found, demanded)[0] === text) ||
    (nearest(found, known).length === 1 && nearest(found, known)[0] === text) ||
    (demanded.length === 1 && demanded[0] === text) ||
    (fault.expected?.kind === 'present' && saidIn(fault.expected.like ?? null, text)) ||
    (fault.expected?.kind === 'range' && fault.expected.min === fault.expected.max && fault.expected.min === text) ||
    textAt(built, path) === text
  );
}

/**
 * A written value, shorter or in another form: `31,40` as `31.40`, ` es ` as `ES`, `example.com` as
 * `https://example.com`.
 */
function isRewritten(found: string, text: string): boolean {
  if (found === '') return false;
  const signs = (word: string) =>
    word
      .toLowerCase()
      .replace(/^https:\/\//, '')
      .replace(/[^\p{L}\p{N}]/gu, '');
  return (signs(text) !== '' && signs(found).includes(signs(text))) || isWithin(signs(text), signs(found));
}

/** All characters of a word occur in another one, in their order. */
function isWithin(word: string, other: string): boolean {
  let at = 0;
  for (const sign of other) if (sign === word[at]) at++;
  return word !== '' && at === word.length;
}

/** At most two neighbouring characters differ, as with check digits. */
function isOfOtherDigits(before: string, after: string): boolean {
  const [found = '', text = ''] = [before, after].map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''));
  if (found.length !== text.length) return false;
  const differing = [...found].flatMap((sign, index) => (sign === text[index] ? [] : [index]));
  return differing.length > 0 && (differing.at(-1) ?? 0) - (differing[0] ?? 0) < 2;
}

function saidIn(json: Json, text: string): boolean {
  if (Array.isArray(json)) return json.some((item: Json) => saidIn(item, text));
  if (isJsonObject(json)) return Object.values(json).some((item) => saidIn(item, text));
  return json !== null && String(json) === text;
}

function leavesOf(value: Json, path: string): readonly Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item: Json, index) => leavesOf(item, `${path}[${String(index)}]`));
  if (!isJsonObject(value)) return [{ path, text: String(value) }];
  return Object.entries(value).flatMap(([name, item]) => leavesOf(item, `${path}.${name}`));
}

/** A single value at a path of a document. */
export function textAt(json: Json | undefined, path: string): string | undefined {
  const { node, missing } = walkPath(parseJson(JSON.stringify(json ?? null)).root, path);
  if (!node || missing.length > 0) return undefined;
  if (node.kind === 'string') return node.value;
  if (node.kind === 'number') return node.text;
  return node.kind === 'literal' ? String(node.value) : undefined;
}
