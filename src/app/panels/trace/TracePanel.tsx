import { useEffect, useMemo, useRef, useState } from 'react';
import type { TraceEntry } from '../../../engine/index.ts';
import { pathAt } from '../../../language/syntax/locate.ts';
import { indexLines } from '../../../language/syntax/line-index.ts';
import { formatPath } from '../../../engine/values.ts';
import { indexTrace } from '../../api/trace-index.ts';
import { troubleOf } from '../../api/trouble.ts';
import { useTrace } from '../../api/use-trace.ts';
import { useFullVerdict } from '../../api/use-verdict.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { NoAnswer, NoDocument } from '../../commands/Judged.tsx';
import { revealPath } from '../../commands/reveal-path.ts';
import { useLightPlaces } from '../../commands/use-light-places.ts';
import { documentTree } from '../../source/document-tree.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Messages.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TraceNode, type TraceSite } from './TraceNode.tsx';
import { Waterfall } from './Waterfall.tsx';
import { traceTexts } from '../../texts/en/trace.ts';
import './trace.css';

/** Shows how each total is calculated: its parts, its formula, and its exact and rounded value. */
export function TracePanel() {
  const { data, error, refetch } = useTrace();
  const empty = useWorkbench((state) => activeDocument(state).text.trim() === '');
  if (empty) return <NoDocument title={traceTexts.noDocument} words={traceTexts.lead} />;
  if (error) {
    const again = <Button onPress={() => void refetch()}>{traceTexts.traceAgain}</Button>;
    return <NoAnswer trouble={troubleOf(error)} again={again} />;
  }
  if (data === undefined) return <Skeleton rows={9} label={traceTexts.tracingTheTotals} />;
  if (data === null || data.length === 0) {
    return <EmptyState title={traceTexts.nothingToTrace}>{traceTexts.notCalculable}</EmptyState>;
  }
  return <Trace entries={data} />;
}

/** Most top-level figures to show. */
const MOST_ROOTS = 60;

function Trace({ entries }: { entries: readonly TraceEntry[] }) {
  const { act } = useCommands();
  const light = useLightPlaces();
  const document = useFullVerdict()?.document;
  const index = useMemo(() => indexTrace(entries), [entries]);
  const at = usePathAtCursor();
  const fed = useMemo(() => (at === undefined ? new Set<string>() : index.madeOf(at)), [index, at]);
  useEffect(
    () => () => {
      light([]);
    },
    [light],
  );
  const [chosen, choose] = useState<Chosen>();
  const tree = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!chosen) return;
    const node = tree.current?.querySelector<HTMLElement>(`[data-path="${chosen.path}"] .trace-name`);
    node?.focus();
    node?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const onWay = useMemo(() => new Set(chosen ? [chosen.path, ...index.madeOf(chosen.path)] : []), [index, chosen]);
  const site: TraceSite = {
    onWay,
    index,
    document,
    fed,
    light,
    onSource(path) {
      act((context) => {
        revealPath(context, path);
      });
    },
  };
  return (
    <div className="trace scroll">
      <Waterfall
        document={document}
        onChoose={(path) => {
          const entry = index.entryOf(path);
          // A figure that is written and not calculated has no trace, but a place in the source.
          if (entry) choose((last) => ({ path: entry.path, times: (last?.times ?? 0) + 1 }));
          else site.onSource(path);
        }}
      />
      <ul className="trace-tree" ref={tree} key={chosen?.times} aria-label={traceTexts.title}>
        {index.roots.slice(0, MOST_ROOTS).map((path, place) => (
          <TraceNode key={path} path={path} value={undefined} site={site} depth={0} openTo={place === 0 ? 4 : 1} />
        ))}
      </ul>
    </div>
  );
}

/** The figure chosen in the waterfall. Choosing again opens the tree anew down to the figure. */
interface Chosen {
  readonly path: string;
  readonly times: number;
}

// The path at the cursor if it is inside a row. Every figure depends on the whole document, so other places mark nothing.
function usePathAtCursor(): string | undefined {
  const cursor = useWorkbench((state) => state.cursor);
  const text = useWorkbench((state) => activeDocument(state).text);
  const known = useMemo(() => ({ tree: documentTree(text), lines: indexLines(text) }), [text]);
  const { steps } = pathAt(known.tree, known.lines.offsetAt(cursor));
  const inRow = steps.findLastIndex((step) => typeof step === 'number');
  return inRow < 0 ? undefined : formatPath(steps);
}
