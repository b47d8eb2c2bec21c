import { useEffect } from 'react';

/** Shows the section that the address names, once the entry is there: the browser looked for it before. */
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
