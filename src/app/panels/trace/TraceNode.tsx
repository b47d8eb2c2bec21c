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

/** What all figures of a tree share. */
export interface TraceSite {
  readonly index: TraceIndex;
  readonly document: JsonObject | undefined;
  /** Figures that are made of what the cursor stands in. */
  readonly fed: ReadonlySet<string>;
  light(paths: readonly string[]): void;
  onSource(path: string): void;
}

export interface TraceNodeProps {
  readonly path: string;
  /** As the figure above counts it: before rounding, negative where it is taken off. */
  readonly value: string | undefined;
  readonly site: TraceSite;
  readonly depth: number;
  /** Figures above this depth are open at first. */
  readonly openTo: number;
}

/** Parts of one figure that are shown; a total of more lines says how many there are. */
const MOST = 100;
/** Figures of more parts are closed at first. */
const FEW = 8;

/** One figure in words with what it is made of. Pointing at it lights what it comes from in the source. */
export function TraceNode({ path, value, site, depth, openTo }: TraceNodeProps) {
  const { index, document, fed, light, onSource } = site;
  const entry = index.entryOf(path);
  const parts = entry?.operands ?? [];
  const [open, setOpen] = useState(depth < openTo && parts.length <= FEW);
  // What somebody opens shows what it is made of, to the bottom of a line.
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

/** Whether how a figure is made tells more than its name: `Sum of the lines` is the sum of the lines. */
function saysMore(words: string, { rule, messages }: Pick<TraceEntry, 'rule' | 'messages'>): boolean {
  return saidText(rule, messages?.rule).toLocaleLowerCase() !== words.toLocaleLowerCase();
}
