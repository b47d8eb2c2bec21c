import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useLocation } from 'wouter';
import { createQueryClient } from './api/query-client.ts';
import { useJudging } from './api/use-judgement.ts';
import { CommandProvider } from './commands/CommandProvider.tsx';
import { Frame } from './frame/Frame.tsx';
import { commandList } from './frame/place-commands.ts';
import { useEngine } from './frame/use-engine.ts';
import { useTheme } from './frame/use-theme.ts';
import { useTitle } from './frame/use-title.ts';

export function App() {
  const [queries] = useState(createQueryClient);
  const [, go] = useLocation();
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider navigate={go}>
        <Workbench />
      </RouterProvider>
    </QueryClientProvider>
  );
}

function Workbench() {
  useTheme();
  useTitle();
  useEngine();
  return (
    <CommandProvider list={commandList}>
      <Judging />
      <Frame />
    </CommandProvider>
  );
}

/** Follows every keystroke, so it stands by itself and renders nothing. */
function Judging() {
  useJudging();
  return null;
}
