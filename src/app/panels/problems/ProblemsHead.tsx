import { Copy, WandSparkles } from 'lucide-react';
import { memo } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { Severity } from '../../../engine/index.ts';
import type { Problem } from '../../api/problem.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { useCommandMenu, type CommandMenuGroup } from '../../commands/use-command-menu.ts';
import { countsOf } from '../../api/verdict-words.ts';
import type { ProblemGrouping } from '../../state/problems-slice.ts';
import { useLanguage } from '../../state/use-language.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { SeverityIcon } from '../../ui/Severity.tsx';
import { useLate } from '../../ui/Skeleton.tsx';
import { panelsTexts } from '../../texts/en/panels.ts';

const severities: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

export interface ProblemsHeadProps {
  /** Undefined until the first verdict: counts are hidden then, because zero would be wrong. */
  readonly problems: readonly Problem[] | undefined;
  readonly stale: boolean;
}

/** The head of the panel: severities with their counts, filter, grouping and copy. */
export function ProblemsHead({ problems, stale }: ProblemsHeadProps) {
  const counts = problems && countsOf(problems);
  return (
    <header className="problems-head">
      <h2 className="problems-title">{panelsTexts.problems}</h2>
      <div className="problems-severities" role="group" aria-label={panelsTexts.severitiesShown}>
        {severities.map((severity) => (
          <SeverityToggle key={severity} severity={severity} count={counts?.[severity]} />
        ))}
      </div>
      {stale ? <StaleBadge /> : null}
      <span className="problems-gap" />
      <Tools />
    </header>
  );
}

interface SeverityToggleProps {
  readonly severity: Severity;
  readonly count: number | undefined;
}

const SeverityToggle = memo(function SeverityToggle({ severity, count }: SeverityToggleProps) {
  useLanguage();
  const shown = useWorkbench((state) => !state.hiddenSeverities.includes(severity));
  const toggle = useWorkbench((state) => state.toggleSeverity);
  return (
    <ToggleButton
      className="problems-severity"
      data-none={!count || undefined}
      aria-label={panelsTexts.severityCount(panelsTexts.showSeverity[severity], count)}
      isSelected={shown}
      onChange={() => {
        toggle(severity);
      }}
    >
      <SeverityIcon severity={severity} label={false} />
      {count ?? '–'}
    </ToggleButton>
  );
});

/** Controls that do not depend on the verdict. */
const Tools = memo(function Tools() {
  useLanguage();
  const filter = useWorkbench((state) => state.problemFilter);
  const setFilter = useWorkbench((state) => state.filterProblems);
  return (
    <>
      <SearchBox
        label={panelsTexts.filterProblems}
        placeholder={panelsTexts.filter}
        value={filter}
        onChange={setFilter}
      />
      <CommandButton command="fix-all" icon={<WandSparkles />} bare />
      <Grouping />
      <CopyMenu />
    </>
  );
});

function StaleBadge() {
  const late = useLate(300);
  return late ? <Badge tone="info">{panelsTexts.checking}</Badge> : null;
}

function Grouping() {
  const grouping = useWorkbench((state) => state.problemGrouping);
  const group = useWorkbench((state) => state.groupProblems);
  return (
    <ToggleButtonGroup
      className="segments"
      aria-label={panelsTexts.groupBy}
      disallowEmptySelection
      selectedKeys={[grouping]}
      onSelectionChange={(keys) => {
        group([...keys][0] as ProblemGrouping);
      }}
    >
      <ToggleButton id="place" className="segment">
        {panelsTexts.place}
      </ToggleButton>
      <ToggleButton id="rule" className="segment">
        {panelsTexts.rule}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

const copies: readonly CommandMenuGroup[] = [{ group: 'Copy', commands: ['copy-problems-text', 'copy-problems-json'] }];

function CopyMenu() {
  const { run } = useCommands();
  const groups = useCommandMenu(copies);
  return (
    <Menu label={panelsTexts.copyProblems} groups={groups} onChoose={run}>
      <IconButton label={panelsTexts.copyProblems} icon={<Copy />} />
    </Menu>
  );
}
