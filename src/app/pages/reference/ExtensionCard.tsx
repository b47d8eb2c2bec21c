import { useState } from 'react';
import type { Extension } from '../../api/definitions/addon.ts';
import { Code } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { InsertMenu } from './InsertMenu.tsx';
import { extensionPlaces } from './insert-places.ts';
import { Meaning } from './Section.tsx';
import { referenceTexts } from '../../texts/en/reference.ts';
import { Spoken, SpokenProse } from './Spoken.tsx';

/** Lists with more than twice as many values are shortened at first. */
const FIRST = 20;

/** One extension with all its values. */
export function ExtensionCard({ extension }: { extension: Extension }) {
  const [whole, setWhole] = useState(extension.values.length <= FIRST * 2);
  const values = whole ? extension.values : extension.values.slice(0, FIRST);
  return (
    <article className="entry-card">
      <header className="entry-card-head">
        <Code>{extension.code}</Code>
        <h3>
          <Spoken words={extension.name} />
        </h3>
        <span className="reference-count">
          {extension.values.length > 0 ? referenceTexts.values(extension.values.length) : ''}
        </span>
      </header>
      <div className="entry-card-note">
        <SpokenProse words={extension.description} />
        {extension.pattern ? <p>{referenceTexts.textMatching(<Code>{extension.pattern}</Code>)}</p> : null}
      </div>
      {values.length > 0 ? (
        <table className="table" aria-label={referenceTexts.valuesOf(extension.code)}>
          <tbody>
            {values.map((value) => (
              <tr key={value.code}>
                <td className="extension-code">
                  <Code>{value.code}</Code>
                </td>
                <td>
                  <Meaning entry={value} />
                </td>
                <td className="table-action">
                  <InsertMenu
                    what={`${extension.code} ${value.code}`}
                    places={(text) => extensionPlaces(text, extension.code, value.code)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {whole ? null : (
        <footer className="entry-card-foot">
          <Button
            variant="quiet"
            onPress={() => {
              setWhole(true);
            }}
          >
            {referenceTexts.showAllValues(extension.values.length)}
          </Button>
        </footer>
      )}
    </article>
  );
}

/**
 * The extensions whose key or name matches, with all values; and the others that have matching values, with only these.
 */
export function filterExtensions(extensions: readonly Extension[], wanted: string): readonly Extension[] {
  const text = wanted.trim().toLowerCase();
  if (text === '') return extensions;
  const has = (...parts: readonly string[]) => parts.some((part) => part.toLowerCase().includes(text));
  return extensions.flatMap((extension) => {
    if (has(extension.code, ...Object.values(extension.name))) return [extension];
    const values = extension.values.filter(({ code, name }) => has(code, ...Object.values(name)));
    return values.length > 0 ? [{ ...extension, values }] : [];
  });
}
