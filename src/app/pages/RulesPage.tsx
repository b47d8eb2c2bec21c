import { useLanguage } from '../state/use-language.ts';
import { said } from '../texts/said.ts';
import { useMemo, useState } from 'react';
import type { RuleCard } from '../../api/schemas/reference.ts';
import { useRule, useRules } from '../api/use-listings.ts';
import { useRuleReport } from '../api/use-trace.ts';
import { ownCodes } from '../../language/knowledge/own-codes.ts';
import { useWidth } from '../ui/use-media.ts';
import { Select } from '../ui/Field.tsx';
import { EmptyState } from '../ui/Messages.tsx';
import type { PageProps } from './define-page.ts';
import { ListTrouble } from './reference/ListTrouble.tsx';
import { ReferenceLayout } from './reference/ReferenceLayout.tsx';
import { RuleEntry } from './rules/RuleEntry.tsx';
import { ruleStandings, standingOf } from './rules/rule-standing.ts';
import { StandingMark } from './rules/StandingMark.tsx';
import { rulesTexts } from '../texts/en/rules.ts';

/** Lists every rule of the engine, and whether the open document passes it. */
export function RulesPage({ entry: code }: PageProps) {
  const isListed = useWidth() === 'wide' || code === undefined;
  const rules = useRules(isListed);
  const report = useRuleReport().data;
  const [origin, setOrigin] = useState('');
  const [standing, setStanding] = useState('');
  const language = useLanguage();
  const cards = useMemo(() => byCode(rules.data ?? []), [rules.data]);
  const listed = cards.get(code ?? '') ?? [];
  // A rule by itself says where its terms stand in XML, and is there long before the list of all.
  const whole = useRule(code !== undefined && ownCodes.has(code) ? undefined : code);
  const entries = useMemo(
    () =>
      [...cards]
        .filter(([, [card]]) => origin === '' || (card && originId(card) === origin))
        .filter(([, [card]]) => standing === '' || (card && standingOf(report, card) === standing))
        .map(([id, [card]]) => {
          const { text, language: noteLanguage } = said(card?.description ?? '', card);
          return {
            id,
            title: id,
            words: `${card?.description ?? ''} ${text} ${card?.type ?? ''} ${card?.place ?? ''} ${(card?.cite ?? []).map(({ title, section }) => `${title} ${section}`).join(' ')}`,
            note: text,
            noteLanguage,
            mark: <StandingMark standing={card && standingOf(report, card)} />,
          };
        }),
    // oxlint-disable-next-line react/exhaustive-deps -- The messages depend on the language.
    [cards, origin, standing, report, language],
  );
  return (
    <ReferenceLayout
      title={rulesTexts.rules}
      searchLabel={rulesTexts.searchRules}
      path="/rules"
      entries={rules.data ? entries : undefined}
      selected={code}
      instead={<ListTrouble query={rules} label={rulesTexts.loadingTheRules} />}
      codeTitles
      filters={
        <div className="reference-filters">
          <Select
            label={rulesTexts.madeBy}
            value={origin}
            onChange={setOrigin}
            options={originOptions(rules.data ?? [])}
          />
          <Select
            label={rulesTexts.onThisDocument}
            value={standing}
            onChange={setStanding}
            options={[
              { value: '', title: report ? rulesTexts.any : rulesTexts.notJudgedYet },
              ...(report
                ? ruleStandings.map((value) => ({
                    value,
                    title: `${rulesTexts.standings[value]} (${String([...cards.values()].filter(([card]) => card && standingOf(report, card) === value).length)})`,
                  }))
                : []),
            ]}
          />
        </div>
      }
    >
      {code === undefined ? (
        <EmptyState title={rulesTexts.chooseARule}>{rulesTexts.lead}</EmptyState>
      ) : (
        <RuleEntry code={code} cards={ofCode(whole.data ?? [], code) ?? listed} report={report} query={whole} />
      )}
    </ReferenceLayout>
  );
}

/** Sets may spell a code in another case, and an answer has all of them; undefined if none is spelt like this. */
function ofCode(cards: readonly RuleCard[], code: string): readonly RuleCard[] | undefined {
  const own = cards.filter((card) => card.code === code);
  return own.length > 0 ? own : undefined;
}

function byCode(rules: readonly RuleCard[]): ReadonlyMap<string, readonly RuleCard[]> {
  const cards = new Map<string, readonly RuleCard[]>();
  for (const rule of rules) cards.set(rule.code, [...(cards.get(rule.code) ?? []), rule]);
  return cards;
}

function originId({ origin }: RuleCard): string {
  return origin.name ? `${origin.kind} ${origin.name}` : origin.kind;
}

function originOptions(rules: readonly RuleCard[]) {
  const names = [...new Set(rules.map(originId))].sort();
  const title = (name: string) => {
    if (name === 'core') return rulesTexts.formatOption;
    const [kind = '', ...rest] = name.split(' ');
    const origins: Readonly<Record<string, string>> = rulesTexts.origins;
    return [origins[kind] ?? kind, ...rest].join(' ');
  };
  return [{ value: '', title: rulesTexts.anyone }, ...names.map((name) => ({ value: name, title: title(name) }))];
}
