import { RefreshCw } from 'lucide-react';
import { CommandButton } from '../commands/CommandButton.tsx';
import { useWorkbench } from '../state/workbench-store.ts';
import { useWidth } from '../ui/use-media.ts';
import { frameTexts } from '../texts/en/frame.ts';

/** Offers a newer version; it never loads one by itself. */
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
          label={phone ? frameTexts.update : frameTexts.newVersionReload}
        />
      ) : null}
    </span>
  );
}
