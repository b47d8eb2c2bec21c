import type { ExtensionChange } from '../../core/tax/extension-changes.ts';
import { changeExtensions } from '../../core/tax/extension-changes.ts';
import type { Line } from '../../documents/bill/line.ts';

/** Changes the extensions of the VAT on a line. A line without VAT is unchanged. */
export function changeVatExtensions(line: Line, ...changes: readonly ExtensionChange[]): Line {
  const vat = line.taxes?.find(({ cat }) => cat === 'VAT');
  if (!vat || !line.taxes) return line;
  const changed = changeExtensions(vat, ...changes);
  return changed === vat ? line : { ...line, taxes: line.taxes.map((combo) => (combo === vat ? changed : combo)) };
}
