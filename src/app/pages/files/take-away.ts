import { downloadBlob, downloadText } from '../../commands/clipboard.ts';
import type { FileRow } from '../../state/file-row.ts';
import { filesAsCsv, filesAsJunit } from './files-reports.ts';
import { filesTexts } from '../../texts/en/files.ts';

export type Taking = 'csv' | 'junit' | 'zip';

/** The formats for exporting the table. */
export const takings: readonly { readonly id: Taking; readonly title: string; readonly note: string }[] = [
  {
    id: 'csv',
    title: 'CSV',
    get note() {
      return filesTexts.csvLead;
    },
  },
  {
    id: 'junit',
    title: 'JUnit',
    get note() {
      return filesTexts.junitLead;
    },
  },
  {
    id: 'zip',
    get title() {
      return filesTexts.zipOfResults;
    },
    get note() {
      return filesTexts.zipLead;
    },
  },
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
