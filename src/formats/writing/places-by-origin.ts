import type { InvoiceTerms, TermValue } from '../en16931/term-tree.ts';
import type { JudgeRequest } from '../verdicts/judge-invoice.ts';

/** Where verdicts on a written file have their places in the document. */
export type Places = Pick<JudgeRequest, 'propertiesOf' | 'placesOf'>;

/** For each term, the document places of its values, in order. */
export type Origins = ReadonlyMap<string, readonly (string | undefined)[]>;

/** Each value that is read back has the place at the same index of its term. */
export function placesByOrigin(terms: InvoiceTerms, made: Origins): Places {
  const origins = new Map<TermValue, string>();
  const turns = new Map<string, number>();
  for (const value of terms.everyValue()) {
    const turn = turns.get(value.term) ?? 0;
    turns.set(value.term, turn + 1);
    const from = made.get(value.term)?.[turn];
    if (from !== undefined) origins.set(value, from);
  }
  const propertiesOf = (value: TermValue): readonly string[] => {
    const from = origins.get(value);
    return from === undefined ? [] : [from];
  };
  return { propertiesOf };
}
