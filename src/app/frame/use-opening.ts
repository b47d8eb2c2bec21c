import { useEffect } from 'react';
import { useJudgement } from '../api/use-judgement.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { fetchMenu } from '../ui/Menu.tsx';
import { idle } from './fetch-ahead.ts';

/** When opening counts as over whatever is still missing, in milliseconds: pages beside the workbench have no editor. */
const PATIENCE = 3000;

const INPUTS = ['keydown', 'pointerdown'] as const;

/**
 * Tells when the page has opened, with the editor and the first verdict, and then loads the code of menus. A user who
 * begins earlier ends the opening: completion, hover and fixes are next.
 */
export function useOpening(): void {
  const waiting = useJudgement().state === 'waiting';
  const shown = useWorkbench((state) => state.editor !== undefined) && !waiting;
  const opened = useWorkbench((state) => state.opened);
  const finish = useWorkbench((state) => state.finishOpening);
  useEffect(() => {
    if (opened) return undefined;
    const late = setTimeout(finish, PATIENCE);
    for (const input of INPUTS) addEventListener(input, finish, true);
    let gone = false;
    if (shown)
      void idle().then(() => {
        if (!gone) finish();
      });
    return () => {
      gone = true;
      clearTimeout(late);
      for (const input of INPUTS) removeEventListener(input, finish, true);
    };
  }, [opened, shown, finish]);
  useEffect(() => {
    // Where it does not come, the next press asks again.
    if (opened) void fetchMenu().catch(() => undefined);
  }, [opened]);
}
