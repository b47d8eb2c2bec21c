import { Link } from 'react-aria-components';
import type { RuleCard } from '../../../contract/schemas/reference.ts';
import { troubleOf } from '../../api/trouble.ts';
import { useRules } from '../../api/use-listings.ts';
import { useRuleReport } from '../../api/use-trace.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline } from '../../ui/Prose.tsx';
import { Section } from '../reference/Section.tsx';
import { standingOf } from './rule-standing.ts';
import { StandingMark } from './StandingMark.tsx';

/** The rules that a regime or an addon makes. */
export function OwnRules({ kind, name }: { kind: RuleCard['origin']['kind']; name: string }) {
  const { data, error, refetch } = useRules();
  const report = useRuleReport().data;
  if (error) {
    return (
      <p className="entry-section table-note" role="alert">
        The rules did not load: {troubleOf(error).title}. <Button onPress={() => void refetch()}>Load again</Button>
      </p>
    );
  }
  const own = (data ?? []).filter(({ origin }) => origin.kind === kind && origin.name === name);
  return (
    <Section id="rules" title="Rules" count={own.length}>
      <div className="table-frame">
        <table className="table rule-table" aria-label="Rules">
          <tbody>
            {own.map((rule) => (
              <tr key={`${rule.code} ${rule.type}`}>
                <td>
                  <StandingMark standing={standingOf(report, rule)} />
                  <Link className="code" href={`/rules/${rule.code}`}>
                    {rule.code}
                  </Link>
                </td>
                <td>
                  <Inline text={rule.description} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
