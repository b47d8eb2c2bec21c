import { inLanguage } from '../live.ts';

export const documentTexts = inLanguage('document', {
  nothingToShowYet: 'Nothing to show yet',
  xmlUnreadable: 'The XML cannot be read. Fix the errors first.',
  lead: 'The content of the XML, as a document that can be built.',
  documentJson: 'Document, JSON',
  documentReadOnly: 'Document, read-only JSON',
});
