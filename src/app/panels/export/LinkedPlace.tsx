import { termMessage, termName } from '../../../formats/en16931/term-names.ts';
import type { LinkedValue } from './links.ts';
import { saidText } from '../../texts/said.ts';
import { exportTexts } from '../../texts/en/export.ts';

export interface LinkedPlaceProps {
  readonly value: LinkedValue | undefined;
  /** Whether the source contains the place; otherwise building adds it. */
  readonly written: boolean;
}

/** The highlighted term, and the place in the document that it comes from. */
export function LinkedPlace({ value, written }: LinkedPlaceProps) {
  if (!value) return <p className="export-place">{exportTexts.linkedCursors}</p>;
  const { term, from } = value;
  return (
    <p className="export-place clip">
      <span className="code-text">{term}</span> {saidText(termName(term), termMessage(term))}
      {from === undefined ? null : (
        <>
          {' '}
          {(written ? exportTexts.fromPlace : exportTexts.fromPlaceAdded)(
            <span className="code-text">{from.replace(/^\$\.?/, '')}</span>,
          )}
        </>
      )}
    </p>
  );
}
