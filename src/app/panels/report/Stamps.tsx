import type { XmlReading } from '../../api/xml-verdict.ts';
import { Badge } from '../../ui/Badge.tsx';
import { reportTexts } from '../../texts/en/report.ts';

type Stamp = NonNullable<XmlReading['stamps']>[number];

const TONES = { agrees: 'ok', contradicts: 'error', missing: 'neutral', 'not-judged': 'neutral' } as const;

/** Compares the stamps of an invoice with its content. Open at first if one does not match. */
export function Stamps({ stamps }: { stamps: readonly Stamp[] }) {
  const wrong = stamps.filter(({ state }) => state === 'contradicts').length;
  return (
    <details className="stamps" open={wrong > 0}>
      <summary>
        {reportTexts.stamps} <Badge tone={wrong > 0 ? 'error' : 'neutral'}>{reportTexts.stampsContradict(wrong)}</Badge>
      </summary>
      <div className="stamps-list scroll" tabIndex={0} role="region" aria-label={reportTexts.stamps}>
        <dl>
          {stamps.map(({ key, state, value, right }) => (
            <div key={key}>
              <dt>{reportTexts.stampNames[key]}</dt>
              <dd>
                <Badge tone={TONES[state]}>{reportTexts.stampStates[state]}</Badge>
                {value === undefined ? null : <span className="code-text">{value}</span>}
                {state === 'agrees' || right === undefined || right === '' ? null : (
                  <span className="code-text">{reportTexts.stampRight(right)}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
