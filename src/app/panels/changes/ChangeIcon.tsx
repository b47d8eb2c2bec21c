import type { ChangeKind } from '../../../engine/index.ts';

/** The icon of each kind of change, shown beside its name. */
export function ChangeIcon({ kind }: { kind: ChangeKind }) {
  return (
    <svg className={`change-icon change-icon-${kind}`} viewBox="0 0 14 14" aria-hidden>
      <path
        d={shapes[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const shapes: Readonly<Record<ChangeKind, string>> = {
  overwrote: 'M2 5h9L8.5 2.5M12 9H3l2.5 2.5',
  dropped: 'M2.5 7h9',
  defaulted: 'M7 2.5v9M2.5 7h9',
  normalised: 'M2 6c2-2.6 3.6-2 5-.6s3 2 5-.6M2 10c2-2.6 3.6-2 5-.6s3 2 5-.6',
  calculated: 'M2.5 5h9M2.5 9h9',
};
