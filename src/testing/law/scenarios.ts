import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Engine } from '../../engine/engine.ts';
import { TODAY } from './source.ts';

/** A document and what it is given for being of its type, with its tags and taxes. */
export interface ScenarioRow {
  readonly type?: string;
  readonly tags?: string;
  /** Category of the tax on its line; VAT when left out, `''` for none. */
  readonly cat?: string;
  /** What else stands in the document. */
  readonly with?: JsonObject;
  /** Notes in `tax.notes`, all there are. */
  readonly notes?: readonly JsonObject[];
  /** Extensions in `tax.ext`, among others. */
  readonly ext?: Readonly<Record<string, string>>;
}

export interface ScenarioContext {
  readonly regime: string;
  readonly addons?: readonly string[];
}

const context = { now: () => new Date(`${TODAY}T12:00:00Z`), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };

/** `tax.notes` and `tax.ext` of the document that the engine builds. */
export function givenTo(
  engine: Engine,
  { regime, addons = [] }: ScenarioContext,
  row: ScenarioRow,
): { readonly notes: readonly JsonObject[]; readonly ext: JsonObject } {
  const { type, tags, cat = 'VAT' } = row;
  const data: JsonObject = {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: regime,
    ...(addons.length > 0 && { $addons: addons }),
    ...(tags && { $tags: tags.split(' ') }),
    ...(type && { type }),
    issue_date: TODAY,
    supplier: { name: 'Supplier' },
    lines: [
      {
        quantity: '1',
        item: { name: 'Item', price: '100.00' },
        ...(cat && { taxes: [{ cat, percent: '10.0%' }] }),
      },
    ],
    ...row.with,
  };
  const { document } = engine.inspect({ data }, context);
  const { notes = [], ext = {} } = (document?.['tax'] ?? {}) as { notes?: readonly JsonObject[]; ext?: JsonObject };
  return { notes, ext };
}

/** What is left to pay of a line of 100.00 with a tax of 10 % in the category. */
export function payableWith(engine: Engine, regime: string, cat: string): string {
  const data: JsonObject = {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: regime,
    issue_date: TODAY,
    supplier: { name: 'Supplier' },
    lines: [{ quantity: '1', item: { name: 'Item', price: '100.00' }, taxes: [{ cat, percent: '10.0%' }] }],
  };
  const totals = engine.inspect({ data }, context).document?.['totals'] as JsonObject | undefined;
  return String(totals?.['payable']);
}

/** What the note of a reverse charge is given to: whoever names the tag, where the tax is VAT, and nobody else. */
export function reverseChargeRows(text: string): readonly ScenarioRow[] {
  return [
    { tags: 'reverse-charge', notes: [{ cat: 'VAT', key: 'reverse-charge', text }] },
    { notes: [] },
    { tags: 'reverse-charge', cat: '', notes: [] },
  ];
}
