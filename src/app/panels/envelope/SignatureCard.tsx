import { Link } from 'react-aria-components';
import type { SignatureReport } from '../../../engine/index.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { revealPath } from '../../commands/reveal-path.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { differenceWords, verdictWords } from './verdict-words.ts';

/** One signature: who says to have made it, when, over what, and whether that holds. */
export function SignatureCard({ report }: { report: SignatureReport }) {
  const { label, tone, says } = verdictWords[report.verdict];
  const { act } = useCommands();
  const show = (path: string) => {
    act((context) => {
      revealPath(context, path);
    });
  };
  return (
    <li className="signature" data-verdict={report.verdict}>
      <header className="signature-head">
        <h3>Signature {report.index + 1}</h3>
        <Badge tone={tone}>{label}</Badge>
        <span className="envelope-gap" />
        <Button
          variant="quiet"
          onPress={() => {
            show(`$.sigs[${String(report.index)}]`);
          }}
        >
          Show
        </Button>
      </header>
      <p className="signature-says">{says}</p>
      {report.differs.length > 0 ? (
        <ul className="signature-differs" aria-label="What differs">
          {report.differs.map((difference) => {
            const words = differenceWords[difference];
            return (
              <li key={difference}>
                <Badge tone="error">{words.title}</Badge>
                <button
                  type="button"
                  className="envelope-link"
                  onClick={() => {
                    show(words.path);
                  }}
                >
                  {words.says}
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
      <dl className="envelope-facts">
        <div>
          <dt>Key id</dt>
          <dd className="code">{report.kid ?? 'not said'}</dd>
        </div>
        <div>
          <dt>Signed at</dt>
          <dd className="code">{report.signedAt ?? 'not said'}</dd>
        </div>
        {report.content ? (
          <div>
            <dt>Signed</dt>
            <dd className="code">
              {report.content.uuid}
              <br />
              {report.content.dig.alg} {report.content.dig.val}
            </dd>
          </div>
        ) : null}
      </dl>
      {report.verdict === 'foreign' ? (
        <p className="envelope-note">
          Have the signer’s public key? <Link href="/keys">Import it</Link> and choose it above.
        </p>
      ) : null}
    </li>
  );
}
