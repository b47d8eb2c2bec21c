import { FileJson2 } from 'lucide-react';
import { useCommands } from './CommandProvider.tsx';
import { exampleGroups } from '../state/examples.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';

const groups = exampleGroups.map(({ title, examples }) => ({
  title,
  entries: examples.map(({ path, title: name, note }) => ({ id: `example:${path}` as const, title: name, note })),
}));

/** Documents to start from. Each opens as a document of its own. */
export function ExamplesMenu({ compact = false }: { compact?: boolean }) {
  const { run } = useCommands();
  return (
    <Menu label="Examples" groups={groups} onChoose={run}>
      {compact ? (
        <IconButton label="Examples" icon={<FileJson2 />} />
      ) : (
        <Button icon={<FileJson2 aria-hidden />}>Examples</Button>
      )}
    </Menu>
  );
}
