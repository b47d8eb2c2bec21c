import type { PathStep } from '../../engine/index.ts';
import { memberOf, stringAt } from '../syntax/tree.ts';
import type { ValueNode } from '../syntax/tree.ts';
import { shortSchema } from './describe-document.ts';
import type { DocumentDescription } from './describe-document.ts';
import { definitionsOf, extensionValueChoices, identityChoices, tagChoices } from './extension-choices.ts';
import { worded } from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import { choicesOf, schemaAt } from './schema-walk.ts';
import type { Choice } from './schema-walk.ts';
import { categoryChoices, rateChoices, regimeOf, taxKeyChoices } from './tax-choices.ts';
import { regimeCode } from './tax-countries.ts';

/** The possible values of a place, with their names; steps count from the document's body. */
export function choicesAt(
  knowledge: Knowledge,
  document: DocumentDescription,
  steps: readonly PathStep[],
): readonly Choice[] {
  const choices = [...lawfulChoices(knowledge, document, steps), ...choicesOf(schemaAt(knowledge.bundle, steps))];
  const seen = new Set<string>();
  return choices.filter(({ value }) => !seen.has(value) && seen.add(value));
}

// Values that depend on regime and addons, which the schema does not list.
function lawfulChoices(
  knowledge: Knowledge,
  document: DocumentDescription,
  steps: readonly PathStep[],
): readonly Choice[] {
  const [last, before, third] = [steps.at(-1), steps.at(-2), steps.at(-3)];
  const definitions = definitionsOf(knowledge, document);
  if (last === '$schema') return schemaChoices(knowledge);
  if (last === '$regime') return named(knowledge.regimeSummaries);
  if (before === '$addons') return named(knowledge.addonSummaries);
  if (before === '$tags') return tagChoices(definitions, document.schema);
  if (before === 'ext' && typeof last === 'string') return extensionValueChoices(definitions, last);
  if (typeof before !== 'number') return [];
  if (third === 'identities' && (last === 'type' || last === 'key')) {
    // A party abroad has identities of its own country.
    const country = partyCountry(nodeAt(document.body, steps.slice(0, -3)));
    const home = country === undefined ? undefined : knowledge.regimes?.[regimeCode(country)];
    return identityChoices(home ? [home, ...definitions] : definitions, last);
  }
  if (third !== 'taxes') return [];
  const combo = nodeAt(document.body, steps.slice(0, -1));
  const regime = regimeOf(knowledge, document, combo);
  if (last === 'cat') return categoryChoices(regime);
  if (last === 'key') return taxKeyChoices(regime, combo);
  return last === 'rate' ? rateChoices(regime, combo, document.date, (words) => worded(knowledge, words)) : [];
}

export function nodeAt(root: ValueNode | undefined, steps: readonly PathStep[]): ValueNode | undefined {
  return steps.reduce<ValueNode | undefined>((node, step) => {
    if (typeof step === 'number') return node?.kind === 'array' ? node.items[step] : undefined;
    return memberOf(node, step)?.value;
  }, root);
}

/** The country of a party's tax number, or else of its first address. */
export function partyCountry(party: ValueNode | undefined): string | undefined {
  return stringAt(party, 'tax_id', 'country') || stringAt(nodeAt(party, ['addresses', 0]), 'country') || undefined;
}

function schemaChoices(knowledge: Knowledge): readonly Choice[] {
  // Types that can be a document of their own, likeliest first; parts of documents have ids too, but no document begins
  // with them.
  const kinds = [
    'bill/invoice',
    'bill/order',
    'bill/delivery',
    'bill/payment',
    'bill/status',
    'note/message',
    'org/party',
    'envelope',
  ];
  const known = new Map((knowledge.schemas ?? []).map((id) => [shortSchema(id), id]));
  return kinds.flatMap((name) => {
    const value = known.get(name);
    return value === undefined ? [] : [{ value, name }];
  });
}

function named(summaries: Knowledge['regimeSummaries']): readonly Choice[] {
  return (summaries ?? []).map(({ code, name }) => ({ value: code, name }));
}
