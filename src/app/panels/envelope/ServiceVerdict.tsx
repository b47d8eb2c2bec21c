import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { JsonWebKey } from '../../../api/schemas/signing.ts';
import { refusalOf, troubleOf } from '../../api/trouble.ts';
import { useVerification } from '../../api/use-signatures.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { revealPath } from '../../commands/reveal-path.ts';
import type { Subject } from '../../state/subject-slice.ts';
import { Code } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { envelopeTexts } from '../../texts/en/envelope.ts';

/** The result of `POST /v0/verify`. Only an explicit success counts as verified. */
export function ServiceVerdict({ subject, publicKey }: { subject: Subject; publicKey: JsonWebKey }) {
  const { data, error, refetch, isFetching } = useVerification(subject, publicKey);
  const { act } = useCommands();
  if (isFetching) return <Skeleton rows={1} label={envelopeTexts.verifying} />;
  if (data?.ok) {
    return (
      <p className="service-verdict service-verdict-good" role="status">
        {envelopeTexts.verified(<CircleCheck aria-hidden />)}
      </p>
    );
  }
  const refusal = refusalOf(error);
  if (!refusal) {
    const trouble = troubleOf(error);
    return (
      <div className="service-verdict service-verdict-unknown" role="alert">
        <TriangleAlert aria-hidden />
        <span>
          {envelopeTexts.notVerifiedTrouble(trouble.title)}{' '}
          <Button onPress={() => void refetch()}>{envelopeTexts.verifyAgain}</Button>
        </span>
      </div>
    );
  }
  return (
    <div className="service-verdict service-verdict-bad" role="alert">
      <CircleX aria-hidden />
      <div>
        <p>{envelopeTexts.notVerifiedSince(refusal.message)}</p>
        <ul>
          {refusal.faults.map((fault, index) => (
            <li key={index}>
              <button
                type="button"
                className="envelope-link"
                onClick={() => {
                  act((context) => {
                    revealPath(context, fault.properties[0] ?? '$');
                  });
                }}
              >
                {fault.description}
              </button>{' '}
              <Code>{fault.code}</Code>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
