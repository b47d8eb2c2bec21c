import type { Citation } from '../../contract/schemas/citation.ts';

/** The norms a rule rests on. A link opens the page of the authority in a tab of its own. */
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
