import { inLanguage } from '../live.ts';

export const editorTexts = inLanguage('editor', {
  sourceDocumentPressControlM: 'Source document. Press Control M to let Tab move the focus out of the editor.',
  thisIsMadeOfA: 'This is made of a source. Change that instead.',
  provisionalAFaultBeforeThis: 'Provisional: a fault before this one keeps some figures from being worked out.',
  typeTheValue: 'Type the value',
  proposeValues: 'Propose values',
  build: 'Build',
  source: (label: string) => `${label}: source`,
  builtDocument: (label: string) => `${label}: built document`,
});
