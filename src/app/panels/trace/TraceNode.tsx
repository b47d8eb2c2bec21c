import { ChevronRight, CornerDownLeft } from 'lucide-react';
import { useId, useState } from 'react';
import type { JsonObject } from '../../../engine/index.ts';
import { figureWords } from '../../api/figure-words.ts';
import type { TraceIndex } from '../../api/trace-index.ts';
import { traceTexts } from '../../texts/en/trace.ts';
import { figure } from '../../texts/figures.ts';
import { saidText } from '../../texts/said.ts';
import { Said } from '../../ui/Said.tsx';
import type { TraceEntry } from '../../../engine/index.ts';

/** Shared by all figures of a tree. */
export interface TraceSite {
  readonly index: TraceIndex;
  readonly document: JsonObject | undefined;
  /** Figures that depend on the value at the cursor. */
  readonly fed: ReadonlySet<string>;
  /** The figures that are open at first because a chosen one is below them, and the chosen one itself. */
  readonly onWay: ReadonlySet<string>;
  light(paths: readonly string[]): void;
  onSource(path: string): void;
}

export interface TraceNodeProps {
  readonly path: string;
  /** The value as the parent figure uses it: unrounded, and negative if subtracted. */
  readonly value: string | undefined;
  readonly site: TraceSite;
  readonly depth: number;
  /** Figures above this depth are open at first. */
  readonly openTo: number;
}

/** Most parts of a figure to show; the number of the others is shown below. */
const MOST = 100;
/** Figures with more parts are closed at first. */
const FEW = 8;

/** One figure in words, with the parts it is calculated from. Pointing at it highlights these parts in the source. */
export function TraceNode({ path, value, site, depth, openTo }: TraceNodeProps) {
  const { index, document, fed, onWay, light, onSource } = site;
  const entry = index.entryOf(path);
  const parts = entry?.operands ?? [];
  const [open, setOpen] = useState(onWay.has(entry?.path ?? '') || (depth < openTo && parts.length <= FEW));
  // Set once the user opens the figure: then its parts open too, down to the values of a line.
  const [turned, setTurned] = useState(false);
  const id = useId();
  const words = figureWords(entry?.path ?? path, document);
  const show = () => {
    light([entry?.path ?? path, ...index.sourcesOf(path)]);
  };
  const hide = () => {
    light([]);
  };
  const shown = entry?.value ?? value;
  const isOff = value?.startsWith('-') === true && shown?.startsWith('-') === false;
  return (
    <li data-path={entry?.path ?? path}>
      <div
        className="trace-row"
        data-fed={fed.has(entry?.path ?? path) || undefined}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        {entry ? (
          <button
            type="button"
            className="trace-name"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => {
              setOpen(!open);
              setTurned(true);
            }}
          >
            <ChevronRight aria-hidden className="trace-turn" />
            <span>{words}</span>{' '}
            {saysMore(words, entry) ? (
              <span className="trace-rule">
                <Said text={entry.rule} of={entry.messages?.rule} />
              </span>
            ) : null}
          </button>
        ) : (
          <button
            type="button"
            className="trace-name trace-written"
            onClick={() => {
              onSource(path);
            }}
          >
            <span>{words}</span>{' '}
            <span className="trace-rule">{path.includes('totals.') ? traceTexts.applied : traceTexts.asWritten}</span>
          </button>
        )}
        {isOff ? <span className="trace-off">{traceTexts.less}</span> : null}
        <span className="trace-value figure">{figure(shown ?? '')}</span>
        {entry ? (
          <button
            type="button"
            className="trace-source"
            aria-label={traceTexts.showInTheSource(words)}
            onClick={() => {
              onSource(index.sourcesOf(path)[0] ?? path);
            }}
          >
            <CornerDownLeft aria-hidden />
          </button>
        ) : null}
      </div>
      {entry && open ? (
        <>
          {entry.rounding !== 'exact' && entry.exact !== entry.value ? (
            <p className="trace-rounding">
              {traceTexts.rounded(
                <span className="code-text">{figure(entry.exact)}</span>,
                <span className="code-text">{figure(entry.value)}</span>,
                saidText(entry.rounding, entry.messages?.rounding),
              )}
            </p>
          ) : null}
          <ul className="trace-parts" id={id} aria-label={traceTexts.isMadeOf(words)}>
            {parts.slice(0, MOST).map((part) => (
              <TraceNode
                key={part.path}
                path={part.path}
                value={part.value}
                site={site}
                depth={depth + 1}
                openTo={turned ? depth + 3 : openTo}
              />
            ))}
            {parts.length > MOST ? <li className="trace-more">{traceTexts.andMore(parts.length - MOST)}</li> : null}
          </ul>
        </>
      ) : null}
    </li>
  );
}

/** Whether the formula says more than the name: “Sum of the lines” needs no explanation. */
function saysMore(words: string, { rule, messages }: Pick<TraceEntry, 'rule' | 'messages'>): boolean {
  return saidText(rule, messages?.rule).toLocaleLowerCase() !== words.toLocaleLowerCase();
}
