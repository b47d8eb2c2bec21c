import { Sigma } from 'lucide-react';
import { useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import type { Change } from '../../../engine/index.ts';
import { JudgedInFullLater } from '../../commands/Judged.tsx';
import { EmptyState } from '../../ui/Messages.tsx';
import { ChangeList } from './ChangeList.tsx';
import { panelsTexts } from '../../texts/en/panels.ts';
import './changes.css';

/** Lists every change that building makes to the source. */
export function ChangesPanel() {
  return (
    <JudgedInFullLater
      empty={{ title: panelsTexts.noDocument, words: panelsTexts.changesLead }}
      waiting={{ rows: 9, label: panelsTexts.comparingSourceAndResult }}
    >
      {({ changes, document }, stale) =>
        changes.length > 0 ? (
          <div className="changes" data-stale={stale || undefined}>
            <Ledger changes={changes} />
          </div>
        ) : document ? (
          <EmptyState title={panelsTexts.nothingChanges}>{panelsTexts.noChanges}</EmptyState>
        ) : (
          <EmptyState title={panelsTexts.nothingToCompareYet}>{panelsTexts.notCalculable}</EmptyState>
        )
      }
    </JudgedInFullLater>
  );
}

/** Calculated figures are folded at first: changes to the author's own values matter more. */
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
