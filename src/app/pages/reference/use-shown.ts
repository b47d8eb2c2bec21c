import { useLayoutEffect, useMemo, useRef } from 'react';
import { ListLayout } from 'react-aria-components';

/** Frames that the list gets to settle in: rows have their true height only once they have been on the page. */
const PATIENCE = 8;

/**
 * Brings the chosen row of a list into view, which may be far down when the page is opened by its own address. The list is out of
 * sight until the row is there: its elements are used again for other rows, and would jump before the reader's eyes.
 */
export function useShown(selected: string | undefined, ready: boolean) {
  const layout = useMemo(() => new ListLayout({ estimatedRowSize: 48, estimatedHeadingSize: 30, padding: 4 }), []);
  const listRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (selected === undefined || !ready) return undefined;
    let frame = 0;
    let tries = 0;
    const list = listRef.current;
    const show = (): void => {
      const row = list?.querySelector(`[data-key="${CSS.escape(selected)}"]`);
      if (row) {
        row.scrollIntoView({ block: 'nearest' });
        // The rows take their true height in the next frame.
        frame = requestAnimationFrame(() => list?.removeAttribute('data-seeking'));
        return;
      }
      const about = layout.getLayoutInfo(selected)?.rect.y;
      if (list && about !== undefined) list.scrollTop = about - list.clientHeight / 3;
      tries += 1;
      if (tries < PATIENCE) {
        list?.setAttribute('data-seeking', '');
        frame = requestAnimationFrame(show);
      } else list?.removeAttribute('data-seeking');
    };
    show();
    return () => {
      cancelAnimationFrame(frame);
      list?.removeAttribute('data-seeking');
    };
  }, [layout, selected, ready]);
  return { layout, listRef };
}
