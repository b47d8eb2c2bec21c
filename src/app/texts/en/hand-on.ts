import { counted, plural } from '../figures.ts';
import { inLanguage } from '../live.ts';

export const handOnTexts = inLanguage('handOn', {
  accepted: 'Accepted: the document can be built.',
  refused: (faults: number) => plural(faults, { one: 'Rejected: one error.', other: 'Rejected: # errors.' }),
  line: 'Line',
  place: 'Place',
  whatIsWrong: 'What is wrong',
  found: 'Found',
  rule: 'Rule',
  linkOtherVersion: 'This link is from another version of the workbench and cannot be opened.',
  linkUnreadable: 'The document in this link cannot be read: the link is incomplete or was changed.',
  linkTooDeep: (most: number) =>
    `The document in this link was not opened: it is nested deeper than ${counted(most)} levels.`,
  share: 'Share',
  lead: 'For a colleague, a ticket or a program. Nothing is sent: you copy it and share it yourself.',
  mask: 'Hide names and numbers',
  maskLead:
    'Letters become x and digits 0, except in codes of the format, amounts, dates and field names. Tax numbers are not valid afterwards.',
  maskOnlyJson: 'Only for valid JSON.',
  nothingToHide: 'Nothing to hide.',
  hidden: (paths: string) => `Hidden: ${paths}.`,
  link: 'Link',
  packing: 'Packing…',
  linkCopied: 'Link copied',
  copyLink: 'Copy link',
  document: 'Document',
  report: 'Report',
  errorReport: 'Error report',
  reportCopiedAsMarkdown: 'Report copied as Markdown',
  copyAsMarkdown: 'Copy as Markdown',
  downloadAsHtml: 'Download as HTML',
  call: 'API request',
  apiRequest: 'API request',
  noService: 'There is no API request to copy: this copy of Assay has no service.',
  copied: (title: string) => `Copied: ${title}`,
  severities: { error: 'Error', warning: 'Warning', info: 'Note', hint: 'Hint' },
  linkTooLarge: (most: number) =>
    `Too large for a link: it would have more than ${counted(most)} characters. Share the file.`,
  linkLong: (length: number, safe: number) =>
    `${counted(length)} characters: some mail and chat programs cut links of more than ${counted(safe)}.`,
  linkLength: (length: number) =>
    `${counted(length)} characters. The document is in the link itself; anyone with the link has the document.`,
  commandLine: 'Command line',
  mcpCall: 'MCP call',
});
