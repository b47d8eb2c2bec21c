import * as monaco from 'monaco-editor/editor/editor.api';

// Only colours and bracket pairs: the XML reader reports errors.
monaco.languages.register({ id: 'xml', extensions: ['.xml'], mimetypes: ['application/xml'] });

monaco.languages.setLanguageConfiguration('xml', {
  wordPattern: /[^\s<>/="':@]+/,
  brackets: [['<', '>']],
  comments: { blockComment: ['<!--', '-->'] },
  autoClosingPairs: [
    { open: '"', close: '"', notIn: ['string'] },
    { open: '<!--', close: '-->' },
  ],
  surroundingPairs: [
    { open: '<', close: '>' },
    { open: '"', close: '"' },
  ],
});

monaco.languages.setMonarchTokensProvider('xml', {
  tokenizer: {
    root: [
      [/<!--/, 'comment', '@comment'],
      [/<!\[CDATA\[/, 'delimiter', '@cdata'],
      [/<\?/, 'delimiter', '@tag'],
      [/(<\/?)([\w:.-]+)/, ['delimiter', { token: 'string.key', next: '@tag' }]],
      [/&[#\w]+;/, 'keyword'],
      [/[^<&]+/, 'string.value'],
    ],
    tag: [
      [/[/?]?>/, 'delimiter', '@pop'],
      [/"[^"]*"|'[^']*'/, 'number'],
      [/[\w:.-]+/, 'keyword'],
      [/=/, 'delimiter'],
    ],
    comment: [
      [/-->/, 'comment', '@pop'],
      [/[^-]+|-/, 'comment'],
    ],
    cdata: [
      [/\]\]>/, 'delimiter', '@pop'],
      [/[^\]]+|\]/, 'string.value'],
    ],
  },
});
