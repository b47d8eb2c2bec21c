import type { Ask } from '../../engine/index.ts';
import { escaped, OPEN_VALUE } from '../xml/open-value.ts';
import type { TextEdit } from './verdict-fixes.ts';

/** The edits with the author's answers in place of placeholders; what has no answer stays open. */
export function answeredEdits(
  { edits, ask }: { readonly edits: readonly TextEdit[]; readonly ask?: Ask | undefined },
  answers: ReadonlyMap<string, string>,
): readonly TextEdit[] {
  const fields = ask?.form ?? [];
  let turn = 0;
  return edits.map((edit) => ({
    ...edit,
    text: edit.text.replaceAll(OPEN_VALUE, () => {
      const answer = answers.get(fields[turn++]?.place ?? '')?.trim() ?? '';
      return answer === '' ? OPEN_VALUE : escaped(answer);
    }),
  }));
}
