import type { TermRule } from '../../en16931/rules/rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { fromEn16931, fromPeppol } from '../../rules/shared/functions/national.ts';
import { PINT_SG_ROWS } from './rows.ts';

const own = (ids: readonly string[], name: (id: string) => string) =>
  Object.fromEntries(ids.map((id) => [id, name(id)] as const));

/** Rules of Peppol and EN 16931 with ids of PINT Singapore. */
const shared: readonly TermRule[] = [
  ...fromPeppol(
    own(['R003', 'R040', 'R041', 'R042', 'R046', 'R053', 'R054', 'R061', 'R120'], (id) => `PEPPOL-EN16931-${id}-SG`),
  ),
  ...fromEn16931(
    own(
      [
        'BR-11',
        'BR-31',
        'BR-DEC-01',
        'BR-DEC-02',
        'BR-DEC-05',
        'BR-DEC-06',
        'BR-DEC-09',
        'BR-DEC-10',
        'BR-DEC-11',
        'BR-DEC-12',
        'BR-DEC-14',
        'BR-DEC-16',
        'BR-DEC-17',
      ],
      (id) => `${id}-SG`,
    ),
  ),
  ...fromEn16931(own(['BR-13', 'BR-14', 'BR-CL-06', 'BR-CO-15', 'BR-CO-18'], (id) => `${id}-GST-SG`)),
  ...fromEn16931(
    own(['BR-51', 'UBL-SR-32'], (id) => `${id}-SG`),
    'warning',
  ),
];

export const PINT_SG_RULES: readonly TermRule[] = [...shared, ...rulesOf(PINT_SG_ROWS)];
