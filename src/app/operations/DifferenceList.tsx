import type { Json } from '../../engine/index.ts';
import { Badge } from '../ui/Badge.tsx';
import { compareJson, printedPair, withoutLeftOut } from '../source/compare-json.ts';
import { operationsTexts } from '../texts/en/operations.ts';

/** Lists the values in which the new document differs from the original. */
export function DifferenceList({ before, after, label }: { before: Json | undefined; after: Json; label: string }) {
  const rows = compareJson(before, after);
  const { leftOut, rest } = withoutLeftOut(rows);
  if (rows.length === 0) return <p className="operation-note">{operationsTexts.noDifferences}</p>;
  return (
    <section className="difference" aria-label={label}>
      <header className="difference-head">
        <h3>{label}</h3>
        <Badge>{leftOut.length + rest.length}</Badge>
      </header>
      <div className="difference-rows scroll" tabIndex={0} role="region" aria-label={operationsTexts.differences}>
        <table className="difference-table">
          <thead className="unseen">
            <tr>
              <th scope="col">{operationsTexts.place}</th>
              <th scope="col">{operationsTexts.original}</th>
              <th scope="col">{operationsTexts.new}</th>
            </tr>
          </thead>
          <tbody>
            {leftOut.map(({ list, numbers }) => (
              <tr key={list}>
                <td className="code-text difference-path">{shown(list)}</td>
                <td colSpan={2}>{operationsTexts.leftOut(numbers)}</td>
              </tr>
            ))}
            {rest.map((row) => {
              const [old, now] = printedPair(row);
              return (
                <tr key={row.path}>
                  <td className="code-text difference-path">{shown(row.path)}</td>
                  <td className="code-text">{old === '' ? null : <del>{short(old)}</del>}</td>
                  <td className="code-text">{now === '' ? null : <ins>{short(now)}</ins>}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const shown = (path: string): string => path.replace(/^\$\.?/, '');

/** Most characters of a value. */
const LONGEST = 120;

const short = (value: string): string => (value.length > LONGEST ? `${value.slice(0, LONGEST - 1)}…` : value);
