import { stringify } from 'yaml';
import type { Json } from '../../engine/index.ts';

export type DocumentForm = 'json' | 'yaml' | 'compact';

/** A document as text with a line end. */
export function printDocument(value: Json, form: DocumentForm): string {
  if (form === 'compact') return `${JSON.stringify(value)}\n`;
  if (form === 'json') return `${JSON.stringify(value, null, 2)}\n`;
  // Through JSON, so that numbers with digits of their own are numbers to the writer.
  return stringify(JSON.parse(JSON.stringify(value)), { lineWidth: 0 });
}
