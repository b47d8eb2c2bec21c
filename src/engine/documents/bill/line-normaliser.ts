import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { LineCharge, LineDiscount } from './line.ts';
import { Line, SubLine } from './line.ts';

/** A negative price becomes a negative quantity; empty discounts, charges and rows are removed. */
export const normaliseLine = defineNormaliser<Line>(Line, (line) => {
  const positive = withPositivePrice(line);
  const cleared = withoutEmptyAdjustments(positive);
  return withoutEntries(cleared, 'breakdown', isEmptyRow);
});

export const normaliseSubLine = defineNormaliser<SubLine>(SubLine, (row) =>
  withoutEmptyAdjustments(withPositivePrice(row)),
);

function withPositivePrice<T extends SubLine>(row: T): T {
  const price = row.item?.price;
  if (!row.item || !price?.isNegative()) return row;
  return { ...row, item: { ...row.item, price: price.negate() }, quantity: row.quantity.negate() };
}

function withoutEmptyAdjustments<T extends SubLine>(row: T): T {
  return withoutEntries(withoutEntries(row, 'discounts', isEmptyAdjustment), 'charges', isEmptyAdjustment);
}

/** The row without empty entries of a list; an empty list is removed. */
function withoutEntries<T extends object, N extends keyof T>(row: T, name: N, isEmpty: (entry: never) => boolean): T {
  const entries = row[name] as readonly unknown[] | undefined;
  if (!entries?.some(isEmpty as (entry: unknown) => boolean)) return row;
  const kept = entries.filter((entry) => !(isEmpty as (entry: unknown) => boolean)(entry));
  return { ...row, [name]: kept.length > 0 ? kept : undefined };
}

/** Inputs of the calculation (`base`, `rate`, `quantity`, `unit`) do not count as content. */
function isEmptyAdjustment(entry: LineDiscount | LineCharge): boolean {
  return (
    !entry.key &&
    !entry.code &&
    !entry.reason &&
    !entry.ext &&
    (!entry.percent || entry.percent.isZero()) &&
    entry.amount.isZero()
  );
}

function isEmptyRow(row: SubLine): boolean {
  return (
    !row.uuid &&
    row.quantity.isZero() &&
    !row.identifier &&
    !row.period &&
    !row.order &&
    !row.cost &&
    !row.item &&
    !row.sum &&
    !row.discounts?.length &&
    !row.charges?.length &&
    !row.total &&
    !row.notes?.length
  );
}
