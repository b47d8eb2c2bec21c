import { useCallback, useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { Dialog, Heading, Modal, ModalOverlay, Popover } from 'react-aria-components';
import type { Language } from '../../../formats/page/paper-words.ts';
import type { Need } from '../../../language/fixes/announced.ts';
import type { Knowledge } from '../../../language/knowledge/knowledge.ts';
import { Fixes } from '../../commands/mending/Fixes.tsx';
import { FollowUps } from '../../commands/mending/FollowUps.tsx';
import { RuleWords } from '../../commands/mending/RuleWords.tsx';
import { isTried, useMendings } from '../../api/mendings.ts';
import type { Problem, ProblemFix } from '../../api/problem.ts';
import type { Mending } from '../../../language/fixes/mending.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { Button } from '../../ui/Button.tsx';
import { Code } from '../../ui/Badge.tsx';
import { SeverityIcon } from '../../ui/Severity.tsx';
import { useWidth } from '../../ui/use-media.ts';
import { addedField } from './added-field.ts';
import { askedField } from './asked-field.ts';
import { PageMessage } from './PageMessage.tsx';
import { valueElement } from './page-stops.ts';
import type { Numbered } from './place-problems.ts';
import type { Opening } from './paper-work.ts';
import { fieldBelow, isRowPath, rowWith } from './row-edits.ts';
import { RowActions } from './RowActions.tsx';
import { Traced } from './Traced.tsx';
import { isCalculated, valueFieldOf, whyFixed, type PageSource } from './value-field.ts';
import type { OpenCard } from './use-steps.ts';
import { useNoted, type Keeping } from './use-noted.ts';
import { ValueForm, type ValueFormProps } from './ValueForm.tsx';

/** What the card knows of the field in it. */
interface CardState extends Keeping {
  leave?: () => void;
}

export interface ValueCardProps {
  readonly path: string;
  readonly problems: readonly Numbered[];
  /** What follows from problems, by their keys. */
  readonly followUps: ReadonlyMap<string, readonly Problem[]>;
  readonly source: PageSource;
  readonly knowledge: Knowledge;
  /** What the document will need here, if nothing is there yet. */
  readonly need: Need | undefined;
  readonly language: Language;
  readonly label: string;
  readonly opening: Opening;
  /** Lets steps leave the card. */
  readonly openRef: RefObject<OpenCard>;
  onFollow(): void;
  onClose(): void;
  /** Opens the card of another value. */
  onOpen(path: string): void;
}

/** What is known about one value, its fixes, and the field to change it. On a phone it comes from below. */
export function ValueCard(props: ValueCardProps) {
  const { path, problems, label, opening, openRef, onClose } = props;
  const phone = useWidth() === 'phone';
  const trigger = useRef<HTMLElement>(null);
  // The value is on the page already when its card is rendered.
  trigger.current ??= valueElement(opening.below?.from ?? path);
  const card = useRef<CardState>({ isKeeping: false });
  const onLeaving = useCallback((leave: () => void) => {
    card.current.leave = leave;
  }, []);
  const onKeeping = useCallback((isKeeping: boolean) => {
    card.current.isKeeping = isKeeping;
  }, []);
  const isEscape = useRef(false);
  useSelection(problems);
  useNoted(label, opening.below?.from ?? path, card, onClose);
  const id = useId();
  const describedBy = problems.map((_, index) => `${id}-${String(index)}`);
  const content = (
    <Dialog
      className="paper-card"
      aria-label={label}
      {...(problems.length > 0 && { 'aria-describedby': describedBy.join(' ') })}
    >
      <div
        role="presentation"
        onKeyDownCapture={({ key }) => {
          isEscape.current = key === 'Escape';
        }}
      >
        <CardContent {...props} describedBy={describedBy} onLeaving={onLeaving} onKeeping={onKeeping} />
      </div>
    </Dialog>
  );
  // Escape restores the value; leaving the card keeps it.
  const leave = () => {
    if (card.current.leave) card.current.leave();
    else onClose();
  };
  useEffect(() => {
    openRef.current = { value: trigger.current, leave };
    return () => {
      openRef.current = { next: openRef.current.next };
    };
  });
  const onOpenChange = (isOpen: boolean) => {
    if (isOpen) return;
    if (isEscape.current) onClose();
    else leave();
  };
  return phone ? (
    <ModalOverlay className="paper-sheet-scrim" data-overlay isDismissable isOpen onOpenChange={onOpenChange}>
      <Modal className="paper-sheet scroll">{content}</Modal>
    </ModalOverlay>
  ) : (
    <Popover
      className="paper-popover scroll"
      triggerRef={trigger}
      placement="bottom start"
      offset={6}
      isOpen
      onOpenChange={onOpenChange}
    >
      {content}
    </Popover>
  );
}

interface CardContentProps extends ValueCardProps, Pick<ValueFormProps, 'onLeaving' | 'onKeeping'> {
  /** The ids of the sentences about the problems. */
  readonly describedBy: readonly string[];
}

function CardContent({
  describedBy,
  opening: { typed, toFixes = false, below },
  onLeaving,
  onKeeping,
  path,
  problems,
  followUps,
  source,
  knowledge,
  need,
  language,
  label,
  onFollow,
  onClose,
  onOpen,
}: CardContentProps) {
  const phone = useWidth() === 'phone';
  const isRow = isRowPath(path);
  const field = useMemo(
    () => (isRow ? undefined : valueFieldOf(path, source, knowledge, need)),
    [isRow, path, source, knowledge, need],
  );
  const [first] = problems;
  const known = useFixesOf(first?.problem);
  const fixes = known ?? NO_FIXES;
  const content = useFirstFix(toFixes, known);
  const asked = field === undefined || field.written === '' ? askedField(fixes, source) : undefined;
  // A party is proposed for a missing name too.
  const own =
    (asked && field?.party ? { ...asked, party: field.party } : asked) ??
    field ??
    (isRow ? undefined : addedField(path, source, knowledge));
  const shown = own && below ? fieldBelow(own, path, below.row, source.entries) : own;
  const row = rowWith(path);
  const fixed = whyFixed(path, source);
  // Single elements of XML have no place in the document.
  const read = useMemo(
    () => (source.entries && path.startsWith('$.') ? JSON.stringify(source.written) : undefined),
    [source, path],
  );
  const [opened] = useState(source.entries ? read : source.text);
  return (
    <div ref={content}>
      <Heading slot="title" className="paper-card-title">
        {label}
      </Heading>
      {problems.map(({ number, problem }, index) => (
        <section key={problem.key} className="paper-card-problem" aria-label={problem.code}>
          <p className="paper-card-message" id={describedBy[index]}>
            <SeverityIcon severity={problem.severity} />
            <span>
              <PageMessage problem={problem} />
            </span>
            <span className="paper-number" aria-hidden>
              {number}
            </span>
          </p>
          <Fixes problem={problem} withForms={field === undefined && asked === undefined} />
          <FollowUps problems={followUps.get(problem.key) ?? []} />
        </section>
      ))}
      {shown ? (
        <ValueForm
          path={path}
          field={shown}
          language={language}
          document={source.document}
          label={label}
          isFirst={!asked || problems.length === 0}
          typed={typed}
          describedBy={describedBy}
          takesFocus={
            !phone && !toFixes && (typed !== undefined || shown.written === '' || problems.every(isWithoutFix))
          }
          text={opened}
          read={read}
          onLeaving={onLeaving}
          onKeeping={onKeeping}
          fieldOf={(place) =>
            asked ? undefined : valueFieldOf(place, source.entries ? source : { ...source, text: now() }, knowledge)
          }
          onClose={onClose}
          onOpen={onOpen}
        />
      ) : isCalculated(source, path) ? (
        <Traced path={path} />
      ) : source.signed ? (
        <p className="paper-card-note">{invoiceTexts.lockedBySignature}</p>
      ) : fixed ? (
        <p className="paper-card-note">{invoiceTexts.fixedInXml[fixed]}</p>
      ) : null}
      {row !== undefined && !source.signed ? (
        <RowActions path={row} written={source.written} entries={source.entries} />
      ) : null}
      <div className="paper-card-end">
        {first ? (
          <details className="paper-card-why">
            <summary>
              <Code>{first.problem.code}</Code> {invoiceTexts.why}
            </summary>
            <dl className="facts">
              <RuleWords problem={first.problem} />
            </dl>
          </details>
        ) : null}
        <Button variant="quiet" onPress={onFollow}>
          {invoiceTexts.inTheSource}
        </Button>
      </div>
    </div>
  );
}

/** Nothing stands before the field. The fixes of a problem of JSON are not known yet. */
function isWithoutFix({ problem }: Numbered): boolean {
  if (isTried(problem)) return false;
  const offered = problem.fixes.filter(({ kind }) => kind !== 'ask');
  // Which of several readings is meant is typed as fast as chosen.
  return offered.length === 0 || (offered.length > 1 && offered.every(({ safe }) => !safe));
}

/** The fixes of a problem of JSON are tried first; those of XML come with it. */
function useFixesOf(problem: Problem | undefined): readonly (Mending | ProblemFix)[] | undefined {
  const tried = useMendings(problem && isTried(problem) ? problem.fault : undefined);
  return problem && isTried(problem) ? tried : problem?.fixes;
}

const NO_FIXES: readonly never[] = [];

/** Once the fixes are known, the focus goes to the first one, or to the field if only its author knows the value. */
function useFirstFix(isWanted: boolean, known: unknown): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (!isWanted || known === undefined || isDone.current) return;
    isDone.current = true;
    const fix = content.current?.querySelector<HTMLElement>('.problem-card-fixes button');
    (fix ?? content.current?.querySelector<HTMLElement>('input, select, textarea'))?.focus();
  }, [isWanted, known]);
  return content;
}

/** Selects the problem of the value everywhere. */
function useSelection(problems: readonly Numbered[]): void {
  const key = problems[0]?.problem.key;
  useEffect(() => {
    if (key !== undefined) useWorkbench.getState().selectProblem(key);
  }, [key]);
}

const now = (): string => activeDocument(useWorkbench.getState()).text;
