import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { Fixes } from '../../commands/mending/Fixes.tsx';
import { FollowUps } from '../../commands/mending/FollowUps.tsx';
import { NamesContext } from '../../commands/mending/use-names.ts';
import type { Problem } from '../../api/problem.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { Button } from '../../ui/Button.tsx';
import { SeverityIcon } from '../../ui/Severity.tsx';
import { valueElement } from './page-stops.ts';
import { PageMessage } from './PageMessage.tsx';
import { useWork } from './paper-work.ts';
import type { PageMarks } from './place-problems.ts';
import { stacked } from './stack.ts';
import { useNoted } from './use-noted.ts';
import { usePins, type Pinned } from './use-pins.ts';
import './margin-cards.css';

interface MarginCardsProps {
  readonly desk: HTMLElement;
  readonly marks: PageMarks;
  /** What follows from problems, by their keys. */
  readonly followUps: ReadonlyMap<string, readonly Problem[]>;
}

/** What is wrong, beside the page at the height of its pins. The selected card has the fixes. */
export function MarginCards({ desk, marks, followUps }: MarginCardsProps) {
  const work = useWork();
  const aside = useRef<HTMLElement>(null);
  const pinned = usePins(desk, marks);
  const selected = pinned.findIndex(({ problem }) => problem.key === work?.selected);
  usePlaces(aside, pinned, selected);
  if (!work) return null;
  return (
    <aside className="margin-cards" ref={aside} aria-label={invoiceTexts.besideThePage}>
      <NamesContext value={work.labelOf}>
        {pinned.map((entry, index) => (
          <Card
            key={entry.problem.key}
            {...entry}
            path={marks.places.get(entry.problem.key)}
            followUps={followUps.get(entry.problem.key) ?? []}
            isSelected={index === selected}
            isOpen={work.open !== undefined}
          />
        ))}
      </NamesContext>
    </aside>
  );
}

interface CardProps extends Pinned {
  readonly path: string | undefined;
  readonly followUps: readonly Problem[];
  readonly isSelected: boolean;
  /** The card of a value is open: it has the fixes. */
  readonly isOpen: boolean;
}

function Card({ number, problem, path, followUps, isSelected, isOpen }: CardProps) {
  return (
    <section
      className="margin-card"
      aria-label={problem.code}
      data-severity={problem.severity}
      data-selected={isSelected || undefined}
    >
      <button
        type="button"
        className="margin-card-message"
        aria-pressed={isSelected}
        onClick={() => {
          useWorkbench.getState().selectProblem(problem.key);
          if (path !== undefined) valueElement(path)?.scrollIntoView({ block: 'nearest' });
        }}
      >
        <SeverityIcon severity={problem.severity} />
        <span className="margin-card-words">
          <PageMessage problem={problem} />
        </span>
        <span className="paper-number">{number}</span>
      </button>
      {isSelected && !isOpen ? <Mending problem={problem} path={path} followUps={followUps} /> : null}
    </section>
  );
}

/** The fixes of the selected problem. What only the author knows is written at its place on the page. */
function Mending({ problem, path, followUps }: Pick<CardProps, 'problem' | 'path' | 'followUps'>) {
  const work = useWork();
  const keeping = useRef({ isKeeping: false });
  // The button of the fix is gone with its problem; the value stays.
  useNoted(path === undefined ? problem.code : (work?.labelOf(path) ?? path), path ?? '$', keeping, () => {
    if (path !== undefined) valueElement(path)?.focus();
  });
  return (
    <div className="margin-card-mending">
      <Fixes problem={problem} withForms={path === undefined} />
      <FollowUps problems={followUps} />
      {path === undefined ? null : (
        <Button
          variant="quiet"
          onPress={() => {
            work?.openAt(path);
          }}
        >
          {invoiceTexts.change}
        </Button>
      )}
    </div>
  );
}

/** Places the cards beside their pins: again when one of them, or the page, gets another size. */
function usePlaces(aside: RefObject<HTMLElement | null>, pinned: readonly Pinned[], selected: number): void {
  const latest = useRef({ pinned, selected });
  useLayoutEffect(() => {
    latest.current = { pinned, selected };
    place(aside.current, pinned, selected);
  });
  useEffect(() => {
    const host = aside.current;
    if (!host || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      place(host, latest.current.pinned, latest.current.selected);
    });
    for (const card of host.children) observer.observe(card);
    if (host.parentElement) observer.observe(host.parentElement);
    return () => {
      observer.disconnect();
    };
  }, [aside, pinned]);
}

function place(aside: HTMLElement | null, pinned: readonly Pinned[], selected: number): void {
  if (!aside) return;
  const cards = [...aside.children].filter((card) => card instanceof HTMLElement);
  const from = aside.getBoundingClientRect().top;
  const wanted = cards.map((card, index) => ({
    top: (pinned[index]?.pin.getBoundingClientRect().top ?? 0) - from - ABOVE,
    height: card.offsetHeight,
  }));
  for (const [index, top] of stacked(wanted, selected).entries()) {
    const card = cards[index];
    if (card) card.style.translate = `0 ${String(Math.round(top))}px`;
  }
}

/** How much higher a card begins than its pin, so that their signs stand side by side, in pixels. */
const ABOVE = 8;
