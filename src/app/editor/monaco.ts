import { loader } from '@monaco-editor/react';
import * as monaco from 'monaco-editor/editor/editor.api';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
// First the features, then anything that calls Monaco: its services are put together at the first call, and features
// that come later find theirs missing.
import './monaco-features.ts';
import './json-language.ts';
import './xml-language.ts';

self.MonacoEnvironment = { getWorker: () => new EditorWorker() };

// The wrapper's own default is to fetch Monaco from a public server.
loader.config({ monaco });

export { monaco };
