import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import './skeleton.css';

/** Milliseconds within which one part counts as replacing another. */
const AT_ONCE = 20;

/** When visible bars were last removed from the page. */
let left = -Infinity;

/**
 * Grey bars in the shape of the coming content. Shown only if waiting takes longer than 300 ms; bars that replace
 * visible bars are shown at once.
 */
export function Skeleton({ rows = 6, label }: { rows?: number; label: string }) {
  const late = useLate(300);
  const bars = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = bars.current;
    if (!shown) return undefined;
    if (performance.now() - left < AT_ONCE) shown.dataset['late'] = 'true';
    return () => {
      if ('late' in shown.dataset) left = performance.now();
    };
  }, []);
  return (
    <div ref={bars} className="skeleton" role="status" aria-label={label} data-late={late || undefined}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={`skeleton-bar skeleton-bar-${String(row % 5)}`} />
      ))}
    </div>
  );
}

/** Whether the component has been on the page for this many milliseconds. */
export function useLate(milliseconds: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [milliseconds]);
  return late;
}
