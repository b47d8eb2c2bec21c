import { saidText } from '../../texts/said.ts';
import { Said } from '../../ui/Said.tsx';
import { memo } from 'react';
import type { Problem } from '../../api/problem.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { revealProblem } from '../../commands/problem-commands.ts';
import { useLanguage } from '../../state/use-language.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { Badge } from '../../ui/Badge.tsx';
import { GroupedList } from '../../ui/GroupedList.tsx';
import { SeverityIcon } from '../../ui/Severity.tsx';
import type { RowGroup } from '../../ui/group-lines.ts';
import { placeWithin, type FoldedProblems, type ProblemGroup } from './select-problems.ts';
import { panelsTexts } from '../../texts/en/panels.ts';

/** Most rows shown, to keep the page fast. The filter finds the others. */
const MOST = 400;

export interface ProblemListProps {
  readonly groups: readonly ProblemGroup[];
  readonly followUps: FoldedProblems['followUps'];
  readonly selected: string | undefined;
}

/** Arrow keys select a problem; Enter or a click jumps to its place in the source. */
export const ProblemList = memo(function ProblemList({ groups, followUps, selected }: ProblemListProps) {
  const { act } = useCommands();
  useLanguage();
  const select = useWorkbench((state) => state.selectProblem);
  const count = groups.reduce((sum, group) => sum + group.problems.length, 0);
  const shown = shortened(groups);
  const problems = shown.flatMap((group) => group.problems);
  return (
    <div className="problem-list">
      <GroupedList
        label={panelsTexts.problems}
        groups={inOrder(shown, followUps)}
        rowHeight={28}
        rowClass="problem-row"
        headHeight={24}
        headClass="problem-group-title"
        selected={problems.findIndex(({ key }) => key === selected)}
        onSelect={(index) => {
          select(problems[index]?.key);
        }}
        textOf={({ problem }) => saidText(problem.message, problem).replaceAll('`', '')}
        onAction={(index) => {
          const problem = problems[index];
          if (problem) {
            act((context) => {
              revealProblem(context, problem);
            });
          }
        }}
      >
        {(row) => <ProblemRow {...row} />}
      </GroupedList>
      {count > MOST ? <p className="problem-list-more">{panelsTexts.firstShown(MOST, count)}</p> : null}
    </div>
  );
});

interface Row {
  readonly problem: Problem;
  /** The title of the group. Paths in the row start below it. */
  readonly place: string;
  /** The number of problems that are gone once this one is. */
  readonly follow: number;
}

/** Converts the groups for the list, and numbers the problems across all groups. */
function inOrder(groups: readonly ProblemGroup[], followUps: FoldedProblems['followUps']): readonly RowGroup<Row>[] {
  let index = 0;
  return groups.map(({ title, problems }) => ({
    id: title,
    title,
    rows: problems.map((problem) => ({
      row: { problem, place: title, follow: followUps.get(problem.key)?.length ?? 0 },
      index: index++,
    })),
  }));
}

function ProblemRow({ problem, place, follow }: Row) {
  return (
    <>
      <SeverityIcon severity={problem.severity} />
      <span className="problem-row-message clip">
        {follow > 0 ? <Badge tone="neutral">{panelsTexts.andFollow(follow)}</Badge> : null}{' '}
        <Said text={problem.message} of={problem} />
      </span>
      <span className="problem-row-path code-text clip tail">
        <bdi dir="ltr">{placeWithin(problem, place)}</bdi>
      </span>
      <span className="problem-row-place">{panelsTexts.ln(problem.line)}</span>
    </>
  );
}

function shortened(groups: readonly ProblemGroup[]): readonly ProblemGroup[] {
  let room = MOST;
  return groups.flatMap((group) => {
    const problems = group.problems.slice(0, Math.max(0, room));
    room -= problems.length;
    return problems.length === 0 ? [] : [{ title: group.title, problems }];
  });
}
