import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Problem } from '../../api/problem.ts';
import type { TextVerdict } from '../../api/text-verdict.ts';
import { useDestinationName } from '../../api/use-destination.ts';
import { useRegime } from '../../api/use-entries.ts';
import { usePublishedKnowledge } from '../../api/use-knowledge.ts';
import { countsOf } from '../../api/verdict-words.ts';
import { NamesContext } from '../../commands/mending/use-names.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { EmptyState } from '../../ui/Messages.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { useBegun } from './begun-here.ts';
import { labelsOf } from './label-of.ts';
import { PageBar } from './PageBar.tsx';
import { Paper } from './Paper.tsx';
import { WorkContext, type Opening } from './paper-work.ts';
import { placeProblems, type PageMarks, type PageProblem } from './place-problems.ts';
import { isSize } from './sizes.ts';
import { PageKeys } from './PageKeys.tsx';
import { PageStatus } from './PageStatus.tsx';
import { addedBelow } from './row-edits.ts';
import { useFillKey, useReturn, useShown, useStops } from './use-page-focus.ts';
import { ValueCard } from './ValueCard.tsx';
import { valueOn, type PageSource } from './value-field.ts';
import { ownLanguage, useChoice } from './use-choice.ts';
import { useOwnWork } from './use-own-work.ts';
import { usePrinting } from './use-printing.ts';
import { useSteps, type OpenCard } from './use-steps.ts';
import { useRoom } from './use-room.ts';
import { nextToFill } from './ValueForm.tsx';
import { Whole, type Locked } from './Whole.tsx';
import type { Need } from '../../../language/fixes/announced.ts';
import { KeptLines } from '../../../formats/page/kept-lines.ts';
import { identityName } from '../../../formats/page/page-language.ts';
import { paperView, type PaperLine } from '../../../formats/page/paper-view.ts';
import { isLanguage, type Language } from '../../../formats/page/paper-words.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';

const MarginCards = lazy(async () => ({ default: (await import('./MarginCards.tsx')).MarginCards }));

/** The room that a page and the cards beside it need, in pixels. */
const CARDS_FROM = 1080;

/** Most lines shown on screen, unless said otherwise. */
const MOST_LINES = 2500;

export interface PageProps {
  readonly verdict: TextVerdict;
  readonly source: PageSource;
  readonly problems: readonly PageProblem[];
  /** The code of the tax regime, used to look up the names of taxes. */
  readonly country: string | undefined;
  readonly accepted: boolean;
  /** The label of the page while there are no errors, such as “As built”. */
  readonly title: string;
  /** The document could not be calculated. */
  readonly unfinished?: boolean;
  /** The text cannot be read, so the page is that of an older one. */
  readonly locked?: Locked | undefined;
  /** The place in the source where the cursor is. */
  readonly marked?: string | undefined;
  /** What the source says, by the path of a value that building replaced. */
  readonly written?: ReadonlyMap<string, string>;
  /** The values that the document will need. */
  readonly needs?: readonly Need[];
  /** The engine is still asked for them. */
  readonly isAsking?: boolean;
  /** Most lines shown on screen. The printed page has all of them. */
  readonly mostLines?: number;
  onPoint(path: string | undefined): void;
  onFollow(path: string): void;
  /** Renders what follows the page, from the paths of all values on the whole page and the names of values. */
  readonly below?: (read: ReadonlySet<string>, labelOf: (path: string) => string) => ReactNode;
}

const NO_NEEDS: readonly Need[] = [];
const NOTHING_ELSE: Opening = {};
const NOTHING_WRITTEN: ReadonlyMap<string, string> = new Map();

/** An invoice as a page to work on, with a choice of language and paper size. */
export function Page({
  verdict,
  source,
  problems,
  country,
  accepted,
  title,
  unfinished = false,
  locked,
  marked: cursor,
  written = NOTHING_WRITTEN,
  needs = NO_NEEDS,
  isAsking = false,
  mostLines = MOST_LINES,
  onPoint,
  onFollow,
  below,
}: PageProps) {
  const { document } = source;
  const [language, speak] = useChoice<Language>('assay.paper-language', isLanguage, ownLanguage());
  const [size, choose] = useChoice<string>(
    'assay.paper-size',
    isSize,
    /-(?:US|CA|MX)\b/.test(navigator.language) ? 'letter' : 'a4',
  );
  const knowledge = usePublishedKnowledge();
  const regime = useRegime(country).data;
  const destination = useDestinationName();
  const isPrinting = usePrinting();
  const selected = useWorkbench((state) => state.selectedProblem);
  const hidden = useWorkbench((state) => state.hiddenSeverities);
  const [{ path: open, opening = NOTHING_ELSE }, openCard] = useState<{
    readonly path?: string | undefined;
    readonly opening?: Opening;
  }>({});
  const setOpen = useCallback((path: string | undefined, opening = NOTHING_ELSE) => {
    openCard({ path, opening });
  }, []);
  const [note, say] = useState('');
  const activeId = useWorkbench((state) => state.activeId);
  const begun = useBegun((all) => all[activeId]);
  const isBegun = begun !== undefined;
  const names = useMemo(() => {
    const named = (regime?.categories ?? []).flatMap(({ code, title: titles }): readonly [string, string][] => {
      // If the category has no name in this language, only the code is shown.
      const name = titles[language];
      return name === undefined ? [] : [[code, name]];
    });
    const identities = (regime?.identities ?? []).flatMap(({ code, name, member }): readonly [string, string][] => {
      const own = identityName(name, language);
      return member === 'key' && own !== undefined ? [[code, own]] : [];
    });
    return new Map([...named, ...identities]);
  }, [language, regime]);
  const [kept] = useState(() => new KeptLines<PaperLine>());
  const view = useMemo(
    () => paperView(document, language, names, { mostLines, working: true, unfinished, kept }),
    [document, language, names, mostLines, unfinished, kept],
  );
  // The part below counts values on every printed line, including lines hidden on screen.
  const isCut = below !== undefined && view !== undefined && view.more > 0;
  const read = useMemo(
    () => (isCut ? paperView(document, language, names)?.read : view?.read),
    [isCut, document, language, names, view],
  );
  const shown = useMemo(
    () => problems.filter(({ problem: { severity } }) => !hidden.includes(severity)),
    [problems, hidden],
  );
  const marks = useMemo(
    () =>
      view && placeProblems(view, (path) => valueOn(source, path) !== undefined, shown, needs, { isBegun, isAsking }),
    [view, source, shown, needs, isBegun, isAsking],
  );
  const labelOf = useMemo(
    () => (view ? labelsOf(view, knowledge, source.entries) : (path: string) => path),
    [view, knowledge, source],
  );
  const standing = marks ? problems.filter(({ problem }) => !marks.asking.has(problem.key)) : problems;
  useToGo(verdict, marks, standing, isBegun);
  const isLocked = locked !== undefined;
  // Lines are not drawn again for it.
  const pointAt = useRef(onPoint);
  useEffect(() => {
    pointAt.current = onPoint;
  });
  const fill = useCallback(() => {
    const { activeElement } = globalThis.document;
    const at = activeElement instanceof HTMLElement ? activeElement.dataset['value'] : undefined;
    if (!isLocked) openCard((now) => ({ path: nextToFill(now.path ?? at) ?? now.path }));
  }, [isLocked]);
  useFillKey(fill);
  const followUps = useMemo(() => followUpsIn(verdict.problems), [verdict]);
  const cardRef = useRef<OpenCard>({});
  const stops = useStops(open);
  useReturn(open, opening, marks, cardRef, stops);
  const [desk, setDesk] = useState<HTMLElement | null>(null);
  const hasRoom = useRoom(desk, CARDS_FROM);
  const hasCards = hasRoom && marks !== undefined && marks.numbered.length > marks.whole.length;
  useSteps(marks, cardRef);
  useShown(selected, open !== undefined, stops);
  const work = useOwnWork({
    source,
    marks,
    selected,
    open,
    isLocked,
    cursor,
    labelOf,
    knowledge,
    destination,
    begun,
    written,
    language,
    setOpen,
    pointAt,
  });
  if (!view || !marks) {
    return <EmptyState title={invoiceTexts.nothingToPrint}>{invoiceTexts.nothingToPrintHint}</EmptyState>;
  }
  const whole = isPrinting ? paperView(document, language, names) : undefined;
  return (
    <div className="pane invoice">
      <PageBar
        marks={marks}
        problems={standing}
        accepted={accepted}
        title={title}
        language={language}
        size={size}
        onFill={fill}
        onSpeak={(chosen) => {
          if (isLanguage(chosen)) speak(chosen);
        }}
        onSize={choose}
        onUndone={(path) => {
          stops.want(path);
        }}
      />
      <PageStatus verdict={verdict} standing={standing} note={note} />
      <WorkContext value={work}>
        <PageKeys stops={stops} onFollow={onFollow} onSay={say}>
          <div
            className="invoice-desk scroll"
            ref={setDesk}
            data-region="invoice"
            data-cards={hasCards || undefined}
            tabIndex={0}
            role="region"
            aria-label={invoiceTexts.invoice}
          >
            <div className="paper-column">
              <Whole problems={marks.whole} locked={locked} unfinished={unfinished} />
              <div className="paper-room" data-locked={locked !== undefined || undefined}>
                <Paper view={view} language={language} size={size} />
              </div>
              <Elsewhere values={marks.elsewhere} source={source} />
              {read && below?.(read, labelOf)}
            </div>
            {desk && hasCards ? (
              <Suspense fallback={null}>
                <MarginCards desk={desk} marks={marks} followUps={followUps} />
              </Suspense>
            ) : null}
          </div>
        </PageKeys>
        {open === undefined ? null : (
          <NamesContext value={labelOf}>
            <ValueCard
              key={open}
              path={open}
              problems={problemsOf(marks, open)}
              followUps={followUps}
              source={source}
              knowledge={knowledge}
              need={needs.find(({ path }) => path === open)}
              language={language}
              label={labelOf(opening.below ? addedBelow(open, opening.below.row) : open)}
              opening={opening}
              openRef={cardRef}
              onFollow={() => {
                setOpen(undefined);
                onFollow(open);
              }}
              onClose={() => {
                setOpen(undefined);
              }}
              onOpen={setOpen}
            />
          </NamesContext>
        )}
      </WorkContext>
      {whole &&
        createPortal(
          <div className="invoice-print">
            <Paper view={whole} language={language} size={size} />
          </div>,
          globalThis.document.body,
        )}
    </div>
  );
}

/** Tells the rest of the workbench what is to go in a document that was begun here. */
function useToGo(
  { subject: { documentId, revision }, problems }: TextVerdict,
  marks: PageMarks | undefined,
  standing: readonly PageProblem[],
  isBegun: boolean,
): void {
  const note = useWorkbench((state) => state.noteGoing);
  const values = marks?.missing ?? 0;
  const asking = countsOf(problems).error - countsOf(standing.map(({ problem }) => problem)).error;
  useEffect(() => {
    if (isBegun) note(documentId, { revision, values, asking });
  }, [isBegun, note, documentId, revision, values, asking]);
}

/** The problems that follow from another one, by its key. */
function followUpsIn(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const found = new Map<string, Problem[]>();
  for (const problem of problems) {
    if (problem.follows === undefined) continue;
    const others = found.get(problem.follows) ?? [];
    others.push(problem);
    found.set(problem.follows, others);
  }
  return found;
}

function problemsOf(marks: ReturnType<typeof placeProblems>, path: string) {
  const slot = [...marks.slots.values()].flat().find((candidate) => candidate.path === path);
  return marks.at.get(path) ?? slot?.problems ?? marks.elsewhere.find((entry) => entry.path === path)?.problems ?? [];
}
