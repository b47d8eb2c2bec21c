import type { Engine, OperationContext } from '../../engine/index.ts';
import { compareXml, type ComparedRow } from '../../formats/comparison/compare-xml.ts';
import { countedLines } from '../../formats/en16931/document/lines.ts';
import { en16931 } from '../../formats/en16931/profiles/en16931.ts';
import { EN16931, type Profile } from '../../formats/en16931/profiles/profile.ts';
import { PROFILES } from '../../formats/en16931/profiles/profiles.ts';
import { TermValue } from '../../formats/en16931/term-tree.ts';
import { exportXml } from '../../formats/writing/export-xml.ts';
import { formatByKey } from '../../formats/catalogue/formats.ts';
import { prepareImport } from '../../formats/reading/import-xml.ts';
import type { PrepareOutcome } from '../../formats/reading/importer.ts';
import { regimesOf } from '../../formats/reading/regimes-of.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import { harmlessWithin } from './harmless-terms.ts';

/** What becomes of a valid file that is read and written again in its own format and profile. */
export type WrittenBack =
  /** It is not counted: it cannot be read, or breaks a rule of its own sets. */
  | { readonly outcome: 'not-counted' }
  /** It has nothing to be written back as: its format or profile is only read, or it names no specification we know. */
  | { readonly outcome: 'only-read'; readonly group: string }
  | { readonly outcome: 'same'; readonly group: string }
  /** Refused, or written so that it breaks a rule, or so that a term that matters differs. */
  | { readonly outcome: 'refused' | 'invalid' | 'changed'; readonly group: string; readonly why: readonly string[] };

interface Scope {
  readonly engine: Engine;
  readonly context: OperationContext;
}

/** Reads a file, writes its document back, judges what was written, and compares both by terms. */
export function writtenBack(text: string, at: string, { engine, context }: Scope): WrittenBack {
  const prepared = prepareImport({ data: text, at }, regimesOf(engine));
  if (!prepared.ok) return { outcome: 'not-counted' };
  const { format, document, verdicts, faults } = prepared.value.finish(engine, context, RULE_SETS);
  if ([...verdicts, ...faults].some(({ severity }) => severity === 'error')) return { outcome: 'not-counted' };
  const profile = PROFILES.find(({ key }) => key === prepared.value.profile);
  const group = `${format} ${profile?.key ?? 'no profile'}`;
  const { readOnly, maker } = formatByKey(format) ?? {};
  if (readOnly || !profile || isOnlyRead(profile, prepared.value.specification)) return { outcome: 'only-read', group };
  // A message of a platform, which its users only read.
  const built = maker?.refused && engine.inspect({ data: document }, context).document;
  if (built && maker.refused?.(built)) return { outcome: 'only-read', group };
  const wanted = { data: document, format, profile: profile.key, at };
  const written = exportXml(wanted, engine, context, RULE_SETS);
  if (!written.ok) {
    const why = written.error.faults.map(
      ({ code, properties: [place = ''], description }) => `${code} ${place}: ${description}`,
    );
    return { outcome: 'refused', group, why: [written.error.message, ...why] };
  }
  const broken = written.value.verdicts.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
  const open = broken.filter((rule) => !written.value.report.stamps_settle?.includes(rule));
  if (open.length > 0) return { outcome: 'invalid', group, why: open };
  const termsOf = (data: string): PrepareOutcome => withLinesInOrder(prepareImport({ data }, regimesOf(engine)));
  const compared = compareXml(text, written.value.content, termsOf);
  if (!compared.ok) return { outcome: 'invalid', group, why: [compared.description] };
  const isHarmless = harmlessWithin(compared.rows, profile);
  const why = compared.rows.filter((row) => row.outcome !== 'same' && !isHarmless(row)).map(printed);
  return why.length > 0 ? { outcome: 'changed', group, why } : { outcome: 'same', group };
}

/** Whether files of the profile are only read, or the file names a specification beyond the standard that we do not know. */
const isOnlyRead = (profile: Profile, specification: string | undefined): boolean =>
  profile.readOnly === true || (profile === en16931 && specification !== EN16931);

/** The invoice with lines numbered by position: a document has no other numbers, and the order stays. */
function withLinesInOrder(read: PrepareOutcome): PrepareOutcome {
  if (!read.ok) return read;
  const { terms } = read.value;
  const counted = countedLines(terms);
  // Those that sum up others have no place in a document.
  terms.invoice.groups = terms.invoice.groups.filter((group) => group.id !== 'BG-25' || counted.includes(group));
  counted.forEach((line, i) => {
    line.values = line.values.map((value) =>
      value.term === 'BT-126' ? new TermValue('BT-126', String(i + 1), value.node) : value,
    );
  });
  return read;
}

const printed = ({ term, within, outcome, here, there }: ComparedRow): string =>
  `${[...within.map((group) => group.text), term].join(' / ')} ${outcome}: ${here?.value ?? '–'} → ${there?.value ?? '–'}`.slice(
    0,
    160,
  );
