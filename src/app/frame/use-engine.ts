import { useEffect, useRef } from 'react';
import { followEngineChoice } from '../api/client.ts';
import { hasService } from '../state/host-page.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { withMessages } from '../commands/messages.ts';
import { frameTexts } from '../texts/en/frame.ts';

/** Id of the message about a failure of the browser's engine, so that there is only one. */
const TROUBLE = 'browser-engine';

/** Runs the chosen engine, and offers the server's if the browser's fails. */
export function useEngine(): void {
  useEffect(followEngineChoice, []);
  const engine = useWorkbench((state) => state.browserEngine);
  const choice = useWorkbench((state) => state.engineChoice);
  const choose = useWorkbench((state) => state.chooseEngine);
  const isReported = useRef(false);
  useEffect(() => {
    // This may be the retry of a failed start: nothing is known until it ends.
    if (engine.phase === 'starting') return;
    // If the server's engine is chosen, the component that asked the browser's engine shows the failure.
    const failed = engine.phase === 'failed' && choice === 'browser';
    if (!failed && !isReported.current) return;
    isReported.current = failed;
    withMessages((toast) => {
      if (!failed) {
        toast.dismiss(TROUBLE);
        return;
      }
      toast.error(frameTexts.browserEngineFailed, {
        id: TROUBLE,
        description: engine.message,
        duration: Infinity,
        ...(hasService && {
          action: {
            label: frameTexts.useThisServer,
            onClick: () => {
              choose('server');
            },
          },
        }),
      });
    });
  }, [engine, choice, choose]);
}
