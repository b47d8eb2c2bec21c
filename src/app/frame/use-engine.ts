import { useEffect, useRef } from 'react';
import { followEngineChoice } from '../api/client.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { withMessages } from '../commands/messages.ts';
import { frameTexts } from '../texts/en/frame.ts';

/** One toast for the trouble of the browser's engine, however often it fails. */
const TROUBLE = 'browser-engine';

/** Runs the engine that is chosen, and offers the server's when the browser's fails. */
export function useEngine(): void {
  useEffect(followEngineChoice, []);
  const engine = useWorkbench((state) => state.browserEngine);
  const choice = useWorkbench((state) => state.engineChoice);
  const choose = useWorkbench((state) => state.chooseEngine);
  const told = useRef(false);
  useEffect(() => {
    // It may be the retry of a failed one: nothing is known before it ends.
    if (engine.phase === 'starting') return;
    // Where the server's answers, the failure shows in what asked the browser's.
    const failed = engine.phase === 'failed' && choice === 'browser';
    if (!failed && !told.current) return;
    told.current = failed;
    withMessages((toast) => {
      if (!failed) {
        toast.dismiss(TROUBLE);
        return;
      }
      toast.error(frameTexts.browserEngineFailed, {
        id: TROUBLE,
        duration: Infinity,
        action: {
          label: frameTexts.useThisServer,
          onClick: () => {
            choose('server');
          },
        },
      });
    });
  }, [engine, choice, choose]);
}
