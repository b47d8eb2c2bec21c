import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import { stepsOfPath } from '../core/json/path.ts';
import { figureReason } from './figure-reason.ts';
import type { ChangeKind } from './inspect-report.ts';
import { operationMessages } from './messages.ts';
import type { GivenValue, Message } from '../core/messages/message.ts';

/** A short reason for a change, understandable without the format; for figures with their inputs. */
export function changeReason(kind: ChangeKind, path: string, output: JsonObject): Message {
  const inner = isJsonObject(output['doc']) && path.startsWith('$.doc.') ? output['doc'] : output;
  const regime = text(inner['$regime']);
  const law = regime === '' ? operationMessages.taxLaw : operationMessages.taxLawOf({ regime });
  if (/\.percent$|\.surcharge$/.test(path)) return rateReason(path, output, inner) ?? law;
  if (/\.\$regime$/.test(path)) return operationMessages.countryOfSupplier;
  if (/\.\$addons\[/.test(path))
    return kind === 'dropped' ? operationMessages.unknownAddon : operationMessages.requiredByAddon;
  if (/^\$(\.doc)?\.currency$/.test(path))
    return regime === '' ? operationMessages.currencyOfCountry : operationMessages.currencyOf({ regime });
  // Without a time, some addons set date and time of issue together and so replace a given date.
  if (/\.issue_date$/.test(path) && kind === 'overwrote') return operationMessages.momentOfBuilding;
  if (/\.issue_date$/.test(path) && kind === 'normalised') return operationMessages.usualSpelling;
  if (/\.issue_date$/.test(path)) return operationMessages.dayOfBuilding;
  if (/\.issue_time$/.test(path)) return operationMessages.timeOfBuilding;
  if (/^\$(\.doc)?\.type$/.test(path)) return operationMessages.usualType;
  if (/\.tax\.notes\[/.test(path)) return operationMessages.noteAskedFor({ who: asker(inner) });
  if (/\.ext\b/.test(path)) return operationMessages.followsFor({ who: ownerOf(path, inner) });
  if (/\.tax_id\./.test(path)) return operationMessages.formOfTaxIdentity;
  if (/^\$\.head\b/.test(path)) return operationMessages.ofTheEnvelope;
  if (kind === 'normalised' && /\.taxes\[\d+\]\.rate$/.test(path)) return operationMessages.currentName;
  if (kind === 'normalised') return operationMessages.usualSpelling;
  if (kind === 'dropped') return dropReason(path);
  if (/\.key$/.test(path)) return law;
  return figureReason(path, parentOf(path, output), inner) ?? operationMessages.workedOut;
}

function dropReason(path: string): Message {
  if (/\.totals\b/.test(path)) return operationMessages.totalsAnew;
  if (/\.taxes\[\d+\]/.test(path)) return operationMessages.saidByOthers;
  return operationMessages.writtenWithout;
}

/** What imposes requirements on a document: its addons, otherwise the law of its country. */
function asker(inner: JsonObject): GivenValue {
  const addons = addonsOf(inner);
  return addons.length > 0 ? eitherOf(addons) : text(inner['$regime']) || operationMessages.theLaw;
}

function eitherOf([first = '', ...others]: readonly string[]): GivenValue {
  return others.reduce<GivenValue>((known, second) => operationMessages.eitherAddon({ first: known, second }), first);
}

/** The addon of an extension, as far as its key shows: `es-sii-doc-type` belongs to `es-sii-v1`. */
function ownerOf(path: string, inner: JsonObject): GivenValue {
  const key = /\.ext\.([^.[]+)/.exec(path)?.[1] ?? '';
  return addonsOf(inner).find((addon) => key.startsWith(`${addon.replace(/-v[^-]*$/, '')}-`)) ?? asker(inner);
}

function addonsOf(inner: JsonObject): readonly string[] {
  const addons = inner['$addons'];
  return Array.isArray(addons) ? addons.filter((addon: Json) => typeof addon === 'string') : [];
}

function rateReason(path: string, output: JsonObject, inner: JsonObject): Message | undefined {
  const combo = parentOf(path, output);
  if (!combo || typeof combo['rate'] !== 'string') return undefined;
  return operationMessages.rateOn({
    rate: combo['rate'],
    day: text(inner['value_date']) || text(inner['issue_date']),
  });
}

/** The object that contains the last member of a path. */
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
