import { MailOpen } from 'lucide-react';
import { useMemo } from 'react';
import { useSubject } from '../../api/use-subject.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { revealPath } from '../../commands/reveal-path.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/Messages.tsx';
import { readEnvelope, type EnvelopeView } from './read-envelope.ts';
import { Signatures } from './Signatures.tsx';
import { envelopeTexts } from '../../texts/en/envelope.ts';
import './envelope.css';

/** The envelope in the source: header, digest, stamps, and the verdict on each signature. */
export function EnvelopePanel() {
  // Uses the text that was last sent for checking, so that it changes with the verdict and not with each keystroke.
  const subject = useSubject();
  const text = subject?.text ?? '';
  const envelope = useMemo(() => readEnvelope(text), [text]);
  if (!envelope) {
    return (
      <EmptyState
        title={envelopeTexts.noEnvelope}
        icon={<MailOpen aria-hidden />}
        action={
          <>
            <CommandButton command="envelop" label={envelopeTexts.wrap} />
            <CommandButton command="sign" label={envelopeTexts.sign} variant="primary" />
          </>
        }
      >
        {envelopeTexts.lead}
      </EmptyState>
    );
  }
  return (
    <div className="envelope scroll" tabIndex={0} role="region" aria-label={envelopeTexts.envelope}>
      <Header envelope={envelope} />
      {subject ? <Signatures subject={subject} envelope={envelope} /> : null}
    </div>
  );
}

function Header({ envelope }: { envelope: EnvelopeView }) {
  return (
    <section className="envelope-part" aria-labelledby="envelope-header">
      <header className="envelope-part-head">
        <h2 id="envelope-header">{envelopeTexts.header}</h2>
        {envelope.documentType ? <Badge>{envelope.documentType}</Badge> : null}
        <span className="envelope-gap" />
        <CommandButton command="unwrap" variant="quiet" label={envelopeTexts.unwrap} />
      </header>
      <dl className="envelope-facts">
        <Fact name={envelopeTexts.identifier} path="$.head.uuid" value={envelope.uuid} />
        <Fact name={envelopeTexts.digestBy(envelope.algorithm)} path="$.head.dig" value={envelope.digest} />
        <Fact name={envelopeTexts.tags} path="$.head.tags" value={envelope.tags.join(', ')} optional />
        <Fact name={envelopeTexts.notes} path="$.head.notes" value={envelope.notes} optional />
        {envelope.stamps.map((stamp, index) => (
          <Fact
            key={index}
            name={envelopeTexts.stamp(stamp.prv)}
            path={`$.head.stamps[${String(index)}]`}
            value={stamp.val}
          />
        ))}
      </dl>
      {envelope.stamps.length === 0 ? <p className="envelope-note">{envelopeTexts.noStamps}</p> : null}
    </section>
  );
}

function Fact({ name, path, value, optional }: { name: string; path: string; value: string; optional?: boolean }) {
  const { act } = useCommands();
  if (value === '' && optional) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd className="code-text">
        {value === '' ? (
          <span className="envelope-missing">{envelopeTexts.missing}</span>
        ) : (
          <button
            type="button"
            className="envelope-link"
            aria-label={envelopeTexts.showInTheSource(name, value)}
            onClick={() => {
              act((context) => {
                revealPath(context, path);
              });
            }}
          >
            {value}
          </button>
        )}
      </dd>
    </div>
  );
}
