import type { SignatureReport } from '../../../engine/index.ts';
import { useJudgement } from '../../api/use-judgement.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { revealPath } from '../../commands/reveal-path.ts';
import { printValue } from '../../ui/print-value.ts';

/** Rows enough to find the place that was tampered with. */
const MOST = 8;

/**
 * A digest says that a document changed, not where. Figures that do not follow from the rest of the document often do:
 * whoever changes a quantity by hand leaves the totals behind.
 */
export function Tampered({ reports }: { reports: readonly SignatureReport[] }) {
  const judgement = useJudgement();
  const { act } = useCommands();
  if (!reports.some(({ differs }) => differs.includes('document'))) return null;
  const changes = judgement.state === 'judged' ? judgement.verdict.changes : [];
  const odd = changes.filter(({ kind, path }) => kind === 'overwrote' && path.startsWith('$.doc'));
  return (
    <div className="tampered" role="note">
      <p className="tampered-title">The document was changed after signing</p>
      {odd.length === 0 ? (
        <p>Its figures agree with each other, so they do not tell where. Compare it with a copy from the signer.</p>
      ) : (
        <>
          <p>These figures no longer follow from the rest of the document; look at what they are made of:</p>
          <ul>
            {odd.slice(0, MOST).map(({ path, before, after }) => (
              <li key={path}>
                <button
                  type="button"
                  className="envelope-link code"
                  onClick={() => {
                    act((context) => {
                      revealPath(context, path);
                    });
                  }}
                >
                  {path.replace('$.doc.', '')}
                </button>{' '}
                says <span className="code">{bare(before)}</span>, calculated{' '}
                <span className="code">{bare(after)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function bare(value: unknown): string {
  return typeof value === 'string' ? value : printValue(value);
}
