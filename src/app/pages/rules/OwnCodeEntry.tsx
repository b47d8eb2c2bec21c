import { Said } from '../../ui/Said.tsx';
import { Link } from 'react-aria-components';
import { FaultPlaces } from './FaultPlaces.tsx';
import type { OwnCode } from '../../../language/knowledge/own-code.ts';
import { rulesTexts } from '../../texts/en/rules.ts';

/** A code of Assay without a rule: its meaning, how to fix it, and where the open document has it. */
export function OwnCodeEntry({ code, card }: { code: string; card: OwnCode }) {
  return (
    <article className="entry">
      <Link className="entry-back" href="/rules">
        {rulesTexts.rules}
      </Link>
      <h1 className="entry-title rule-code">{code}</h1>
      <div className="entry-prose rule-says">
        <p>
          <Said text={card.meaning} of={{ code: `${code}.meaning` }} />
        </p>
      </div>
      <FaultPlaces code={code} />
      <section className="entry-section" aria-label={rulesTexts.howToFixIt}>
        <dl className="rule-facts">
          <div>
            <dt>{rulesTexts.howToFix}</dt>
            <dd>
              <Said text={card.mend} of={{ code: `${code}.mend` }} />
            </dd>
          </div>
          <div>
            <dt>{rulesTexts.restsOn}</dt>
            <dd>{rulesTexts.ownCheck}</dd>
          </div>
        </dl>
      </section>
    </article>
  );
}
