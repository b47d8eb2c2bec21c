import { Sigma } from 'lucide-react';
import { useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import type { Change } from '../../../engine/index.ts';
import { useFullJudgementLater, useOutdated } from '../../api/use-judgement.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { OtherEngine } from '../../commands/OtherEngine.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/Messages.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ChangeList } from './ChangeList.tsx';
import { panelsTexts } from '../../texts/en/panels.ts';
import './changes.css';

/** What building does to the source: nothing is changed without a row here. */
export function ChangesPanel() {
  const judgement = useFullJudgementLater();
  const outdated = useOutdated(judgement);
  switch (judgement.state) {
    case 'empty':
      return (
        <EmptyState
          title={panelsTexts.noDocument}
          action={<CommandButton command="paste-document" label={panelsTexts.pasteADocument} />}
        >
          {panelsTexts.buildingCompletesADocumentEverything}
        </EmptyState>
      );
    case 'waiting':
      return <Skeleton rows={9} label={panelsTexts.comparingSourceAndResult} />;
    case 'failed':
      return (
        <ErrorState
          title={judgement.trouble.title}
          action={
            <>
              <Button onPress={judgement.retry}>{panelsTexts.checkAgain}</Button>
              <OtherEngine trouble={judgement.trouble} />
            </>
          }
        >
          {judgement.trouble.advice}
        </ErrorState>
      );
    case 'judged': {
      const { changes, document } = judgement.verdict;
      if (changes.length > 0) {
        return (
          <div className="changes" data-stale={outdated || undefined}>
            <Ledger changes={changes} />
          </div>
        );
      }
      return document ? (
        <EmptyState title={panelsTexts.nothingChanges}>{panelsTexts.theSourceAlreadySaysEverything}</EmptyState>
      ) : (
        <EmptyState title={panelsTexts.nothingToCompareYet}>{panelsTexts.theSourceCannotBeCalculated}</EmptyState>
      );
    }
  }
}

/** Figures that are merely worked out stay folded: what building did to the author's own values comes first. */
function Ledger({ changes }: { changes: readonly Change[] }) {
  const [open, setOpen] = useState(false);
  const others = changes.filter(({ kind }) => kind !== 'calculated');
  const calculated = changes.length - others.length;
  const foldable = others.length > 0 && calculated > 0;
  return (
    <>
      <ChangeList changes={foldable && !open ? others : changes} />
      {foldable ? (
        <div className="changes-fold">
          <ToggleButton className="push-button button-quiet" isSelected={open} onChange={setOpen}>
            <Sigma aria-hidden />
            <span className="button-label">
              {open ? panelsTexts.hideCalculated(calculated) : panelsTexts.showCalculated(calculated)}
            </span>
          </ToggleButton>
        </div>
      ) : null}
    </>
  );
}
