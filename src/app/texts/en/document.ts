import { inLanguage } from '../live.ts';

export const documentTexts = inLanguage('document', {
  nothingToShowYet: 'Nothing to show yet',
  theXmlCannotBeRead: 'The XML cannot be read. Mend its faults first.',
  whatTheXmlSaysAs: 'What the XML says, as a document that can be built.',
  takeOver: 'Take over',
  documentJson: 'Document, JSON',
  documentReadOnlyJson: 'Document, read-only JSON',
});
