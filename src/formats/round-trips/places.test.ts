import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { goldenContext } from '../../testing/examples/examples.ts';
import { describePlace, xmlTerms } from '../explain/describe-xml.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';
import { tailOf } from '../testing/slips.ts';
import { readXml } from '../xml/read-xml.ts';
import { xmlPath, type XmlElement } from '../xml/xml-tree.ts';

const engine = createStandardEngine();
const INVOICES: readonly (readonly [name: string, text: string])[] = [
  ['ubl', ublInvoice('S')],
  ['cii', ciiInvoice('S')],
];

const values = (text: string, wrong: (value: string) => string): string =>
  text.replaceAll(/>([^<>]*[^<>\s][^<>]*)</g, (_, value: string) => `>${wrong(value)}<`);

/** Makes every value of an invoice wrong, except those that identify its kind. */
const MISTAKES: Readonly<Record<string, (text: string) => string>> = {
  'blank values': (text) => values(text, (value) => (value.startsWith('urn:') ? value : ' ')),
  'unknown codes': (text) =>
    values(text, (value) => (/^[A-Z]{1,3}$|^\d{1,3}$/.test(value) ? 'ZZZ' : value)).replaceAll(
      /(?<! xmlns(?::\w+)?)="[^"]*"(?=[^<?]*>)/g,
      (whole) => (whole.includes('urn:') ? whole : '="ZZZ"'),
    ),
  'other figures': (text) => values(text, (value) => (/^\d+\.\d\d$/.test(value) ? `${value}9` : value)),
  'days that there are not': (text) => values(text, (value) => value.replace(/^(20\d\d-?)\d\d(-?)\d\d$/, '$102$230')),
  'another category': (text) => values(text, (value) => (value === 'S' ? 'Z' : value)),
};

/** Read the changed lines before you record them with `-u`. */
describe('the description of places is as reviewed', () => {
  it.each(INVOICES)('of every element and attribute in %s', async (name, text) => {
    const read = readXml(text);
    const known = xmlTerms(text);
    const lines: string[] = [];
    const note = (path: string, offset: number): void => {
      const place = known && describePlace(known, offset);
      if (!place) return void lines.push(`${path}: nothing`);
      const { terms, codes, value } = place;
      const held = codes && [...codes.codes].slice(0, 3).map((code) => `${code}=${codes.names.get(code) ?? ''}`);
      lines.push(
        [
          `${path}: ${terms.map((term) => `${term.id} ${term.name} [${term.description.length > 0 ? 'described' : ''}]`).join(', ')}`,
          ...(place.codes
            ? [`${place.codes.list} of ${String(place.codes.codes.length)}: ${held?.join(' ') ?? ''}`]
            : []),
          JSON.stringify(text.slice(value.start, value.end).replace(/\s+/g, ' ').slice(0, 30)),
          JSON.stringify(text.slice(place.end - 3, place.end)),
        ].join(' | '),
      );
    };
    const visit = (element: XmlElement): void => {
      note(tailOf(xmlPath(element)), element.start);
      for (const attribute of element.attributes)
        note(`${tailOf(xmlPath(element))}/@${attribute.name}`, attribute.valueEnd);
      element.children.forEach(visit);
    };
    if (read.ok) visit(read.document.root);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./recorded/places-${name}.txt`);
  });

  it.each(INVOICES)('of the verdicts on an invoice in %s with one mistake in every value', async (name, text) => {
    const lines = Object.entries(MISTAKES).flatMap(([what, wrong]) => {
      const reported = new Set<string>();
      const outcome = importXml({ data: wrong(text), at: '2026-11-24' }, engine, goldenContext, RULE_SETS);
      const verdicts = outcome.ok ? outcome.value.verdicts : [];
      return [
        `== ${what}`,
        ...verdicts.flatMap((verdict) => {
          if (reported.has(verdict.rule)) return [];
          reported.add(verdict.rule);
          const { terms, places, properties, found, right, fix, follows, choices = [] } = verdict;
          const values = found.map((value) => `${value.term}=${value.text}`);
          return [
            `${verdict.rule} ${verdict.set}@${verdict.release} ${verdict.severity}: ${verdict.description}`,
            `  ${[terms, places.map(tailOf), properties, values].map((list) => list.join(' ')).join(' | ')}`,
            ...(right === undefined ? [] : [`  right ${right}`]),
            ...(follows === undefined ? [] : [`  follows ${follows}`]),
            ...(fix ? [`  ${fix.title}${fix.safe ? ' (safe)' : ''}`] : []),
            ...choices.map((choice) => `  ${choice.title}: ${choice.edits.map((edit) => edit.text).join(' ')}`),
          ];
        }),
      ];
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./recorded/verdicts-${name}.txt`);
  });
});
