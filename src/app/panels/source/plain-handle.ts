import { formatJson } from '../../../language/edits/format-json.ts';
import { locate } from '../../../language/syntax/locate.ts';
import { walkPath } from '../../../language/syntax/path.ts';
import { documentTree } from '../../source/document-tree.ts';
import { editedText } from '../../source/source-edits.ts';
import type { EditorHandle } from '../../editor/types.ts';

/** The editor's handle over a text area. Undo and the like do as much as the browser offers. */
export function plainHandle(area: HTMLTextAreaElement): EditorHandle {
  function reveal(start: number, end: number): void {
    area.focus();
    area.setSelectionRange(start, end);
    const line = area.value.slice(0, start).split('\n').length;
    const height = parseFloat(getComputedStyle(area).lineHeight) || 20;
    area.scrollTop = Math.max(0, (line - 4) * height);
  }

  // Only `insertText` keeps the browser's undo history, and it notifies React.
  function replaceAll(text: string): void {
    area.focus();
    area.select();
    // A hidden area takes no focus, and the text would go where the focus is.
    if (document.activeElement === area && document.execCommand('insertText', false, text)) return;
    const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    setValue?.call(area, text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return {
    focus: () => {
      area.focus();
    },
    revealPath: (path) => {
      const place = locate(documentTree(area.value), path);
      if (place) reveal(place.start, place.end);
    },
    selectValue: (path) => {
      const { node } = walkPath(documentTree(area.value).root, path);
      const quote = node?.kind === 'string' ? 1 : 0;
      if (node) reveal(node.start + quote, node.end - quote);
    },
    revealRange: reveal,
    light: () => undefined,
    nextFault: () => undefined,
    previousFault: () => undefined,
    replaceAll,
    undo: () => {
      area.focus();
      if (document.activeElement === area) document.execCommand('undo');
    },
    redo: () => void document.execCommand('redo'),
    format: () => {
      const laidOut = formatJson(area.value);
      if (laidOut !== area.value) replaceAll(laidOut);
    },
    applyEdits: (edits) => {
      replaceAll(editedText(area.value, edits));
    },
    getText: () => area.value,
  };
}
