import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Engine } from '../../engine/engine.ts';
import { TODAY } from './source.ts';

/** A document, and the notes and extensions that it receives for its type, tags and taxes. */
export interface ScenarioRow {
  readonly type?: string;
  readonly tags?: string;
  /** Category of the tax on its line; default VAT, `''` for none. */
  readonly cat?: string;
  /** Other members of the document. */
  readonly with?: JsonObject;
  /** All notes in `tax.notes`. */
  readonly notes?: readonly JsonObject[];
  /** Extensions in `tax.ext`, possibly among others. */
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

/** The payable amount of a line of 100.00 with a tax of 10 % in the category. */
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

/** The reverse charge note appears exactly if the document has the tag and the tax is VAT. */
export function reverseChargeRows(text: string): readonly ScenarioRow[] {
  return [
    { tags: 'reverse-charge', notes: [{ cat: 'VAT', key: 'reverse-charge', text }] },
    { notes: [] },
    { tags: 'reverse-charge', cat: '', notes: [] },
  ];
}
