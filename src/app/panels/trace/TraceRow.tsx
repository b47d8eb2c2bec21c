import type { TraceEntry } from '../../../engine/index.ts';

export interface TraceRowProps {
  readonly entry: TraceEntry;
  /** To where an operand comes from: its own row, or the source. */
  readonly onFollow: (path: string) => void;
  readonly onSource: (path: string) => void;
}

/** One figure: formula, operands, exact value and what is printed. */
export function TraceRow({ entry, onFollow, onSource }: TraceRowProps) {
  const { path, rule, operands, exact, value, rounding } = entry;
  const rounded = rounding !== 'exact' && exact !== value;
  return (
    <li className="trace-row" data-path={path}>
      <div className="trace-head">
        <button
          type="button"
          className="trace-path code"
          onClick={() => {
            onSource(path);
          }}
        >
          {bare(path)}
        </button>
        <span className="trace-value figure">{value}</span>
      </div>
      <p className="trace-rule">{rule}</p>
      <ul className="trace-operands" aria-label={`Operands of ${bare(path)}`}>
        {operands.map((operand, index) => (
          <li key={index}>
            <button
              type="button"
              className="trace-operand"
              onClick={() => {
                onFollow(operand.path);
              }}
            >
              <span className="code clip">{bare(operand.path)}</span>
              <span className="figure">{operand.value}</span>
            </button>
          </li>
        ))}
      </ul>
      {rounded ? (
        <p className="trace-rounding">
          exactly <span className="code">{exact}</span>, rounded to <span className="code">{value}</span> ({rounding})
        </p>
      ) : null}
    </li>
  );
}

function bare(path: string): string {
  return path.replace(/^\$\.?/, '');
}
