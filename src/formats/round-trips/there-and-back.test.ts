import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { examples, goldenContext, jsonOf } from '../../testing/examples/examples.ts';
import { exportXml } from '../writing/export-xml.ts';
import { importXml } from '../reading/import-xml.ts';
import { CDAR_MESSAGE } from '../testing/cdar-message.ts';
import { sharedCii, sharedUbl } from '../testing/french-invoices.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';
import { danishDocument, danishExport } from '../testing/oioubl-invoices.ts';
import { slipsOf, tailOf } from '../testing/slips.ts';
import { zatcaInvoice } from '../testing/zatca-invoice.ts';
import { zugferd1Invoice } from '../testing/zugferd-1-invoice.ts';
import { readXml } from '../xml/read-xml.ts';
import { xmlPath, type XmlElement } from '../xml/xml-tree.ts';

const engine = createStandardEngine();

/** The differences between two maps of values, in one line. */
function changes(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string {
  const differences = [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((path) => {
    const [was, is] = [before.get(path), after.get(path)];
    return was === is ? [] : [is === undefined ? `-${path}` : `${path}=${is.slice(0, 40)}`];
  });
  return (
    differences.slice(0, 8).join(' ') + (differences.length > 8 ? ` and ${String(differences.length - 8)} more` : '')
  );
}

function leavesOf(value: Json, path = '$', leaves = new Map<string, string>()): ReadonlyMap<string, string> {
  if (Array.isArray(value)) value.forEach((item: Json, at) => leavesOf(item, `${path}[${String(at)}]`, leaves));
  else if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value as JsonObject)) leavesOf(member, `${path}.${name}`, leaves);
  else leaves.set(path, String(value));
  return leaves;
}

function read(text: string): ReadonlyMap<string, string> {
  const outcome = importXml({ data: text }, engine, goldenContext, []);
  if (!outcome.ok) return new Map([['fault', outcome.faults[0]?.description ?? '']]);
  const { document, report } = outcome.value;
  const fates = new Map<string, number>();
  for (const { outcome: fate } of report.entries) fates.set(fate, (fates.get(fate) ?? 0) + 1);
  return new Map([...leavesOf(document), ...[...fates].map(([fate, count]) => [fate, String(count)] as const)]);
}

function written(data: JsonObject, format: string): ReadonlyMap<string, string> {
  const outcome = exportXml({ data, format, allowLoss: true }, engine, goldenContext, []);
  if (!outcome.ok) return new Map([['fault', outcome.error.faults[0]?.code ?? outcome.error.key]]);
  const tree = readXml(outcome.value.content);
  const leaves = new Map(outcome.value.report.losses.map(({ path }) => [`lost ${path}`, '']));
  const visit = (element: XmlElement): void => {
    const place = tailOf(xmlPath(element).replaceAll('[1]', ''));
    if (element.children.length === 0) leaves.set(place, element.text);
    for (const { name, value } of element.attributes) leaves.set(`${place}/@${name}`, value);
    element.children.forEach(visit);
  };
  if (tree.ok) visit(tree.document.root);
  return leaves;
}

/** The document without each of its members and entries, at the first place of each kind. */
function withoutEach(document: JsonObject): readonly (readonly [path: string, document: JsonObject])[] {
  const seen = new Set<string>();
  const found: (readonly [string, JsonObject])[] = [];
  const visit = (value: Json, steps: readonly (string | number)[]): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const name of Object.keys(value)) {
      const way = [...steps, Array.isArray(value) ? Number(name) : name];
      const kind = way.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
      if (seen.has(kind)) continue;
      seen.add(kind);
      const copy = structuredClone(document) as JsonObject;
      const holder = steps.reduce<Json>((at, step) => (at as Record<string | number, Json>)[step] as Json, copy);
      if (Array.isArray(holder)) holder.splice(Number(name), 1);
      else Reflect.deleteProperty(holder as object, name);
      found.push([way.join('.'), copy]);
      visit((value as Record<string, Json>)[name] as Json, way);
    }
  };
  visit(document, []);
  return found;
}

describe('what is read of an XML text with a small mistake', () => {
  it.each<[name: string, text: string, among: RegExp]>([
    ['ubl', ublInvoice('S'), /./],
    ['cii', ciiInvoice('S'), /./],
    ['ubl-e', ublInvoice('E'), /Tax/],
    ['cii-k', ciiInvoice('K'), /Tax/],
    ['ubl-fr', sharedUbl(), /SubInvoiceLine|Agent|Payment|Reference|Delivery/],
    ['cii-fr', sharedCii(), /ParentLine|Agent|Payment|Delivery/],
    ['oioubl', danishExport().content, /./],
    ['zatca', zatcaInvoice(), /Profile|Additional|Party|TypeCode/],
    ['zugferd-1', zugferd1Invoice(), /./],
    ['cdar', CDAR_MESSAGE, /./],
  ])('in %s', async (name, text, among) => {
    const before = read(text);
    const lines = slipsOf(text).flatMap((slip) => {
      if (!among.test(slip.place) || /'-|5'$/.test(slip.what)) return [];
      const changed = changes(before, read(slip.text));
      return changed === '' ? [] : [`${tailOf(slip.place)} ${slip.what}: ${changed}`];
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./recorded/read-${name}.txt`);
  });
});

describe('what is written of a document that lacks a member', () => {
  const imported = importXml({ data: ublInvoice('S') }, engine, goldenContext, []);
  const rich = imported.ok ? (imported.value.document as JsonObject) : {};
  it.each<[format: string, document: JsonObject]>([
    ['ubl', rich],
    ['cii', rich],
    ['oioubl', danishDocument],
  ])('in %s', async (format, document) => {
    const before = written(document, format);
    const lines = withoutEach(document).map(
      ([path, without]) => `${path}: ${changes(before, written(without, format))}`,
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./recorded/written-${format}.txt`);
  });
});

it('writes each example as reviewed', async () => {
  const lines = examples().flatMap(({ path, text }) =>
    ['ubl', 'cii'].map((format) => {
      const outcome = exportXml({ data: jsonOf(text), format, allowLoss: true }, engine, goldenContext, []);
      if (!outcome.ok) return `${path} ${format}: ${outcome.error.faults[0]?.code ?? outcome.error.key}`;
      const { content, report, profile } = outcome.value;
      const digest = createHash('sha256').update(content).digest('hex').slice(0, 12);
      return `${path} ${format}: ${profile} ${digest}, ${String(report.losses.length)} lost`;
    }),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./recorded/examples.txt');
});
