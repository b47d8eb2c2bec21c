import { loader } from '@monaco-editor/react';
import * as monaco from 'monaco-editor/editor/editor.api';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
// Features come first, then any call of Monaco: the first call builds its services, and later features would miss
// theirs.
import './monaco-features.ts';
import './json-language.ts';
import './xml-language.ts';

self.MonacoEnvironment = { getWorker: () => new EditorWorker() };

// The wrapper's own default is to fetch Monaco from a public server.
loader.config({ monaco });

export { monaco };
