import { tableOf } from '../../engine/values.ts';
import { CONDITION_MEMBER } from '../answers/answer-leaves.ts';
import type { Path } from '../en16931/document/draft.ts';
import { addReason, moment, ofFile, reads, reasons, state, type Found, type States } from '../members/answer-rows.ts';
import { memberMessages } from '../members/messages.ts';
import { plain } from '../members/member-reading.ts';
import { aboutTheFile, inside, leaf, list, type Row } from '../members/rows.ts';
import { isElement, textOf, type XmlNode } from '../xml/xml-tree.ts';
import { MOST_SENT_FILES, sentInvoice } from './sent-invoice.ts';

/** Keys of a line by the state of a sent invoice. Source: invoiceApi.xsd 3.0, InvoiceStatusType, NAV. */
const STATES: States = {
  keys: tableOf({
    RECEIVED: 'acknowledged',
    PROCESSING: 'processing',
    SAVED: 'processing',
    DONE: 'accepted',
    ABORTED: 'rejected',
  }),
  beside: new Set(['SAVED']),
  member: `meta.${CONDITION_MEMBER}`,
};

/** What a check found. Only its words tell how grave it is and where: they stand in the reason, each with its element. */
function found(nodeAt: (child: string) => XmlNode | undefined): Found {
  const grave = nodeAt('validationResultCode');
  const places = ['tag', 'value', 'line', 'originalInvoiceNumber'].flatMap((name) => {
    const node = nodeAt(`pointer/${name}`);
    return node ? [{ node, said: `${name}: ${plain(textOf(node))}` }] : [];
  });
  const said = [...(grave ? [plain(textOf(grave))] : []), ...places.map((place) => place.said)];
  return {
    code: nodeAt('validationErrorCode'),
    message: nodeAt('message'),
    about: { text: said.join('; '), nodes: [...(grave ? [grave] : []), ...places.map(({ node }) => node)] },
  };
}

/** The place of a line in the request; if lines are missing there, the number stands beside it. */
const index = reads(({ element, at, reading }) => {
  const node = reading.node(element, 'index');
  if (!node) return;
  const text = plain(textOf(node));
  if (text === String(Number(at.at(-1)) + 1)) reading.implied(node);
  else reading.put({ at }, 'meta.nav-index', text, node);
});

/** The number and day of the invoice, which only the file that was sent has. The file itself stays where it is. */
const sent = reads(({ element, at, reading }) => {
  const node = reading.node(element, 'originalRequest');
  if (!node) return;
  reading.draft.left(node, memberMessages.sentFile);
  if (Number(at.at(-1)) >= MOST_SENT_FILES) return;
  const invoice = sentInvoice(textOf(node));
  reading.draft.put([...at, 'doc', 'code'], invoice?.code);
  if (invoice?.code !== undefined) reading.draft.put([...at, 'doc', 'issue_date'], invoice.issue_date);
});

const result: readonly Row[] = [
  index,
  leaf('batchIndex', 'meta.nav-batch-index'),
  state('invoiceStatus', STATES),
  reasons('technicalValidationMessages', found),
  reasons('businessValidationMessages', found),
  ofFile('compressedContentIndicator'),
  sent,
];

const annulment = inside('annulmentData', [
  leaf('annulmentVerificationStatus', 'meta.nav-annulment'),
  leaf('annulmentDecisionDate', 'meta.nav-annulment-decided'),
  leaf('annulmentDecisionUser', 'meta.nav-annulment-user'),
]);

const FIRST: Path = ['lines', 0];

/** The result of the request itself, in elements below `inside`. One without invoices is a line of its own. */
const ofRequest = (below: string, done: string): Row =>
  reads(({ element, reading }) => {
    const { draft } = reading;
    const at = (name: string): XmlNode | undefined => reading.node(element, below + name);
    const outcome = at('funcCode');
    const said = outcome ? plain(textOf(outcome)) : '';
    if (outcome) reading.put({ at: [] }, 'meta.nav-result', said, outcome);
    if (draft.count(['lines']) === 0) draft.put([...FIRST, 'key'], said === 'OK' ? done : 'error');
    addReason(reading, FIRST, { code: at('errorCode'), message: at('message') });
    for (const node of reading.nodes(element, 'technicalValidationMessages'))
      if (isElement(node))
        addReason(
          reading,
          FIRST,
          found((child) => reading.node(node, child)),
        );
  });

const notices = (below: string): Row =>
  list(`${below}notifications/notification`, 'notes', [
    leaf('notificationCode', 'code'),
    leaf('notificationText', 'text'),
  ]);

/** The answer of the authority to a request; `done` is the key of a request that it took. */
const answer = (done: string): readonly Row[] => [
  reads(({ reading }) => {
    reading.draft.put(['supplier', 'tax_id', 'country'], 'HU');
  }),
  inside('header', [
    moment('timestamp'),
    leaf('requestId', 'meta.nav-request'),
    ofFile('requestVersion', 'headerVersion'),
  ]),
  leaf('transactionId', 'code'),
  inside('processingResults', [list('processingResult', 'lines', result), ofFile('originalRequestVersion'), annulment]),
  ofRequest('result/', done),
  notices('result/'),
  aboutTheFile('software'),
];

/** Answers of Online Számla, by root element: a line for each invoice, or one for the request. */
export const NAV_ANSWERS: Readonly<Record<string, readonly Row[]>> = tableOf({
  QueryTransactionStatusResponse: answer('other'),
  ManageInvoiceResponse: answer('acknowledged'),
  ManageAnnulmentResponse: answer('acknowledged'),
  GeneralErrorResponse: answer('other'),
  GeneralErrorHeaderResponse: answer('other'),
  GeneralExceptionResponse: [
    reads(({ reading }) => {
      reading.draft.put(['supplier', 'tax_id', 'country'], 'HU');
    }),
    ofRequest('', 'other'),
    notices(''),
  ],
});
