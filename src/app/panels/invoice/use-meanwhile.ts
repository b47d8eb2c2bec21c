import { useMemo, useState } from 'react';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { meanwhile, type Meanwhile } from './meanwhile.ts';
import type { ValueField } from './value-field.ts';

/**
 * What the source says by now at the place of an open field, which was made for the text before. For XML, both texts are
 * those of the document that was read from it; without them it is what the last verdict found at the place. Once the
 * change is accepted, it is what the field begins with.
 */
export function useMeanwhile(
  path: string,
  text: string | undefined,
  read: string | undefined,
  { written }: Pick<ValueField, 'written'>,
): { readonly place: Meanwhile; accept(): void } {
  const source = useWorkbench((state) => activeDocument(state).text);
  const now = read ?? source;
  const [start, setStart] = useState({ text, written });
  const place = useMemo((): Meanwhile => {
    if (start.text !== undefined) return meanwhile(path, start.text, now);
    return written === start.written ? { kind: 'same', path } : { kind: 'changed', path, now: written };
  }, [path, start, now, written]);
  return {
    place,
    accept: () => {
      setStart({ text: text === undefined ? undefined : now, written });
    },
  };
}
