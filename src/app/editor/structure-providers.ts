import { difference } from '../../language/edits/apply-edits.ts';
import { formatJson } from '../../language/edits/format-json.ts';
import type { ValueNode } from '../../language/syntax/tree.ts';
import { treeOf } from './document-state.ts';
import { rangeOf } from './markers.ts';
import { monaco } from './monaco.ts';

monaco.languages.registerDocumentFormattingEditProvider('json', {
  displayName: 'Assay',
  provideDocumentFormattingEdits(model) {
    const text = model.getValue();
    return difference(text, formatJson(text)).map((edit) => ({ range: rangeOf(model, edit), text: edit.text }));
  },
});

monaco.languages.registerFoldingRangeProvider('json', {
  provideFoldingRanges(model) {
    const ranges: monaco.languages.FoldingRange[] = [];
    const visit = (node: ValueNode | undefined): void => {
      if (node?.kind !== 'object' && node?.kind !== 'array') return;
      const start = model.getPositionAt(node.start).lineNumber;
      // The closing bracket stays in view.
      const end = model.getPositionAt(node.end).lineNumber - (node.closed ? 1 : 0);
      if (end > start) ranges.push({ start, end });
      if (node.kind === 'array') node.items.forEach(visit);
      else for (const member of node.members) visit(member.value);
    };
    visit(treeOf(model).root);
    return ranges;
  },
});
