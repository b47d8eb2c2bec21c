import type { Constraint } from '../../core/rules/constraint.ts';
import { judge } from '../../core/rules/constraint.ts';
import type { Extensions } from '../../documents/tax/extensions.ts';
import { INCOME_CAT, INCOME_TYPE } from './extension-keys.ts';

/** Informative amounts, such as a municipal duty, are income without type. */
const INFORMATIVE = 'category1_95';

/** The income is classified by category and type, or is informative and has only the category. */
export const carryIncome = constraint(`carry ${INCOME_CAT} and its ${INCOME_TYPE}`, false);

/** {@link carryIncome}, if income needs no classification. */
export const carryIncomeOrNone = constraint(`carry ${INCOME_CAT} and its ${INCOME_TYPE}, or neither`, true);

function constraint(words: string, mayLack: boolean): Constraint {
  return judge<Extensions>(words, (ext) => {
    const category = ext?.[INCOME_CAT] ?? '';
    const type = ext?.[INCOME_TYPE] ?? '';
    if (category === INFORMATIVE) return type === '';
    return category === '' && type === '' ? mayLack : category !== '' && type !== '';
  });
}
