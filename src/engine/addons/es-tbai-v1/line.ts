import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { ExtensionChange } from '../../core/tax/extension-changes.ts';
import { limitExtension, setExtension } from '../../core/tax/extension-changes.ts';
import { Line } from '../../documents/bill/line.ts';
import { changeVatExtensions } from '../shared/vat-of-line.ts';
import { PRODUCT } from './extension-keys.ts';

/** An item is a service unless its key says otherwise. Other keys mean nothing here. */
const CHANGES_BY_KEY: ReadonlyMap<string, ExtensionChange> = new Map([
  ['goods', limitExtension(PRODUCT, 'goods', 'resale')],
  ['services', setExtension(PRODUCT, 'services')],
  ['', setExtension(PRODUCT, 'services')],
]);

export const normaliseLine = defineNormaliser<Line>(Line, (line) => {
  const change = line.item && CHANGES_BY_KEY.get(line.item.key ?? '');
  return change ? changeVatExtensions(line, change) : line;
});
