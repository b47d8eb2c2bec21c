import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import { stepsOfPath } from '../core/json/path.ts';
import { figureReason } from './figure-reason.ts';
import type { ChangeKind } from './inspect-report.ts';
import { PLAIN_REASON } from './plain-reason.ts';

/** A short reason for a change, in words that need no knowledge of the format; of figures with those they are made of. */
export function changeReason(kind: ChangeKind, path: string, output: JsonObject): string {
  const inner = isJsonObject(output['doc']) && path.startsWith('$.doc.') ? output['doc'] : output;
  const regime = text(inner['$regime']);
  const law = regime === '' ? 'the tax law that applies' : `the tax law of ${regime}`;
  if (/\.percent$|\.surcharge$/.test(path)) return rateReason(path, output, inner) ?? law;
  if (/\.\$regime$/.test(path)) return 'country of the supplier';
  if (/\.\$addons\[/.test(path)) return kind === 'dropped' ? 'unknown addon' : 'required by another addon';
  if (/^\$(\.doc)?\.currency$/.test(path)) return regime === '' ? 'currency of the country' : `currency of ${regime}`;
  // Without a time, some addons set the moment of issue whole: a date that was given goes with it.
  if (/\.issue_date$/.test(path) && kind === 'overwrote')
    return 'without issue_time, the current date and time are used';
  if (/\.issue_date$/.test(path) && kind === 'normalised') return 'usual spelling';
  if (/\.issue_date$/.test(path)) return 'no date given: the date of building is used';
  if (/\.issue_time$/.test(path)) return 'no time given: the time of building is used';
  if (/^\$(\.doc)?\.type$/.test(path)) return 'no type given: the usual one is used';
  if (/\.tax\.notes\[/.test(path)) return `a note that ${asker(inner)} asks for in this case`;
  if (/\.ext\b/.test(path)) return `set by ${ownerOf(path, inner)}`;
  if (/\.tax_id\./.test(path)) return 'form of the tax identity';
  if (/^\$\.head\b/.test(path)) return 'belongs to the envelope';
  if (kind === 'normalised') return 'usual spelling';
  if (kind === 'dropped') return dropReason(path);
  if (/\.key$/.test(path)) return law;
  return figureReason(path, parentOf(path, output), inner) ?? PLAIN_REASON;
}

function dropReason(path: string): string {
  if (/\.totals\b/.test(path)) return 'totals are calculated again';
  if (/\.taxes\[\d+\]/.test(path)) return 'the other fields of the tax already say it';
  return 'not part of a built document';
}

/** Who demands something of a document: its addons, else the law of its country. */
function asker(inner: JsonObject): string {
  const addons = addonsOf(inner);
  return addons.length > 0 ? addons.join(' or ') : text(inner['$regime']) || 'the law';
}

/** The addon that an extension belongs to, as far as its key tells: `es-sii-doc-type` is one of `es-sii-v1`. */
function ownerOf(path: string, inner: JsonObject): string {
  const key = /\.ext\.([^.[]+)/.exec(path)?.[1] ?? '';
  return addonsOf(inner).find((addon) => key.startsWith(`${addon.replace(/-v[^-]*$/, '')}-`)) ?? asker(inner);
}

function addonsOf(inner: JsonObject): readonly string[] {
  const addons = inner['$addons'];
  return Array.isArray(addons) ? addons.filter((addon: Json) => typeof addon === 'string') : [];
}

function rateReason(path: string, output: JsonObject, inner: JsonObject): string | undefined {
  const combo = parentOf(path, output);
  if (!combo || typeof combo['rate'] !== 'string') return undefined;
  return `rate ${combo['rate']} on ${text(inner['value_date']) || text(inner['issue_date'])}`;
}

/** The object that a path's last member belongs to. */
function parentOf(path: string, document: JsonObject): JsonObject | undefined {
  let value: Json | undefined = document;
  for (const segment of stepsOfPath(path.replace(/\.[^.]+$/, ''), document)) {
    if (typeof segment === 'number') value = Array.isArray(value) ? (value[segment] as Json | undefined) : undefined;
    else value = isJsonObject(value) ? value[segment] : undefined;
  }
  return isJsonObject(value) ? value : undefined;
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
