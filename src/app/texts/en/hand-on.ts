import { counted, plural } from '../figures.ts';
import { inLanguage } from '../live.ts';

export const handOnTexts = inLanguage('handOn', {
  acceptedTheDocumentCanBe: 'Accepted: the document can be built.',
  refusedFaults: (faults: number) => plural(faults, { one: 'Refused: one fault.', other: 'Refused: # faults.' }),
  line: 'Line',
  place: 'Place',
  whatIsWrong: 'What is wrong',
  found: 'Found',
  rule: 'Rule',
  thisLinkIsOfAnother: 'This link is of another version of the workbench and cannot be opened.',
  theDocumentInThisLink: 'The document in this link cannot be read: the link was cut or changed on its way.',
  theDocumentInThisLinkNests: (most: number) =>
    `The document in this link was not opened: it nests deeper than ${counted(most)} levels.`,
  handOn: 'Share',
  forAColleagueATicket:
    'For a colleague, a ticket or a program. Nothing is sent: you copy it, and pass it on yourself.',
  leaveOutNamesAndNumbers: 'Leave out names and numbers',
  lettersBecomeXDigits0:
    'Letters become x, digits 0, in all but codes of the format, figures, days and the names of fields. Tax numbers are then wrong.',
  onlyWhereTheSourceIs: 'Only where the source is sound JSON.',
  nothingToHide: 'Nothing to hide.',
  hidden: (paths: string) => `Hidden: ${paths}.`,
  link: 'Link',
  packing: 'Packing…',
  linkCopied: 'Link copied',
  copyLink: 'Copy link',
  document: 'Document',
  report: 'Report',
  reportOfTheFaults: 'Report of the faults',
  reportCopiedAsMarkdown: 'Report copied as Markdown',
  copyAsMarkdown: 'Copy as Markdown',
  downloadAsHtml: 'Download as HTML',
  call: 'Call',
  callThatInspectsIt: 'API request',
  copied: (title: string) => `Copied: ${title}`,
  severities: { error: 'Error', warning: 'Warning', info: 'Note', hint: 'Hint' },
  tooLargeForALink: (most: number) =>
    `Too large for a link: it would have more than ${counted(most)} characters. Share the file.`,
  charactersSomeMailAndChat: (length: number, safe: number) =>
    `${counted(length)} characters: some mail and chat programs cut links of more than ${counted(safe)}.`,
  charactersTheDocumentIsIn: (length: number) =>
    `${counted(length)} characters. The document is in the link itself; who has the link has the document.`,
  commandLine: 'Command line',
  mcpCall: 'MCP call',
});
