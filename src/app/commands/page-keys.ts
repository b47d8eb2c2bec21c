import { invoiceTexts } from '../texts/en/invoice.ts';
import type { Titled } from '../texts/titled.ts';

export type PageKeyId =
  | 'block'
  | 'within'
  | 'open'
  | 'fixes'
  | 'source'
  | 'move-up'
  | 'move-down'
  | 'repeat'
  | 'insert'
  | 'remove';

interface PageKey extends Titled {
  readonly id: PageKeyId;
  readonly keys: readonly string[];
}

const pageKey = (id: PageKeyId, ...keys: readonly string[]): PageKey => ({
  id,
  keys,
  get title() {
    return invoiceTexts.keys[id];
  },
});

/** Keys of the values of the page: the page does what they say, and the list of keys shows them. */
export const pageKeys: readonly PageKey[] = [
  pageKey('block', 'Tab', 'Shift+Tab'),
  pageKey('within', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'),
  pageKey('open', 'Enter', 'F2'),
  pageKey('fixes', 'Mod+.'),
  pageKey('source', 'Mod+Shift+Enter'),
  pageKey('move-up', 'Alt+ArrowUp'),
  pageKey('move-down', 'Alt+ArrowDown'),
  pageKey('repeat', 'Alt+Shift+ArrowDown'),
  pageKey('insert', 'Insert'),
  pageKey('remove', 'Delete', 'Backspace'),
];
