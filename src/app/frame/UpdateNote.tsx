import { RefreshCw } from 'lucide-react';
import { CommandButton } from '../commands/CommandButton.tsx';
import { useWorkbench } from '../state/workbench-store.ts';
import { useWidth } from '../ui/use-media.ts';

/** Offers a newer workbench, and leaves it at that. */
export function UpdateNote() {
  const waits = useWorkbench((state) => state.update !== undefined);
  const phone = useWidth() === 'phone';
  return (
    <span role="status" className="update-note">
      {waits ? (
        <CommandButton
          command="take-update"
          variant="quiet"
          icon={<RefreshCw aria-hidden />}
          label={phone ? 'Update' : 'New version: reload'}
        />
      ) : null}
    </span>
  );
}
