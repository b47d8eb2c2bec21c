import { ChevronLeft, ChevronRight, Printer, Undo2 } from 'lucide-react';
import { ToggleButton } from 'react-aria-components';
import type { Severity } from '../../../engine/index.ts';
import { languages } from '../../../formats/page/paper-words.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { judgingTexts } from '../../texts/en/judging.ts';
import { panelsTexts } from '../../texts/en/panels.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Select } from '../../ui/Field.tsx';
import { SeverityIcon } from '../../ui/Severity.tsx';
import { useLastEdit } from './page-edits.ts';
import type { PageMarks, PageProblem } from './place-problems.ts';
import { sizes } from './sizes.ts';

export interface PageBarProps {
  readonly marks: PageMarks;
  /** All problems, also hidden ones. */
  readonly problems: readonly PageProblem[];
  readonly accepted: boolean;
  readonly title: string;
  readonly language: string;
  readonly size: string;
  /** Opens the next missing value. */
  onFill(): void;
  onSpeak(language: string): void;
  onSize(size: string): void;
  /** Shows the value whose last edit was undone. */
  onUndone(path: string): void;
}

const severities: readonly Severity[] = ['error', 'warning', 'info'];

/** Counters of the problems, steps through them, undo, language, paper and print. */
export function PageBar(props: PageBarProps) {
  const { marks, problems, accepted, title, language, size, onFill, onSpeak, onSize, onUndone } = props;
  const { numbered } = marks;
  const selected = useWorkbench((state) => state.selectedProblem);
  const at = numbered.findIndex(({ problem }) => problem.key === selected);
  const select = useWorkbench((state) => state.selectProblem);
  const last = useLastEdit();
  const step = (by: 1 | -1) => {
    const next = numbered.at(at < 0 ? (by === 1 ? 0 : -1) : (at + by) % numbered.length);
    if (next) select(next.problem.key);
  };
  return (
    <div className="pane-head">
      {problems.every(({ problem }) => problem.severity === 'hint') ? (
        <Badge tone={accepted ? 'ok' : 'error'}>{accepted ? title : invoiceTexts.withFaults}</Badge>
      ) : (
        <>
          {severities.map((severity) => (
            <Counter
              key={severity}
              severity={severity}
              count={problems.filter(({ problem }) => problem.severity === severity).length}
            />
          ))}
          <div className="page-steps" role="group" aria-label={invoiceTexts.problems}>
            <IconButton label={invoiceTexts.previousProblem} icon={<ChevronLeft />} onPress={() => step(-1)} />
            <span aria-live="polite">{invoiceTexts.stepOf(at + 1, numbered.length)}</span>
            <IconButton label={invoiceTexts.nextProblem} icon={<ChevronRight />} onPress={() => step(1)} />
          </div>
        </>
      )}
      {marks.missing > 0 ? (
        <Button variant="quiet" keys="F9" onPress={onFill}>
          {judgingTexts.toGo(marks.missing)}
        </Button>
      ) : null}
      {last ? (
        <Button
          variant="quiet"
          icon={<Undo2 aria-hidden />}
          onPress={() => {
            last.undo();
            onUndone(last.path);
          }}
        >
          {invoiceTexts.undo(last.name)}
        </Button>
      ) : null}
      <span className="invoice-gap" />
      <Select
        label={invoiceTexts.language}
        value={language}
        onChange={onSpeak}
        options={Object.entries(languages).map(([value, { name }]) => ({ value, title: name }))}
      />
      <Select label={invoiceTexts.paper} value={size} onChange={onSize} options={sizes} />
      <Button
        icon={<Printer aria-hidden />}
        onPress={() => {
          print();
        }}
      >
        {invoiceTexts.print}
      </Button>
    </div>
  );
}

/** How many problems of one severity there are; a press hides them or shows them again. */
function Counter({ severity, count }: { readonly severity: Severity; readonly count: number }) {
  const shown = useWorkbench((state) => !state.hiddenSeverities.includes(severity));
  const toggle = useWorkbench((state) => state.toggleSeverity);
  if (count === 0) return null;
  return (
    <ToggleButton
      className="problems-severity page-counter"
      aria-label={panelsTexts.severityCount(invoiceTexts.show[severity], count)}
      isSelected={shown}
      onChange={() => {
        toggle(severity);
      }}
    >
      <SeverityIcon severity={severity} label={false} />
      {count}
    </ToggleButton>
  );
}
