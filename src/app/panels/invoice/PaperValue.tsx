import { useId } from 'react';
import type { Cell, Part } from '../../../formats/page/place.ts';
import { labelWithin } from '../../commands/mending/value-names.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { SeverityIcon } from '../../ui/Severity.tsx';
import { numberedText } from './numbered-text.ts';
import { useWork } from './paper-work.ts';
import { gravest, HEAD, type Numbered, type Slot } from './place-problems.ts';
import { isRowPath } from './row-edits.ts';

/** A cell of the page: each of its values is a button on a page to work on. */
export function PaperCell({ cell: { parts } }: { readonly cell: Cell }) {
  const work = useWork();
  if (parts.length === 0) return '';
  // A value does not change the direction of what stands around it.
  if (!work) return <bdi>{parts.map(({ text }) => text).join('')}</bdi>;
  return parts.map((part, index) =>
    part.path === undefined ? (
      part.text
    ) : (
      <PaperValue key={`${part.path} ${String(index)}`} part={{ ...part, path: part.path }} />
    ),
  );
}

interface PaperValueProps {
  readonly part: Part & { readonly path: string };
  readonly label?: string;
}

/** One value, with what the source says where building gives another one. */
export function PaperValue({ part: { text, path }, label }: PaperValueProps) {
  const work = useWork();
  const id = useId();
  if (!work) return <bdi>{text}</bdi>;
  if (work.isToFill(path)) return <SlotButton path={path} problems={work.problemsAt(path)} isBare />;
  const problems = work.problemsAt(path);
  const written = work.writtenAt(path);
  const name = label ?? work.labelOf(path);
  return (
    <>
      <button
        type="button"
        className="paper-value"
        tabIndex={-1}
        data-value={path}
        data-severity={problems.length > 0 ? gravest(problems) : undefined}
        data-calculated={work.isCalculated(path) || undefined}
        data-selected={isSelected(problems, work.selected) || work.open === path || undefined}
        aria-current={path === work.cursor ? 'location' : undefined}
        aria-label={`${name}: ${text}`}
        aria-describedby={problems.length > 0 ? id : undefined}
        title={name}
        onPointerEnter={() => {
          work.point(path);
        }}
        onPointerLeave={() => {
          work.point(undefined);
        }}
        onFocus={() => {
          work.point(path);
        }}
        onBlur={() => {
          work.point(undefined);
        }}
        onClick={() => {
          work.openAt(path);
        }}
      >
        {written === undefined ? null : (
          <>
            <s className="paper-written">{written}</s>{' '}
          </>
        )}
        <bdi>{text}</bdi>
      </button>
      <Description id={id} problems={problems} />
    </>
  );
}

/** The place of a missing value, with who requires it. */
export function PaperSlots({ block }: { readonly block: string }) {
  const work = useWork();
  if (!work) return null;
  const slots = work.slotsOf(block);
  // The first of several values says who requires them.
  const asking = slots.map(({ problems, code = '' }) => work.requiredBy(problems[0]?.problem.code ?? code));
  return slots.map((slot, index) => (
    <PaperSlot
      key={slot.path}
      slot={slot}
      around={block === HEAD ? '' : work.labelOf(block)}
      isAgain={asking[index] === asking[index - 1]}
    />
  ));
}

interface PaperSlotProps {
  readonly slot: Slot;
  /** The name of the block around it. */
  readonly around: string;
  /** The value above is required by the same standard. */
  readonly isAgain: boolean;
}

function PaperSlot({ slot: { path, problems, code }, around, isAgain }: PaperSlotProps) {
  return (
    <p className="paper-slot-row">
      <Pin problems={problems} />
      <SlotButton path={path} problems={problems} code={code} around={around} isAgain={isAgain} />
    </p>
  );
}

interface SlotButtonProps {
  readonly path: string;
  readonly problems: readonly Numbered[];
  /** The rule that will ask for the value. */
  readonly code?: string | undefined;
  /** Its label stands beside it. */
  readonly isBare?: true;
  readonly around?: string;
  readonly isAgain?: boolean;
}

/** The button of a missing value. One that has no problem yet is calm. */
function SlotButton({ path, problems, code, isBare, around = '', isAgain = false }: SlotButtonProps) {
  const work = useWork();
  const id = useId();
  if (!work) return null;
  const name = work.labelOf(path);
  const asking = problems[0]?.problem.code ?? code;
  const proposed = work.proposedAt(path);
  const state = problems.length > 0 ? invoiceTexts.missing : invoiceTexts.toFill;
  return (
    <>
      <button
        type="button"
        className="paper-slot"
        tabIndex={-1}
        data-value={path}
        data-severity={problems.length > 0 ? gravest(problems) : undefined}
        data-selected={isSelected(problems, work.selected) || work.open === path || undefined}
        aria-label={`${name}: ${state}${proposed === undefined ? '' : `, ${proposed}`}`}
        aria-describedby={asking === undefined ? undefined : id}
        onClick={() => {
          work.openAt(path);
        }}
      >
        {isBare ? null : <span className="paper-slot-name">{labelWithin(name, around)}</span>}
        <span>{proposed ?? state}</span>
        {asking === undefined || isBare || isAgain || proposed !== undefined ? null : (
          <span className="paper-slot-code">{work.requiredBy(asking)}</span>
        )}
      </button>
      {problems.length > 0 ? (
        <Description id={id} problems={problems} />
      ) : asking === undefined ? null : (
        <span className="unseen" id={id}>
          {work.requiredBy(asking)}
        </span>
      )}
    </>
  );
}

/** The heading of a block: a button if problems are about all of it. The number of a row that can be removed is one too. */
export function PaperHeading({ path, text }: { readonly path: string; readonly text: string }) {
  const work = useWork();
  const problems = work?.problemsAt(path) ?? [];
  const isRow = work?.written !== undefined && isRowPath(path);
  if (problems.length === 0 && !isRow) return text;
  return (
    <>
      <Pin problems={problems} />
      <PaperValue part={{ text, path }} label={work?.labelOf(path) ?? text} />
    </>
  );
}

/** What a screen reader says about the problems of a value. */
function Description({ id, problems }: { readonly id: string; readonly problems: readonly Numbered[] }) {
  const work = useWork();
  if (!work || problems.length === 0) return null;
  return (
    <span className="unseen" id={id}>
      {problems.map(({ number, problem }) => numberedText(number, work.count, problem)).join(' ')}
    </span>
  );
}

/** The numbers of the problems of one row, in the margin or, where there is none, in the row. */
export function Pin({ problems }: { readonly problems: readonly Numbered[] }) {
  const work = useWork();
  const [first] = problems;
  if (!work || !first) return null;
  const severity = gravest(problems);
  const numbers = problems.map(({ number }) => String(number)).join(' ');
  const value = (element: HTMLElement) =>
    element.closest('.paper-row, p, .paper-elsewhere-row')?.querySelector<HTMLElement>('[data-severity]');
  return (
    // The value says it all to who does not see the pin.
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      className="paper-pin"
      data-numbers={numbers}
      data-severity={severity}
      data-selected={isSelected(problems, work.selected) || undefined}
      onClick={({ currentTarget }) => {
        const path = value(currentTarget)?.dataset['value'];
        if (path !== undefined) work.openAt(path);
      }}
    >
      <SeverityIcon severity={severity} label={false} />
      {numbers}
    </button>
  );
}

/** The pin of a row with these values. */
export function RowPin({ cells, block }: { readonly cells: readonly Cell[]; readonly block?: string }) {
  const work = useWork();
  if (!work) return null;
  const found = new Set([
    ...(block === undefined ? [] : work.problemsAt(block)),
    ...cells.flatMap(({ parts }) => parts.flatMap(({ path }) => (path === undefined ? [] : work.problemsAt(path)))),
  ]);
  return <Pin problems={[...found].toSorted((a, b) => a.number - b.number)} />;
}

function isSelected(problems: readonly Numbered[], key: string | undefined): boolean {
  return key !== undefined && problems.some(({ problem }) => problem.key === key);
}
