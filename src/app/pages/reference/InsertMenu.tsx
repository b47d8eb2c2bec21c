import { CornerDownLeft } from 'lucide-react';
import { useState } from 'react';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { insertEdits } from '../../commands/insert-edits.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { InsertPlace } from './insert-places.ts';
import { referenceTexts } from '../../texts/en/reference.ts';

/** Most lines shown in the menu. */
const MOST = 40;

export interface InsertMenuProps {
  /** What is inserted, in words: “rate general”. */
  readonly what: string;
  /** The places in the text where it can be inserted. */
  readonly places: (text: string) => readonly InsertPlace[];
}

/** Inserts something into the open document at a place that the user chooses. */
export function InsertMenu({ what, places }: InsertMenuProps) {
  const { act } = useCommands();
  // Computed when the menu opens: a page has many of these menus, and most are never opened.
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
