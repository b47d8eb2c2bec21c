import type { TracedFigure } from '../documents/tax/calculation/scope.ts';
import type { TraceEntry } from './inspect-report.ts';

/** A traced figure in words and texts. */
export function traceEntry(figure: TracedFigure): TraceEntry {
  const { path, rule, exact, value } = figure;
  const operands = figure.operands.map((operand) => ({ path: operand.path, value: withoutZeros(operand.value) }));
  const decimals = value.scale === 1 ? '1 decimal' : `${value.scale} decimals`;
  return {
    path,
    rule,
    operands,
    exact: withoutZeros(exact.toString()),
    value: value.toString(),
    rounding: exact.equals(value) ? 'exact' : `half away from zero, ${decimals}`,
  };
}

/** Zeros behind the last digit that counts are hidden precision, not information. */
function withoutZeros(digits: string): string {
  return digits.includes('.') ? digits.replace(/\.?0+(?=%?$)/, '') : digits;
}
