import type { Fields } from '../schema/object-type.ts';
import type { Constraint } from './constraint.ts';
import { beOneOf, beOneOfAlways } from './constraints.ts';

/** A type with only its fields. */
interface WithFields {
  readonly fields: Fields;
}

/** The allowed values of a member in the definition of a type. */
export function choicesOf(type: WithFields, member: string): readonly string[] {
  const choices = type.fields[member]?.options.oneOf;
  if (!choices) throw new Error(`${member} is not limited to a list of values`);
  return choices.map((choice) => choice.value);
}

/** One of the member's values in the type definition. The empty text fails, an absent value passes. */
export function beAChoice(type: WithFields, member: string): Constraint {
  return beOneOf(choicesOf(type, member));
}

/** For required members: an absent value fails. */
export function beAChoiceAlways(type: WithFields, member: string): Constraint {
  return beOneOfAlways(choicesOf(type, member));
}
