import type { Constraint } from '../../core/rules/constraint.ts';
import { judge } from '../../core/rules/constraint.ts';
import type { Extensions } from '../../documents/tax/extensions.ts';
import { INCOME_CAT, INCOME_TYPE } from './extension-keys.ts';

/** Amounts that only inform, such as the duty of a municipality, are income of no type. */
const INFORMATIVE = 'category1_95';

/** The income is classified by category and type, or is informative and has the category alone. */
export const carryIncome = constraint(`carry ${INCOME_CAT} and its ${INCOME_TYPE}`, false);

/** {@link carryIncome}, where income need not be classified at all. */
export const carryIncomeOrNone = constraint(`carry ${INCOME_CAT} and its ${INCOME_TYPE}, or neither`, true);

function constraint(words: string, mayLack: boolean): Constraint {
  return judge<Extensions>(words, (ext) => {
    const category = ext?.[INCOME_CAT] ?? '';
    const type = ext?.[INCOME_TYPE] ?? '';
    if (category === INFORMATIVE) return type === '';
    return category === '' && type === '' ? mayLack : category !== '' && type !== '';
  });
}
