import { Decimal, parseDecimal } from '../decimal.ts';
import type { InvoiceTerms, TermGroup, TermValue } from '../term-tree.ts';
import { CODECS } from './codecs.ts';
import type { Draft, Path } from './draft.ts';
import { decode } from './leaf-rows.ts';
import type { TermBuilder } from './term-builder.ts';
import { VAT_KEYS } from './vocabulary.ts';
import { xmlMessages } from '../../reading/messages.ts';

/**
 * Excise duties: charges of a document or line with a duty code, which OIOUBL writes as taxes beside VAT. Those of
 * lines are repeated in the totals of the document.
 */
const EXCISE = 'excise';
const CODE = 'dk-oioubl-duty-code';

interface Duty {
  readonly place: Path;
  /** Place of the taxes that determine its kind. */
  readonly taxed: Path;
  readonly code: string;
  readonly amount: Decimal;
}

export const isDuty = (builder: TermBuilder, place: Path): boolean =>
  builder.ways.grossLines === true && builder.text([...place, 'key']) === EXCISE;

export function dutiesOfLine(builder: TermBuilder, line: Path): readonly Duty[] {
  return dutiesOf(builder, line, line);
}

function dutiesOf(builder: TermBuilder, at: Path, taxed?: Path): readonly Duty[] {
  return builder.list([...at, 'charges']).flatMap((_, i) => {
    const place = [...at, 'charges', i];
    const amount = parseDecimal(builder.text([...place, 'amount']) ?? '');
    if (!isDuty(builder, place) || !amount) return [];
    return [
      { place, taxed: taxed ?? place, code: builder.text([...place, 'ext', CODE]) ?? '', amount: amount.rounded(2) },
    ];
  });
}

export const sumOfDuties = (duties: readonly Duty[]): Decimal =>
  duties.reduce((sum, { amount }) => sum.plus(amount), Decimal.ZERO);

/** Every duty of the document, in order. */
export function allDuties(builder: TermBuilder): readonly Duty[] {
  const own = dutiesOf(builder, []);
  return [...own, ...builder.list(['lines']).flatMap((_, i) => dutiesOfLine(builder, ['lines', i]))];
}

const hundredths = (amount: Decimal): string | undefined => amount.over(new Decimal(1n, 0), 2)?.toString();

/** Adds a total for each duty, with an entry for each charge. */
export function addDuties(
  builder: TermBuilder,
  owner: TermGroup,
  duties: readonly Duty[],
  prefix: 'X-' | 'X-Line',
): void {
  const byCode = new Map<string, Duty[]>();
  for (const duty of duties) {
    const others = byCode.get(duty.code);
    if (others) others.push(duty);
    else byCode.set(duty.code, [duty]);
  }
  for (const [code, all] of byCode) {
    const total = builder.group(`${prefix}DutyTotal`, owner);
    builder.add(total, `${prefix}DutySum`, hundredths(sumOfDuties(all)));
    for (const { place, taxed, amount } of all) {
      const group = builder.group(`${prefix}Duty`, total, place);
      const written = hundredths(amount);
      const base = builder.text([...place, 'base']);
      builder.add(
        group,
        `${prefix}DutyBase`,
        base ?? written,
        base === undefined ? [...place, 'amount'] : [...place, 'base'],
      );
      builder.add(group, `${prefix}DutyAmount`, written, [...place, 'amount']);
      const percent = builder.text([...place, 'percent']);
      if (percent !== undefined)
        builder.add(group, `${prefix}DutyRate`, CODECS.percent.write(percent), [...place, 'percent']);
      builder.add(group, `${prefix}DutyCode`, code, [...place, 'ext', CODE]);
      builder.addText(group, `${prefix}DutyName`, [...place, 'reason']);
      const key = builder.text([...taxed, 'taxes', 0, 'key']) ?? 'standard';
      builder.add(group, `${prefix}DutyType`, Object.entries(VAT_KEYS).find(([, known]) => known === key)?.[0]);
      builder.use([...place, 'key']);
    }
  }
}

/** Puts the duties of a line as its charges. */
export function putLineDuties(draft: Draft, line: TermGroup, at: Path): void {
  for (const total of line.groupsOf('X-LineDutyTotal')) {
    draft.implied(total.value('X-LineDutySum'), xmlMessages.sumOfDuties);
    for (const duty of total.groupsOf('X-LineDuty')) putDuty(draft, duty, at, 'X-Line');
  }
}

/** Puts the duties of the document that are not on a line. */
export function putDuties(draft: Draft, invoice: InvoiceTerms): void {
  const ofLines = new Set(invoice.groups('X-LineDuty').map((duty) => duty.value('X-LineDutyCode')?.value));
  for (const total of invoice.groups('X-DutyTotal')) {
    draft.implied(total.value('X-DutySum'), xmlMessages.sumOfDuties);
    for (const duty of total.groupsOf('X-Duty')) {
      if (!ofLines.has(duty.value('X-DutyCode')?.value)) {
        putDuty(draft, duty, [], 'X-');
        continue;
      }
      for (const value of duty.values) draft.implied(value, xmlMessages.dutyOfLines);
    }
  }
}

function putDuty(draft: Draft, duty: TermGroup, at: Path, prefix: 'X-' | 'X-Line'): void {
  const list = [...at, 'charges'];
  const entry = [...list, draft.count(list)];
  const value = (name: string): TermValue | undefined => duty.value(`${prefix}Duty${name}`);
  const [base, amount] = [value('Base'), value('Amount')];
  draft.put([...entry, 'key'], EXCISE);
  draft.put([...entry, 'reason'], decode(draft, value('Name')), value('Name'));
  const rate = decode(draft, value('Rate'), 'percent');
  if (rate === undefined || rate === '0%') draft.implied(value('Rate'), xmlMessages.dutyIsAmount);
  else draft.put([...entry, 'percent'], rate, value('Rate'));
  if (base && amount && base.decimal?.equals(amount.decimal ?? Decimal.ZERO))
    draft.implied(base, xmlMessages.dutyItself);
  else if (rate === undefined || rate === '0%') draft.left(base, xmlMessages.dutyByAmount);
  else draft.put([...entry, 'base'], decode(draft, base, 'amount'), base);
  draft.put([...entry, 'amount'], decode(draft, amount, 'amount'), amount);
  draft.put([...entry, 'ext', CODE], decode(draft, value('Code'), 'code'), value('Code'));
  const type = value('Type');
  const key = VAT_KEYS[type?.value ?? ''];
  if (at.length > 0 || !key) draft.implied(type, xmlMessages.ofTheLine);
  else {
    draft.put([...entry, 'taxes', 0, 'cat'], 'VAT');
    draft.put([...entry, 'taxes', 0, 'key'], key, type);
  }
}
