import { useEffect, type RefObject } from 'react';

/**
 * Keeps the chosen entry of a strip that scrolls in sight: when another one is chosen, and when the strip or the entry
 * gets another width, as when a badge appears in it.
 */
export function useInSight(strip: RefObject<HTMLElement | null>, selector: string, chosen: string): void {
  useEffect(() => {
    const entry = strip.current?.querySelector(selector);
    if (!strip.current || !entry) return undefined;
    const show = () => {
      entry.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    show();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(show);
    for (const element of [strip.current, entry]) observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [strip, selector, chosen]);
}
