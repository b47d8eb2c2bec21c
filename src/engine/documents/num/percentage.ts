import type { Percentage } from '../../core/num/percentage.ts';
import { parsePercentage, percentageOf } from '../../core/num/percentage.ts';
import { Amount } from '../../core/num/amount.ts';
import { defineScalar } from '../../core/schema/scalar-type.ts';
import { reportFigure, writtenDigits } from './amount.ts';
import { documentMessages } from '../messages.ts';

/** Without a sign it is a factor: `19.0` is 1900 %. Only the author knows whether the sign was forgotten. */
const sharesOf = (figure: string): readonly string[] => (figure.endsWith('%') ? [figure] : [`${figure}%`, figure]);

/** A share of a whole, written "21.0%". If required, an absent one is 0%. */
export const percentage = defineScalar<Percentage, Percentage>('num/percentage', {
  about: 'A percentage written with its sign, such as "21.0%". The decimals written are kept.',
  words: documentMessages.aPercentage,
  zero: percentageOf(Amount.ZERO),
  decode(raw, reader) {
    const written = writtenDigits(raw);
    if (written === undefined) {
      reader.wrongType(documentMessages.aPercentage, raw);
      return undefined;
    }
    const value = written === '' ? undefined : parsePercentage(written);
    if (value === undefined) reportFigure(raw, written, documentMessages.aPercentage, reader, sharesOf);
    return value;
  },
  encode: (value) => value.toString(),
  isEmpty: () => false,
  schema: { type: 'string', pattern: '^\\-?[0-9]+(\\.[0-9]+)?%$' },
});
