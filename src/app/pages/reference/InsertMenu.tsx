import { CornerDownLeft } from 'lucide-react';
import { useState } from 'react';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { insertEdits } from '../../commands/insert-edits.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { InsertPlace } from './insert-places.ts';
import { referenceTexts } from '../../texts/en/reference.ts';

/** More lines than this do not fit a menu. */
const MOST = 40;

export interface InsertMenuProps {
  /** What is inserted, in words: "rate general". */
  readonly what: string;
  /** Where it can go in a text. */
  readonly places: (text: string) => readonly InsertPlace[];
}

/** Puts something into the open document, at a place of the user's choice. */
export function InsertMenu({ what, places }: InsertMenuProps) {
  const { act } = useCommands();
  // Looked for when the menu opens: a table has many of these, and none is likely to be used.
  const [found, setFound] = useState<readonly InsertPlace[]>([]);
  const entries = found.slice(0, MOST).map(({ title, note }, index) => ({ id: String(index), title, note }));
  const none = {
    id: 'none',
    title: referenceTexts.nowhereToInsert,
    note: referenceTexts.nowhereToInsertHint,
    disabled: true,
  };
  const name = activeDocument(useWorkbench.getState()).name;
  return (
    <Menu
      label={referenceTexts.insertThat(what)}
      groups={[{ title: referenceTexts.into(name), entries: entries.length > 0 ? entries : [none] }]}
      onOpen={() => {
        setFound(places(activeDocument(useWorkbench.getState()).text));
      }}
      onChoose={(id) => {
        const place = found[Number(id)];
        if (place)
          act((context) =>
            insertEdits(context, place.edits, referenceTexts.insertedInto(what, place.title.toLowerCase())),
          );
      }}
    >
      <IconButton label={referenceTexts.insertNamed(what)} icon={<CornerDownLeft />} />
    </Menu>
  );
}
