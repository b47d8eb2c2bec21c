import { Said } from '../../ui/Said.tsx';
import type { Accepted as AcceptedWords } from '../../../language/fixes/accepted.ts';
import { Code } from '../../ui/Badge.tsx';
import { panelsTexts } from '../../texts/en/panels.ts';

/** Most codes of a list to show. The menu of fixes has all of them. */
const MOST = 12;

/** Describes the accepted values in words. Codes come with their names. */
export function Accepted({ accepted: { words, values } }: { accepted: AcceptedWords }) {
  if (values.length === 0) return <Said text={words.text} of={words} />;
  const rest = values.length - MOST;
  return (
    <>
      <Said text={words.text} of={words} />
      <ul className="accepted-values">
        {values.slice(0, MOST).map(({ value, name }) => (
          <li key={value}>
            <Code>{value}</Code>
            {name === value ? null : <span> {name}</span>}
          </li>
        ))}
        {rest > 0 ? <li>{panelsTexts.andMore(rest)}</li> : null}
      </ul>
    </>
  );
}
