import { saidText } from '../../texts/said.ts';
import { Said } from '../../ui/Said.tsx';
import { memo } from 'react';
import {
  GridList,
  GridListHeader,
  GridListItem,
  GridListSection,
  ListLayout,
  Virtualizer,
} from 'react-aria-components';
import type { Problem } from '../../api/problem.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { revealProblem } from '../../commands/problem-commands.ts';
import { useLanguage } from '../../state/use-language.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { SeverityIcon } from '../../ui/Severity.tsx';
import { placeWithin, type ProblemGroup } from './select-problems.ts';
import { panelsTexts } from '../../texts/en/panels.ts';

/** Rows beyond this many wait for the filter: nobody reads on, and the page stays quick. */
const MOST = 400;

export interface ProblemListProps {
  readonly groups: readonly ProblemGroup[];
  readonly selected: string | undefined;
}

/** Arrow keys choose, Enter or a click jumps to the token. */
export const ProblemList = memo(function ProblemList({ groups, selected }: ProblemListProps) {
  const { act } = useCommands();
  useLanguage();
  const select = useWorkbench((state) => state.selectProblem);
  const rows = new Map(groups.flatMap((group) => group.problems.map((problem) => [problem.key, problem] as const)));
  const reveal = (problem: Problem | undefined) => {
    if (problem) {
      act((context) => {
        revealProblem(context, problem);
      });
    }
  };
  return (
    <div className="problem-list">
      <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 28, estimatedHeadingSize: 24 }}>
        <GridList
          aria-label={panelsTexts.problems}
          className="problem-rows scroll"
          selectionMode="single"
          selectionBehavior="replace"
          disallowEmptySelection
          selectedKeys={selected === undefined ? [] : [selected]}
          onSelectionChange={(keys) => {
            if (keys !== 'all') select([...keys].map(String)[0]);
          }}
          onAction={(key) => {
            reveal(rows.get(String(key)));
          }}
        >
          {shortened(groups).map((group) => (
            <GridListSection key={group.title} id={group.title}>
              <GridListHeader className="problem-group-title">{group.title}</GridListHeader>
              {group.problems.map((problem) => (
                <GridListItem
                  key={problem.key}
                  id={problem.key}
                  textValue={saidText(problem.message)}
                  className="problem-row"
                >
                  <ProblemRow
                    problem={problem}
                    place={group.title}
                    onJump={() => {
                      reveal(problem);
                    }}
                  />
                </GridListItem>
              ))}
            </GridListSection>
          ))}
        </GridList>
      </Virtualizer>
      {rows.size > MOST ? <p className="problem-list-more">{panelsTexts.theFirstOfFilterTo(MOST, rows.size)}</p> : null}
    </div>
  );
});

interface ProblemRowProps {
  readonly problem: Problem;
  /** Title of the group; a path below it is shown from there on. */
  readonly place: string;
  readonly onJump: () => void;
}

function ProblemRow({ problem, place, onJump }: ProblemRowProps) {
  return (
    // The pointer's way to jump; the keyboard's is Enter on the row.
    <div className="problem-row-line" onClick={onJump} role="presentation">
      <SeverityIcon severity={problem.severity} />
      <span className="problem-row-message clip">
        <Said text={problem.message} />
      </span>
      <span className="problem-row-path code clip tail">
        <bdi dir="ltr">{placeWithin(problem, place)}</bdi>
      </span>
      <span className="problem-row-place">{panelsTexts.ln(problem.line)}</span>
    </div>
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
