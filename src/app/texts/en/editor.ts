import { inLanguage } from '../live.ts';

export const editorTexts = inLanguage('editor', {
  sourceDocumentPressControlM: 'Source document. Press Control M to let Tab move the focus out of the editor.',
  thisIsMadeOfA: 'This text is generated. Edit the source instead.',
  provisionalAFaultBeforeThis: 'Provisional: some figures cannot be calculated because of an earlier error.',
  typeTheValue: 'Type the value',
  proposeValues: 'Suggest values',
  build: 'Build',
  source: (label: string) => `${label}: source`,
  builtDocument: (label: string) => `${label}: built document`,
});
