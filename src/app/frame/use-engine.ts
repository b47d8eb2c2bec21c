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
  const choose = useWorkbench((state) => state.chooseEngine);
  useEffect(() => {
    if (engine.phase === 'ready' || engine.phase === 'off') toast.dismiss(TROUBLE);
    if (engine.phase !== 'failed') return;
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
  }, [engine, choose]);
}
