import { camelCase } from './camel-case.mjs';

/**
 * The files of a new, empty XML format: a profile of EN 16931, and the table of its syntax if it has its own.
 * @param {string} key names the profile, as in `xrechnung-3`
 */
export function formatIsland(key) {
  const constant = camelCase(key);
  return {
    folder: `src/formats/${key}`,
    files: {
      'profile.ts': profile(key, constant),
      'table.ts': table(constant),
      'sample.ts': SAMPLE,
      'words.es.ts': WORDS,
      'questions.test.ts': questions(key, constant),
    },
    next: [
      `Answer the questions: npx vitest run src/formats/${key}. docs/recipes/new-format.md says how.`,
      `A profile of UBL or CII has no table of its own: delete src/formats/${key}/table.ts and the questions about it.`,
      `List the profile in src/formats/en16931/profiles/profiles.ts, before those that are told more loosely: import { ${constant} } from '../../${key}/profile.ts';`,
      'List a syntax of its own in src/formats/formats.ts, and give it a name in `Table` and `Syntax`.',
      'List its rules in src/formats/rule-sets/, each with a case that breaks it.',
      `List their words in src/formats/words.es.ts. A set whose sentences stay English says \`english: true\`: delete src/formats/${key}/words.es.ts and its question.`,
      `Delete src/formats/${key}/questions.test.ts once every question has an answer, but keep the round trip of the sample.`,
    ],
  };
}

/** @param {string} key @param {string} constant */
function profile(key, constant) {
  return `
import type { Profile } from '../en16931/profiles/profile.ts';

/** Say whose profile this is, and in which version. */
export const ${constant}: Profile = {
  key: '${key}',
  name: '',
  syntaxes: [],
  specification: '',
  told: [],
  addons: [],
};
`;
}

/** @param {string} constant */
function table(constant) {
  return `
import type { Table } from '../mapping/row.ts';

/** Elements in the order of the schema. Source: name the schema, its version and the day it was read. */
export const ${constant}Table: Table = {
  // A name of its own, once \`Table\` and \`Syntax\` know it.
  syntax: 'ubl',
  namespaces: {},
  roots: [{ name: '', namespace: '', rows: [] }],
};
`;
}

const WORDS = `
import type { Words } from '../../engine/index.ts';

/** What the rules of the format say in Spanish, by their ids. */
export const words: Words = {};
`;

const SAMPLE = `
/** An invoice of our own in the format, as short as its rules let it be. */
export const sample = '';
`;

/** @param {string} key @param {string} constant */
function questions(key, constant) {
  return `
import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { systemContext } from '../../platform/system-context.ts';
import { PROFILES } from '../en16931/profiles/profiles.ts';
import { exportXml } from '../export-xml.ts';
import { importXml } from '../import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { ${constant} } from './profile.ts';
import { sample } from './sample.ts';
import { ${constant}Table } from './table.ts';
import { words } from './words.es.ts';

const engine = createStandardEngine();

function read(data: string) {
  const outcome = importXml({ data }, engine, systemContext, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value;
}

describe('${key}: the profile', () => {
  it('what is it called? (name)', () => {
    expect(${constant}.name).not.toBe('');
  });

  it('in which syntaxes is it written? (syntaxes)', () => {
    expect(${constant}.syntaxes).not.toEqual([]);
  });

  it('which specification identifier does it write as BT-24? (specification)', () => {
    expect(${constant}.specification).not.toBe('');
  });

  it('how does an invoice tell that it keeps to it? (told)', () => {
    const { told, specification } = ${constant};
    const tells = told.some(({ specification: one }) =>
      typeof one === 'string' ? one === specification : one.test(specification),
    );
    expect(tells).toBe(true);
  });

  it('which addons do its documents name? (addons)', () => {
    expect(${constant}.addons).not.toEqual([]);
    expect(${constant}.addons.filter((addon) => engine.catalogue.addon(addon) === undefined)).toEqual([]);
  });

  it('is it listed, so that it is told and offered? (profiles.ts)', () => {
    expect(PROFILES).toContain(${constant});
  });
});

describe('${key}: the table, if the syntax is its own', () => {
  it('which element is the outermost, in which namespace? (roots)', () => {
    for (const { name, namespace } of ${constant}Table.roots) expect([name, namespace]).not.toContain('');
  });

  it('which elements does it have, in the order of the schema? (rows)', () => {
    for (const { rows } of ${constant}Table.roots) expect(rows).not.toEqual([]);
  });
});

describe('${key}: its rules', () => {
  it('what do they say in Spanish? (words.es.ts)', () => {
    expect(words).not.toEqual({});
  });
});

describe('${key}: an invoice of it', () => {
  it('what does the shortest one say? (sample)', () => {
    expect(read(sample)).toMatchObject({ profile: '${key}', verdicts: [], faults: [] });
  });

  it('what becomes of each of its values? (report)', () => {
    const { entries } = read(sample).report;
    expect(entries.filter(({ outcome }) => outcome === 'left')).toEqual([]);
  });

  it('is it the same once it was written and read again? (sample)', () => {
    const { format, document } = read(sample);
    const written = exportXml({ data: document, format, profile: '${key}' }, engine, systemContext, RULE_SETS);
    expect(written.ok && read(written.value.content).document).toEqual(document);
  });
});
`;
}
