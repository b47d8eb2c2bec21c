import type { TracedFigure } from '../documents/tax/calculation/scope.ts';
import type { TraceEntry } from './inspect-report.ts';
import { operationMessages } from './messages.ts';
import { refOf } from '../core/messages/message.ts';

/** A traced figure as texts. */
export function traceEntry(figure: TracedFigure): TraceEntry {
  const { path, rule, exact, value } = figure;
  const operands = figure.operands.map((operand) => ({ path: operand.path, value: withoutZeros(operand.value) }));
  const decimals =
    value.scale === 1 ? operationMessages.oneDecimal : operationMessages.decimals({ scale: value.scale });
  const rounding = exact.equals(value) ? operationMessages.exact : operationMessages.halfAwayFromZero({ decimals });
  return {
    path,
    rule: rule.text,
    operands,
    exact: withoutZeros(exact.toString()),
    value: value.toString(),
    rounding: rounding.text,
    messages: { rule: refOf(rule), rounding: refOf(rounding) },
  };
}

/** Zeros after the last significant digit are hidden precision, not information. */
function withoutZeros(digits: string): string {
  return digits.includes('.') ? digits.replace(/\.?0+(?=%?$)/, '') : digits;
}
