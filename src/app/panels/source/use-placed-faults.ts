import { useMemo } from 'react';
import type { Problem } from '../../api/problem.ts';
import { useVerdict } from '../../api/use-verdict.ts';
import type { PlacedFault } from '../../editor/types.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';

const none: readonly PlacedFault[] = [];

/**
 * The engine's faults, with the editor's version number of the text they belong to. An editor that loaded after the
 * check numbers the same text anew: while the text is unchanged, its current number is used.
 */
export function usePlacedFaults(): readonly PlacedFault[] {
  const verdict = useVerdict();
  const version = useWorkbench((state) => {
    const active = activeDocument(state);
    return verdict && active.revision === verdict.subject.revision
      ? active.editorVersion
      : verdict?.subject.editorVersion;
  });
  // The editor shows the messages: a new language places them again.
  const language = useWorkbench((state) => state.language);
  return useMemo(() => {
    if (!verdict || version === undefined) return none;
    if (verdict.notation) return verdict.problems.flatMap((problem) => placedInText(problem, version));
    return verdict.faults.map((fault) => ({ fault, version }));
    // oxlint-disable-next-line react/exhaustive-deps -- The messages depend on the language.
  }, [verdict, version, language]);
}

// Text that is not JSON has no paths; its faults have positions instead.
function placedInText({ fault, range, fixes }: Problem, version: number): readonly PlacedFault[] {
  return fault && range ? [{ fault, version, span: range, fixes }] : [];
}
