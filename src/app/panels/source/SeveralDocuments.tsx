import type { ReactNode } from 'react';
import type { XmlReading } from '../../api/xml-verdict.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { importDocuments, MOST_IMPORTED } from '../../commands/xml-commands.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { panelsTexts } from '../../texts/en/panels.ts';

/** Says how many documents a file has. Imports all of them, each in a tab, or the one that is chosen. */
export function SeveralDocuments({
  name,
  documents,
}: {
  readonly name: ReactNode;
  readonly documents: NonNullable<XmlReading['documents']>;
}) {
  const { act } = useCommands();
  const { length } = documents;
  return (
    <section className="convert-bar" aria-label={panelsTexts.otherNotation}>
      <p className="clip">{panelsTexts.thisHas(name, length)}</p>
      <Menu
        label={panelsTexts.importOne}
        groups={[
          {
            title: panelsTexts.importOne,
            entries: documents.map(({ document }, index) => ({
              id: String(index),
              title: `${String(index + 1)} · ${numberOf(document)}`,
            })),
          },
        ]}
        onChoose={(id) => {
          act((context) => {
            importDocuments(context, documents, [Number(id)]);
          });
        }}
      >
        <Button>{panelsTexts.importOne}</Button>
      </Menu>
      <CommandButton
        command="take-over-xml"
        label={length > MOST_IMPORTED ? panelsTexts.importFirst(MOST_IMPORTED) : panelsTexts.importAll(length)}
      />
    </section>
  );
}

/** The number of a document, or of the one that its first line is about. */
function numberOf({ series, code, lines }: NonNullable<XmlReading['documents']>[number]['document']): string {
  const parts = [series, code].filter((part) => typeof part === 'string' && part !== '');
  if (parts.length > 0) return parts.join('-');
  const [line] = (Array.isArray(lines) ? lines : []) as readonly { readonly doc?: { readonly code?: string } }[];
  return line?.doc?.code ?? '';
}
