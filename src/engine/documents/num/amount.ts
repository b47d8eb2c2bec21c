import { JsonNumber } from '../../core/json/json.ts';
import { Amount } from '../../core/num/amount.ts';
import { plainDigits } from '../../core/num/plain-digits.ts';
import { likelyFigures } from '../../core/num/likely-figure.ts';
import { parseAmount } from '../../core/num/parse-amount.ts';
import type { Json } from '../../core/json/json.ts';
import type { Reader } from '../../core/schema/kind.ts';
import { defineScalar } from '../../core/schema/scalar-type.ts';
import { documentMessages } from '../messages.ts';
import { writeFix } from '../../core/faults/write-fix.ts';
import { inputMessages } from '../../core/schema/messages.ts';
import { typeExpected } from '../../core/faults/type-expected.ts';
import type { Message } from '../../core/messages/message.ts';

/** Digits as written: a string, or a number with its written digits and resolved exponent. */
export function writtenDigits(raw: Json): string | undefined {
  if (typeof raw === 'string') return raw;
  if (typeof raw === 'number') return String(raw);
  return raw instanceof JsonNumber ? plainDigits(raw.text) : undefined;
}

/**
 * Reports a text that is not a number, and offers the numbers that it can mean (`10,00` → `10.00`); `valuesOf` are the
 * values that a figure stands for.
 */
export function reportFigure(
  raw: Json,
  written: string,
  words: Message,
  reader: Reader,
  valuesOf: (figure: string) => readonly string[],
): void {
  const meant = likelyFigures(written)
    .flatMap(valuesOf)
    .filter((value) => value !== written);
  const likely = meant.length === 1 ? meant[0] : undefined;
  const message = likely
    ? inputMessages.notValueWrite({ raw: written, words, likely })
    : inputMessages.notValue({ raw: written, words });
  reader.report(
    'NUMBER',
    message,
    raw,
    typeExpected(words),
    meant.map((figure) =>
      writeFix(documentMessages.write({ likely: figure }), reader.path(), figure, meant.length === 1),
    ),
  );
}

/** A share is no amount. */
const amountsOf = (figure: string): readonly string[] => (figure.endsWith('%') ? [] : [figure]);

/** An exact decimal, written as a string such as "12.50". If required, an absent one is 0. */
export const amount = defineScalar<Amount, Amount>('num/amount', {
  about:
    'An exact decimal number written as text. The number of decimals written is kept and sets how precisely it is calculated.',
  words: documentMessages.anAmount,
  zero: Amount.ZERO,
  decode(raw, reader) {
    const written = writtenDigits(raw);
    if (written === undefined) {
      reader.wrongType(documentMessages.anAmount, raw);
      return undefined;
    }
    const value = parseAmount(written);
    if (value === undefined) reportFigure(raw, written, documentMessages.anAmount, reader, amountsOf);
    return value;
  },
  encode: (value) => value.toString(),
  isEmpty: () => false,
  schema: { type: 'string', pattern: '^\\-?[0-9]+(\\.[0-9]+)?$' },
});
