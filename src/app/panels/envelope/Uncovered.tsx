import { envelopeTexts } from '../../texts/en/envelope.ts';
import { PathLink } from './PathLink.tsx';

/** What travels with a signed document and yet nobody signed: anybody on the way may have put it there. */
export function Uncovered({ paths }: { paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <section className="uncovered" aria-label={envelopeTexts.unsigned}>
      <p>{envelopeTexts.unsignedLead}</p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <PathLink path={path} within="$.head." />
          </li>
        ))}
      </ul>
    </section>
  );
}
