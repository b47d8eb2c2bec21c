import { useEffect, useState } from 'react';

/** Whether an element is at least this wide, in pixels. */
export function useRoom(element: HTMLElement | null, least: number): boolean {
  const [hasRoom, setRoom] = useState(false);
  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom((entry.borderBoxSize[0]?.inlineSize ?? 0) >= least);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [element, least]);
  return hasRoom;
}
