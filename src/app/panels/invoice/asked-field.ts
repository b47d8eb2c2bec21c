import type { AskField } from '../../../engine/index.ts';
import { applyTextEdits } from '../../../language/edits/apply-edits.ts';
import type { Mending } from '../../../language/fixes/mending.ts';
import { answeredFix } from '../../commands/mending/answered-fix.ts';
import type { ProblemFix } from '../../api/problem.ts';
import type { PageSource, ValueField } from './value-field.ts';

/**
 * The field of a missing value that a fix asks for: it goes where the fix puts it. Undefined if no fix asks for exactly
 * one value.
 */
export function askedField(fixes: readonly (Mending | ProblemFix)[], source: PageSource): ValueField | undefined {
  const fix = fixes.find(({ kind, ask }) => kind === 'ask' && ask?.form.length === 1);
  const [asked] = fix?.ask?.form ?? [];
  if (!fix || !asked) return undefined;
  return { ...fieldOf(asked), written: '', change: (value, text) => changed(fix, asked, value, text, source) };
}

function fieldOf({ input, choices, like }: AskField): Pick<ValueField, 'input' | 'choices' | 'like'> {
  return { input, ...(choices && { choices }), ...(like !== undefined && { like }) };
}

function changed(
  fix: Mending | ProblemFix,
  { place, input }: AskField,
  value: string | undefined,
  text: string,
  source: PageSource,
) {
  if (value === undefined) return { edits: [] };
  const isCompact = input === 'date' && /\/DateTimeString\[\d+\]$/.test(place);
  const done = answeredFix(fix, new Map([[place, isCompact ? value.replaceAll('-', '') : value]]));
  if (done.textEdits.length === 0) return { edits: done.edits };
  // Offsets are valid only in the judged text.
  return text === source.text ? { edits: [], text: applyTextEdits(text, done.textEdits) } : undefined;
}
