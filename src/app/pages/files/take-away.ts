import { downloadBlob, downloadText } from '../../commands/clipboard.ts';
import type { FileRow } from '../../state/file-row.ts';
import { filesAsCsv, filesAsJunit } from './files-reports.ts';

export type Taking = 'csv' | 'junit' | 'zip';

/** The forms in which a table is taken away. */
export const takings: readonly { readonly id: Taking; readonly title: string; readonly note: string }[] = [
  { id: 'csv', title: 'CSV', note: 'A line a file, for a spreadsheet' },
  { id: 'junit', title: 'JUnit', note: 'A test case a file, for a build server' },
  { id: 'zip', title: 'Zip of results', note: 'Both, the faults as JSON lines, and fixed files' },
];

export async function takeAway(form: Taking, rows: readonly FileRow[]): Promise<void> {
  switch (form) {
    case 'csv':
      downloadText('files.csv', filesAsCsv(rows), 'text/csv');
      break;
    case 'junit':
      downloadText('junit.xml', filesAsJunit(rows), 'application/xml');
      break;
    case 'zip': {
      const { filesAsZip } = await import('./files-zip.ts');
      downloadBlob('files.zip', await filesAsZip(rows));
    }
  }
}
