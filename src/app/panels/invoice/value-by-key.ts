/** Rows or values that Page Up and Page Down go past. */
const PAGE = 10;

/** A key with what is held with it. */
type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * The value of the same block to which a key leads from this one: in tables by row and column, elsewhere in reading
 * order. Undefined for other keys, and where the block ends.
 */
export function valueByKey(value: HTMLElement, { key, ctrlKey, metaKey, altKey, shiftKey }: Key) {
  const block = value.closest('[data-block]');
  const isWhole = ctrlKey || metaKey;
  if (!block || altKey || shiftKey || (isWhole && key !== 'Home' && key !== 'End')) return undefined;
  const row = value.closest('tr');
  const within = isWhole ? block : (row ?? block);
  switch (key) {
    case 'ArrowLeft':
      return walk(within, isValue, value).previousNode();
    case 'ArrowRight':
      return walk(within, isValue, value).nextNode();
    case 'ArrowUp':
      return away(block, value, 'previousNode', 1);
    case 'ArrowDown':
      return away(block, value, 'nextNode', 1);
    case 'PageUp':
      return away(block, value, 'previousNode', PAGE);
    case 'PageDown':
      return away(block, value, 'nextNode', PAGE);
    case 'Home':
      return walk(within, isValue).nextNode();
    case 'End':
      return walk(within, isValue).lastChild();
    default:
      return undefined;
  }
}

/** What is at most so many rows away, or so many values where there are no rows; from the last row, the value after it. */
function away(block: Element, value: HTMLElement, step: 'nextNode' | 'previousNode', most: number): Node | null {
  const row = value.closest('tr');
  const rows = row && furthest(walk(block, isRow, row), step, most);
  if (row && rows instanceof HTMLTableRowElement) return inColumn(rows, value);
  const edge = row && (step === 'nextNode' ? walk(row, isValue).lastChild() : walk(row, isValue).nextNode());
  return furthest(walk(block, isValue, edge ?? value), step, row ? 1 : most);
}

function furthest(walker: TreeWalker, step: 'nextNode' | 'previousNode', most: number): Node | null {
  let found: Node | null = null;
  for (let count = 0; count < most; count++) found = walker[step]() ?? found;
  return found;
}

/** The value of a row in the column of this one, and at its place in the cell; otherwise in the nearest column. */
function inColumn(row: HTMLTableRowElement, value: HTMLElement): Node | null {
  const cell = value.closest<HTMLTableCellElement>('td, th');
  const column = cell?.cellIndex ?? 0;
  const place = cell ? valuesIn(cell).indexOf(value) : 0;
  const cells = [...row.cells].toSorted((a, b) => Math.abs(a.cellIndex - column) - Math.abs(b.cellIndex - column));
  const values = cells.map(valuesIn).find(({ length }) => length > 0) ?? [];
  return values[place] ?? values.at(-1) ?? null;
}

const valuesIn = (cell: Element): readonly Node[] => [...cell.querySelectorAll('[data-value]')].filter(isValue);

/** A narrow page hides a column. */
const isValue = (node: Node): boolean =>
  node instanceof HTMLElement && node.dataset['value'] !== undefined && node.checkVisibility();

const isRow = (node: Node): boolean =>
  node instanceof HTMLTableRowElement && [...node.cells].some((cell) => valuesIn(cell).length > 0);

function walk(root: Element, isWanted: (node: Node) => boolean, from: Node = root): TreeWalker {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT, (node) =>
    isWanted(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  walker.currentNode = from;
  return walker;
}
