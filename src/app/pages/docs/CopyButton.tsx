import { Copy } from 'lucide-react';
import { copyText } from '../../commands/clipboard.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { docsTexts } from '../../texts/en/docs.ts';

/** Copies a text and confirms it. `what` names the text in the label and in the confirmation. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const { act } = useCommands();
  return (
    <IconButton
      label={docsTexts.copy(what)}
      icon={<Copy />}
      onPress={() => {
        act((context) => copyText(context, text, docsTexts.copied));
      }}
    />
  );
}
