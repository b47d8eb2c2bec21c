import type { Json } from '../../engine/index.ts';

export type DocumentForm = 'json' | 'yaml' | 'compact';

/** A document as text with a final line break. */
export async function printDocument(value: Json, form: DocumentForm): Promise<string> {
  if (form === 'compact') return `${JSON.stringify(value)}\n`;
  if (form === 'json') return `${JSON.stringify(value, null, 2)}\n`;
  const { stringify } = await import('../input/yaml.ts');
  // Converted through JSON, so that numbers with kept digits become plain numbers for the YAML writer.
  return stringify(JSON.parse(JSON.stringify(value)), { lineWidth: 0 });
}
