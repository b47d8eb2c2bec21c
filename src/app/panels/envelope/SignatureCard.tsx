import { Link } from 'react-aria-components';
import type { SignatureReport } from '../../../engine/index.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { revealPath } from '../../commands/reveal-path.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { differencePaths, verdictTones } from './verdict-words.ts';
import { moment } from '../../texts/figures.ts';
import { envelopeTexts } from '../../texts/en/envelope.ts';

/** One signature: its key, its time, what it covers, and whether it is valid. */
export function SignatureCard({ report }: { report: SignatureReport }) {
  const { label, says } = envelopeTexts.verdicts[report.verdict];
  const tone = verdictTones[report.verdict];
  const { act } = useCommands();
  const show = (path: string) => {
    act((context) => {
      revealPath(context, path);
    });
  };
  return (
    <li className="signature-card" data-verdict={report.verdict}>
      <header className="signature-head">
        <h3>{envelopeTexts.signature(report.index + 1)}</h3>
        <Badge tone={tone}>{label}</Badge>
        <span className="envelope-gap" />
        <Button
          variant="quiet"
          onPress={() => {
            show(`$.sigs[${String(report.index)}]`);
          }}
        >
          {envelopeTexts.show}
        </Button>
      </header>
      <p className="signature-says">{says}</p>
      {report.differs.length > 0 ? (
        <ul className="signature-differs" aria-label={envelopeTexts.whatDiffers}>
          {report.differs.map((difference) => {
            const words = envelopeTexts.differences[difference];
            return (
              <li key={difference}>
                <Badge tone="error">{words.title}</Badge>
                <button
                  type="button"
                  className="envelope-link"
                  onClick={() => {
                    show(differencePaths[difference]);
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
          <dt>{envelopeTexts.keyId}</dt>
          <dd className="code-text">{report.kid ?? envelopeTexts.notSaid}</dd>
        </div>
        <div>
          <dt>{envelopeTexts.signedAt}</dt>
          <dd>
            {report.signedAt === undefined ? (
              envelopeTexts.notSaid
            ) : (
              <time dateTime={report.signedAt} title={report.signedAt}>
                {moment(new Date(report.signedAt))}
              </time>
            )}
          </dd>
        </div>
        {report.content ? (
          <>
            <div>
              <dt>{envelopeTexts.identifier}</dt>
              <dd className="code-text">{report.content.uuid}</dd>
            </div>
            <div>
              <dt>{envelopeTexts.digestBy(report.content.dig.alg)}</dt>
              <dd className="code-text">{report.content.dig.val}</dd>
            </div>
          </>
        ) : null}
      </dl>
      {report.verdict === 'foreign' ? (
        <p className="envelope-note">{envelopeTexts.importKey(<Link href="/keys">{envelopeTexts.importIt}</Link>)}</p>
      ) : null}
    </li>
  );
}
