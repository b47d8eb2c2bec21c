import { useEffect, useState } from 'react';
import { JSON_LIMITS, readJson } from '../../engine/values.ts';
import type { TakenOver } from '../../language/foreign/take-over-foreign.ts';
import { mayBeForeign } from './may-be-foreign.ts';

/**
 * The document that an invoice of another program would become; undefined if the text is no such invoice. The code
 * loads when it is first needed.
 */
export async function readForeign(text: string): Promise<TakenOver | undefined> {
  if (!mayBeForeign(text)) return undefined;
  const { takeOverForeign } = await import('../../language/foreign/take-over-foreign.ts');
  const read = readJson(text, JSON_LIMITS);
  return read.ok ? takeOverForeign(read.value) : undefined;
}

/** The document that the current text would become; undefined until it is known. */
export function useForeign(text: string | undefined): TakenOver | undefined {
  const [known, setKnown] = useState<{ readonly text: string; readonly found: TakenOver | undefined }>();
  useEffect(() => {
    if (text === undefined || !mayBeForeign(text)) return undefined;
    let current = true;
    readForeign(text).then(
      (found) => {
        if (current) setKnown({ text, found });
      },
      // If the code does not load, the page works without it and says nothing.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [text]);
  return known?.text === text ? known?.found : undefined;
}
