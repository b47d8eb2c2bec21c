import { useMemo, useRef } from 'react';
import type { TraceEntry } from '../../../engine/index.ts';
import { troubleOf } from '../../api/trouble.ts';
import { useTrace } from '../../api/use-trace.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { revealPath } from '../../commands/reveal-path.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/Messages.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TraceRow } from './TraceRow.tsx';
import './trace.css';

/** Rows beyond this many add nothing to a total that one wants to understand. */
const MOST = 300;

/** How every total comes about: from what, by which formula, exactly and as printed. */
export function TracePanel() {
  const { data, error, refetch } = useTrace();
  const empty = useWorkbench((state) => activeDocument(state).text.trim() === '');
  if (empty) {
    return (
      <EmptyState title="No document" action={<CommandButton command="paste-document" label="Paste a document" />}>
        Every total shows here with what it is made of.
      </EmptyState>
    );
  }
  if (error) {
    const trouble = troubleOf(error);
    return (
      <ErrorState title={trouble.title} action={<Button onPress={() => void refetch()}>Trace again</Button>}>
        {trouble.advice}
      </ErrorState>
    );
  }
  if (data === undefined) return <Skeleton rows={9} label="Tracing the totals" />;
  if (data === null || data.length === 0) {
    return (
      <EmptyState title="Nothing to trace">The source cannot be calculated, or has no figures to calculate.</EmptyState>
    );
  }
  return <Trace entries={data} />;
}

function Trace({ entries }: { entries: readonly TraceEntry[] }) {
  const { act } = useCommands();
  const list = useRef<HTMLUListElement>(null);
  const paths = useMemo(() => new Set(entries.map(({ path }) => path)), [entries]);
  // What one reads first, the amount to be paid, stands first; what it is made of follows.
  const rows = useMemo(() => {
    const totals = entries.filter(({ path }) => path.includes('.totals.'));
    const others = entries.filter(({ path }) => !path.includes('.totals.'));
    return [...totals.toReversed(), ...others].slice(0, MOST);
  }, [entries]);
  function follow(path: string): void {
    if (paths.has(path)) {
      const row = list.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"] button`);
      row?.scrollIntoView({ block: 'center' });
      row?.focus();
      return;
    }
    act((context) => {
      revealPath(context, path);
    });
  }
  return (
    <ul className="trace scroll" ref={list} aria-label="How the totals come about">
      {rows.map((entry) => (
        <TraceRow
          key={entry.path}
          entry={entry}
          onFollow={follow}
          onSource={(path) => {
            act((context) => {
              revealPath(context, path);
            });
          }}
        />
      ))}
    </ul>
  );
}
