import type { JsonObject } from '../../engine/index.ts';
import { inWords, listIn, objectsIn, textIn } from '../../language/knowledge/read.ts';
import { withMembers } from './with-members.ts';

/**
 * A published regime as the answer to "which rate": its categories with the figures in force on a day, `2026-01-15`.
 * Parts named in `include` are added as published.
 */
export function shortRegime(regime: JsonObject, date: string, include: readonly string[]): object {
  const short = {
    country: textIn(regime, 'country'),
    name: inWords(regime, 'name'),
    currency: textIn(regime, 'currency'),
    time_zone: textIn(regime, 'time_zone'),
    date,
    categories: objectsIn(regime, 'categories').map((category) => shortCategory(category, date)),
  };
  return withMembers(short, regime, include);
}

function shortCategory(category: JsonObject, date: string): object {
  const keys = objectsIn(category, 'keys').map((key) => textIn(key, 'key'));
  return {
    code: textIn(category, 'code'),
    name: inWords(category, 'title') ?? inWords(category, 'name'),
    ...(category['retained'] === true && { retained: true }),
    ...(category['informative'] === true && { informative: true }),
    ...(keys.length > 0 && { keys }),
    rates: objectsIn(category, 'rates').flatMap((rate) => figuresOn(rate, date)),
  };
}

/** The figures of a rate on a day, one per condition: the newest that applies, as published. */
function figuresOn(rate: JsonObject, date: string): readonly object[] {
  const conditions = new Set<string | undefined>();
  return objectsIn(rate, 'values').flatMap((figure) => {
    const { since, percent, surcharge, ext } = figure;
    const condition = JSON.stringify(ext);
    if ((textIn(figure, 'since') ?? '') > date || conditions.has(condition)) return [];
    conditions.add(condition);
    const keys = listIn(rate, 'keys');
    return [
      {
        rate: textIn(rate, 'rate'),
        name: inWords(rate, 'name'),
        ...(keys.length > 0 && { keys }),
        percent,
        surcharge,
        since,
        when: ext,
      },
    ];
  });
}
