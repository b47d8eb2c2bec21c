import type { Engine, JsonObject, OperationContext } from '../../engine/index.ts';
import { destinationByKey } from '../../formats/destinations/destinations.ts';
import { exportXml } from '../../formats/writing/export-xml.ts';
import { importXml } from '../../formats/reading/import-xml.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import { readXml } from '../../formats/xml/read-xml.ts';
import { xmlPath, type XmlElement } from '../../formats/xml/xml-tree.ts';
import type { Home } from './national-homes.ts';
import { nationalInvoice } from './national-invoices.ts';
import { RECORDED, saidAndDone } from './try-invoice.ts';

/**
 * What is wrong with a generated invoice in the format of an authority. Empty if its destination says of it before what
 * its export says after, if the file is whole and read without a leaf left over, and if what is read gives the same file.
 */
export function faultsOfNational(seed: number, home: Home, scope: { engine: Engine; context: OperationContext }) {
  const { engine, context } = scope;
  const data = nationalInvoice(seed, home);
  const destination = destinationByKey(home.to);
  const result = destination && saidAndDone(data, destination, scope);
  const found: string[] = [];
  if (result === undefined || result.said !== result.done)
    found.push(
      `${home.to} says ${result?.said === true ? 'ready' : 'not ready'} and its export ${result?.done === true ? 'has no error' : 'has errors'}`,
    );
  const { format, profile } = home;
  const request = { format, profile, context: RECORDED, allowLoss: true };
  const outcome = exportXml({ ...request, data }, engine, context, RULE_SETS);
  if (!outcome.ok) {
    found.push(
      ...outcome.error.faults.map(
        ({ code, properties, description }) => `${code} at ${properties[0] ?? ''}: ${description}`,
      ),
    );
    return found;
  }
  const { content, verdicts, report } = outcome.value;
  found.push(
    ...verdicts
      .filter(({ rule, severity }) => severity === 'error' && !report.stamps_settle?.includes(rule))
      .map(({ rule, description, places }) => `${rule} at ${places[0] ?? ''}: ${description}`),
  );
  if (home.writeOnly) return found;
  const read = importXml({ data: content }, engine, context, RULE_SETS);
  if (!read.ok) return [...found, `not read: ${read.faults[0]?.description ?? ''}`];
  found.push(
    ...read.value.report.entries.filter(({ outcome: fate }) => fate === 'left').map(({ path }) => `left ${path}`),
  );
  const document = read.value.document as JsonObject;
  // No file of the authority has the rate: its loss was told.
  const rates = report.losses.some(({ path }) => path.startsWith('$.exchange_rates')) && {
    exchange_rates: data.exchange_rates ?? [],
  };
  const again = exportXml({ ...request, data: { ...document, ...rates } }, engine, context, RULE_SETS);
  if (!again.ok) {
    found.push(
      ...again.error.faults.map(
        ({ code, properties, description }) => `again ${code} at ${properties[0] ?? ''}: ${description}`,
      ),
    );
    return found;
  }
  const isReported = read.value.report.entries.some(({ phrase }) => phrase === 'member.otherFigure');
  found.push(...differences(content, again.value.content, isReported));
  return found;
}

/** Where two files differ. Figures may be off by what rounding makes of them, if the report of reading said so. */
function differences(first: string, second: string, isReported: boolean): readonly string[] {
  const [before, after] = [leavesOf(first), leavesOf(second)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((place) => {
    const [was = '', is = ''] = [before.get(place), after.get(place)];
    if (was === is || PRINTS.test(place) || ROUNDINGS.test(place)) return [];
    const gap = Math.abs(figure(was) - figure(is));
    const isRounding =
      (isReported || SUMS.test(place)) &&
      gap <= Math.max(0.05, Math.abs(figure(was)) * 0.001, WHOLE.test(place) ? 2 : 0);
    return gap === 0 || isRounding ? [] : [`${place} ${was} becomes ${is}`];
  });
}

/** A value that is made of all others. */
const PRINTS = /Huella/;
/** What an invoice says of its rounding: reading settles the amount to pay by it. */
const ROUNDINGS = /Arrotondamento|Roundoff|General(?:Discount|Surcharge)s/;
/** A sum of figures that are rounded each, whose document has a sum that is rounded once. */
const SUMS = /CuotaTotal/;
/** Amounts in HUF, which has no decimals. */
const WHOLE = /^\/InvoiceData/;

const figure = (text: string): number => (text === '' ? 0 : Number(text.replace(',', '.')));

/** Each text of elements and attributes by its place. */
function leavesOf(text: string): ReadonlyMap<string, string> {
  const tree = readXml(text);
  const leaves = new Map<string, string>();
  const visit = (element: XmlElement): void => {
    const place = xmlPath(element);
    if (element.children.length === 0) leaves.set(place, element.text.trim());
    for (const { name, value } of element.attributes) leaves.set(`${place}/@${name}`, value);
    element.children.forEach(visit);
  };
  if (tree.ok) visit(tree.document.root);
  return leaves;
}
