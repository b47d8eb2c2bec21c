import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { clientOf } from './client.ts';

/**
 * Asks one question about the active document as it is at the first render; `refetch` asks again. The answer is dropped
 * with its component, because an operation that creates identifiers creates new ones each time.
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
