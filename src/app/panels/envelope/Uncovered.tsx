import { useCommands } from '../../commands/CommandProvider.tsx';
import { revealPath } from '../../commands/reveal-path.ts';
import { envelopeTexts } from '../../texts/en/envelope.ts';

/** What travels with a signed document and yet nobody signed: anybody on the way may have put it there. */
export function Uncovered({ paths }: { paths: readonly string[] }) {
  const { act } = useCommands();
  if (paths.length === 0) return null;
  return (
    <section className="uncovered" aria-label={envelopeTexts.coveredByNoSignature}>
      <p>{envelopeTexts.signaturesCoverTheIdentifierThe}</p>
      <ul>
        {paths.map((path) => (
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
              {path.replace('$.head.', '')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
