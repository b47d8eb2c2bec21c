import { useId } from 'react';
import { timelineOf, type RatePeriod } from './rate-periods.ts';
import type { TaxRate } from '../../api/definitions/regime.ts';
import { percent as percentIn } from '../../texts/figures.ts';
import { referenceTexts } from '../../texts/en/reference.ts';
import './rate-timelines.css';

/** Bars narrower than this, in percent of the scale, have no room for their percentage. */
const ROOM = 6;

/** Years this near before today, in percent of the scale, have no room beside the word for it on a phone. */
const BESIDE_TODAY = 20;

/** The rates of a tax category over the years. Screen readers read it as a list of percentages with dates. */
export function RateTimelines({ rates, today }: { rates: readonly TaxRate[]; today: string }) {
  const id = useId();
  const timeline = timelineOf(rates, today);
  if (!timeline) return null;
  const { scale } = timeline;
  const now = { left: `${String(timeline.today)}%` };
  return (
    <figure className="rate-timelines" aria-label={referenceTexts.ratesFromTo(scale.first, scale.last)}>
      {timeline.rates.map(({ code, periods }, row) => (
        <div key={row} className="rate-timeline">
          <span className="rate-timeline-name code-text clip" id={`${id}-${String(row)}`}>
            {code}
          </span>
          <ol className="rate-timeline-track" aria-labelledby={`${id}-${String(row)}`}>
            {periods.map((period) => (
              <li
                key={period.since ?? ''}
                className={`rate-period rate-period-${period.state}`}
                style={{ left: `${String(period.start)}%`, width: `${String(period.width)}%` }}
                title={sentence(period)}
              >
                <span className="unseen">{sentence(period)}</span>
                {period.width >= ROOM ? (
                  <span className="rate-period-figure" aria-hidden>
                    {percentIn(period.percent)}
                  </span>
                ) : null}
              </li>
            ))}
          </ol>
          <span className="rate-timeline-now" aria-hidden>
            <span style={now} />
          </span>
        </div>
      ))}
      <div className="rate-timeline" aria-hidden>
        <span className="rate-timeline-name" />
        <div className="rate-timeline-years">
          {scale.marks.map(({ year, at }) => (
            <span key={year} className="rate-timeline-year" style={{ left: `${String(at)}%` }}>
              {at <= timeline.today && timeline.today - at < BESIDE_TODAY ? null : year}
            </span>
          ))}
          <span className="rate-timeline-today" style={now}>
            {referenceTexts.today}
          </span>
        </div>
      </div>
    </figure>
  );
}

function sentence({ percent, surcharge, since, until }: RatePeriod): string {
  return referenceTexts.period(percentIn(percent), surcharge && percentIn(surcharge), since, until);
}
