import { monaco } from './monaco.ts';

const { KeyMod, KeyCode } = monaco;

// F8 steps through this document only; Monaco's own command would also visit the documents of other tabs. Control K and
// Control L are left to the browser.
monaco.editor.addKeybindingRules([
  { keybinding: KeyCode.F8, command: 'editor.action.marker.next', when: 'editorFocus' },
  { keybinding: KeyMod.Shift | KeyCode.F8, command: 'editor.action.marker.prev', when: 'editorFocus' },
  { keybinding: KeyMod.CtrlCmd | KeyCode.KeyL, command: '-expandLineSelection' },
  // The same key on every system; Monaco's differ.
  {
    keybinding: KeyMod.Shift | KeyMod.Alt | KeyCode.KeyF,
    command: 'editor.action.formatDocument',
    when: 'editorFocus',
  },
]);
