import type { JsonObject } from '../../../engine/index.ts';
import { amount } from '../../texts/figures.ts';
import { panelsTexts } from '../../texts/en/panels.ts';

const shown = ['total', 'tax', 'total_with_tax', 'retained_tax', 'payable'] as const;

export interface TotalsProps {
  readonly document: JsonObject;
  /** Called when the mouse enters a figure, and without one when it leaves. */
  onPoint(path: string | undefined): void;
}

/** The main totals. Empty for documents without totals. */
export function Totals({ document, onPoint }: TotalsProps) {
  const inner = objectAt(document, 'doc');
  const body = inner ?? document;
  const totals = objectAt(body, 'totals');
  const currency = body['currency'];
  const figures = shown.flatMap((member) => {
    const value = totals?.[member];
    return typeof value === 'string' ? [{ member, value }] : [];
  });
  if (figures.length === 0) return null;
  return (
    <div className="totals">
      <dl className="totals-figures">
        {figures.map(({ member, value }) => (
          <div
            key={member}
            data-main={member === 'payable' || undefined}
            onPointerEnter={() => {
              onPoint(`$.${inner ? 'doc.' : ''}totals.${member}`);
            }}
            onPointerLeave={() => {
              onPoint(undefined);
            }}
          >
            <dt>{panelsTexts.totals[member]}</dt>
            <dd className="figure">{member === 'retained_tax' ? lessened(value) : amount(value)}</dd>
          </div>
        ))}
      </dl>
      {typeof currency === 'string' ? <span className="totals-currency code-text">{currency}</span> : null}
    </div>
  );
}

/** Tax withheld stands with its minus, as on the page. */
function lessened(value: string): string {
  return value.startsWith('-') ? `+${amount(value.slice(1))}` : `−${amount(value)}`;
}

function objectAt(object: JsonObject, member: string): JsonObject | undefined {
  const value = object[member];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}
