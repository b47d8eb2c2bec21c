import { Said } from '../../ui/Said.tsx';
import { Link } from 'react-aria-components';
import type { RuleCard } from '../../../api/schemas/reference.ts';
import type { RuleReport } from '../../api/questions.ts';
import { isUnknown } from '../../api/trouble.ts';
import { Badge, Code } from '../../ui/Badge.tsx';
import { Citations } from '../../ui/Citations.tsx';
import { ErrorState } from '../../ui/Messages.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EntryTrouble } from '../reference/ListTrouble.tsx';
import { FaultPlaces } from './FaultPlaces.tsx';
import { OwnCodeEntry } from './OwnCodeEntry.tsx';
import { ownCodes } from '../../../language/knowledge/own-codes.ts';
import { RuleExamples } from './RuleExamples.tsx';
import { standingOf, whySkipped } from './rule-standing.ts';
import { saidText } from '../../texts/said.ts';
import { rulesTexts } from '../../texts/en/rules.ts';

export interface RuleEntryProps {
  readonly code: string;
  /** One rule for each type that the code checks. */
  readonly cards: readonly RuleCard[];
  readonly report: RuleReport | null | undefined;
  readonly query: {
    readonly error: unknown;
    readonly isError: boolean;
    readonly isPending: boolean;
    refetch(): unknown;
  };
}

/** One rule in words: where and when it applies, what it requires, its norm, and the errors of the open document. */
export function RuleEntry({ code, cards, report, query }: RuleEntryProps) {
  const own = ownCodes.get(code);
  if (own) return <OwnCodeEntry code={code} card={own} />;
  const [first] = cards;
  if (!first && query.isPending) return <Skeleton rows={10} label={rulesTexts.loadingTheRule} />;
  if (!first && query.isError && !isUnknown(query.error)) return <EntryTrouble query={query} list="/rules" />;
  if (!first) return <NoSuchRule code={code} />;
  return (
    <article className="entry">
      <Link className="entry-back" href="/rules">
        {rulesTexts.rules}
      </Link>
      <h1 className="entry-title rule-code">{code}</h1>
      <div className="entry-prose rule-says">
        <p>
          <Said text={first.description} of={first} />
        </p>
      </div>
      <OnThisDocument card={first} report={report} />
      {cards.map((card) => (
        <Card
          key={`${card.type} ${card.description}`}
          card={card}
          {...(card.description !== first.description && { says: card.description })}
        />
      ))}
    </article>
  );
}

/** `says` is the requirement of this rule if it differs from the first rule with the same code. */
function Card({ card, says }: { card: RuleCard; says?: string }) {
  const { type, origin } = card;
  const label = origin.kind === 'format' ? rulesTexts.ruleOnBy(type, origin.name ?? '') : rulesTexts.ruleOn(type);
  return (
    <section className="entry-section" aria-label={label}>
      {says !== undefined && (
        <div className="entry-prose rule-says">
          <p>
            <Said text={says} of={card} />
          </p>
        </div>
      )}
      <dl className="rule-facts">
        <div>
          <dt>{rulesTexts.judges}</dt>
          <dd>
            {card.origin.kind === 'format' ? (
              <>
                {rulesTexts.xmlInvoicesAt[card.severity ?? 'error']}
                {card.levels?.map(({ severity, authority, scenarios }) => (
                  <div key={severity}>{rulesTexts.levelAt[severity](authority, scenarios.join(', '))}</div>
                ))}
              </>
            ) : (
              <Link href={`/schemas/${schemaOf(card.type)}`}>{card.type}</Link>
            )}
          </dd>
        </div>
        <div>
          <dt>{rulesTexts.at}</dt>
          <dd>{card.place ? <Code>{card.place}</Code> : rulesTexts.theValueItself}</dd>
        </div>
        <div>
          <dt>{rulesTexts.when}</dt>
          <dd>
            {card.when.length === 0
              ? rulesTexts.always
              : card.when.map((condition, index) => (
                  <div key={condition}>
                    <Said text={condition} of={card.messages?.when[index]} />
                  </div>
                ))}
          </dd>
        </div>
        {/* For a rule on XML, only the description above is known. */}
        {card.origin.kind === 'format' ? null : (
          <div>
            <dt>{rulesTexts.requirement}</dt>
            <dd>{rulesTexts.mustHold(<Said key="must" text={card.must} of={card.messages?.must} />)}</dd>
          </div>
        )}
        <div>
          <dt>{rulesTexts.madeBy}</dt>
          <dd>
            <Origin card={card} />
          </dd>
        </div>
        <div>
          <dt>{rulesTexts.restsOn}</dt>
          <dd>
            {card.cite ? (
              <Citations citations={card.cite} />
            ) : card.uncited === undefined ? (
              rulesTexts.noKnownNorm
            ) : (
              <Said text={card.uncited} of={card.messages?.uncited} />
            )}
          </dd>
        </div>
        {card.elements === undefined ? null : (
          <div>
            <dt>{rulesTexts.inXml}</dt>
            <dd>
              {card.elements.map(({ term, syntax, path }) => (
                <div key={`${term} ${syntax}`}>
                  {term} · {syntax} <Code>{path}</Code>
                </div>
              ))}
            </dd>
          </div>
        )}
        {card.answers === undefined ? null : (
          <div>
            <dt>{rulesTexts.refusals}</dt>
            <dd>
              {card.answers.map(({ authority, name, code }) => (
                <div key={`${authority} ${code}`}>
                  {rulesTexts.answers(
                    saidText(name, { code: `authority.${authority}` }),
                    <Link key={code} href={`/refusals/${authority}/${code}`}>
                      <Code>{code}</Code>
                    </Link>,
                  )}
                </div>
              ))}
            </dd>
          </div>
        )}
      </dl>
      {card.examples === undefined ? null : <RuleExamples examples={card.examples} />}
    </section>
  );
}

function Origin({ card: { origin } }: { card: RuleCard }) {
  if (origin.kind === 'core' || !origin.name) return rulesTexts.theFormatItself;
  if (origin.kind === 'format') return rulesTexts.theRulesOf(origin.name);
  const list = origin.kind === 'regime' ? 'regimes' : 'addons';
  return (
    <Link href={`/${list}/${origin.name}`}>
      {origin.kind === 'regime' ? rulesTexts.theRegime(origin.name) : rulesTexts.theAddon(origin.name)}
    </Link>
  );
}

function OnThisDocument({ card, report }: Pick<RuleEntryProps, 'report'> & { card: RuleCard }) {
  const { code } = card;
  const standing = standingOf(report, card);
  if (!standing) return null;
  const why = whySkipped(report, code);
  return (
    <section className="rule-here" data-standing={standing} aria-label={rulesTexts.onThisDocument}>
      <p className="rule-here-head">
        {rulesTexts.onThisDocument}
        <Badge tone={standing === 'failed' ? 'error' : standing === 'passed' ? 'ok' : 'neutral'}>
          {rulesTexts.standings[standing]}
        </Badge>
        {why ? (
          <span className="rule-here-why">
            <Said text={why.why} of={why} />
          </span>
        ) : null}
      </p>
      <FaultPlaces code={code} />
    </section>
  );
}

function NoSuchRule({ code }: { code: string }) {
  const action = <Link href="/rules">{rulesTexts.chooseFromTheList}</Link>;
  return (
    <ErrorState title={rulesTexts.ruleNotFound} action={action}>
      {rulesTexts.noSuchRule(<Code>{code}</Code>)}
    </ErrorState>
  );
}

/** `bill.PaymentLine` → `bill/payment-line`. */
function schemaOf(type: string): string {
  const [folder = '', name = ''] = type.split('.');
  const path = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  return folder === 'gobl' ? path : `${folder}/${path}`;
}
