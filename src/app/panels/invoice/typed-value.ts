import type { AskInput } from '../../../engine/index.ts';
import { nearest, rightIban, unitOfWord, units } from '../../../engine/values.ts';
import { readTyped, type TypingWays } from '../../../language/edits/read-typed.ts';
import { ibanInGroups } from '../../../formats/page/payment-words.ts';
import { answerHint } from '../../commands/mending/answer-hint.ts';
import { panelsTexts } from '../../texts/en/panels.ts';
import type { SlowField, ValueField } from './value-field.ts';

/** What a person typed, read as the kind of its value. */
export interface TypedValue {
  /** As documents write it; empty to remove it, undefined if it cannot be read. */
  readonly value: string | undefined;
  /** The unit that was typed behind a quantity. */
  readonly unit?: string;
  /** What is wrong with it. A value that can be read may be kept all the same. */
  readonly trouble?: string;
}

const isIbanAt = (path: string): boolean => path.endsWith('.iban');

/** A value as people write it: an account number in groups. */
export function spelled(path: string, written: string): string {
  return isIbanAt(path) ? ibanInGroups(written) : written;
}

/** Reads what was typed for the value at a path. */
export function readValue(path: string, field: ValueField | SlowField, given: string, ways: TypingWays): TypedValue {
  if (given === '') return { value: '' };
  if (isIbanAt(path)) return ibanOf(given);
  const value = readTyped(field.input, given, ways);
  if (value !== undefined || !field.unit)
    return value !== undefined ? { value } : { value, trouble: unreadable(field) };
  return quantityOf(field, field.unit, given, ways);
}

/** Kinds that people may write in several ways. */
type TypedInput = keyof typeof panelsTexts.typedTroubles;

const isTyped = (input: AskInput): input is TypedInput => Object.hasOwn(panelsTexts.typedTroubles, input);

function unreadable({ input }: ValueField | SlowField): string {
  if (isTyped(input)) return panelsTexts.typedTroubles[input];
  return input === 'text' ? '' : panelsTexts.answerTroubles[input];
}

/** How a value may be typed on the page. */
export function typedHint(field: ValueField | SlowField): string {
  return (isTyped(field.input) ? panelsTexts.typedHints[field.input] : answerHint(field)) ?? '';
}

function ibanOf(given: string): TypedValue {
  const value = given.replaceAll(/[\s\u00a0]/g, '').toUpperCase();
  const right = rightIban(value);
  if (right === undefined) return { value: given, trouble: panelsTexts.notAnIban };
  return right === value ? { value } : { value, trouble: panelsTexts.ibanWouldBe(ibanInGroups(right)) };
}

/** `24 h`, `24 hours` or `24 HUR`: the figure, and the unit by its key, name or code. */
function quantityOf(
  field: ValueField | SlowField,
  unit: NonNullable<ValueField['unit']>,
  given: string,
  ways: TypingWays,
): TypedValue {
  const at = given.search(/\p{L}/u);
  const value = at > 0 ? readTyped(field.input, given.slice(0, at), ways) : undefined;
  if (value === undefined) return { value, trouble: unreadable(field) };
  const word = given.slice(at).trim();
  const found = unitNamed(word, unit.choices);
  if (found !== undefined) return { value, unit: unit.put(found) };
  const [near] = nearest(
    word,
    unit.choices.flatMap(({ value: key, name }) => [key, name]),
    1,
  );
  return { value: undefined, trouble: panelsTexts.unknownUnit(word, near) };
}

function unitNamed(word: string, choices: NonNullable<ValueField['choices']>): string | undefined {
  const text = word.toLocaleLowerCase();
  const is = (other: string): boolean => other.toLocaleLowerCase() === text;
  const known = new Set(choices.map(({ value }) => value));
  return (
    choices.find(({ value }) => value === word)?.value ??
    choices.find(({ value, name }) => is(value) || is(name))?.value ??
    units().find(({ key, unece, symbol }) => known.has(key) && (unece === word.toUpperCase() || is(symbol)))?.key ??
    [unitOfWord(word)?.key].find((key) => key !== undefined && known.has(key))
  );
}
