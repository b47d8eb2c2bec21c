import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import { segmentsOf } from './fault-order.ts';
import type { ChangeKind } from './inspect-report.ts';

/** A short reason for a change, in words. */
export function changeReason(kind: ChangeKind, path: string, output: JsonObject): string {
  const inner = isJsonObject(output['doc']) && path.startsWith('$.doc.') ? output['doc'] : output;
  if (/\.percent$|\.surcharge$/.test(path)) return rateReason(path, output, inner) ?? 'tax regime';
  if (/\.\$regime$/.test(path)) return 'country of the supplier';
  if (/\.\$addons\[/.test(path)) return kind === 'dropped' ? 'unknown addon' : 'required by another addon';
  if (/^\$(\.doc)?\.currency$/.test(path)) return `regime ${text(inner['$regime'])}`.trim();
  if (/\.issue_(date|time)$/.test(path)) return 'today';
  if (/^\$(\.doc)?\.type$/.test(path)) return 'usual type';
  if (/\.tax\.notes\[/.test(path)) return 'scenario of the regime or an addon';
  if (/\.ext\b/.test(path)) return 'regime or addon';
  if (/\.tax_id\./.test(path)) return 'form of the tax identity';
  if (/^\$\.head\b/.test(path)) return 'envelope';
  if (kind === 'normalised') return 'usual spelling';
  if (kind === 'dropped') return 'no place in the built document';
  if (/\.key$/.test(path)) return 'tax regime';
  return FORMULAS.find(([place]) => place.test(path))?.[1] ?? 'calculation';
}

/** How a figure comes about, by the end of its path. */
const FORMULAS: readonly (readonly [place: RegExp, formula: string])[] = [
  [/\.(i|index)$/, 'position in the list'],
  [/\.item\.price$/, 'decimals of the currency'],
  [/\.totals\.sum$/, 'sum of the lines'],
  [/\.totals\.discount$/, 'sum of the discounts'],
  [/\.totals\.charge$/, 'sum of the charges'],
  [/\.totals\.tax_included$/, 'tax the prices include'],
  [/\.totals\.total$/, 'sum − discounts + charges − included tax'],
  [/\.totals\.tax$/, 'taxes that are added'],
  [/\.totals\.total_with_tax$/, 'total + tax'],
  [/\.totals\.retained_tax$/, 'taxes that are withheld'],
  [/\.totals\.payable$/, 'total with tax − retained tax'],
  [/\.totals\.advance$/, 'sum of the advances'],
  [/\.totals\.due$/, 'payable − advances'],
  [/\.rates\[\d+\]\.base$/, 'sum of the rows at this rate'],
  [/\.rates\[\d+\](\.surcharge)?\.amount$/, 'percentage of the base'],
  [/\.categories\[\d+\]\./, 'sum of the rates'],
  [/\.taxes\.(sum|retained)$/, 'sum of the categories'],
  [/\.(discounts|charges|advances|due_dates|methods)\[\d+\]\.amount$/, 'percentage of the base'],
  [/\]\.sum$/, 'quantity × price'],
  [/\]\.total$/, 'sum − discounts + charges'],
];

function rateReason(path: string, output: JsonObject, inner: JsonObject): string | undefined {
  const combo = valueAt(path.replace(/\.[^.]+$/, ''), output);
  if (!isJsonObject(combo) || typeof combo['rate'] !== 'string') return undefined;
  return `rate ${combo['rate']} on ${text(inner['value_date']) || text(inner['issue_date'])}`;
}

function valueAt(path: string, document: JsonObject): Json | undefined {
  let value: Json | undefined = document;
  for (const segment of segmentsOf(path, document)) {
    if (typeof segment === 'number') value = Array.isArray(value) ? (value[segment] as Json | undefined) : undefined;
    else value = isJsonObject(value) ? value[segment] : undefined;
  }
  return value;
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
