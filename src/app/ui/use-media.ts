import { useEffect, useState } from 'react';

/**
 * Whether the media query matches on the screen. Paper has another width, but changes nothing: what is printed must not
 * be replaced by another layout while the browser prints it.
 */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const [media, paper] = [matchMedia(query), matchMedia('print')];
    const follow = () => {
      if (!paper.matches) setMatches(media.matches);
    };
    follow();
    media.addEventListener('change', follow);
    return () => {
      media.removeEventListener('change', follow);
    };
  }, [query]);
  return matches;
}

/** wide: panes side by side. narrow, or low: one pane at a time. phone: a plain text area in place of the editor. */
export type Width = 'wide' | 'narrow' | 'phone';

/** Matches on a page that is too narrow for Monaco. */
export const PHONE = '(max-width: 599px)';

/** Matches on a page that shows one pane at a time. */
export const NOT_WIDE = '(max-width: 899px), (max-height: 499px)';

/** From this width on there is room for two readable views of the result beside the source. */
export const TWO_VIEWS = '(min-width: 980px) and (min-height: 500px)';

/** From this width on there is room for three views. */
export const THREE_VIEWS = '(min-width: 1280px) and (min-height: 500px)';

export function useWidth(): Width {
  const phone = useMedia(PHONE);
  const narrow = useMedia(NOT_WIDE);
  if (phone) return 'phone';
  return narrow ? 'narrow' : 'wide';
}
