import type { PathStep } from '../../engine/index.ts';
import { stringAt } from '../syntax/tree.ts';
import type { ValueNode } from '../syntax/tree.ts';
import { nodeAt, partyCountry } from './choices-at.ts';
import type { DocumentDescription } from './describe-document.ts';
import type { Knowledge } from './knowledge.ts';
import { textIn } from './read.ts';
import type { Choice } from './schema-walk.ts';
import { regimeCode } from './tax-countries.ts';

/**
 * Choices for a place, likeliest first: those of the document's countries come first; values already in the list are
 * left out.
 */
export function rankChoices(
  choices: readonly Choice[],
  knowledge: Knowledge,
  document: DocumentDescription,
  steps: readonly PathStep[],
): readonly Choice[] {
  const rank = rankAt(knowledge, document, steps);
  const taken = takenAt(document.body, steps);
  const ranked = choices
    .filter(({ value }) => !taken.has(value))
    .map((choice) => ({ choice, rank: rank(choice.value) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ choice }) => choice);
}

type Rank = (value: string) => number;

function rankAt(knowledge: Knowledge, document: DocumentDescription, steps: readonly PathStep[]): Rank {
  const [last, before] = [steps.at(-1), steps.at(-2)];
  const countries = countriesOf(document);
  if (last === '$regime') return byPlace(countries.map(regimeCode));
  // Nobody knows yet whose document it is: countries whose tax law is known come before all others.
  if (last === 'country') return byPlace([...countries, ...(knowledge.regimeSummaries ?? []).map(({ code }) => code)]);
  if (last === 'currency') {
    const currencies = countries.flatMap((code) => textIn(knowledge.regimes?.[regimeCode(code)], 'currency') ?? []);
    return byPlace([...(document.currency === undefined ? [] : [document.currency]), ...currencies]);
  }
  if (before === '$addons') return addonRank(countries);
  if (last === 'cat' && typeof before === 'number' && steps.at(-3) === 'taxes') {
    const others = othersIn(document.body, steps.slice(0, -2), before).flatMap((combo) => stringAt(combo, 'cat') ?? []);
    return (value) => (others.includes(value) ? 1 : 0);
  }
  return () => 0;
}

function byPlace(first: readonly string[]): Rank {
  const places = new Map(first.map((value, at) => [value, at] as const).toReversed());
  return (value) => places.get(value) ?? first.length;
}

// `es-verifactu-v1` belongs to Spain, `eu-en16931-v2017` to the European Union; Greece's begins with `gr-`.
function addonRank(countries: readonly string[]): Rank {
  const keys = countries.map((code) => (code === 'EL' ? 'gr' : code.toLowerCase()));
  return (value) => {
    const [country = ''] = value.split('-', 1);
    const place = keys.indexOf(country);
    return place >= 0 ? place : keys.length + (country === 'eu' ? 0 : 1);
  };
}

/** Countries of the document by weight: of its regime, the supplier, the customer. */
function countriesOf({ regime, body }: DocumentDescription): readonly string[] {
  const found = [regime, ...['supplier', 'customer'].flatMap((party) => partyCountry(nodeAt(body, [party])))];
  return [...new Set(found.filter((code) => code !== undefined && code !== ''))] as string[];
}

/** The values of the other entries of a list of texts. */
function takenAt(body: ValueNode | undefined, steps: readonly PathStep[]): ReadonlySet<string> {
  const last = steps.at(-1);
  if (typeof last !== 'number') return new Set();
  const others = othersIn(body, steps.slice(0, -1), last);
  return new Set(others.flatMap((item) => (item.kind === 'string' ? [item.value] : [])));
}

function othersIn(body: ValueNode | undefined, list: readonly PathStep[], index: number): readonly ValueNode[] {
  const node = nodeAt(body, list);
  return node?.kind === 'array' ? node.items.filter((_, at) => at !== index) : [];
}
