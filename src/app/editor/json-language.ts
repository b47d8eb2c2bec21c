import * as monaco from 'monaco-editor/editor/editor.api';

// Monaco's own JSON mode has a language service of 140 KB and a worker of 430 KB. `src/language` replaces both; this is
// the rest that Monaco needs for JSON.
monaco.languages.register({ id: 'json', extensions: ['.json'], mimetypes: ['application/json'] });

monaco.languages.setLanguageConfiguration('json', {
  // Keys and codes with dashes, dots and slashes count as one word.
  wordPattern: /[^\s"[\]{}:,]+/,
  brackets: [
    ['{', '}'],
    ['[', ']'],
  ],
  autoClosingPairs: [
    { open: '{', close: '}', notIn: ['string'] },
    { open: '[', close: ']', notIn: ['string'] },
    { open: '"', close: '"', notIn: ['string'] },
  ],
  surroundingPairs: [
    { open: '"', close: '"' },
    { open: '{', close: '}' },
    { open: '[', close: ']' },
  ],
  indentationRules: { increaseIndentPattern: /[{[][^}\]"']*$/, decreaseIndentPattern: /^\s*[}\]],?\s*$/ },
});

monaco.languages.setMonarchTokensProvider('json', {
  tokenizer: {
    root: [
      [/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'string.key'],
      [/"(?:[^"\\]|\\.)*"?/, 'string.value'],
      [/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/, 'number'],
      [/\b(?:true|false|null)\b/, 'keyword'],
      [/[{}[\]]/, '@brackets'],
      [/[,:]/, 'delimiter'],
      [/\/\/.*$|#.*$/, 'comment'],
      [/\/\*/, 'comment', '@comment'],
    ],
    comment: [
      [/\*\//, 'comment', '@pop'],
      [/[^*]+|\*/, 'comment'],
    ],
  },
});
