import { create } from 'zustand';
import type { WorkDocument } from '../state/documents-slice.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { fetchCode } from '../ui/fetch-code.ts';
import type { BuildOutcome } from './build-outcome.ts';

interface Builds {
  /** Number of builds in progress. */
  readonly running: number;
  /** The last outcome for each document, by its id. */
  readonly outcomes: ReadonlyMap<string, BuildOutcome>;
}

const useBuilds = create<Builds>(() => ({ running: 0, outcomes: new Map() }));

/**
 * Builds the active document by `POST /v0/build` and keeps the outcome for {@link useBuildOutcome}. Fails only if its
 * own code does not load.
 */
export async function build(): Promise<BuildOutcome> {
  const document = activeDocument(useWorkbench.getState());
  useBuilds.setState(({ running }) => ({ running: running + 1 }));
  try {
    const outcome = await built(document);
    useBuilds.setState(({ outcomes }) => ({ outcomes: new Map(outcomes).set(document.id, outcome) }));
    return outcome;
  } finally {
    useBuilds.setState(({ running }) => ({ running: running - 1 }));
  }
}

async function built(document: WorkDocument): Promise<BuildOutcome> {
  const { buildDocument } = await fetchCode(() => import('./build-document.ts'));
  return buildDocument(document);
}

export function useIsBuilding(): boolean {
  return useBuilds(({ running }) => running > 0);
}

export function useBuildOutcome(): BuildOutcome | undefined {
  const id = useWorkbench((state) => state.activeId);
  return useBuilds(({ outcomes }) => outcomes.get(id));
}
