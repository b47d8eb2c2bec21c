import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { clientOf } from './client.ts';

/**
 * Asks something about the active document as it stands when this first renders, once, and again by `refetch`. The answer
 * is gone with its reader: an operation that makes fresh identifiers makes new ones each time.
 */
export function useAnswer<Answer>(
  name: string,
  ask: (text: string, signal: AbortSignal, service: ReturnType<typeof clientOf>) => Promise<Answer>,
) {
  const [{ id, revision, text }] = useState(() => activeDocument(useWorkbench.getState()));
  const engine = useWorkbench((state) => state.engineChoice);
  return useQuery<Answer>({
    queryKey: ['operation', name, engine, id, revision],
    queryFn: ({ signal }) => ask(text, signal, clientOf(engine)),
    retry: false,
    gcTime: 0,
  });
}
