import type { ScenarioDefinition, ScenarioNote } from '../../../core/tax/definitions.ts';
import type { MapOf } from '../../../core/schema/composites.ts';
import type { CalculationContext } from '../../behaviour.ts';
import { TaxNote } from '../../tax/note.ts';
import type { BillDocument } from '../bill-document.ts';
import { withMembers } from '../../../core/schema/draft.ts';

const SCHEMA = 'bill/invoice';

/**
 * Adds the notes and extensions of every scenario that the calculated invoice matches. Existing notes keep their text;
 * extensions are overwritten, and later scenarios win.
 */
export function applyScenarios<T extends BillDocument>(invoice: T, context: CalculationContext): T {
  const matching = matchingScenarios(invoice, context);
  if (matching.length === 0) return invoice;
  const notes = new Map<string, ScenarioNote>();
  let ext: MapOf<string> = {};
  for (const scenario of matching) {
    if (scenario.note) notes.set(`${scenario.note.cat ?? ''} ${scenario.note.key ?? ''}`, scenario.note);
    ext = withMembers(ext, scenario.ext ?? {});
  }
  return withExtensions(withNotes(invoice, [...notes.values()], context), ext);
}

/** The scenarios of the regime, then of each addon; those after a set for another document type do not count. */
function matchingScenarios(invoice: BillDocument, { knowledge }: CalculationContext): readonly ScenarioDefinition[] {
  const { $regime = '', $addons = [] } = invoice;
  const matching: ScenarioDefinition[] = [];
  for (const source of [knowledge.regime($regime), ...$addons.map((key) => knowledge.addon(key))]) {
    for (const set of source?.scenarios ?? []) {
      if (set.schema !== SCHEMA) break;
      for (const scenario of set.list) if (matches(scenario, invoice)) matching.push(scenario);
    }
  }
  return matching;
}

function matches(scenario: ScenarioDefinition, invoice: BillDocument): boolean {
  if (scenario.type && !scenario.type.includes(invoice.type ?? '')) return false;
  if (scenario.tags && !scenario.tags.every((tag) => invoice.$tags?.includes(tag))) return false;
  if (scenario.cat && !scenario.cat.some((category) => hasCategory(invoice, category))) return false;
  if (scenario.extKey !== undefined) return hasExtension(invoice, scenario.extKey, scenario.extCode);
  return scenario.filter ? scenario.filter(invoice) : true;
}

function hasCategory(invoice: BillDocument, category: string): boolean {
  const rows = [...(invoice.lines ?? []), ...(invoice.charges ?? []), ...(invoice.discounts ?? [])];
  return rows.some((row) => row.taxes?.some((combo) => combo.cat === category));
}

function hasExtension(invoice: BillDocument, key: string, code: string | undefined): boolean {
  const maps = [
    invoice.tax?.ext,
    ...(invoice.totals?.taxes?.categories ?? []).flatMap((category) => (category.rates ?? []).map((rate) => rate.ext)),
  ];
  return maps.some((ext) => ext?.[key] !== undefined && (code === undefined || ext[key] === code));
}

function withNotes<T extends BillDocument>(invoice: T, notes: readonly ScenarioNote[], context: CalculationContext): T {
  const present = invoice.tax?.notes ?? [];
  const added = notes
    .filter((note) => !present.some((other) => other.cat === note.cat && other.key === note.key))
    .map((note) => context.normalise<TaxNote>(TaxNote, { ...note }));
  return added.length === 0
    ? invoice
    : withMembers(invoice, { tax: withMembers(invoice.tax ?? {}, { notes: [...present, ...added] }) });
}

function withExtensions<T extends BillDocument>(invoice: T, ext: MapOf<string>): T {
  if (Object.keys(ext).length === 0) return invoice;
  const { tax = {} } = invoice;
  return withMembers(invoice, { tax: withMembers(tax, { ext: withMembers(tax.ext ?? {}, ext) }) });
}
