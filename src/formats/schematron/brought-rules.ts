import { unzipSync, strFromU8 } from 'fflate';
import type { Verdict } from '../verdicts/verdict.ts';
import { readXml } from '../xml/read-xml.ts';
import { xmlPath, type XmlElement } from '../xml/xml-tree.ts';
import { readSchematron, resolved, schemasAmong, type Files } from './read-schematron.ts';
import { MOST_MESSAGE, RunnableSchematron, type SchematronAnswer } from './run-schematron.ts';
import type { SchematronOutcome, Schematron, SchematronAssertion } from './schematron.ts';
import { broughtPhrase } from './brought-phrase.ts';
import { byFile, notRun, RULE_NOT_RUN } from './not-run.ts';
import type { GivenXml } from './xml-nodes.ts';
import { described } from '../../engine/values.ts';
import { schematronMessages } from './messages.ts';
import type { Message } from '../../engine/index.ts';

/**
 * Rules of a Schematron file that the user provides, such as an official one, run unchanged. Assay ships no such file.
 */
export interface BroughtRules {
  /** Name of each schema, and its number of assertions. */
  readonly schemas: readonly { readonly file: string; readonly title: string; readonly assertions: number }[];
  /** Each id with its severity and the fixed text of its message, in the order of the files. */
  readonly assertions: readonly BroughtAssertion[];
  /** Every broken assertion, once per place, in the order of the files. */
  judge(given: GivenXml, how?: HowToJudge): readonly Verdict[];
}

export interface HowToJudge {
  /** The document may be of another kind, so it is no error if no rule applies to it. */
  readonly mayBeOther?: boolean;
  /** Returns true once the rules have run long enough. Rules not run by then are named. */
  readonly isOver?: () => boolean;
}

export interface BroughtAssertion {
  readonly id: string;
  readonly severity: 'error' | 'warning';
  readonly text: string;
}

/** Most unpacked bytes of an archive of rules. */
export const MOST_RULE_BYTES = 64 * 2 ** 20;

/** The files of a rule set. */
const PARTS = /\.(?:sch|xml)$/i;

/** Reads the Schematron files of an archive. Other files, such as programs and documentation, stay packed. */
export function filesOfArchive(name: string, bytes: Uint8Array): SchematronOutcome<Files> {
  let size = 0;
  try {
    const unpacked = unzipSync(bytes, {
      filter: ({ name: path, originalSize }) => PARTS.test(path) && (size += originalSize) <= MOST_RULE_BYTES,
    });
    if (size > MOST_RULE_BYTES)
      return refused(name, schematronMessages.tooLarge({ mostBytes: MOST_RULE_BYTES / 2 ** 20 }));
    return { ok: true, value: new Map(Object.entries(unpacked).map(([path, data]) => [path, strFromU8(data)])) };
  } catch {
    return refused(name, schematronMessages.notZip);
  }
}

/** Makes rules from files: from every schema that no other includes, or from the named one. */
export function broughtRules(name: string, files: Files, only?: string): SchematronOutcome<BroughtRules> {
  const schemas = only === undefined ? schemasAmong(files) : [only];
  if (schemas.length === 0) {
    return refused(name, schematronMessages.noSchematron);
  }
  const runnable: RunnableSchematron[] = [];
  for (const file of schemas) {
    const read = readSchematron(files, file);
    if (!read.ok) return read;
    try {
      runnable.push(new RunnableSchematron(read.value, (asked) => documentIn(files, resolved(file, asked))));
    } catch (thrown) {
      // The library compiles functions at once, and throws on errors.
      const why = thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : '';
      return refused(file, schematronMessages.badFunctions({ why }));
    }
  }
  return {
    ok: true,
    value: {
      schemas: runnable.map(({ schema }) => ({
        file: schema.file,
        title: schema.title,
        assertions: assertionsOf(schema).length,
      })),
      assertions: onceAnId(runnable.flatMap(({ schema }) => assertionsOf(schema))),
      judge: (given, { mayBeOther = false, isOver = () => false } = {}) => {
        const { root } = given;
        const answers = runnable.map((schematron) => ({
          file: schematron.schema.file,
          answer: schematron.judge(given, isOver),
        }));
        if (answers.every(({ answer }) => !answer.looked && answer.troubles.length === 0)) {
          return mayBeOther ? [] : [notRun(name, [xmlPath(root)], schematronMessages.noRule)];
        }
        return onceAPlace(answers.flatMap(({ file, answer }) => verdictsOf(file, answer, root)));
      },
    },
  };
}

const assertionsOf = ({ patterns }: Schematron): readonly SchematronAssertion[] =>
  patterns.flatMap(({ rules }) => rules.flatMap(({ assertions }) => assertions));

function onceAnId(assertions: readonly SchematronAssertion[]): readonly BroughtAssertion[] {
  const known = new Map<string, BroughtAssertion>();
  for (const { id, severity, message } of assertions) {
    const text = message.map((part) => ('text' in part ? part.text : '…')).join('');
    if (!known.has(id)) known.set(id, { id, severity, text: text.replace(/\s+/g, ' ').trim().slice(0, MOST_MESSAGE) });
  }
  return [...known.values()];
}

const refused = (file: string, message: Message): SchematronOutcome<never> => ({
  ok: false,
  faults: [{ file, ...described(message) }],
});

function documentIn(files: Files, path: string): GivenXml | undefined {
  const text = files.get(path);
  const read = text === undefined ? undefined : readXml(text);
  return read?.ok ? read.document : undefined;
}

function verdictsOf(file: string, { verdicts, troubles }: SchematronAnswer, root: XmlElement): readonly Verdict[] {
  return [
    ...verdicts.map(({ rule, severity, description, node }): Verdict => ({
      ...byFile(file),
      rule,
      severity,
      description,
      phrase: broughtPhrase(rule),
      places: [xmlPath(node)],
    })),
    ...troubles.map(({ rule, description }) =>
      notRun(file, [xmlPath(root)], schematronMessages.notWorkedOut({ rule, description })),
    ),
  ];
}

/** Archives often contain a set twice, as sources and assembled. */
function onceAPlace(verdicts: readonly Verdict[]): readonly Verdict[] {
  const seen = new Set<string>();
  return verdicts.filter(({ rule, places, description }) => {
    const key = JSON.stringify([rule, places, rule === RULE_NOT_RUN ? description : '']);
    return !seen.has(key) && seen.add(key);
  });
}
