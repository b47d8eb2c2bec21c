import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { startJudging } from '../api/judge-while-typing.ts';
import { createQueryClient } from '../api/query-client.ts';
import { useAskingVerdict, useAskingVersion } from '../api/use-asking.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { useWidth } from '../ui/use-media.ts';
import { StandIn } from './StandIn.tsx';
import { useEngine } from './use-engine.ts';

// Loads after the code that a first visit needs. The page works without it.
const AskingDestination = onDemand(
  () => import('./AskingDestination.tsx'),
  (module) => module.AskingDestination,
);

/** Lets its children ask the service, and asks for what the frame shows. Its code loads once the frame has rendered. */
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

/** A component of its own, because it renders with each text and the children do not. */
function Asking() {
  useEngine();
  useEffect(() => startJudging(useWorkbench), []);
  useAskingVerdict();
  const wide = useWidth() === 'wide';
  // Shown beside the choice of the engine if there is room.
  useAskingVersion(useWorkbench((state) => state.engineChoice === 'server') && wide);
  return null;
}
