import { useEffect, useMemo, useRef } from 'react';
import { ListLayout } from 'react-aria-components';

/** Frames that the list gets to settle in: rows have their true height only once they have been on the page. */
const PATIENCE = 8;

/** Brings the chosen row of a list into view, which may be far down when the page is opened by its own address. */
export function useShown(selected: string | undefined, ready: boolean) {
  const layout = useMemo(() => new ListLayout({ estimatedRowSize: 48, estimatedHeadingSize: 30, padding: 4 }), []);
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected === undefined || !ready) return undefined;
    let frame = 0;
    let tries = 0;
    const show = (): void => {
      const list = listRef.current;
      const row = list?.querySelector(`[data-key="${CSS.escape(selected)}"]`);
      if (row) {
        row.scrollIntoView({ block: 'nearest' });
        return;
      }
      const about = layout.getLayoutInfo(selected)?.rect.y;
      if (list && about !== undefined) list.scrollTop = about - list.clientHeight / 3;
      tries += 1;
      if (tries < PATIENCE) frame = requestAnimationFrame(show);
    };
    show();
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [layout, selected, ready]);
  return { layout, listRef };
}
