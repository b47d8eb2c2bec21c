import { useLayoutEffect, useMemo, useRef } from 'react';
import { ListLayout } from 'react-aria-components';

/** Frames to wait until the list has settled: rows get their real height only after they have been rendered once. */
const PATIENCE = 8;

/**
 * Scrolls the selected row into view; it may be far down the list. The list stays hidden until then: its elements are
 * reused for other rows and would visibly jump.
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
        // The rows get their real height in the next frame.
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
