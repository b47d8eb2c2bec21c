import { inLanguage } from '../live.ts';

export const editorTexts = inLanguage('editor', {
  sourceLabel: 'Source document. Press Control M to let Tab move the focus out of the editor.',
  generated: 'This text is generated. Edit the source instead.',
  provisional: 'Provisional: some figures cannot be calculated because of an earlier error.',
  typeTheValue: 'Type the value',
  proposeValues: 'Suggest values',
  build: 'Build',
  source: (label: string) => `${label}: source`,
  builtDocument: (label: string) => `${label}: built document`,
});
