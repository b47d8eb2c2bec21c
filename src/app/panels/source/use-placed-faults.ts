import { useMemo } from 'react';
import type { Problem } from '../../api/problem.ts';
import { useVerdict } from '../../api/use-verdict.ts';
import type { PlacedFault } from '../../editor/types.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';

const none: readonly PlacedFault[] = [];

/**
 * The engine's faults with the editor's version of the text they were found in. An editor that has loaded since counts
 * the same text by its own numbers, so the number is taken anew as long as the text is the one that was judged.
 */
export function usePlacedFaults(): readonly PlacedFault[] {
  const verdict = useVerdict();
  const version = useWorkbench((state) => {
    const active = activeDocument(state);
    return verdict && active.revision === verdict.subject.revision
      ? active.editorVersion
      : verdict?.subject.editorVersion;
  });
  // Their words stand in the editor: in another language they are placed anew.
  const language = useWorkbench((state) => state.language);
  return useMemo(() => {
    if (!verdict || version === undefined) return none;
    if (verdict.notation) return verdict.problems.flatMap((problem) => placedInText(problem, version));
    return verdict.faults.map((fault) => ({ fault, version }));
    // oxlint-disable-next-line react/exhaustive-deps -- What is said follows the language.
  }, [verdict, version, language]);
}

// What is not JSON has no paths that lead to a token: its faults come with their place.
function placedInText({ fault, range, fixes }: Problem, version: number): readonly PlacedFault[] {
  return fault && range ? [{ fault, version, span: range, fixes }] : [];
}
