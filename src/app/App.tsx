import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useLocation } from 'wouter';
import { basePath } from './api/base-path.ts';
import { createQueryClient } from './api/query-client.ts';
import { startJudging } from './api/judging.ts';
import { CommandProvider } from './commands/CommandProvider.tsx';
import { Frame } from './frame/Frame.tsx';
import { commandList } from './frame/place-commands.ts';
import { useEngine } from './frame/use-engine.ts';
import { useTheme } from './frame/use-theme.ts';
import { useTitle } from './frame/use-title.ts';
import { useWorkbench } from './state/workbench-store.ts';

export function App() {
  const [queries] = useState(createQueryClient);
  const [, go] = useLocation();
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider navigate={go} useHref={(path) => basePath + path}>
        <Workbench />
      </RouterProvider>
    </QueryClientProvider>
  );
}

function Workbench() {
  useTheme();
  useTitle();
  useEngine();
  useEffect(() => startJudging(useWorkbench), []);
  return (
    <CommandProvider list={commandList}>
      <Frame />
    </CommandProvider>
  );
}
