import { useEffect } from 'react';

/**
 * Scrolls to the section in the address once the entry has loaded. The browser looks for it earlier, when it does not
 * exist yet.
 */
export function useSectionLink(present: boolean): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (!present || id === '') return;
    const frame = requestAnimationFrame(() => {
      document.getElementById(id)?.scrollIntoView();
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [present]);
}
