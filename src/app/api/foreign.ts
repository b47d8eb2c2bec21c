import { useEffect, useState } from 'react';
import { JSON_LIMITS, readJson } from '../../engine/values.ts';
import type { TakenOver } from '../../language/foreign/take-over-foreign.ts';
import { mayBeForeign } from './may-be-foreign.ts';

/**
 * The document that a foreign invoice would become; undefined if the text is none. The code loads when it is first
 * needed.
 */
export async function readForeign(text: string): Promise<TakenOver | undefined> {
  if (!mayBeForeign(text)) return undefined;
  const { takeOverForeign } = await import('../../language/foreign/take-over-foreign.ts');
  const read = readJson(text, JSON_LIMITS);
  return read.ok ? takeOverForeign(read.value) : undefined;
}

/** What a document made of the text on the page would be; undefined until it is known. */
export function useForeign(text: string | undefined): TakenOver | undefined {
  const [known, setKnown] = useState<{ readonly text: string; readonly found: TakenOver | undefined }>();
  useEffect(() => {
    if (text === undefined || !mayBeForeign(text)) return undefined;
    let current = true;
    readForeign(text).then(
      (found) => {
        if (current) setKnown({ text, found });
      },
      // Without its code the page goes on, in silence.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [text]);
  return known?.text === text ? known?.found : undefined;
}
