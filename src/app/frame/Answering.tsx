import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { startJudging } from '../api/judging.ts';
import { createQueryClient } from '../api/query-client.ts';
import { useAskingVerdict, useAskingVersion } from '../api/use-asking.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { useWidth } from '../ui/use-media.ts';
import { StandIn } from './StandIn.tsx';
import { useEngine } from './use-engine.ts';

// After what a first visit waits for. Without it the page goes on.
const AskingDestination = onDemand(
  () => import('./AskingDestination.tsx'),
  (module) => module.AskingDestination,
);

/** Lets its children ask the service, and asks for what the frame shows. Its code loads when the frame is drawn. */
export function Answering({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <Asking />
      <Boundary name="" instead={null}>
        <AskingDestination />
      </Boundary>
      <StandIn />
      {children}
    </QueryClientProvider>
  );
}

/** By itself, for it follows each text, and what is inside does not. */
function Asking() {
  useEngine();
  useEffect(() => startJudging(useWorkbench), []);
  useAskingVerdict();
  const wide = useWidth() === 'wide';
  // Shown beside the choice of the engine, where there is room for it.
  useAskingVersion(useWorkbench((state) => state.engineChoice === 'server') && wide);
  return null;
}
