import { Decimal } from '../../en16931/decimal.ts';
import { foundElements, has } from '../../en16931/rules/paths.ts';
import type { Holds } from '../../rules/kit/subject.ts';
import { dayAt, decimal, figureAt, figuresAt, textAt, totalOf } from '../../rules/shared/conditions/conditions.ts';
import { fieldsOf, MADE, printOf } from '../../verifactu/print.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';

/** What the conditions of VERI*FACTU ask of a record, beyond single elements. */

/** `31-12-2026` as `2026-12-31`. */
export const isoOf = (day: string): string => day.split('-').toReversed().join('-');

const dayIn = (element: XmlElement | undefined, path: string): string | undefined => dayAt(element, path, isoOf);

const ISSUED = 'IDFactura/FechaExpedicionFactura';
const DETAILS = 'Desglose/DetalleDesglose';
const BASE = 'BaseImponibleOimporteNoSujeto';
const COST = 'BaseImponibleACoste';

/** The record of an entry of its breakdown. */
const recordOf = (detail: XmlElement): XmlElement | undefined => detail.parent?.parent;

/** The day that decides which rates are in force; undefined if the record states none, or a wrong one. */
const dayOf = (record: XmlElement | undefined): string | undefined =>
  has(record, 'FechaOperacion') ? dayIn(record, 'FechaOperacion') : dayIn(record, ISSUED);

export function isOperationBefore(record: XmlElement, isLater = false): boolean {
  const [done, issued] = [dayIn(record, 'FechaOperacion'), dayIn(record, ISSUED)];
  if (done === undefined || issued === undefined) return !isLater;
  return isLater ? done > issued : done <= issued;
}

const YEARS = 20;
/** Within the last twenty years, this one and the next. */
export function isNearDay(record: XmlElement, today: string | undefined): boolean {
  const day = dayIn(record, 'FechaOperacion');
  if (day === undefined || today === undefined) return true;
  const year = Number(today.slice(0, 4));
  return day >= `${String(year - YEARS)}${today.slice(4)}` && day <= `${String(year + 1)}-12-31`;
}

const isAmong = (figure: Decimal | undefined, ...rates: readonly string[]): boolean =>
  figure !== undefined && rates.some((rate) => figure.equals(decimal(rate)));

/** Source: Ley 37/1992, and the reduced rates of food, gas and electricity from 2022 to 2024. */
export function isRateInForce(detail: XmlElement): boolean {
  const rate = figureAt(detail, 'TipoImpositivo');
  if (rate === undefined || isAmong(rate, '0', '4', '10', '21')) return true;
  const day = dayOf(recordOf(detail));
  if (day === undefined) return true;
  if (isAmong(rate, '5')) return day >= '2022-07-01' && day <= '2024-09-30';
  return isAmong(rate, '2', '7.5') && day >= '2024-10-01' && day <= '2024-12-31';
}

/** The surcharge of goods at 5 %. */
export function isSurchargeOfFive(detail: XmlElement): boolean {
  const surcharge = figureAt(detail, 'TipoRecargoEquivalencia');
  if (surcharge === undefined) return true;
  const day = dayOf(recordOf(detail));
  if (day === undefined) return true;
  return isAmong(surcharge, day <= '2022-12-31' ? '0.5' : '0.62');
}

const LARGE = decimal('100000000.00');
export function isLarge(record: XmlElement): boolean | undefined {
  const total = figureAt(record, 'ImporteTotal');
  return total && total.absolute().compare(LARGE) >= 0;
}

export const isMarked = (record: XmlElement): boolean => textAt(record, 'Macrodato') === 'S';

/** A correction by substitution has amounts of what it replaces, one by differences has none. */
export function hasReplaced(record: XmlElement): boolean {
  const kind = textAt(record, 'TipoRectificativa');
  return kind === undefined || has(record, 'ImporteRectificacion') === (kind === 'S');
}

const GROUPED = new Set(['F2', 'F3', 'R5']);
export const isGroup = (detail: XmlElement): boolean =>
  has(detail, COST) && !GROUPED.has(textAt(recordOf(detail), 'TipoFactura') ?? '');

export function isFee(detail: XmlElement): boolean {
  const record = recordOf(detail);
  const recipients = foundElements(record, 'Destinatarios/IDDestinatario');
  const kind = textAt(detail, 'CalificacionOperacion');
  return (
    (kind === undefined || kind === 'N1') &&
    textAt(record, 'TipoFactura') === 'F1' &&
    recipients.every((element) => has(element, 'NIF'))
  );
}

export const hasOneSign =
  (base: string) =>
  (detail: XmlElement): boolean => {
    const [tax, of] = [figureAt(detail, 'CuotaRepercutida'), figureAt(detail, base)];
    return !tax || !of || tax.times(of).compare(Decimal.ZERO) >= 0;
  };

const PERCENT = decimal('0.01');
export const taxOn =
  (base: string) =>
  (detail: XmlElement): Decimal | undefined => {
    const [rate, of] = [figureAt(detail, 'TipoImpositivo'), figureAt(detail, base)];
    return rate && of && rate.times(of).times(PERCENT);
  };

const summed = (record: XmlElement, ...members: readonly string[]): Decimal =>
  totalOf(members.flatMap((member) => figuresAt(record, `${DETAILS}/${member}`)));

const TAXES = ['CuotaRepercutida', 'CuotaRecargoEquivalencia'];
export const taxTotal = (record: XmlElement): Decimal => summed(record, ...TAXES);
export const wholeTotal = (record: XmlElement): Decimal => summed(record, BASE, ...TAXES);

const SIMPLE = decimal('3010.00');
export const isSimple = (record: XmlElement): boolean => summed(record, BASE, 'CuotaRepercutida').compare(SIMPLE) <= 0;

/** The print of the record as written. */
export function hasItsPrint(record: XmlElement): Holds {
  const text = textAt(record, 'Huella');
  if (text === undefined) return true;
  const fields = fieldsOf(record.name === 'RegistroAnulacion' ? 'cancel' : 'register');
  const right = printOf(fields.map((path) => [path.slice(path.lastIndexOf('/') + 1), textAt(record, path) ?? '']));
  return text === right ? true : { right };
}

/** Whether a record was made by the end of today, in UTC: a file alone knows no time of arrival. */
export function isMade(record: XmlElement, today: string | undefined): boolean {
  const moment = Date.parse(textAt(record, MADE) ?? '');
  return today === undefined || Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) <= today;
}
