import { loader } from '@monaco-editor/react';
import * as monaco from 'monaco-editor/editor/editor.api';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
// Features have to be imported before the first call of Monaco, which creates its services; those of later features
// would be missing.
import './monaco-features.ts';
import './json-language.ts';
import './xml-language.ts';

self.MonacoEnvironment = { getWorker: () => new EditorWorker() };

// By default the wrapper would fetch Monaco from a public server.
loader.config({ monaco });

export { monaco };
