import type { ReactNode } from 'react';
import type { FullVerdict, TextVerdict } from '../api/text-verdict.ts';
import type { Trouble } from '../api/trouble.ts';
import {
  useFullJudgement,
  useFullJudgementLater,
  useJudgement,
  useJudgementAtRest,
  useOutdated,
  type Judgement,
} from '../api/use-judgement.ts';
import { commandsTexts } from '../texts/en/commands.ts';
import { panelsTexts } from '../texts/en/panels.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState, ErrorState } from '../ui/Messages.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CommandButton } from './CommandButton.tsx';
import { OtherEngine } from './OtherEngine.tsx';

export interface JudgedProps<Verdict extends TextVerdict> {
  /** Shown for an empty document: what this panel will show. */
  readonly empty: { readonly title: string; readonly words: string };
  /** Shown until the first answer. */
  readonly waiting: { readonly label: string; readonly rows: number };
  /** Renders the last verdict while a newer text cannot be judged, with what says so; without it that takes its place. */
  readonly meanwhile?: (verdict: Verdict, trouble: Trouble, again: ReactNode) => ReactNode;
  /** Renders the verdict. It is stale if it has been out of date for long enough to look so. */
  readonly children: (verdict: Verdict, stale: boolean) => ReactNode;
}

/**
 * Shows the verdict on the active document, or says why there is none: nothing to judge, no answer yet, or a failure.
 */
export function Judged(props: JudgedProps<TextVerdict>) {
  return <Shown judgement={useJudgement()} {...props} />;
}

/** Shows the verdict as a list. For a long text the list stays as it is until typing rests. */
export function JudgedAtRest(props: JudgedProps<TextVerdict>) {
  return <Shown judgement={useJudgementAtRest()} {...props} />;
}

/** Shows the verdict with the built document. */
export function JudgedInFull(props: JudgedProps<FullVerdict>) {
  return <Shown judgement={useFullJudgement()} {...props} />;
}

/** For content that renders slowly. Markers, problems and the next key have priority. */
export function JudgedInFullLater(props: JudgedProps<FullVerdict>) {
  return <Shown judgement={useFullJudgementLater()} {...props} />;
}

function Shown<Verdict extends TextVerdict>({
  judgement,
  empty,
  waiting,
  meanwhile,
  children,
}: JudgedProps<Verdict> & { readonly judgement: Judgement<Verdict> }) {
  const stale = useOutdated(judgement);
  switch (judgement.state) {
    case 'empty':
      return <NoDocument {...empty} />;
    case 'waiting':
      return <Skeleton rows={waiting.rows} label={waiting.label} />;
    case 'failed': {
      const again = <Button onPress={judgement.retry}>{panelsTexts.checkAgain}</Button>;
      return meanwhile && judgement.last ? (
        meanwhile(judgement.last, judgement.trouble, again)
      ) : (
        <NoAnswer trouble={judgement.trouble} again={again} />
      );
    }
    case 'judged':
      return children(judgement.verdict, stale);
  }
}

/** Shown for an empty document: what this panel will show, and a way to get a document. */
export function NoDocument({ title, words }: JudgedProps<TextVerdict>['empty']) {
  return (
    <EmptyState title={title} action={<CommandButton command="paste-document" label={commandsTexts.pasteADocument} />}>
      {words}
    </EmptyState>
  );
}

/** Shown without an answer: the reason, a way to ask again, and the other engine if that may help. */
export function NoAnswer({ trouble, again }: { readonly trouble: Trouble; readonly again: ReactNode }) {
  return (
    <ErrorState
      title={trouble.title}
      action={
        <>
          {again}
          <OtherEngine trouble={trouble} />
        </>
      }
    >
      {trouble.advice}
    </ErrorState>
  );
}
