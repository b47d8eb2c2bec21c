import { Said } from '../../ui/Said.tsx';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-aria-components';
import type { Problem } from '../../api/problem.ts';
import { useRule } from '../../api/use-listings.ts';
import { useOwnCodes } from '../../api/use-own-codes.ts';
import { Code } from '../../ui/Badge.tsx';
import { Citations } from '../../ui/Citations.tsx';
import { panelsTexts } from '../../texts/en/panels.ts';

/** A rule of the format, or one of a country that the document does not use. */
const RULE = /^(GOBL|ASSAY-[A-Z]{2})-/;

/** Most codes of authorities that are listed for a rule. */
const MOST_ANSWERS = 5;

/**
 * Explains the rule behind a problem: what it requires, when it applies, and its norm. For Assay's own codes, says how
 * to fix the problem.
 */
export function RuleWords({ problem }: { problem: Problem }) {
  const { code, fault } = problem;
  const mayBeOwn = code.startsWith('ASSAY-') && !RULE.test(code);
  const ownCodes = useOwnCodes(mayBeOwn);
  const own = ownCodes?.get(code);
  // A rule on XML says itself what it wants; its card knows the codes of authorities that refuse by it.
  const isOfXml = problem.paths[0]?.startsWith('/') === true;
  const isRule = own === undefined && (ownCodes !== undefined || !mayBeOwn) && (isOfXml || RULE.test(code));
  const { data } = useRule(isRule ? code : undefined);
  const card = RULE.test(code) ? data?.[0] : undefined;
  const answers = data?.flatMap((rule) => rule.answers ?? []) ?? [];
  return (
    <>
      {own ? (
        <Fact name={panelsTexts.howToFix}>
          <Said text={own.mend} of={{ code: `${code}.mend` }} />
        </Fact>
      ) : null}
      {card ? (
        <>
          <Fact name={panelsTexts.requirement}>
            {panelsTexts.mustHold(<Said key="must" text={card.must} of={card.messages?.must} />)}
          </Fact>
          {card.when.length > 0 ? (
            <Fact name={panelsTexts.when}>
              {card.when.map((condition, index) => (
                <Fragment key={condition}>
                  {index > 0 ? '; ' : ''}
                  <Said text={condition} of={card.messages?.when[index]} />
                </Fragment>
              ))}
            </Fact>
          ) : null}
        </>
      ) : null}
      <Fact name={panelsTexts.rule}>
        <Link href={`/rules/${code}`} aria-label={panelsTexts.ruleCalled(code)}>
          <Code>{code}</Code>
        </Link>
      </Fact>
      {answers.length > 0 ? (
        <Fact name={panelsTexts.ifRejected}>
          {answers.slice(0, MOST_ANSWERS).map(({ authority, code: answered }) => (
            <Fragment key={`${authority} ${answered}`}>
              <Link href={`/refusals/${authority}/${answered}`} aria-label={panelsTexts.refusalCalled(answered)}>
                <Code>{answered}</Code>
              </Link>{' '}
            </Fragment>
          ))}
        </Fact>
      ) : null}
      {fault?.cite ? (
        <Fact name={panelsTexts.restsOn}>
          <Citations citations={fault.cite} />
        </Fact>
      ) : card?.uncited ? (
        <Fact name={panelsTexts.restsOn}>
          <Said text={card.uncited} of={card.messages?.uncited} />
        </Fact>
      ) : null}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
