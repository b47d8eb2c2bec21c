import { newDocument } from '../state/documents-slice.ts';
import { activeDocument } from '../state/workbench-store.ts';
import { defineCommands } from './command.ts';
import { presentVerdict } from './present-verdict.ts';

export const xmlCommands = defineCommands({
  id: 'take-over-xml',
  title: 'Take over the XML invoice as a document',
  group: 'Document',
  enabled: (facts) => presentVerdict(facts)?.xml !== undefined,
  run: (context) => {
    const { state, go, tell, focusEditor } = context;
    const xml = presentVerdict(context)?.xml;
    if (!xml) return;
    const original = activeDocument(state);
    const text = `${JSON.stringify(xml.document, null, 2)}\n`;
    const opened = newDocument(original.name.replace(/(\.xml)?$/i, '.json'), text, 'typed');
    go('/');
    state.reopenDocument(opened, state.documents.indexOf(original) + 1);
    state.showPanel('source');
    focusEditor();
    tell('Taken over: the XML stays open beside the document', {
      label: 'Undo',
      run: () => {
        state.closeDocument(opened.id);
        state.selectDocument(original.id);
      },
    });
  },
});
