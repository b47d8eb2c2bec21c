import { useEffect } from 'react';
import { useJudgement } from '../api/use-judgement.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { fetchMenu } from '../ui/Menu.tsx';
import { idle } from './fetch-ahead.ts';

/** Longest duration of opening, in milliseconds: pages other than the workbench have no editor to wait for. */
const PATIENCE = 3000;

const INPUTS = ['keydown', 'pointerdown'] as const;

/**
 * Reports when the page has opened, with the editor and the first verdict, and then loads the code of menus. Input by
 * the user ends the opening earlier, because completion, hover and fixes are needed next.
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
    // If it does not load, the next click tries again.
    if (opened) void fetchMenu().catch(() => undefined);
  }, [opened]);
}
