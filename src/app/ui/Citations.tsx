import type { Citation } from '../../api/schemas/citation.ts';

/** The norms on which a rule is based. A link opens the page of the authority in a new tab. */
export function Citations({ citations }: { readonly citations: readonly Citation[] }) {
  return citations.map(({ title, section, url }) => (
    <div key={`${title} ${section}`}>
      {url?.startsWith('https://') ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {title}
        </a>
      ) : (
        title
      )}
      , {section}
    </div>
  ));
}
