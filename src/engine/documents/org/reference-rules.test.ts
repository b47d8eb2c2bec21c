import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Invoice } from '../bill/invoice.ts';
import { Attachment } from './attachment.ts';
import { DocumentRef } from './document-ref.ts';
import { Note } from './note.ts';
import { referenceRules } from './reference-rules.ts';

describeRules('rules of attachments, references and notes', ruleBench({ rules: referenceRules }), {
  'GOBL-ORG-ATTACHMENT-01': { type: Attachment, accepts: { url: 'example.com/a.pdf' }, rejects: {}, at: '$.url' },
  'GOBL-ORG-ATTACHMENT-02': [
    { type: Attachment, accepts: { mime: 'application/pdf' }, rejects: { mime: 'text/html' }, at: '$.mime' },
    { type: Attachment, accepts: {}, rejects: { mime: 'PDF' }, at: '$.mime' },
  ],
  'GOBL-ORG-DOCUMENTREF-01': [
    { type: DocumentRef, accepts: { code: '1' }, rejects: {}, at: '$.code' },
    { type: Invoice, spares: {}, rejects: { preceding: [{}] }, at: '$.preceding[0].code' },
  ],
  'GOBL-ORG-DOCUMENTREF-02': [
    { type: DocumentRef, accepts: { issue_date: '2026-01-31' }, rejects: { issue_date: '' }, at: '$.issue_date' },
    { type: DocumentRef, accepts: {}, rejects: { issue_date: '0000-00-00' }, at: '$.issue_date' },
  ],
  'GOBL-ORG-DOCUMENTREF-03': [
    { type: DocumentRef, accepts: { url: 'example.com' }, rejects: { url: 'here' }, at: '$.url' },
    { type: DocumentRef, accepts: {}, rejects: { url: ' ' }, at: '$.url' },
  ],
  'GOBL-ORG-NOTE-01': { type: Note, accepts: { text: 'x' }, rejects: {}, at: '$.text' },
  'GOBL-ORG-NOTE-02': [
    { type: Note, accepts: { key: 'legal' }, rejects: { key: 'joke' }, at: '$.key' },
    { type: Invoice, accepts: { notes: [{}] }, rejects: { notes: [{ key: 'joke' }] }, at: '$.notes[0].key' },
  ],
});
