import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { Line } from '../../documents/bill/line.ts';
import type { Note } from '../../documents/org/note.ts';
import { EXEMPTION } from './extension-keys.ts';
import { extensions } from './extensions.codes.ts';

const REASONS = extensions.find(({ key }) => key === EXEMPTION)?.values ?? [];

export function isExemptionNote({ key, src }: Note): boolean {
  return key === 'legal' && src === EXEMPTION;
}

/** The legal ground of an exemption is printed on the line. */
export const normaliseLine = defineNormaliser<Line>(Line, (line) => {
  const notes = line.notes ?? [];
  if (notes.some(isExemptionNote)) return line;
  for (const { ext } of line.taxes ?? []) {
    const code = ext?.[EXEMPTION];
    const text = code && REASONS.find((reason) => reason.code === code)?.name['pt'];
    if (text) return { ...line, notes: [...notes, { key: 'legal', src: EXEMPTION, code, text }] };
  }
  return line;
});

/** With an exemption exactly one note about it, otherwise none. */
export function explainExemption(given: readonly Note[] | undefined, exemption: string): boolean {
  const notes = (given ?? []).filter(isExemptionNote);
  if (exemption === '') return notes.length === 0;
  return notes.length === 1 && notes[0]?.code === exemption;
}
