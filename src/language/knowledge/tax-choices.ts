import type { JsonObject } from '../../engine/index.ts';
import { stringAt, valueOf } from '../syntax/tree.ts';
import type { ValueNode } from '../syntax/tree.ts';
import type { DocumentDescription } from './describe-document.ts';
import type { Knowledge } from './knowledge.ts';
import { inWords, listIn, objectIn, objectsIn, textIn } from './read.ts';
import type { Choice } from './schema-walk.ts';
import { regimeCode } from './tax-countries.ts';
import { languageMessages } from '../messages.ts';
import type { Wording } from '../../engine/index.ts';
import { wordsIn } from '../../engine/values.ts';

/** The regime of an entry of `taxes`: that of its own country, or else of the document. */
export function regimeOf(
  knowledge: Knowledge,
  document: DocumentDescription,
  combo?: ValueNode,
): JsonObject | undefined {
  const country = stringAt(combo, 'country') ?? document.regime;
  return country === undefined ? undefined : knowledge.regimes?.[regimeCode(country)];
}

export function categoryChoices(regime: JsonObject | undefined): readonly Choice[] {
  return objectsIn(regime, 'categories').flatMap((category) => {
    const value = textIn(category, 'code');
    const title = inWords(category, 'title') ?? inWords(category, 'name');
    return value === undefined ? [] : [choiceNamed(value, title, inWords(category, 'desc'))];
  });
}

export function taxKeyChoices(regime: JsonObject | undefined, combo: ValueNode | undefined): readonly Choice[] {
  return objectsIn(categoryOf(regime, combo), 'keys').flatMap((key) => {
    const value = textIn(key, 'key');
    return value === undefined ? [] : [choiceNamed(value, inWords(key, 'name'), inWords(key, 'desc'))];
  });
}

/** Rates of the entry's category, each named with the percentage in force on the document's day. */
export function rateChoices(
  regime: JsonObject | undefined,
  combo: ValueNode | undefined,
  date: string | undefined,
  say: (words: Wording) => string = wordsIn,
): readonly Choice[] {
  const key = stringAt(combo, 'key');
  return objectsIn(categoryOf(regime, combo), 'rates').flatMap((rate) => {
    const value = textIn(rate, 'rate');
    const keys = listIn(rate, 'keys');
    if (value === undefined || (key !== undefined && keys.length > 0 && !keys.includes(key))) return [];
    const figure = inForce(rate, combo, date);
    const percent = figure && percentWords(figure);
    const name = [percent === undefined ? undefined : say(percent), inWords(rate, 'name')].filter(
      (part) => part !== undefined,
    );
    return [choiceNamed(value, name.join(' · '), inWords(rate, 'desc'))];
  });
}

function inForce(rate: JsonObject, combo: ValueNode | undefined, date: string | undefined): JsonObject | undefined {
  return objectsIn(rate, 'values').find((figure) => {
    const since = textIn(figure, 'since');
    if (date !== undefined && since !== undefined && since > date) return false;
    const conditions = Object.entries(objectIn(figure, 'ext') ?? {});
    return conditions.every(([key, code]) => stringAt(valueOf(combo, 'ext'), key) === code);
  });
}

/** `21.0 % since 2012-09-01`, with the surcharge if there is one. */
function percentWords(figure: JsonObject): Wording | undefined {
  const percent = textIn(figure, 'percent')?.replace('%', ' %');
  const surcharge = textIn(figure, 'surcharge')?.replace('%', ' %');
  const since = textIn(figure, 'since');
  if (percent === undefined) return undefined;
  const both = surcharge === undefined ? percent : languageMessages.percentWithSurcharge({ percent, surcharge });
  return since === undefined ? both : languageMessages.since({ percent: both, day: since });
}

function categoryOf(regime: JsonObject | undefined, combo: ValueNode | undefined): JsonObject | undefined {
  const code = stringAt(combo, 'cat');
  return objectsIn(regime, 'categories').find((category) => textIn(category, 'code') === code);
}

export function choiceNamed(value: string, name: string | undefined, description: string | undefined): Choice {
  return { value, name: name ?? value, ...(description === undefined ? {} : { description }) };
}
