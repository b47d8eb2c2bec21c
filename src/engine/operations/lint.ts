import { newFault } from '../core/faults/new-fault.ts';
import type { Fault, Fix } from '../core/faults/fault.ts';
import { cut } from '../core/faults/quoting.ts';
import { Findings } from '../core/faults/findings.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import { currencyScale } from '../codelists/currencies.ts';
import { parseAmount } from '../core/num/parse-amount.ts';
import { parsePercentage } from '../core/num/percentage.ts';
import type { UnknownMember } from '../core/schema/reader.ts';
import { hiddenCharacters, withoutHidden } from '../core/text/hidden-characters.ts';
import { nearest } from '../core/text/nearest.ts';
import type { EngineCore } from '../engine-core.ts';
import { releaseOf, releaseOfMember } from './newer-definitions.ts';
import type { ReadDocument } from './read-document.ts';
import { titled, type Message } from '../core/messages/message.ts';
import { operationMessages } from './messages.ts';

/**
 * Values that the format accepts but that are hardly intended: unknown members, undefined extensions, percentages of
 * 2100 %, characters that nobody sees.
 */
export function lintDocument(engine: EngineCore, document: ReadDocument, data: Json): readonly Fault[] {
  const found = new Findings('lint');
  for (const member of document.unknown) found.add(unknownMember(member));
  found.leaveOut(document.unknownBeyond ?? 0);
  visit(data, '$', found, engine);
  lintBases(data, found);
  return found.faults;
}

function visit(value: Json, path: string, found: Findings, engine: EngineCore): void {
  if (Array.isArray(value)) {
    value.forEach((item: Json, index) => {
      if (typeof item === 'string') lintCharacters(item, () => `${path}[${index}]`, found);
      else visit(item, `${path}[${index}]`, found, engine);
    });
    return;
  }
  if (!isJsonObject(value)) return;
  for (const name of Object.keys(value)) {
    const item = value[name] as Json;
    if (typeof item === 'string') lintCharacters(item, () => `${path}.${name}`, found);
    // No more is said about other texts, and writing their paths takes longer than all the rest.
    if (typeof item === 'string' && !JUDGED_TEXTS.has(name)) continue;
    const at = `${path}.${name}`;
    if (name === '$addons' && Array.isArray(item)) lintAddons(item, at, found, engine);
    else if (name === '$regime') lintRegime(item, at, found, engine);
    else if (name === 'ext' && isJsonObject(item)) lintExtensions(item, at, found, engine);
    else if (name === 'percent') lintPercent(item, at, found);
    else if (name === 'per' && path.endsWith('.item')) found.add(remark('NEWER-FIELD', at, NEWER_PER, item));
    else if (item === true && CHARGE_SHOWN.test(at)) found.add(remark('NEWER-FIELD', at, NEWER_INFORMATIVE, item));
    else visit(item, at, found, engine);
  }
}

const JUDGED_TEXTS: ReadonlySet<string> = new Set(['$regime', 'percent', 'per']);
const CHARGE_SHOWN = /\.charges\[\d+\]\.informative$/;

// Unreleased members that change the amount payable.
const NEWER_PER = operationMessages.perIsNewer;
const NEWER_INFORMATIVE = operationMessages.informativeIsNewer;

function lintAddons(keys: readonly Json[], path: string, found: Findings, engine: EngineCore): void {
  const known = engine.knowledge.addonKeys;
  keys.forEach((key, index) => {
    if (typeof key !== 'string' || engine.knowledge.addon(key)) return;
    if (found.isFull) {
      found.leaveOut(1);
      return;
    }
    const at = `${path}[${index}]`;
    const release = releaseOf('addon', key);
    if (release !== undefined) {
      found.add(remark('ADDON', at, operationMessages.addonOfRelease({ key, release }), key));
      return;
    }
    const description =
      key.trim() === '' ? operationMessages.addonWithoutName : operationMessages.unknownAddonKey({ key });
    found.add(remark('ADDON', at, description, key, { values: known, fixes: renameTo(key, known, at) }));
  });
}

function lintRegime(country: Json, path: string, found: Findings, engine: EngineCore): void {
  if (typeof country !== 'string' || country === '' || engine.knowledge.regime(country)) return;
  const release = releaseOf('regime', country);
  if (release !== undefined) {
    const description = operationMessages.regimeOfRelease({ country, release });
    found.add(remark('REGIME', path, description, country));
    return;
  }
  const known = engine.knowledge.countries;
  const description = operationMessages.unknownRegime({ country: cut(country, 100) });
  found.add(remark('REGIME', path, description, country, { values: known, fixes: renameTo(country, known, path) }));
}

function lintExtensions(ext: JsonObject, path: string, found: Findings, engine: EngineCore): void {
  for (const key of Object.keys(ext)) {
    const at = `${path}.${key}`;
    const code = ext[key] as Json;
    const definition = engine.knowledge.extension(key);
    if (!definition) {
      found.add(remark('EXTENSION', at, operationMessages.unknownExtension({ key }), code));
      continue;
    }
    if (typeof code !== 'string' || code === '') continue;
    const values = definition.values?.map((value) => value.code ?? value.key ?? '');
    if (!values || values.includes(code)) continue;
    if (found.isFull) found.leaveOut(1);
    else {
      const description = operationMessages.unknownExtensionCode({ code, key });
      found.add(remark('EXTENSION-VALUE', at, description, code, { values, fixes: renameTo(code, values, at) }));
    }
  }
}

/**
 * A discount or charge by percentage of a base without decimals: its amount has as many decimals as the base, the totals
 * count the exact one.
 */
function lintBases(data: Json, found: Findings): void {
  const [document, at] = isJsonObject(data) && isJsonObject(data.doc) ? [data.doc, '$.doc'] : [data, '$'];
  if (!isJsonObject(document)) return;
  const scale = (typeof document.currency === 'string' ? currencyScale(document.currency) : undefined) ?? 2;
  const lists = (owner: Json, path: string): void => {
    if (!isJsonObject(owner)) return;
    for (const name of ['discounts', 'charges']) {
      entriesOf(owner[name]).forEach((entry, i) => lintBase(entry, `${path}.${name}[${i}]`, scale, found));
    }
  };
  lists(document, at);
  entriesOf(document.lines).forEach((line, i) => lists(line, `${at}.lines[${i}]`));
}

const entriesOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

function lintBase(entry: Json, path: string, scale: number, found: Findings): void {
  if (!isJsonObject(entry) || typeof entry.base !== 'string' || typeof entry.percent !== 'string') return;
  const [base, percent] = [parseAmount(entry.base), parsePercentage(entry.percent)];
  if (!base || !percent || base.scale >= scale) return;
  const exact = base.rescale(scale);
  if (percent.of(exact).compare(percent.of(base)) === 0) return;
  const after = exact.toString();
  const description = operationMessages.baseWithoutDecimals({ percent: entry.percent, base: entry.base, after });
  const fix: Fix = {
    ...titled(operationMessages.write({ after })),
    safe: false,
    edits: [{ op: 'replace', path: `${path}.base`, value: after }],
  };
  found.add(remark('BASE', `${path}.base`, description, entry.base, { fixes: [fix] }));
}

/** Longest text whose correction is offered. */
const LONGEST_MENDED = 1_000;

/** A warning with the first character that nobody sees. It does not quote the text, which would be shown in another order. */
function lintCharacters(text: string, pathOf: () => string, found: Findings): void {
  const { value: first } = hiddenCharacters(text).next();
  if (!first) return;
  if (found.isFull) return found.leaveOut(1);
  const path = pathOf();
  const value = text.length > LONGEST_MENDED ? '' : withoutHidden(text);
  const fix: Fix = {
    ...titled(operationMessages.removeHidden),
    safe: false,
    edits: [{ op: 'replace', path, value }],
  };
  found.add(remark('HIDDEN', path, first.message, null, { fixes: value === '' ? [] : [fix] }));
}

const PLAIN_NUMBER = /^\d+(\.\d+)?$/;

function lintPercent(percent: Json, path: string, found: Findings): void {
  const digits = typeof percent === 'number' ? String(percent) : percent;
  if (typeof digits !== 'string' || !PLAIN_NUMBER.test(digits) || Number(digits) < 1) return;
  const fix: Fix = {
    ...titled(operationMessages.write({ after: `${digits}%` })),
    safe: false,
    edits: [{ op: 'replace', path, value: `${digits}%` }],
  };
  const description = operationMessages.percentSignMissing({ digits, percent: Number(digits) * 100 });
  found.add(remark('PERCENT', path, description, percent, { fixes: [fix] }));
}

function unknownMember({ path, name, value, known }: UnknownMember): Fault {
  const release = releaseOfMember(name, known);
  if (release !== undefined) {
    return remark('UNKNOWN-FIELD', path, operationMessages.memberOfRelease({ name, release }), value);
  }
  const [meant] = nearest(name, known, 1);
  const rename: Fix[] = meant
    ? [{ ...titled(operationMessages.renameTo({ meant })), safe: true, edits: [{ op: 'rename', path, value: meant }] }]
    : [];
  const remove: Fix = {
    ...titled(operationMessages.removeNamed({ name })),
    safe: false,
    edits: [{ op: 'remove', path }],
  };
  const message = meant
    ? operationMessages.unknownMemberLike({ name, meant })
    : operationMessages.unknownMember({ name });
  return remark('UNKNOWN-FIELD', path, message, value, {
    fixes: [...rename, remove],
  });
}

function renameTo(text: string, values: readonly string[], path: string): readonly Fix[] {
  const [meant] = nearest(text, values, 1);
  return meant
    ? [
        {
          ...titled(operationMessages.changeTo({ meant })),
          safe: false,
          edits: [{ op: 'replace', path, value: meant }],
        },
      ]
    : [];
}

interface RemarkMore {
  readonly values?: readonly string[];
  readonly fixes?: readonly Fix[];
}

export function remark(code: string, path: string, description: Message, value: Json, more: RemarkMore = {}): Fault {
  const scalar = typeof value !== 'object';
  return newFault('lint', `ASSAY-LINT-${code}`, [path], description, {
    value: scalar ? value : undefined,
    expected: more.values && { kind: 'oneOf', values: more.values },
    fixes: more.fixes,
  });
}
