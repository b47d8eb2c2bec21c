import type { Engine, OperationContext } from '../../engine/index.ts';
import { compareXml, type ComparedRow } from '../../formats/comparison/compare-xml.ts';
import { exportXml } from '../../formats/export-xml.ts';
import { formatByKey } from '../../formats/formats.ts';
import { importXml, prepareImport } from '../../formats/import-xml.ts';
import { regimesOf } from '../../formats/regimes-of.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import { isHarmless } from './harmless-terms.ts';

/** What becomes of a valid file that is read and written again in its own format and profile. */
export type WrittenBack =
  /** It is not counted: it cannot be read, breaks a rule of its own sets, or its format is only read. */
  | { readonly outcome: 'not-counted' }
  | { readonly outcome: 'same'; readonly group: string }
  /** Refused, or written so that it breaks a rule, or so that a term that matters differs. */
  | { readonly outcome: 'refused' | 'invalid' | 'changed'; readonly group: string; readonly why: readonly string[] };

interface Scope {
  readonly engine: Engine;
  readonly context: OperationContext;
}

/** Reads a file, writes its document back, judges what was written, and compares both by terms. */
export function writtenBack(text: string, at: string, { engine, context }: Scope): WrittenBack {
  const read = importXml({ data: text, at }, engine, context, RULE_SETS);
  if (!read.ok || read.value.faults.some(({ severity }) => severity !== 'warning')) return { outcome: 'not-counted' };
  const { format, profile, document, verdicts } = read.value;
  const isSound = verdicts.every(({ severity }) => severity !== 'error');
  if (!isSound || profile === undefined || formatByKey(format)?.readOnly) return { outcome: 'not-counted' };
  const group = `${format} ${profile}`;
  const wanted = { data: document, format, profile, at };
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
  const hasRegime = regimesOf(engine);
  const compared = compareXml(text, written.value.content, (data) => prepareImport({ data }, hasRegime));
  if (!compared.ok) return { outcome: 'invalid', group, why: [compared.description] };
  const why = compared.rows.filter((row) => row.outcome !== 'same' && !isHarmless(row)).map(told);
  return why.length > 0 ? { outcome: 'changed', group, why } : { outcome: 'same', group };
}

const told = ({ term, within, outcome, here, there }: ComparedRow): string =>
  `${[...within.map((one) => one.text), term].join(' / ')} ${outcome}: ${here?.value ?? '–'} → ${there?.value ?? '–'}`.slice(
    0,
    160,
  );
