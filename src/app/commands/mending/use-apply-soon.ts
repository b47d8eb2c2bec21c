import { useCallback } from 'react';
import type { Mending } from '../../../language/fixes/mending.ts';
import { isTried, useMend } from '../../api/mendings.ts';
import type { Problem, ProblemFix } from '../../api/problem.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { applySoon, type SoonApplied } from '../apply-soon.ts';
import { useCommands } from '../CommandProvider.tsx';

/** A fix by path, as the fixes that come with a problem. */
const asFix = (fix: Mending | ProblemFix): ProblemFix => ('textEdits' in fix ? fix : { ...fix, textEdits: [] });

/** Applies a fix that is shown, whether it came with its problem or was tried: soon, if the text has just changed. */
export function useApplySoon(): (
  problem: Problem,
  fix: Mending | ProblemFix,
  how?: Pick<SoonApplied, 'finish' | 'answers'>,
) => void {
  const { act } = useCommands();
  const mend = useMend();
  return useCallback(
    (problem, fix, how = {}) => {
      const fixesOf = async ({ fault }: Problem) => {
        const { editorVersion } = activeDocument(useWorkbench.getState());
        return fault ? (await mend(fault, editorVersion)).map(asFix) : [];
      };
      void applySoon(act, problem, asFix(fix), { ...how, ...(isTried(problem) && { fixesOf }) });
    },
    [act, mend],
  );
}
