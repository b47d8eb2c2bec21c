import { outermost, type Where } from '../../../en16931/rules/elements.ts';
import type { TermRule } from '../../../en16931/rules/rule.ts';
import { lacks } from '../functions/national.ts';
import { MISNAMED } from './misnamed.codes.ts';

/** Exclusions with a name or place that UBL does not have, which CIUS-PT shares. */
export const misnamedRules = (prefix: string, lines: readonly string[], on: Where = outermost): readonly TermRule[] =>
  MISNAMED.trim()
    .split('\n')
    .map((line) => {
      const [number = '', path = ''] = line.split(' ');
      const paths = path.startsWith('LINE') ? lines.map((name) => path.replace('LINE', name)) : [path];
      return {
        ...lacks(`${prefix}${number}`, [], on, ...paths),
        severity: 'warning',
      };
    });
