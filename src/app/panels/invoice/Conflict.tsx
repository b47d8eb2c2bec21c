import { invoiceTexts } from '../../texts/en/invoice.ts';
import { Button } from '../../ui/Button.tsx';
import type { Meanwhile } from './meanwhile.ts';

interface ConflictProps {
  readonly place: Meanwhile;
  /** What was typed. */
  readonly draft: string;
  onMine(): void;
  onTheirs(text: string): void;
}

/** Says that the source has changed below an open field, and asks which text is to stay. */
export function Conflict({ place, draft, onMine, onTheirs }: ConflictProps) {
  if (place.kind === 'gone')
    return (
      <div className="paper-form-conflict" role="alert">
        <p>{invoiceTexts.rowGone}</p>
        {draft === '' ? null : (
          <Button onPress={() => void navigator.clipboard.writeText(draft)}>{invoiceTexts.copyDraft}</Button>
        )}
      </div>
    );
  if (place.kind !== 'changed') return null;
  return (
    <div className="paper-form-conflict" role="alert">
      <p>{place.now === '' ? invoiceTexts.sourceRemoved : invoiceTexts.sourceSays(place.now)}</p>
      <div className="paper-form-end">
        <Button onPress={onMine}>{invoiceTexts.keepMine}</Button>
        <Button
          onPress={() => {
            onTheirs(place.now);
          }}
        >
          {invoiceTexts.takeTheirs}
        </Button>
      </div>
    </div>
  );
}
