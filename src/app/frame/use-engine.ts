import { useEffect } from 'react';
import { toast } from 'sonner';
import { followEngineChoice } from '../api/client.ts';
import { useWorkbench } from '../state/workbench-store.ts';

/** One toast for the trouble of the browser's engine, however often it fails. */
const TROUBLE = 'browser-engine';

/** Runs the engine that is chosen, and offers the server's when the browser's fails. */
export function useEngine(): void {
  useEffect(followEngineChoice, []);
  const engine = useWorkbench((state) => state.browserEngine);
  const choice = useWorkbench((state) => state.engineChoice);
  const choose = useWorkbench((state) => state.chooseEngine);
  useEffect(() => {
    if (engine.phase === 'ready' || engine.phase === 'off') toast.dismiss(TROUBLE);
    // Where the server's answers, the failure shows in what asked the browser's.
    if (engine.phase !== 'failed' || choice !== 'browser') return;
    toast.error('The engine in this browser failed', {
      id: TROUBLE,
      duration: Infinity,
      action: {
        label: 'Use this server',
        onClick: () => {
          choose('server');
        },
      },
    });
  }, [engine, choice, choose]);
}
