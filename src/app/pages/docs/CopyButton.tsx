import { Copy } from 'lucide-react';
import { copyText } from '../../commands/clipboard.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { IconButton } from '../../ui/Button.tsx';

/** Copies a text and says in passing that it did; `what` stands in both. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const { act } = useCommands();
  return (
    <IconButton
      label={`Copy ${what}`}
      icon={<Copy />}
      onPress={() => {
        act((context) => copyText(context, text, 'Copied'));
      }}
    />
  );
}
