const DESK = '.invoice-desk';
const BLOCK = '[data-block]';

/** The element of a value or slot of the page. */
export function valueElement(path: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`${DESK} [data-value="${CSS.escape(path)}"]`);
}

/** Puts the focus there, also into a list that is folded. */
export function enter(element: HTMLElement): void {
  const folded = element.closest('details');
  if (folded) folded.open = true;
  element.scrollIntoView({ block: 'nearest' });
  element.focus({ preventScroll: true });
}

/**
 * The value of each block that Tab stops at: the one that had the focus last, otherwise the first. All values are drawn
 * without a stop, and know nothing of it.
 */
export class PageStops {
  private readonly stops = new WeakMap<Element, HTMLElement>();
  /** The value that has the focus, with its block. */
  private last: { readonly value: HTMLElement; readonly block: Element | null } | undefined;
  /** The path of a value that gets the focus as soon as it is drawn. */
  private wanted: string | undefined;

  /** To be called after each drawing: blocks may be new, and values may be gone. */
  settle(): void {
    for (const block of document.querySelectorAll(`${DESK} ${BLOCK}`)) {
      const stop = this.stops.get(block);
      if (stop && block.contains(stop)) continue;
      const same = stop && valueElement(stop.dataset['value'] ?? '');
      const next = same && block.contains(same) ? same : block.querySelector<HTMLElement>('[data-value]');
      if (next) this.stopAt(block, next);
    }
    if (this.wanted !== undefined && isDrawn(this.wanted)) this.want(this.wanted);
    else if (this.last?.value.isConnected === false && document.activeElement === document.body)
      this.goTo(this.last.value.dataset['value'] ?? '');
  }

  /** A value is where Tab comes back to its block. */
  mark(value: HTMLElement | null): void {
    const block = value?.closest(BLOCK);
    if (value && block) this.stopAt(block, value);
  }

  /** The focus came to this element. */
  came(element: Element): void {
    const isValue = element instanceof HTMLElement && element.dataset['value'] !== undefined;
    this.last = isValue ? { value: element, block: element.closest(BLOCK) } : undefined;
    if (isValue) this.mark(element);
  }

  /** The focus left for another element, or for none. */
  left(): void {
    this.last = undefined;
  }

  /**
   * Puts the focus on a value. If it is gone, on that of the row before, otherwise on the stop of its block. If all of its
   * block is gone, on the bar that adds it again.
   */
  goTo(path: string): void {
    const block = this.last?.block;
    const around = block?.isConnected === true ? block : document.querySelector(`${DESK} .paper-adding`);
    const value = valueElement(path) ?? inRowBefore(path) ?? (around && this.stops.get(around));
    if (value) enter(value);
    else document.querySelector<HTMLElement>(DESK)?.focus();
  }

  /** Puts the focus on a value, at once or as soon as it is drawn, unless something else was done meanwhile. */
  want(path: string): void {
    this.wanted = isDrawn(path) ? undefined : path;
    const { activeElement, body } = document;
    const value = valueElement(path);
    // Who has left the page stays where they are.
    if (value && this.wanted === undefined && (activeElement === body || activeElement?.closest('.invoice')))
      enter(value);
  }

  /** A key or a press came after what was wanted. */
  forget(): void {
    this.wanted = undefined;
  }

  private stopAt(block: Element, value: HTMLElement): void {
    const before = this.stops.get(block);
    if (before === value) return;
    if (before) before.tabIndex = -1;
    value.tabIndex = 0;
    this.stops.set(block, value);
  }
}

/** Whether the page has the value, and not only what adds it. */
const isDrawn = (path: string): boolean => valueElement(path)?.classList.contains('paper-add') === false;

/** What stands at the same place in the row before this one, otherwise the number of that row. */
function inRowBefore(path: string): HTMLElement | null {
  const [, list = '', index, rest = ''] = /^([^[]*)\[(\d+)\](.*)$/.exec(path) ?? [];
  if (index === undefined || index === '0') return null;
  const row = `${list}[${String(Number(index) - 1)}]`;
  return valueElement(row + rest) ?? valueElement(row);
}
