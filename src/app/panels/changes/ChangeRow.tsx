import { Fragment, type ReactNode } from 'react';
import { saidText } from '../../texts/said.ts';
import { Said } from '../../ui/Said.tsx';
import type { Change } from '../../../engine/index.ts';
import { PLAIN_REASON } from '../../../engine/values.ts';
import { panelsTexts } from '../../texts/en/panels.ts';
import { printValue } from '../../ui/print-value.ts';

/** One change: its place, the value before and after, and the reason. */
export function ChangeRow({ change }: { change: Change }) {
  const { kind, path, before, after, why, phrase } = change;
  return (
    <>
      <span className="change-row-path code-text">{breakable(path.replace(/^\$\.?/, ''))}</span>
      <span className="change-row-values code-text">
        {before === undefined ? null : <del className="clip">{bare(before)}</del>}
        {before !== undefined && after !== undefined ? <span aria-label={panelsTexts.becomes}>→</span> : null}
        {after === undefined ? null : <ins className="clip">{bare(after)}</ins>}
      </span>
      {kind === 'calculated' && phrase === PLAIN_REASON ? null : (
        <span className="change-row-why clip" title={saidText(why, change)}>
          <Said text={why} of={change} />
        </span>
      )}
    </>
  );
}

/** Allows line breaks only before dots, so that paths stay readable in a narrow column. */
function breakable(path: string): ReactNode {
  return path.split(/(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}

// No quotes around text: the column contains only values.
function bare(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : printValue(value, 120);
}
