import { monaco } from './monaco.ts';
import { editorTexts } from '../texts/en/editor.ts';

type Options = monaco.editor.IStandaloneEditorConstructionOptions;

const SHARED: Options = {
  automaticLayout: true,
  fontFamily: "'JetBrains Mono', ui-monospace, Consolas, monospace",
  fontSize: 13,
  lineHeight: 20,
  fontLigatures: false,
  minimap: { enabled: false },
  scrollBeyondLastLine: false,
  smoothScrolling: false,
  renderLineHighlight: 'line',
  renderWhitespace: 'none',
  overviewRulerBorder: false,
  hideCursorInOverviewRuler: true,
  padding: { top: 8, bottom: 8 },
  folding: true,
  showFoldingControls: 'mouseover',
  stickyScroll: { enabled: false },
  // Widgets may extend beyond the editor, so that a hover card near an edge is not cut off.
  fixedOverflowWidgets: true,
  scrollbar: { useShadows: false, verticalScrollbarSize: 10, horizontalScrollbarSize: 10 },
  accessibilitySupport: 'auto',
  bracketPairColorization: { enabled: false },
  guides: { indentation: true, bracketPairs: false },
  contextmenu: true,
  // The context menu then has the colours of the page and needs no style sheet of its own, which the page's policy
  // would have to allow.
  useShadowDOM: false,
};

export const SOURCE_OPTIONS: Options = {
  ...SHARED,
  get ariaLabel() {
    return editorTexts.sourceLabel;
  },
  tabSize: 2,
  insertSpaces: true,
  detectIndentation: true,
  wordWrap: 'on',
  wrappingIndent: 'same',
  // Lines break only at a space, a comma or a bracket, so that figures, codes and addresses stay whole.
  wordWrapBreakAfterCharacters: ' \t,;>{[}])',
  wordWrapBreakBeforeCharacters: '<',
  formatOnPaste: false,
  quickSuggestions: { strings: true, other: true, comments: false },
  // No suggestions from words of the text: everything suggested has a meaning.
  wordBasedSuggestions: 'off',
  suggest: { showWords: false, showStatusBar: true, preview: false },
  suggestSelection: 'first',
  acceptSuggestionOnCommitCharacter: false,
  // Enter during suggestions starts a new line, unless one was selected with the arrows or Tab.
  acceptSuggestionOnEnter: 'smart',
  lightbulb: { enabled: monaco.editor.ShowLightbulbIconMode.On },
  occurrencesHighlight: 'singleFile',
  hover: { enabled: 'on', delay: 250, sticky: true },
  inlayHints: { enabled: 'on', fontSize: 12, maximumLength: 40 },
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: true },
};

export const RESULT_OPTIONS: Options = {
  ...SHARED,
  readOnly: true,
  domReadOnly: true,
  readOnlyMessage: {
    get value() {
      return editorTexts.generated;
    },
  },
  renderLineHighlight: 'none',
  lineNumbers: 'on',
  // The dimmed number of an empty last line, which is usual on Linux, has too little contrast.
  renderFinalNewline: 'on',
  occurrencesHighlight: 'off',
};
