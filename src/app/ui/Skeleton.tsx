import { useEffect, useState } from 'react';
import './skeleton.css';

/** Grey bars in the shape of what is coming. Shown only when waiting lasts longer than 300 ms. */
export function Skeleton({ rows = 6, label }: { rows?: number; label: string }) {
  const late = useLate(300);
  return (
    <div className="skeleton" role="status" aria-label={label} data-late={late || undefined}>
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
