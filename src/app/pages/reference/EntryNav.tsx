import { referenceTexts } from '../../texts/en/reference.ts';

interface EntryNavProps {
  readonly parts: readonly (readonly [id: string, title: string, count: number])[];
  /** The language of the titles, if it is not the user's. */
  readonly lang?: 'en';
}

/** Links to the sections of a long entry. */
export function EntryNav({ parts, lang }: EntryNavProps) {
  const present = parts.filter(([, , count]) => count > 0);
  if (present.length < 2) return null;
  return (
    <nav className="entry-nav" aria-label={referenceTexts.onThisPage}>
      {present.map(([id, title]) => (
        <a key={id} href={`#${id}`} lang={lang}>
          {title}
        </a>
      ))}
    </nav>
  );
}
