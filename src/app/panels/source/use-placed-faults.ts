import { useMemo } from 'react';
import { useJudgement } from '../../api/use-judgement.ts';
import type { PlacedFault } from '../../editor/types.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';

const none: readonly PlacedFault[] = [];

/**
 * The engine's faults with the editor's version of the text they were found in. An editor that has loaded since counts
 * the same text by its own numbers, so the number is taken anew as long as the text is the one that was judged.
 */
export function usePlacedFaults(): readonly PlacedFault[] {
  const judgement = useJudgement();
  const verdict = judgement.state === 'judged' ? judgement.verdict : undefined;
  const version = useWorkbench((state) => {
    const active = activeDocument(state);
    return verdict && active.revision === verdict.subject.revision
      ? active.editorVersion
      : verdict?.subject.editorVersion;
  });
  return useMemo(
    () => (verdict && version !== undefined ? verdict.faults.map((fault) => ({ fault, version })) : none),
    [verdict, version],
  );
}
