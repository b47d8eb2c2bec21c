import { useJudgement } from '../../api/use-judgement.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { revealProblem } from '../../commands/problem-commands.ts';
import { Button } from '../../ui/Button.tsx';
import { rulesTexts } from '../../texts/en/rules.ts';

/** A button for each place in the open document with an error of this code. Hidden if there is none. */
export function FaultPlaces({ code }: { code: string }) {
  const judgement = useJudgement();
  const { act } = useCommands();
  const problems =
    judgement.state === 'judged' ? judgement.verdict.problems.filter((problem) => problem.code === code) : [];
  return problems.map((problem) => (
    <Button
      key={problem.key}
      onPress={() => {
        act((context) => {
          revealProblem(context, problem);
        });
      }}
    >
      {rulesTexts.showLine(problem.line, problem.paths[0]?.replace(/^\$\.?/, '') ?? '')}
    </Button>
  ));
}
