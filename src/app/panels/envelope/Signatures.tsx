import { troubleOf } from '../../api/trouble.ts';
import { useSignatures } from '../../api/use-signatures.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { namedKey } from '../../commands/use-verified.ts';
import { keyName, useKeys } from '../../keys/use-keys.ts';
import { Select } from '../../ui/Field.tsx';
import type { Subject } from '../../state/subject-slice.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/Messages.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { EnvelopeView } from './read-envelope.ts';
import { ServiceVerdict } from './ServiceVerdict.tsx';
import { SignatureCard } from './SignatureCard.tsx';
import { Tampered } from './Tampered.tsx';
import { Uncovered } from './Uncovered.tsx';
import { envelopeTexts } from '../../texts/en/envelope.ts';

/** Checks every signature with a chosen public key, beside the verdict of the service. */
export function Signatures({ subject, envelope }: { subject: Subject; envelope: EnvelopeView }) {
  const { signatures: count, uncovered } = envelope;
  const keys = useKeys();
  const chosen = useWorkbench((state) => state.checkingKey);
  const choose = useWorkbench((state) => state.chooseCheckingKey);
  const unchecked = useSignatures(subject, undefined);
  const key = keys.find(({ id }) => id === chosen) ?? namedKey(keys, unchecked.data);
  const checked = useSignatures(key ? subject : undefined, key?.publicKey);
  const reports = key ? checked : unchecked;
  return (
    <section className="envelope-part" aria-labelledby="envelope-signatures">
      <header className="envelope-part-head">
        <h2 id="envelope-signatures">{envelopeTexts.signatures}</h2>
        <Badge>{count}</Badge>
        <span className="envelope-gap" />
        <CommandButton command="sign" variant="quiet" label={envelopeTexts.signAgain} />
      </header>
      {count === 0 ? (
        <p className="envelope-note">{envelopeTexts.noSignatures}</p>
      ) : (
        <>
          <div className="envelope-key">
            {keys.length > 0 ? (
              <Select
                label={envelopeTexts.checkWith}
                value={key?.id ?? ''}
                onChange={(id) => {
                  choose(id === '' ? undefined : id);
                }}
                options={[
                  ...(key ? [] : [{ value: '', title: envelopeTexts.chooseAPublicKey }]),
                  ...keys.map((entry) => ({ value: entry.id, title: keyName(entry) })),
                ]}
              />
            ) : (
              <p className="envelope-note">
                {envelopeTexts.keyNeeded} <CommandButton command="go-keys" label={envelopeTexts.importIt} />
              </p>
            )}
          </div>
          {key ? <ServiceVerdict subject={subject} publicKey={key.publicKey} /> : null}
          <Uncovered paths={uncovered} />
          <Reports query={reports} />
          {reports.data ? <Tampered reports={reports.data} /> : null}
        </>
      )}
    </section>
  );
}

function Reports({ query }: { query: ReturnType<typeof useSignatures> }) {
  if (query.isError) {
    const trouble = troubleOf(query.error);
    return (
      <ErrorState
        title={envelopeTexts.signaturesUnreadable}
        action={<Button onPress={() => void query.refetch()}>{envelopeTexts.readAgain}</Button>}
      >
        {trouble.advice}
      </ErrorState>
    );
  }
  if (!query.data) return <Skeleton rows={4} label={envelopeTexts.readingSignatures} />;
  return (
    <ul className="signatures" aria-label={envelopeTexts.signatures}>
      {query.data.map((report) => (
        <SignatureCard key={report.index} report={report} />
      ))}
    </ul>
  );
}
