import type { SafeFix } from '../../language/fixes/fix-all.ts';
import { fixJudgedText, type JudgedText } from '../../language/fixes/fix-judged-text.ts';
import type { TextVerdict } from './text-verdict.ts';
import { countsOf } from './verdict-words.ts';

/** An XML invoice after its fixes, and the fixes in order. */
export interface FixedXml {
  readonly text: string;
  readonly done: readonly SafeFix[];
}

/**
 * Makes the safe fixes of an XML invoice, each only if it leaves no more faults than before. They change elements as
 * the schema requires, and never a figure. Fails like `judged`.
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
