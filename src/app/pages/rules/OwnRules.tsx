import { Said } from '../../ui/Said.tsx';
import { Link } from 'react-aria-components';
import type { RuleCard } from '../../../api/schemas/reference.ts';
import { troubleOf } from '../../api/trouble.ts';
import { useRulesOf } from '../../api/use-listings.ts';
import { useRuleReport } from '../../api/use-trace.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../reference/Section.tsx';
import { standingOf } from './rule-standing.ts';
import { StandingMark } from './StandingMark.tsx';
import { rulesTexts } from '../../texts/en/rules.ts';

/** The rules that a regime or an addon defines. */
export function OwnRules({ kind, name }: { kind: RuleCard['origin']['kind']; name: string }) {
  const { data, error, refetch } = useRulesOf(name);
  const report = useRuleReport().data;
  if (error) {
    return (
      <p className="entry-section table-note" role="alert">
        {rulesTexts.notLoaded(troubleOf(error).title)}{' '}
        <Button onPress={() => void refetch()}>{rulesTexts.loadAgain}</Button>
      </p>
    );
  }
  const own = (data ?? []).filter(({ origin }) => origin.kind === kind && origin.name === name);
  return (
    <Section id="rules" title={rulesTexts.rules} count={own.length}>
      <div className="table-frame">
        <table className="table rule-table" aria-label={rulesTexts.rules}>
          <tbody>
            {own.map((rule) => (
              <tr key={`${rule.code} ${rule.type}`}>
                <td>
                  <StandingMark standing={standingOf(report, rule)} />
                  <Link className="code-text" href={`/rules/${rule.code}`}>
                    {rule.code}
                  </Link>
                </td>
                <td>
                  <Said text={rule.description} of={rule} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
