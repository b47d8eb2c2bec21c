import { refusalsTexts } from '../texts/en/refusals.ts';

export interface ReadSource {
  readonly title: string;
  readonly url?: string | undefined;
  /** Day on which it was read, as `2026-11-21`. */
  readonly read: string;
}

/** Sources with the day on which they were read; only https addresses are links. */
export function SourceList({ sources }: { sources: readonly ReadSource[] }) {
  return sources.map(({ title, url, read }) => (
    <div key={title}>
      {url?.startsWith('https://') ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {title}
        </a>
      ) : (
        title
      )}
      , {refusalsTexts.readOn(read)}
    </div>
  ));
}
