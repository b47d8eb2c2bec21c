import type { Fault, Fix } from '../core/faults/fault.ts';
import { cut } from '../core/faults/quoting.ts';
import { Findings } from '../core/faults/findings.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import type { UnknownMember } from '../core/schema/reader.ts';
import { nearest } from '../core/text/nearest.ts';
import type { EngineCore } from '../engine-core.ts';
import { isOfRelease, releaseOf, releaseOfMember } from './newer-definitions.ts';
import type { ReadDocument } from './read-document.ts';

/** What the format lets pass but was hardly meant: unknown members, extensions nobody defines, shares of 2100 %. */
export function lintDocument(engine: EngineCore, document: ReadDocument, data: Json): readonly Fault[] {
  const found = new Findings('lint');
  for (const member of document.unknown) found.add(unknownMember(member));
  found.leaveOut(document.unknownBeyond ?? 0);
  visit(data, '$', found, engine);
  return found.faults;
}

function visit(value: Json, path: string, found: Findings, engine: EngineCore): void {
  if (Array.isArray(value)) {
    value.forEach((item: Json, index) => {
      visit(item, `${path}[${index}]`, found, engine);
    });
    return;
  }
  if (!isJsonObject(value)) return;
  for (const name of Object.keys(value)) {
    const item = value[name] as Json;
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

const CHARGE_SHOWN = /\.charges\[\d+\]\.informative$/;

// Members that change what is to be paid and that no release of the format has yet.
const NEWER_PER =
  '`per` is newer than release 0.507.0 of the format: software that does not know it takes the price for that of one unit';
const NEWER_INFORMATIVE =
  '`informative` is newer than release 0.507.0 of the format: software that does not know it adds the charge to the totals';

function lintAddons(keys: readonly Json[], path: string, found: Findings, engine: EngineCore): void {
  const known = engine.knowledge.addonKeys;
  keys.forEach((key, index) => {
    if (typeof key !== 'string' || engine.knowledge.addon(key)) return;
    const at = `${path}[${index}]`;
    const release = releaseOf('addon', key);
    if (release !== undefined) {
      found.add(remark('ADDON', at, `The addon \`${key}\` ${isOfRelease(release)}: building drops it`, key));
      return;
    }
    const description =
      key.trim() === '' ? 'An addon has no name: building drops it' : `No addon \`${key}\` is known: building drops it`;
    found.add(remark('ADDON', at, description, key, { values: known, fixes: renameTo(key, known, at) }));
  });
}

function lintRegime(country: Json, path: string, found: Findings, engine: EngineCore): void {
  if (typeof country !== 'string' || country === '' || engine.knowledge.regime(country)) return;
  const release = releaseOf('regime', country);
  if (release !== undefined) {
    const description = `The tax regime \`${country}\` ${isOfRelease(release)}: rates and rules of no country apply`;
    found.add(remark('REGIME', path, description, country));
    return;
  }
  const known = engine.knowledge.countries;
  const description = `No tax regime \`${cut(country, 100)}\` is known: rates and rules of no country apply`;
  found.add(remark('REGIME', path, description, country, { values: known, fixes: renameTo(country, known, path) }));
}

function lintExtensions(ext: JsonObject, path: string, found: Findings, engine: EngineCore): void {
  for (const key of Object.keys(ext)) {
    const at = `${path}.${key}`;
    const code = ext[key] as Json;
    const definition = engine.knowledge.extension(key);
    if (!definition) {
      found.add(remark('EXTENSION', at, `No extension \`${key}\` is defined`, code));
      continue;
    }
    if (typeof code !== 'string' || code === '') continue;
    const values = definition.values?.map((value) => value.code ?? value.key ?? '');
    if (values && !values.includes(code)) {
      const description = `\`${code}\` is none of the values of \`${key}\``;
      found.add(remark('EXTENSION-VALUE', at, description, code, { values, fixes: renameTo(code, values, at) }));
    }
  }
}

const PLAIN_NUMBER = /^\d+(\.\d+)?$/;

function lintPercent(percent: Json, path: string, found: Findings): void {
  const digits = typeof percent === 'number' ? String(percent) : percent;
  if (typeof digits !== 'string' || !PLAIN_NUMBER.test(digits) || Number(digits) < 1) return;
  const fix: Fix = { title: `Write ${digits}%`, safe: false, edits: [{ op: 'replace', path, value: `${digits}%` }] };
  const description = `\`${digits}\` without a percent sign means ${Number(digits) * 100} %`;
  found.add(remark('PERCENT', path, description, percent, { fixes: [fix] }));
}

function unknownMember({ path, name, value, known }: UnknownMember): Fault {
  const release = releaseOfMember(name, known);
  if (release !== undefined) {
    return remark('UNKNOWN-FIELD', path, `\`${name}\` ${isOfRelease(release)}: building drops it`, value);
  }
  const [meant] = nearest(name, known, 1);
  const rename: Fix[] = meant
    ? [{ title: `Rename to ${meant}`, safe: true, edits: [{ op: 'rename', path, value: meant }] }]
    : [];
  const remove: Fix = { title: `Remove ${name}`, safe: false, edits: [{ op: 'remove', path }] };
  const hint = meant ? `: did you mean \`${meant}\`?` : ': building drops it';
  return remark('UNKNOWN-FIELD', path, `There is no field \`${name}\` here${hint}`, value, {
    fixes: [...rename, remove],
  });
}

function renameTo(text: string, values: readonly string[], path: string): readonly Fix[] {
  const [meant] = nearest(text, values, 1);
  return meant ? [{ title: `Change to ${meant}`, safe: false, edits: [{ op: 'replace', path, value: meant }] }] : [];
}

interface RemarkMore {
  readonly values?: readonly string[];
  readonly fixes?: readonly Fix[];
}

function remark(code: string, path: string, description: string, value: Json, more: RemarkMore = {}): Fault {
  const scalar = typeof value !== 'object';
  return {
    severity: 'warning',
    stage: 'lint',
    code: `ASSAY-LINT-${code}`,
    properties: [path],
    description,
    ...(scalar ? { value } : {}),
    ...(more.values ? { expected: { kind: 'oneOf', values: more.values } } : {}),
    certain: true,
    fixes: more.fixes ?? [],
  };
}
