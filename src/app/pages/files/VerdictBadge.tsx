import type { FileRow, FileVerdict } from '../../state/file-row.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { verdictWords } from './files-view.ts';

const tones: Readonly<Record<FileVerdict, BadgeTone>> = {
  waiting: 'neutral',
  accepted: 'ok',
  warned: 'warning',
  faults: 'error',
  unread: 'error',
};

/** The verdict on a file in one or two words. */
export function VerdictBadge({ row }: { row: FileRow }) {
  return <Badge tone={tones[row.verdict]}>{verdictWords(row)}</Badge>;
}
