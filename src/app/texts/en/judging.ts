import { plural } from '../figures.ts';
import { inLanguage } from '../live.ts';

/** An answer of an engine that differs from the known one. */
interface Differing {
  readonly check: string;
  readonly expected: string;
  readonly found: string;
}

export const judgingTexts = inLanguage('judging', {
  engineStopped: 'It stopped unexpectedly.',
  engineNotLoaded: 'Its code could not be loaded.',
  engineNotAllowed: 'This browser does not allow it to start.',
  codeNotLoaded: 'The code for this could not be loaded.',
  engineTooSlow: 'It took too long.',
  engineAnswersTwice: 'It answers twice, so its answers are not used.',
  engineUnproven: ({ check, expected, found }: Differing) =>
    `It failed its own check, so its answers are not used (${check}: ${expected} expected, ${found} found).`,
  workbenchFailed: 'The workbench failed',
  browserEngineSilent: 'The engine in this browser does not answer',
  engineTroubleAdvice: (message: string) =>
    `${message} Your text is safe here. Try again, or switch to this server in the status bar or the command palette.`,
  serviceSilent: 'The service does not answer',
  retrying: 'Your text is safe here. Assay tries again automatically. Check the connection.',
  serviceTooSlow: 'The service took too long',
  tryLater: 'Your text is safe here. Try again in a moment.',
  serviceUnexpected: 'Unexpected response from the service',
  notJudged: (message: string) => `${message} The document was not checked.`,
  upstreamSilent: 'The upstream service does not answer',
  textIsSafe: (message: string) => `${message} Your text is safe here.`,
  serviceOverloaded: 'The service is overloaded',
  entryNotFound: 'Entry not found',
  documentTooLarge: 'The document is too large for the service',
  serviceFailed: 'The service failed',
  requestRejected: 'The service rejected the request',
  reloadPage: 'Reload the page; your text is kept.',
  fileTooLarge: (name: string) => `${name} is larger than 10 MB and was not opened.`,
  fileNotText: (name: string) => `${name} is not a text file and was not opened.`,
  fileUnreadable: (name: string, message: string) => `${name} could not be read: ${message}`,
  openedAsJson: (name: string) => `${name} opened as JSON`,
  unreadable: 'it cannot be read',
  fileNotOpened: (name: string, why: string) => `${name} was not opened: ${why}.`,
  attachmentExtracted: (attachment: string, name: string) => `${attachment} was extracted from ${name}`,
  noDocument: 'No document',
  checking: 'Checking',
  notChecked: 'Not checked',
  changedSinceSigned: 'Changed since it was signed',
  noFaults: 'No errors',
  refused: 'Rejected',
  tax: 'Tax',
  total: 'Total',
  baseOf: (name: string) => `Base of ${name}`,
  surcharge: (percent: string) => `Surcharge ${percent}`,
  lineOf: (number: number, name: string | undefined) =>
    `Line ${String(number)}${name === undefined ? '' : `: ${name}`}`,
  discount: 'Discount',
  charge: 'Charge',
  ofLine: (member: string, number: number) => `${member} of line ${String(number)}`,
  advance: 'Advance',
  faults: (number: number) => plural(number, { one: '# error', other: '# errors' }),
  toGo: (number: number) => plural(number, { one: '# value to go', other: '# values to go' }),
  warnings: (number: number) => plural(number, { one: '# warning', other: '# warnings' }),
  totals: {
    sum: 'Sum of the lines',
    discount: 'Discounts',
    charge: 'Charges',
    tax_included: 'Tax that the prices include',
    total: 'Total without tax',
    tax: 'Tax',
    total_with_tax: 'Total with tax',
    retained_tax: 'Tax withheld',
    rounding: 'Rounding',
    payable: 'Payable',
    advance: 'Paid in advance',
    due: 'Due',
  },
  members: {
    quantity: 'quantity',
    price: 'price',
    sum: 'quantity × price',
    total: 'total',
    amount: 'amount',
    base: 'base',
    percent: 'rate',
  },
  rateOf: (category: string) => `${category} rate`,
  rateOfTheTax: 'Tax rate',
  discountOfLine: (number: number, line: number) => `Discount ${String(number)} of line ${String(line)}`,
  chargeOfLine: (number: number, line: number) => `Charge ${String(number)} of line ${String(line)}`,
  problemSentence: (line: number, paths: string, message: string, code: string) =>
    `Line ${String(line)}${paths === '' ? '' : ` at ${paths}`}: ${message} (${code}).`,
  proxyAnswered: (status: number) =>
    `A proxy answered instead of the service (status ${String(status)}). Your text is safe here.`,
});
