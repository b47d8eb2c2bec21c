import { useEffect, useState } from 'react';
import { nameFor, type NameFinder } from '../../../formats/names/name-table.ts';
import { calledIn } from '../../../formats/names/called-in.ts';
import { namesFor } from '../../../formats/national/national-names.ts';
import type { Problem } from '../../api/problem.ts';
import { useVerdict } from '../../api/use-verdict.ts';
import { Code } from '../../ui/Badge.tsx';
import { locale } from '../../texts/live.ts';
import { panelsTexts } from '../../texts/en/panels.ts';

/** What the elements that a problem of an XML text speaks of are called, if its format has names for people. */
export function CalledPlace({ problem: { paths, message } }: { readonly problem: Problem }) {
  const text = useVerdict()?.subject.text ?? '';
  const [names, setNames] = useState<NameFinder>();
  useEffect(() => {
    let isLeft = false;
    // Without the names the card says as much as before.
    void namesFor(text)
      .catch(() => undefined)
      .then((found) => {
        if (!isLeft) setNames(() => found);
      });
    return () => {
      isLeft = true;
    };
  }, [text]);
  const called = names ? calledIn(paths, message, names) : [];
  if (called.length === 0) return null;
  return (
    <div>
      <dt>{panelsTexts.called}</dt>
      <dd>
        {called.map(({ element, names }) => (
          <span key={element} className="problem-card-path">
            <Code>{element}</Code> {nameFor(names, locale())}
          </span>
        ))}
      </dd>
    </div>
  );
}
