import { saidText } from '../../texts/said.ts';
import { ChevronDown, Lightbulb } from 'lucide-react';
import type { Mending } from '../../../language/fixes/mending.ts';
import { useMendings } from '../../api/mendings.ts';
import type { Problem, ProblemFix } from '../../api/problem.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { applyFix } from '../../commands/apply-fix.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { useLate } from '../../ui/Skeleton.tsx';
import { panelsTexts } from '../../texts/en/panels.ts';

/** Values of one place up to so many stand as buttons of their own. */
const FEW = 3;
/** Most buttons beside the menus. */
const MOST = 6;

/** What mends a problem, as buttons: the same as the editor offers, each tried before it is shown. */
export function Fixes({ problem }: { problem: Problem }) {
  const { act } = useCommands();
  const isTried = problem.fault !== undefined && problem.fault.properties[0]?.startsWith('$') === true;
  const tried = useMendings(isTried ? problem.fault : undefined);
  const fixes = isTried ? tried : problem.fixes;
  if (!fixes) return <Trying />;
  if (fixes.length === 0) return null;
  const apply = (fix: ProblemFix) => {
    act((context) => {
      applyFix(context, fix);
    });
  };
  const menus = [...choicesOf(fixes)].filter(([, members]) => members.length > FEW);
  const inMenus = new Set(menus.flatMap(([, members]) => members));
  const single = fixes.filter((fix) => !inMenus.has(fix as Mending) || isNear(fix)).slice(0, MOST);
  return (
    <div className="problem-card-fixes" role="group" aria-label={panelsTexts.fixes}>
      {single.map((fix) => (
        <Button
          key={fix.title}
          icon={<Lightbulb aria-hidden />}
          onPress={() => {
            apply(asFix(fix));
          }}
        >
          {saidText(fix.title)}
        </Button>
      ))}
      {menus.map(([of, members]) => (
        <Menu
          key={of}
          label={of}
          groups={[
            {
              title: of,
              entries: members.map(({ choice }, index) => ({
                id: String(index),
                title: choice?.value ?? '',
                note: choice && choice.name !== choice.value ? choice.name : undefined,
              })),
            },
          ]}
          onChoose={(index) => {
            const fix = members[Number(index)];
            if (fix) apply(asFix(fix));
          }}
        >
          <Button icon={<ChevronDown aria-hidden />}>{panelsTexts.oneOfValues(of, members.length)}</Button>
        </Menu>
      ))}
    </div>
  );
}

function Trying() {
  const late = useLate(300);
  return (
    <p className="problem-card-trying" role="status">
      {late ? panelsTexts.tryingWhatWouldMendIt : ''}
    </p>
  );
}

function asFix(fix: Mending | ProblemFix): ProblemFix {
  return 'textEdits' in fix ? fix : { ...fix, textEdits: [] };
}

function isNear(fix: Mending | ProblemFix): boolean {
  return 'choice' in fix && fix.choice?.near === true;
}

function choicesOf(fixes: readonly (Mending | ProblemFix)[]): ReadonlyMap<string, readonly Mending[]> {
  const groups = new Map<string, Mending[]>();
  for (const fix of fixes) {
    if (!('choice' in fix) || !fix.choice) continue;
    const group = groups.get(fix.choice.of);
    if (group) group.push(fix);
    else groups.set(fix.choice.of, [fix]);
  }
  return groups;
}
