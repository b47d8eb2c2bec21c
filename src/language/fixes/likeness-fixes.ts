import type { Edit, Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import type { DocumentDescription } from '../knowledge/describe-document.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { regimeCode } from '../knowledge/tax-countries.ts';
import { formatPath } from '../../engine/values.ts';
import type { PathStep } from '../../engine/index.ts';
import type { Walk } from '../syntax/path.ts';
import { memberOf, stringAt } from '../syntax/tree.ts';
import type { ValueNode } from '../syntax/tree.ts';
import { rooted, givenValue, valuesAt } from './fix-context.ts';
import type { FixContext } from './fix-context.ts';
import type { DraftFix } from './mending.ts';
import { filled, sampled } from './skeleton.ts';
import { titled } from '../../engine/values.ts';
import { languageMessages } from '../messages.ts';

/**
 * Completes an existing value to one that would be accepted: adds missing members and entries, and overwrites nothing.
 */
export function likenessFixes(context: FixContext, path: string, walk: Walk, like: Json): readonly DraftFix[] {
  if (Array.isArray(like)) return listFixes(context, path, walk, like);
  return isJsonObject(like) ? objectFixes(context, path, walk, like) : [];
}

function objectFixes(context: FixContext, path: string, walk: Walk, like: JsonObject): readonly DraftFix[] {
  const { knowledge, document } = context;
  const node = walk.missing.length === 0 ? walk.node : undefined;
  const names = Object.keys(like).filter((name) => !isWritten(memberOf(node, name)?.value));
  const steps = [...walk.steps, ...walk.missing].slice(document.base.length);
  const [only] = names;
  if (names.length === 1 && only !== undefined && like[only] === '') {
    const choices = valuesAt({ ...context, fault: { ...context.fault, expected: { kind: 'present' } } }, [
      ...steps,
      only,
    ]);
    if (choices.length > 0) {
      return choices.map(({ value, name }) => ({
        ...titled(languageMessages.addWith({ name: only, value: givenValue(value, name) })),
        safe: false,
        edits: [{ op: 'add', path: `${path}.${only}`, value }],
        choice: { of: languageMessages.chooseNamed({ path: only }), value, name },
      }));
    }
  }
  const [[sole, entries] = ['', null], ...others] = Object.entries(like);
  const list = others.length > 0 ? undefined : memberOf(node, sole)?.value;
  // The first entry may lack only some of the members.
  if (list?.kind === 'array' && list.items.length > 0 && Array.isArray(entries))
    return listFixes(context, `${path}.${sole}`, { node: list, steps: [...walk.steps, sole], missing: [] }, entries);
  const edits: Edit[] = [];
  const blanks: string[] = [];
  for (const name of Object.keys(like)) {
    const wanted = likened(context, name, like[name] ?? null);
    const part = filled(wanted, knowledge, document, [...steps, name]);
    if (!part) return [];
    const before = edits.length;
    edits.push(...written(`${path}.${name}`, part.value, memberOf(node, name)?.value));
    if (edits.length > before)
      blanks.push(...behindEntries(part.blanks, [...steps, name], memberOf(node, name)?.value));
  }
  return mendingOf(names.length > 0 ? names : Object.keys(like), edits, document, blanks);
}

/** New entries come after the existing ones, so the paths that only the author can fill in shift too. */
function behindEntries(
  blanks: readonly string[],
  steps: readonly PathStep[],
  list: ValueNode | undefined,
): readonly string[] {
  if (list?.kind !== 'array' || list.items.length === 0) return blanks;
  const first = `${formatPath([...steps, 0])}`;
  const moved = formatPath([...steps, list.items.length]);
  return blanks.map((blank) => (blank.startsWith(first) ? moved + blank.slice(first.length) : blank));
}

function listFixes(context: FixContext, path: string, walk: Walk, like: readonly Json[]): readonly DraftFix[] {
  const { knowledge, document } = context;
  const node = walk.missing.length === 0 ? walk.node : undefined;
  const steps = [...walk.steps, ...walk.missing].slice(document.base.length);
  const part = filled(
    like.map((entry) => likened(context, String(steps.at(-1)), entry)),
    knowledge,
    document,
    steps,
  );
  if (!part || !Array.isArray(part.value)) return [];
  const entries: readonly Json[] = part.value;
  const name = String(steps.at(-1) ?? '');
  const first = node?.kind === 'array' ? node.items[0] : undefined;
  const added = first ? entries.flatMap((entry) => written(`${path}[0]`, entry, first)) : [];
  // Only the author knows the members that are added, not those that are there.
  const open = part.blanks.filter((blank) => added.some((edit) => isAround(edit, rooted(document, [blank])[0] ?? '')));
  const into = mendingOf([name], added, document, open);
  const count = node?.kind === 'array' ? node.items.length : 0;
  const appended = entries.map((value, index): Edit => ({
    op: 'add',
    path: `${path}[${String(count + index)}]`,
    value,
  }));
  const behind = part.blanks.map((blank) =>
    count === 0 ? blank : blank.replace(/\[0\](?!.*\[0\])/, `[${String(count)}]`),
  );
  return [...into, ...mendingOf([name], appended, document, behind)];
}

const isAround = ({ path }: Edit, place: string): boolean =>
  place === path || place.startsWith(`${path}.`) || place.startsWith(`${path}[`);

function mendingOf(
  names: readonly string[],
  edits: readonly Edit[],
  document: DocumentDescription,
  blanks: readonly string[],
): readonly DraftFix[] {
  if (edits.length === 0) return [];
  const fill = rooted(document, blanks);
  return [
    { ...titled(languageMessages.addNamed({ path: names })), safe: false, edits, ...(fill.length > 0 && { fill }) },
  ];
}

/** Edits that only add members and entries. */
function written(path: string, value: Json, node: ValueNode | undefined): readonly Edit[] {
  if (!isWritten(node)) return [{ op: node ? 'replace' : 'add', path, value }];
  if (isJsonObject(value) && node?.kind === 'object') {
    return Object.entries(value).flatMap(([name, item]) =>
      written(`${path}.${name}`, item, memberOf(node, name)?.value),
    );
  }
  if (Array.isArray(value) && node?.kind === 'array') {
    return value.map((item: Json, index): Edit => ({
      op: 'add',
      path: `${path}[${String(node.items.length + index)}]`,
      value: item,
    }));
  }
  return [];
}

function isWritten(node: ValueNode | undefined): boolean {
  if (node?.kind === 'string') return node.value !== '';
  if (node?.kind === 'array') return node.items.length > 0;
  return node !== undefined;
}

/** Copies a tax from elsewhere in the document; an exchange rate starts from the document's own currency. */
function likened({ tree, document, knowledge }: FixContext, name: string, like: Json): Json {
  if (!Array.isArray(like)) return like;
  return like.map((entry: Json): Json => {
    if (!isJsonObject(entry)) return entry;
    if (name === 'taxes')
      return likenedTax(entry, document.body ?? tree.root, (cat) => hasRates(knowledge, document, cat));
    return name === 'exchange_rates' ? { ...entry, from: document.currency ?? '' } : entry;
  });
}

/** The tax of all lines, if they agree. Otherwise only the author knows category and rate. */
function likenedTax(
  entry: JsonObject,
  node: ValueNode | undefined,
  isRated: (category: string) => boolean,
): JsonObject {
  const category = String(entry['cat']).replace(sampled(''), '');
  const found = taxesLike(node, category);
  const [first, other] = new Set(found.map((tax) => JSON.stringify(tax)));
  if (first !== undefined && other === undefined) return { ...entry, cat: category, ...found[0] };
  if (!isRated(category)) return { ...entry, percent: '' };
  return { ...entry, rate: sampled(typeof found[0]?.['rate'] === 'string' ? found[0]['rate'] : 'general') };
}

/** Whether the law of the document's country gives a tax rates; so it is said of one that is not known. */
function hasRates({ regimes }: Knowledge, { regime }: DocumentDescription, category: string): boolean {
  const known = regimes?.[regimeCode(regime ?? '')]?.['categories'];
  const categories = Array.isArray(known) ? known.filter((definition: Json) => isJsonObject(definition)) : [];
  const found = categories.find(({ code }) => code === category);
  return found === undefined || (Array.isArray(found['rates']) && found['rates'].length > 0);
}

function taxesLike(node: ValueNode | undefined, category: string): readonly JsonObject[] {
  const lines = memberOf(node, 'lines')?.value;
  if (lines?.kind !== 'array') return [];
  return lines.items.flatMap((line) => {
    const taxes = memberOf(line, 'taxes')?.value;
    return (taxes?.kind === 'array' ? taxes.items : []).flatMap((tax) => {
      if (stringAt(tax, 'cat') !== category) return [];
      const members = ['rate', 'key', 'percent'].flatMap((name) => {
        const text = stringAt(tax, name);
        return text === undefined ? [] : [[name, text] as const];
      });
      return [Object.fromEntries(members)];
    });
  });
}
