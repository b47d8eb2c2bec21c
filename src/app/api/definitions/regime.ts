import type { JsonObject } from '../../../engine/index.ts';
import { correctionsOf, scenariosOf, tagsOf, type Correction, type Scenario } from './scenario.ts';
import { named, namedAt, objectsAt, textAt, textsAt, wordsAt } from './shape.ts';
import type { Named, Words } from './shape.ts';
import { sourcesAt, type Source } from './sources.ts';

/** A percentage and the day from which it is in force; without a day, it always was. */
export interface RateValue {
  readonly since: string | undefined;
  readonly percent: string;
  readonly surcharge: string | undefined;
  /** Extensions and tags under which it applies. */
  readonly conditions: readonly string[];
}

export interface TaxRate extends Named {
  /** Keys with which the rate can be used, such as `standard`. */
  readonly keys: readonly string[];
  readonly exempt: boolean;
  /** Newest first. */
  readonly values: readonly RateValue[];
}

export interface TaxCategory extends Named {
  readonly title: Words;
  readonly retained: boolean;
  readonly informative: boolean;
  readonly keys: readonly Named[];
  readonly rates: readonly TaxRate[];
  readonly extensions: readonly string[];
  readonly sources: readonly Source[];
}

/** A kind of number that parties have besides their tax number. */
export interface IdentityKind extends Named {
  /** The member of an identity that the code goes into. */
  readonly member: 'key' | 'type';
}

/** What a regime's page shows; parts the definition lacks are empty. */
export interface Regime {
  readonly country: string;
  readonly name: Words;
  readonly description: Words;
  readonly currency: string;
  readonly timeZone: string | undefined;
  readonly taxScheme: string | undefined;
  readonly categories: readonly TaxCategory[];
  readonly identities: readonly IdentityKind[];
  readonly tags: readonly Named[];
  readonly scenarios: readonly Scenario[];
  readonly corrections: readonly Correction[];
  readonly sources: readonly Source[];
}

export function readRegime(definition: JsonObject): Regime {
  return {
    country: textAt(definition, 'country') ?? '',
    name: wordsAt(definition, 'name'),
    description: wordsAt(definition, 'description'),
    currency: textAt(definition, 'currency') ?? '',
    timeZone: textAt(definition, 'time_zone'),
    taxScheme: textAt(definition, 'tax_scheme'),
    categories: objectsAt(definition, 'categories').map(readCategory),
    identities: objectsAt(definition, 'identities').map((kind) => ({
      ...named(kind),
      member: kind['code'] === undefined ? 'key' : 'type',
    })),
    tags: tagsOf(definition),
    scenarios: scenariosOf(definition),
    corrections: correctionsOf(definition),
    sources: sourcesAt(definition),
  };
}

function readCategory(category: JsonObject): TaxCategory {
  return {
    ...named(category),
    title: wordsAt(category, 'title'),
    retained: category['retained'] === true,
    informative: category['informative'] === true,
    keys: namedAt(category, 'keys'),
    rates: objectsAt(category, 'rates').map(readRate),
    extensions: textsAt(category, 'extensions'),
    sources: sourcesAt(category),
  };
}

function readRate(rate: JsonObject): TaxRate {
  const code = textAt(rate, 'rate') ?? textAt(rate, 'key') ?? '';
  const values = objectsAt(rate, 'values').map((value) => ({
    since: textAt(value, 'since'),
    percent: textAt(value, 'percent') ?? '',
    surcharge: textAt(value, 'surcharge'),
    conditions: [...textsAt(value, 'tags'), ...Object.values(wordsAt(value, 'ext'))],
  }));
  return { ...named(rate), code, keys: textsAt(rate, 'keys'), exempt: rate['exempt'] === true, values };
}
