import type { Trouble } from '../api/trouble.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { CommandButton } from './CommandButton.tsx';
import { commandsTexts } from '../texts/en/commands.ts';

/** Offers the engine in this browser if the server's did not answer. */
export function OtherEngine({ trouble }: { trouble: Pick<Trouble, 'passing'> }) {
  const choice = useWorkbench((state) => state.engineChoice);
  if (!trouble.passing || choice === 'browser') return null;
  return <CommandButton command="engine-browser" label={commandsTexts.switchToBrowserEngine} />;
}
