import type { Fields } from '../schema/object-type.ts';
import type { Constraint } from './constraint.ts';
import { beOneOf, beOneOfAlways } from './constraints.ts';

/** A type of which only the fields matter. */
interface WithFields {
  readonly fields: Fields;
}

/** The values that the definition of a type limits one of its members to. */
export function choicesOf(type: WithFields, member: string): readonly string[] {
  const choices = type.fields[member]?.options.oneOf;
  if (!choices) throw new Error(`${member} is not limited to a list of values`);
  return choices.map((choice) => choice.value);
}

/** One of the values that the definition of the type gives for the member. The empty text fails, an absent value passes. */
export function beAChoice(type: WithFields, member: string): Constraint {
  return beOneOf(choicesOf(type, member));
}

/** The same for members that a document cannot do without: an absent value fails. */
export function beAChoiceAlways(type: WithFields, member: string): Constraint {
  return beOneOfAlways(choicesOf(type, member));
}
