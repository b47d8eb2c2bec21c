import { referenceTexts } from '../../texts/en/reference.ts';
/** Leads to the parts of a long entry. */
export function EntryNav({ parts }: { parts: readonly (readonly [id: string, title: string, count: number])[] }) {
  const present = parts.filter(([, , count]) => count > 0);
  if (present.length < 2) return null;
  return (
    <nav className="entry-nav" aria-label={referenceTexts.onThisPage}>
      {present.map(([id, title]) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}
