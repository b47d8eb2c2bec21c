import { skipToken, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../contract/client/api-error.ts';
import { JsonText } from '../../contract/client/json-text.ts';
import type { JsonObject } from '../../engine/index.ts';
import type { WorkDocument } from '../state/documents-slice.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { client } from './client.ts';
import { troubleOf, type Trouble } from './trouble.ts';

/** Names the text that was built. */
interface Built {
  readonly documentId: string;
  readonly revision: number;
}

/** The last build of one document, good or bad. */
export type BuildOutcome =
  | (Built & { readonly kind: 'built'; readonly document: JsonObject })
  | (Built & { readonly kind: 'refused'; readonly message: string; readonly faults: number })
  | (Built & { readonly kind: 'failed'; readonly trouble: Trouble });

const MUTATION = ['build'];

function outcomeKey(documentId: string): readonly string[] {
  return ['built', documentId];
}

/** Builds the active document by `POST /v0/build` and keeps the outcome for {@link useBuildOutcome}. */
export function useBuild(): () => Promise<BuildOutcome> {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({ mutationKey: MUTATION, mutationFn: build });
  return async () => {
    const document = activeDocument(useWorkbench.getState());
    const outcome = await mutateAsync(document);
    queries.setQueryData(outcomeKey(document.id), outcome);
    return outcome;
  };
}

export function useIsBuilding(): boolean {
  return useIsMutating({ mutationKey: MUTATION }) > 0;
}

export function useBuildOutcome(): BuildOutcome | undefined {
  const id = useWorkbench((state) => state.activeId);
  const { data } = useQuery<BuildOutcome>({
    queryKey: outcomeKey(id),
    queryFn: skipToken,
    gcTime: Infinity,
  });
  return data;
}

async function build({ id: documentId, text, revision }: WorkDocument): Promise<BuildOutcome> {
  try {
    return { kind: 'built', documentId, revision, document: await client.build({ data: new JsonText(text) }) };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused' && error.status < 500) {
      return { kind: 'refused', documentId, revision, message: error.message, faults: error.faults.length };
    }
    return { kind: 'failed', documentId, revision, trouble: troubleOf(error) };
  }
}
