import { ChevronDown, Lightbulb } from 'lucide-react';
import type { Mending } from '../../../language/fixes/mending.ts';
import { isTried, useMendings } from '../../api/mendings.ts';
import type { Problem, ProblemFix } from '../../api/problem.ts';
import { Code } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { useLate } from '../../ui/Skeleton.tsx';
import { panelsTexts } from '../../texts/en/panels.ts';
import { answeredFix } from './answered-fix.ts';
import { AskForm } from './AskForm.tsx';
import { useApplySoon } from './use-apply-soon.ts';
import { useNames } from './use-names.ts';
import { fixTitle } from './value-names.ts';

/** Up to this many values of one place are shown as buttons. */
const FEW = 3;
/** Most buttons and most forms. */
const MOST = 6;
const MOST_FORMS = 2;

interface FixesProps {
  readonly problem: Problem;
  /** Whether forms are shown; they are not where the value has a field of its own. */
  readonly withForms?: boolean;
}

/**
 * Ways to fix a problem: buttons for safe fixes, buttons or a menu for known values, and forms for values that only the
 * user knows.
 */
export function Fixes({ problem, withForms = true }: FixesProps) {
  const applySoon = useApplySoon();
  const nameAt = useNames();
  const tried = useMendings(isTried(problem) ? problem.fault : undefined);
  const fixes = isTried(problem) ? tried : problem.fixes;
  if (!fixes) return <Trying />;
  if (fixes.length === 0) return null;
  const apply = (fix: Mending | ProblemFix, finish?: (offered: ProblemFix) => ProblemFix) => {
    applySoon(problem, fix, finish && { finish });
  };
  const choices = fixes.flatMap((fix) => choiceOf(fix) ?? []);
  const forms = withForms ? fixes.filter((fix) => fix.kind === 'ask' && !choiceOf(fix)) : [];
  const certain = fixes.filter(({ kind }) => kind !== 'ask').slice(0, MOST);
  return (
    <>
      {certain.length + choices.length > 0 ? (
        <div className="problem-card-fixes" role="group" aria-label={panelsTexts.fixes}>
          {certain.map((fix, index) => (
            <Button
              key={`${String(index)} ${fix.title}`}
              icon={<Lightbulb aria-hidden />}
              onPress={() => {
                apply(fix);
              }}
            >
              {fixTitle(fix, nameAt)}
            </Button>
          ))}
          {choices.map((choice, index) => (
            <Choices
              key={`${String(index)} ${choice.fix.title}`}
              {...choice}
              title={fixTitle(choice.fix, nameAt)}
              onChoose={apply}
            />
          ))}
        </div>
      ) : null}
      <Settled codes={fixes[0]?.settles ?? []} />
      {forms.slice(0, MOST_FORMS).map((fix, index) => (
        <AskForm key={`${String(index)} ${fix.title}`} fix={fix} problem={problem} />
      ))}
    </>
  );
}

/** The other problems that this fix resolves, so that nobody fixes them one by one. */
function Settled({ codes }: { codes: readonly string[] }) {
  if (codes.length === 0) return null;
  const more = codes.length - MOST;
  return (
    <p className="problem-card-settled">
      {panelsTexts.settlesToo}{' '}
      {codes.slice(0, MOST).map((code) => (
        <Code key={code}>{code}</Code>
      ))}
      {more > 0 ? ` ${panelsTexts.andMore(more)}` : null}
    </p>
  );
}

interface Choice {
  readonly fix: Mending | ProblemFix;
  readonly place: string;
  readonly values: readonly { readonly value: string; readonly name: string }[];
}

/** Asks for one of the known values. */
function choiceOf(fix: Mending | ProblemFix): Choice | undefined {
  const [field, other] = fix.ask?.form ?? [];
  if (fix.kind !== 'ask' || !field?.choices || other) return undefined;
  return { fix: { ...fix, safe: false }, place: field.place, values: field.choices };
}

interface ChoicesProps extends Choice {
  /** The title of the fix in words. */
  readonly title: string;
  readonly onChoose: (fix: Mending | ProblemFix, finish: (offered: ProblemFix) => ProblemFix) => void;
}

/** Few values are buttons; many are a menu. */
function Choices({ fix, place, values, title, onChoose }: ChoicesProps) {
  const choose = (value: string) => {
    onChoose(fix, (offered) => ({ ...answeredFix(offered, new Map([[place, value]])), safe: false, ask: undefined }));
  };
  if (values.length <= FEW) {
    return values.map(({ value, name }) => (
      <Button
        key={value}
        onPress={() => {
          choose(value);
        }}
      >
        {name === value ? `${title}: ${value}` : `${title}: ${value} (${name})`}
      </Button>
    ));
  }
  const entries = values.map(({ value, name }, index) => ({
    id: String(index),
    title: value,
    note: name === value ? undefined : name,
  }));
  return (
    <Menu
      label={title}
      groups={[{ title, entries }]}
      onChoose={(index) => {
        const chosen = values[Number(index)];
        if (chosen) choose(chosen.value);
      }}
    >
      <Button icon={<ChevronDown aria-hidden />}>{panelsTexts.oneOfValues(title, values.length)}</Button>
    </Menu>
  );
}

function Trying() {
  const late = useLate(300);
  return (
    <p className="problem-card-trying" role="status">
      {late ? panelsTexts.lookingForFixes : ''}
    </p>
  );
}
