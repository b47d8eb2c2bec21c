import { use, type ReactNode } from 'react';
import { Badge, Code } from '../../ui/Badge.tsx';
import type { Correction, Scenario } from '../../api/definitions/scenario.ts';
import { spoken, local, type Named } from '../../api/definitions/shape.ts';
import type { Source } from '../../api/definitions/sources.ts';
import { Country } from './country.ts';
import { titleLanguage } from '../../texts/title-languages.ts';
import { referenceTexts } from '../../texts/en/reference.ts';
import { Spoken, SpokenProse } from './Spoken.tsx';

/** A titled section of an entry. Hidden if its count is 0. */
export function Section({
  id,
  title,
  count,
  children,
}: {
  id: string;
  title: string;
  /** The number of items in it, shown beside the title. */
  count?: number;
  children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <section className="entry-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {title} {count === undefined ? null : <span className="reference-count">{count}</span>}
      </h2>
      {children}
    </section>
  );
}

/** A table of codes with their names, also in the language of the country. */
export function NamedTable<Entry extends Named>({
  entries,
  label,
  insert,
}: {
  entries: readonly Entry[];
  label: string;
  /** Renders a button that inserts an entry into the document. */
  insert?: (entry: Entry) => ReactNode;
}) {
  return (
    <div className="table-frame">
      <table className="table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{referenceTexts.code}</th>
            <th scope="col">{referenceTexts.meaning}</th>
            {insert ? (
              <th scope="col">
                <span className="unseen">{referenceTexts.insert}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.code}>
              <td>
                <Code>{entry.code}</Code>
              </td>
              <td>
                <Meaning entry={entry} />
              </td>
              {insert ? <td className="table-action">{insert(entry)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Meaning({ entry }: { entry: Named }) {
  const own = local(entry.name, use(Country));
  return (
    <>
      <Spoken words={entry.name} />
      {own ? (
        <span className="table-note" lang={own.language}>
          {' '}
          · {own.text}
        </span>
      ) : null}
      <div className="table-note">
        <SpokenProse words={entry.description} />
      </div>
    </>
  );
}

export function Scenarios({ scenarios }: { scenarios: readonly Scenario[] }) {
  return (
    <Section id="scenarios" title={referenceTexts.scenarios} count={scenarios.length}>
      <div className="table-frame">
        <table className="table scenarios" aria-label={referenceTexts.scenarios}>
          <thead>
            <tr>
              <th scope="col">{referenceTexts.when}</th>
              <th scope="col">{referenceTexts.then}</th>
            </tr>
          </thead>
          <tbody>
            {scenarios.map((scenario, index) => (
              <tr key={index}>
                <td>
                  <Conditions scenario={scenario} />
                </td>
                <td>
                  {spoken(scenario.title) ? (
                    <div>
                      <Spoken words={scenario.title} />
                    </div>
                  ) : null}
                  {scenario.note ? (
                    // The note is in the language that documents carry it in, so its language is left open.
                    <div className="table-note">{referenceTexts.note(<span lang="">{scenario.note}</span>)}</div>
                  ) : null}
                  {scenario.extensions.map(([key, value]) => (
                    <div key={key}>
                      <Code>
                        {key} = {value}
                      </Code>
                    </div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Conditions({ scenario }: { scenario: Scenario }) {
  const parts = [
    ['type', scenario.types],
    ['tag', scenario.tags],
    ['category', scenario.categories],
  ] as const;
  const given = parts.filter(([, codes]) => codes.length > 0);
  if (given.length === 0) return referenceTexts.always;
  return (
    <span className="codes">
      {given.map(([name, codes]) => (
        <span key={name} className="codes">
          <span className="table-note">{referenceTexts.conditions[name]}</span>
          {codes.map((code) => (
            <Code key={code}>{code}</Code>
          ))}
        </span>
      ))}
    </span>
  );
}

export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  return (
    <Section id="corrections" title={referenceTexts.corrections} count={corrections.length}>
      {corrections.map((correction) => (
        <p key={correction.schema} className="codes">
          <Badge>{correction.schema}</Badge>
          {[...correction.types, ...correction.extensions].map((code) => (
            <Code key={code}>{code}</Code>
          ))}
        </p>
      ))}
    </Section>
  );
}

export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <Section id="sources" title={referenceTexts.sources} count={sources.length}>
      <ul>
        {sources.map(({ title, url, language }) => (
          <li key={`${title} ${url ?? ''}`} lang={titleLanguage(title, language)}>
            {url ? (
              <a href={url} target="_blank" rel="noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
