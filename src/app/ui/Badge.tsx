import type { ReactNode } from 'react';
import './badge.css';

export type BadgeTone = 'neutral' | 'accent' | 'error' | 'warning' | 'info' | 'ok';

/** A word or a count beside its subject. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}

/** A code of the format or of a law, always in the code font. */
export function Code({ children }: { children: ReactNode }) {
  return <code className="chip">{children}</code>;
}
