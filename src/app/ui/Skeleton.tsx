import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import './skeleton.css';

/** One part follows upon another within the same turn, in milliseconds. */
const AT_ONCE = 20;

/** When bars that could be seen were last taken from the page. */
let left = -Infinity;

/** Grey bars in the shape of what is coming. Shown only when waiting lasts longer than 300 ms; those that follow upon others go on with them. */
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

/** True once the component has been on the page for that many milliseconds. */
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
