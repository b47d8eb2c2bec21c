import { useEffect, useRef, type RefObject } from 'react';
import type { Problem } from '../../api/problem.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { enter } from './page-stops.ts';
import { isGraver, type PageMarks } from './place-problems.ts';

/** A problem and the element that takes the focus for it. */
interface Stop {
  readonly element: HTMLElement;
  readonly problem: Problem;
}

/** What steps need to know of the card that is open. */
export interface OpenCard {
  /** The value of the card. */
  readonly value?: HTMLElement | null;
  /** Keeps the value and closes the card, unless the value cannot be read. */
  readonly leave?: () => void;
  /** What gets the focus once the card is closed, instead of its value. */
  next?: HTMLElement | undefined;
}

/**
 * Leads commands through the problems of the page, in reading order from the value that has the focus. Several problems
 * at one value are one stop. Notes are passed over while there is something grave.
 */
export function useSteps(marks: PageMarks | undefined, cardRef: RefObject<OpenCard>): void {
  const latest = useRef(marks);
  useEffect(() => {
    latest.current = marks;
  });
  useEffect(() => {
    const { attachPage, selectProblem } = useWorkbench.getState();
    const goTo = (element: HTMLElement): void => {
      const { leave } = cardRef.current;
      if (!leave) {
        enter(element);
        return;
      }
      cardRef.current.next = element;
      leave();
    };
    const page = {
      step(by: 1 | -1) {
        const stops = graveOf(stopsOn(latest.current));
        const stop = nextStop(stops, by, cardRef.current.value ?? focusedValue());
        if (!stop) return;
        selectProblem(stop.problem.key);
        goTo(stop.element);
      },
      show(key: string) {
        const path = latest.current?.places.get(key);
        const element = find(path === undefined ? `[data-problem="${CSS.escape(key)}"]` : valueAt(path));
        if (element) goTo(element);
      },
    };
    attachPage(page);
    return () => {
      if (useWorkbench.getState().page === page) attachPage(undefined);
    };
  }, [cardRef]);
}

const DESK = '.invoice-desk';
const valueAt = (path: string): string => `[data-value="${CSS.escape(path)}"]`;
const find = (selector: string) => document.querySelector<HTMLElement>(`${DESK} ${selector}`);

/** The places of problems in reading order. Those of the whole document stand above the page. */
function stopsOn(marks: PageMarks | undefined): readonly Stop[] {
  const byPlace = new Map<string, Problem>();
  for (const { problem } of marks?.numbered ?? []) {
    const place = marks?.places.get(problem.key) ?? problem.key;
    const known = byPlace.get(place);
    if (!known || isGraver(problem, known)) byPlace.set(place, problem);
  }
  const marked = `${DESK} [data-problem], ${DESK} [data-value][data-severity]`;
  return [...document.querySelectorAll<HTMLElement>(marked)].flatMap((element) => {
    const problem = byPlace.get(element.dataset['problem'] ?? element.dataset['value'] ?? '');
    return problem ? [{ element, problem }] : [];
  });
}

function graveOf(stops: readonly Stop[]): readonly Stop[] {
  const grave = stops.filter(({ problem: { severity } }) => severity === 'error' || severity === 'warning');
  return grave.length > 0 ? grave : stops;
}

function nextStop(stops: readonly Stop[], by: 1 | -1, here: Element | null | undefined): Stop | undefined {
  const { selectedProblem } = useWorkbench.getState();
  const selected = stops.find(({ problem }) => problem.key === selectedProblem);
  // Who comes to the page is led to the problem that is selected; who steps by the bar goes on from it.
  if (!here && selected && !document.activeElement?.closest('.page-steps')) return selected;
  const from = here ?? selected?.element;
  if (!from) return stops.at(by === 1 ? 0 : -1);
  return by === 1
    ? (stops.find(({ element }) => isAfter(element, from)) ?? stops[0])
    : (stops.findLast(({ element }) => isAfter(from, element)) ?? stops.at(-1));
}

const focusedValue = () => document.activeElement?.closest(`${DESK} *`);

function isAfter(element: Element, other: Element): boolean {
  return !other.contains(element) && (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
