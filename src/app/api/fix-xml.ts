import type { SafeFix } from '../../language/fixes/fix-all.ts';
import { fixJudgedText, type JudgedText } from '../../language/fixes/fix-judged-text.ts';
import type { TextVerdict } from './judge.ts';
import { countsOf } from './verdict-words.ts';

/** An XML invoice after its fixes, and what was done to it, in order. */
export interface FixedXml {
  readonly text: string;
  readonly done: readonly SafeFix[];
}

/**
 * Makes the safe fixes of an XML invoice, as far as each leaves no more wrong than before: what the schema says of its
 * elements, and no figure. Fails as `judged` does.
 */
export function fixXml(given: TextVerdict, judged: (text: string) => Promise<TextVerdict>): Promise<FixedXml> {
  return fixJudgedText(judgedText(given), async (text) => judgedText(await judged(text)));
}

function judgedText({ subject, problems, xml }: TextVerdict): JudgedText {
  const { error, warning } = countsOf(problems);
  const fixes = problems.flatMap(({ code, fixes }) =>
    fixes.map(({ textEdits: edits, ...fix }) => ({ ...fix, code, edits })),
  );
  return { text: subject.text, isRead: xml !== undefined, errors: error, warnings: warning, fixes };
}
