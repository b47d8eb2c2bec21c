import { expect, it } from 'vitest';
import type { Fault, JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { toJson } from '../syntax/to-json.ts';
import { knowledgeOf } from '../testing/standard-knowledge.ts';
import { announcedNeeds, requiredNeeds } from './announced.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-01-15T12:00:00Z'), newId: () => '0190c9b4-0000-7000-8000-000000000000' };

async function needsOf(document: JsonObject, addons: readonly string[]) {
  let judged = 0;
  const examine = (text: string): readonly Fault[] => {
    judged += 1;
    return engine.inspect({ data: toJson(parseJson(text).root) as JsonObject }, context).faults;
  };
  const text = JSON.stringify({ $schema: 'https://gobl.org/draft-0/bill/invoice', $addons: addons, ...document });
  const faults = examine(text);
  const { needs, follows } = await announcedNeeds({
    text,
    faults,
    knowledge: knowledgeOf(engine, { addons }),
    examine,
  });
  return { needs: needs.map(({ path }) => path).toSorted(), follows: [...follows], judged };
}

it.each<[string, readonly string[], JsonObject]>([
  ['XRechnung', ['de-xrechnung-v3'], { $regime: 'DE', lines: [{ quantity: '1', item: { name: 'x', price: '1.00' } }] }],
])(
  'announces what an invoice with one line will need for %s, also what the first verdict does not ask for',
  async (_, addons, document) => {
    expect(await needsOf(document, addons)).toMatchInlineSnapshot(`
      {
        "follows": [
          "["GOBL-DE-XRECHNUNG-BILL-INVOICE-03","$.supplier"]",
          "["GOBL-EU-EN16931-BILL-INVOICE-06","$.payment"]",
        ],
        "judged": 4,
        "needs": [
          "$.customer.addresses[0].code",
          "$.customer.addresses[0].country",
          "$.customer.addresses[0].locality",
          "$.customer.addresses[0].street",
          "$.customer.inboxes[0].email",
          "$.customer.name",
          "$.ordering.code",
          "$.payment.instructions.credit_transfer[0].iban",
          "$.payment.instructions.credit_transfer[0].name",
          "$.payment.instructions.key",
          "$.payment.terms.notes",
          "$.supplier.addresses[0].code",
          "$.supplier.addresses[0].country",
          "$.supplier.addresses[0].locality",
          "$.supplier.addresses[0].street",
          "$.supplier.emails[0].addr",
          "$.supplier.inboxes[0].email",
          "$.supplier.name",
          "$.supplier.people[0].name.given",
          "$.supplier.people[0].name.surname",
          "$.supplier.tax_id.code",
          "$.supplier.tax_id.country",
          "$.supplier.telephones[0].num",
        ],
      }
    `);
  },
);

it('names the values that the schema requires of the objects that are there, at any depth', () => {
  const tree = parseJson(
    '{"$schema": "https://gobl.org/draft-0/bill/invoice", "code": "1", "lines": [{"item": {}}, {"quantity": "1"}]}',
  );
  expect(requiredNeeds(tree, knowledgeOf(engine)).map(({ path }) => path)).toMatchInlineSnapshot(`
    [
      "$.lines[0].quantity",
      "$.lines[0].item.name",
    ]
  `);
});

it('leaves out what follows from a line that cannot be calculated yet, and names those faults', async () => {
  const lines = [{ taxes: [{ cat: 'VAT', rate: 'general' }] }];
  const { needs, follows } = await needsOf({ $regime: 'DE', lines }, []);
  expect(needs.filter((path) => path.startsWith('$.lines'))).toEqual([
    '$.lines[0].item.name',
    '$.lines[0].item.price',
    '$.lines[0].quantity',
  ]);
  expect(follows).toEqual([
    '["GOBL-TAX-COMBO-03","$.lines[0].taxes[0]"]',
    '["GOBL-TAX-COMBO-04","$.lines[0].taxes[0]"]',
    '["GOBL-BILL-INVOICE-09","$.totals"]',
  ]);
});
