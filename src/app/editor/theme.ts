import { monaco } from './monaco.ts';
import type { EditorTheme } from './types.ts';

const BASES = { light: 'vs', dark: 'vs-dark', contrast: 'hc-black' } as const;

/** Monaco's names of colours, each with the token of `ui/tokens.css` that gives its colour. */
const COLOURS = {
  'editor.background': '--bg',
  'editor.foreground': '--text',
  'editorLineNumber.foreground': '--text-3',
  'editorLineNumber.activeForeground': '--text',
  'editorCursor.foreground': '--accent',
  'editor.selectionBackground': '--selected',
  'editor.inactiveSelectionBackground': '--hover',
  'editor.lineHighlightBackground': '--surface',
  'editor.lineHighlightBorder': '--surface',
  'editorIndentGuide.background1': '--border',
  'editorIndentGuide.activeBackground1': '--border-strong',
  'editorBracketHighlight.foreground1': '--text-2',
  'editorBracketHighlight.foreground2': '--text-2',
  'editorBracketHighlight.foreground3': '--text-2',
  'editorBracketHighlight.unexpectedBracket.foreground': '--text-2',
  'editorBracketMatch.background': '--accent-soft',
  'editorBracketMatch.border': '--accent',
  'editorWidget.background': '--surface',
  'editorWidget.foreground': '--text',
  'editorWidget.border': '--border-strong',
  'editorHoverWidget.background': '--surface',
  'editorHoverWidget.foreground': '--text',
  'editorHoverWidget.border': '--border-strong',
  'editorInlayHint.foreground': '--text-3',
  'editorInlayHint.background': '--surface',
  'editorSuggestWidget.background': '--surface',
  'editorSuggestWidget.foreground': '--text',
  'editorSuggestWidget.border': '--border-strong',
  'editorSuggestWidget.selectedBackground': '--selected',
  'editorSuggestWidget.selectedForeground': '--text',
  'editorSuggestWidget.highlightForeground': '--accent-text',
  'editorSuggestWidget.focusHighlightForeground': '--accent-text',
  'editorError.foreground': '--error',
  'editorWarning.foreground': '--warning',
  'editorInfo.foreground': '--info',
  'editorHint.foreground': '--hint',
  'editorOverviewRuler.errorForeground': '--error',
  'editorOverviewRuler.warningForeground': '--warning',
  'editorOverviewRuler.infoForeground': '--info',
  'editorOverviewRuler.border': '--bg',
  'diffEditor.insertedLineBackground': '--ok-soft',
  'diffEditor.insertedTextBackground': '--ok-soft',
  'diffEditor.removedLineBackground': '--error-soft',
  'diffEditor.removedTextBackground': '--error-soft',
  'diffEditor.unchangedRegionBackground': '--surface',
  'diffEditor.unchangedRegionForeground': '--text-2',
  'editorMarkerNavigation.background': '--surface',
  'editorMarkerNavigationError.background': '--error',
  'editorMarkerNavigationWarning.background': '--warning',
  'editorMarkerNavigationInfo.background': '--info',
  'editorStickyScroll.background': '--bg',
  'editorStickyScrollHover.background': '--hover',
  'textLink.foreground': '--accent-text',
  'textLink.activeForeground': '--accent-text',
  'list.hoverBackground': '--hover',
  'list.focusBackground': '--selected',
  'list.activeSelectionBackground': '--selected',
  'list.activeSelectionForeground': '--text',
  'list.highlightForeground': '--accent-text',
  'menu.background': '--surface',
  'menu.foreground': '--text',
  'menu.selectionBackground': '--selected',
  'menu.selectionForeground': '--text',
  'input.background': '--bg',
  'input.foreground': '--text',
  'input.border': '--border-strong',
  focusBorder: '--focus',
  foreground: '--text',
} as const;

const SYNTAX = {
  'string.key.json': '--json-key',
  'string.value.json': '--json-string',
  'number.json': '--json-number',
  'keyword.json': '--json-literal',
  'comment.json': '--text-3',
  'delimiter.json': '--text-2',
  'string.key.xml': '--json-key',
  'string.value.xml': '--text',
  'number.xml': '--json-string',
  'keyword.xml': '--json-literal',
  'comment.xml': '--text-3',
  'delimiter.xml': '--text-2',
  '': '--text',
} as const;

/** Defines Monaco's theme with the current colours of the page, applies it and returns its name. */
export function applyTheme(theme: EditorTheme): string {
  const name = `assay-${theme}`;
  const read = tokenReader(theme);
  monaco.editor.defineTheme(name, {
    base: BASES[theme],
    inherit: true,
    colors: definedOnly(COLOURS, read),
    rules: Object.entries(definedOnly(SYNTAX, read)).map(([token, colour]) => ({ token, foreground: colour.slice(1) })),
  });
  monaco.editor.setTheme(name);
  return name;
}

// The page may not have applied its theme yet, so the colours are read from an element with the theme.
function tokenReader(theme: EditorTheme): (token: string) => string {
  const root = document.documentElement;
  const before = root.dataset['theme'];
  root.dataset['theme'] = theme;
  const styles = getComputedStyle(root);
  const tokens = [...Object.values(COLOURS), ...Object.values(SYNTAX)];
  const values = new Map(tokens.map((token) => [token as string, styles.getPropertyValue(token).trim()]));
  if (before === undefined) delete root.dataset['theme'];
  else root.dataset['theme'] = before;
  return (token) => values.get(token) ?? '';
}

function definedOnly(
  wanted: Readonly<Record<string, string>>,
  read: (token: string) => string,
): Record<string, string> {
  const entries = Object.entries(wanted).map(([name, token]) => [name, read(token)] as const);
  return Object.fromEntries(entries.filter(([, colour]) => /^#[0-9a-f]{6}$/i.test(colour)));
}
