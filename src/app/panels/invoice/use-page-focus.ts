import { useEffect, useRef, useState, type RefObject } from 'react';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { enter, PageStops, valueElement } from './page-stops.ts';
import type { Opening } from './paper-work.ts';
import { addedBelow } from './row-edits.ts';
import type { OpenCard } from './use-steps.ts';

/** F9 leads to the next missing value; in the source, to the next placeholder. A field keeps its value first. */
export function useFillKey(fill: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F9' || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest('.paper-form, .monaco-editor, textarea')) return;
      event.preventDefault();
      fill();
    };
    // In the capture phase: lists and tabs keep keys to themselves.
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('keydown', onKey, true);
    };
  }, [fill]);
}

/** Keeps one stop of Tab in each block. The value whose card opens is one, whatever opened it. */
export function useStops(open: string | undefined): PageStops {
  const [stops] = useState(() => new PageStops());
  useEffect(() => {
    stops.settle();
  });
  useEffect(() => {
    if (open !== undefined) stops.mark(valueElement(open));
  }, [open, stops]);
  return stops;
}

const textNow = (): string => activeDocument(useWorkbench.getState()).text;

/**
 * After its card is closed, the focus goes back to the value, also if the edit has put it in place of a slot; to the row
 * that was added; or to where a step leads.
 */
export function useReturn(
  open: string | undefined,
  { below }: Opening,
  marks: unknown,
  cardRef: RefObject<OpenCard>,
  stops: PageStops,
): void {
  const last = useRef<{ readonly path: string; readonly added?: { readonly path: string; readonly before: string } }>(
    undefined,
  );
  useEffect(() => {
    if (open !== undefined) {
      const isAdded = valueElement(open)?.classList.contains('paper-add') === true;
      const added = isAdded && { path: below ? addedBelow(open, below.row) : open, before: textNow() };
      last.current = { path: below?.from ?? open, ...(added && { added }) };
      return;
    }
    const { next } = cardRef.current;
    cardRef.current.next = undefined;
    if (next?.isConnected) {
      const value = next.dataset['value'];
      last.current = value === undefined ? undefined : { path: value };
      enter(next);
      return;
    }
    if (!last.current) return;
    const { path, added } = last.current;
    if (added && added.before !== textNow()) {
      last.current = { path: added.path };
      stops.want(added.path);
      return;
    }
    const { activeElement } = globalThis.document;
    if (activeElement && activeElement !== globalThis.document.body) return;
    stops.goTo(path);
  }, [open, below, marks, cardRef, stops]);
}

/**
 * Shows the value of a problem that was selected elsewhere. The focus goes there only if it is on the page or nowhere,
 * as after F8 on the page alone.
 */
export function useShown(selected: string | undefined, isOpen: boolean, stops: PageStops): void {
  const last = useRef(selected);
  useEffect(() => {
    if (isOpen || selected === undefined || selected === last.current) {
      last.current = selected;
      return;
    }
    last.current = selected;
    const value = globalThis.document.querySelector<HTMLElement>('.invoice-desk [data-value][data-selected]');
    value?.scrollIntoView({ block: 'nearest' });
    stops.mark(value);
    const { activeElement, body } = globalThis.document;
    if (activeElement === body || activeElement?.closest('.invoice-desk')) value?.focus({ preventScroll: true });
  }, [selected, isOpen, stops]);
}
