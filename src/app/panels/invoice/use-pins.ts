import { useEffect, useState } from 'react';
import type { Numbered, PageMarks } from './place-problems.ts';

/** A problem with the pin that its card stands beside. */
export interface Pinned extends Numbered {
  readonly pin: Element;
}

/** How far out of view a pin still has its card, in pixels. */
const AROUND = 150;

const NONE: readonly Pinned[] = [];

/**
 * The problems whose pins are in view, in the order of the page. Pins are not measured for that: in a long list this
 * would draw all its lines.
 */
export function usePins(desk: HTMLElement, marks: PageMarks): readonly Pinned[] {
  const [pinned, setPinned] = useState(NONE);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const pins = [...desk.querySelectorAll('.paper-pin')];
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        setPinned(pinnedBy(pins, inView, marks));
      },
      { root: desk, rootMargin: `${String(AROUND)}px 0px` },
    );
    // The page itself is observed too, so that it answers where no pin is left.
    for (const element of [...desk.children, ...pins]) observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [desk, marks]);
  return pinned;
}

/** A problem with several pins has its card beside the first in view. */
function pinnedBy(pins: readonly Element[], inView: ReadonlySet<Element>, { numbered }: PageMarks): readonly Pinned[] {
  const found = new Map<number, Pinned>();
  for (const pin of pins) {
    if (!inView.has(pin) || !(pin instanceof HTMLElement)) continue;
    for (const number of (pin.dataset['numbers'] ?? '').split(' ').map(Number)) {
      const entry = numbered[number - 1];
      if (entry && !found.has(number)) found.set(number, { ...entry, pin });
    }
  }
  return [...found.values()];
}
