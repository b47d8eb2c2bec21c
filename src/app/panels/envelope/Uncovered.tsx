import { envelopeTexts } from '../../texts/en/envelope.ts';
import { PathLink } from './PathLink.tsx';

/** Members of the envelope that no signature covers. Anyone who forwarded it may have added them. */
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
