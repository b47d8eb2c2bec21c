import type { SignatureReport } from '../../../engine/index.ts';
import { useFullVerdict } from '../../api/use-verdict.ts';
import { printValue } from '../../ui/print-value.ts';
import { envelopeTexts } from '../../texts/en/envelope.ts';
import { PathLink } from './PathLink.tsx';

/** Enough rows to find the changed place. */
const MOST = 8;

/**
 * A digest shows that a document has changed, but not where. Figures that no longer match the rest often show it:
 * whoever changes a quantity by hand usually leaves the totals as they were.
 */
export function Tampered({ reports }: { reports: readonly SignatureReport[] }) {
  const verdict = useFullVerdict();
  if (!reports.some(({ differs }) => differs.includes('document'))) return null;
  const changes = verdict?.changes ?? [];
  const odd = changes.filter(({ kind, path }) => kind === 'overwrote' && path.startsWith('$.doc'));
  return (
    <div className="tampered" role="note">
      <p className="tampered-title">{envelopeTexts.changedAfterSigning}</p>
      {odd.length === 0 ? (
        <p>{envelopeTexts.changeNotLocated}</p>
      ) : (
        <>
          <p>{envelopeTexts.changeLocated}</p>
          <ul>
            {odd.slice(0, MOST).map(({ path, before, after }) => (
              <li key={path}>
                {envelopeTexts.figureDiffers(
                  <PathLink path={path} within="$.doc." />,
                  <span className="code-text">{bare(before)}</span>,
                  <span className="code-text">{bare(after)}</span>,
                )}
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
