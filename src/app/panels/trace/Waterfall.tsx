import type { JsonObject } from '../../../engine/index.ts';
import { figureWords } from '../../api/figure-words.ts';
import { traceTexts } from '../../texts/en/trace.ts';
import { figure } from '../../texts/figures.ts';
import { waterfallOf } from './waterfall.ts';

export interface WaterfallProps {
  readonly document: JsonObject | undefined;
  /** Called with the path of the bar that was pressed. */
  onChoose(path: string): void;
}

/** The totals as bars from the lines to what is to be paid. Screen readers read the figures; a press leads to its trace. */
export function Waterfall({ document, onChoose }: WaterfallProps) {
  const bars = waterfallOf(document);
  if (bars.length === 0) return null;
  return (
    <ol className="waterfall" aria-label={traceTexts.waterfall}>
      {bars.map(({ path, value, kind, start, width }) => (
        <li key={path}>
          <button
            type="button"
            className={`waterfall-bar waterfall-${kind}`}
            onClick={() => {
              onChoose(path);
            }}
          >
            <span className="waterfall-name clip">{figureWords(path, document)}</span>
            <span className="waterfall-track" aria-hidden>
              <span style={{ left: `${String(start)}%`, width: `${String(width)}%` }} />
            </span>{' '}
            <span className="waterfall-figure figure">
              {/* A negative amount that is taken away is added. */}
              {kind === 'less' && !value.startsWith('-') ? (
                <>
                  <span className="unseen">{traceTexts.less} </span>
                  <span aria-hidden>−</span>
                </>
              ) : null}
              {figure(kind === 'less' ? value.replace('-', '') : value)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
