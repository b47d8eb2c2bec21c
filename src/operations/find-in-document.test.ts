import { expect, it } from 'vitest';
import type { Json, JsonObject } from '../engine/index.ts';
import { createStandardEngine } from '../engine/standard.ts';
import { systemContext } from '../platform/system-context.ts';
import { AUTHORITIES } from '../refusals/index.ts';
import { refusalHandlers } from './refusals.ts';
import { rulesByCode } from './rules.ts';
import { translatorIn } from './translator-in.ts';
import { answerWords } from './words.es.ts';

const scope = { engine: createStandardEngine(), context: systemContext };

const invoice = (more: JsonObject): JsonObject => ({
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $regime: 'IT',
  $addons: ['it-sdi-v1'],
  type: 'standard',
  code: 'A-1',
  issue_date: '2026-11-25',
  currency: 'EUR',
  supplier: {
    name: 'Rossi S.r.l.',
    tax_id: { country: 'IT', code: '12345678903' },
    addresses: [{ street: 'Via Roma', num: '1', locality: 'Roma', region: 'RM', code: '00187', country: 'IT' }],
  },
  customer: {
    name: 'Bianchi S.p.A.',
    tax_id: { country: 'IT', code: '13029381004' },
    addresses: [{ street: 'Via Milano', num: '2', locality: 'Milano', region: 'MI', code: '20121', country: 'IT' }],
  },
  lines: [{ quantity: '1', item: { name: 'Sedia', price: '100.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] }],
  ...more,
});

async function found(text: string, document: Json) {
  const outcome = await refusalHandlers.explainRefusal({ text, document }, scope);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome;
}

it.each<[what: string, text: string, document: Json, finds: string, rules: readonly string[]]>([
  [
    'a number with a wrong check digit',
    'SdI: scarto 00305',
    invoice({ customer: { name: 'Bianchi', tax_id: { country: 'IT', code: '13029381005' } } }),
    'same',
    ['GOBL-IT-TAX-IDENTITY-01'],
  ],
  [
    "the supplier's number where the customer's is wrong",
    'SdI: scarto 00301',
    invoice({ customer: { name: 'Bianchi', tax_id: { country: 'IT', code: '13029381005' } } }),
    'cannot-see',
    [],
  ],
  [
    'a charge without nature where a line has none',
    'SdI: scarto 00413',
    invoice({ lines: [{ quantity: '1', item: { name: 'Sedia', price: '100.00' }, taxes: [{ cat: 'VAT' }] }] }),
    'nothing',
    [],
  ],
  ['a number that only the register knows', 'SdI: scarto 00305', invoice({}), 'cannot-see', []],
  [
    'several rules that a code stands for',
    'SdI: scarto 00417',
    invoice({ customer: { name: 'Bianchi', tax_id: { country: 'IT' } } }),
    'same',
    ['GOBL-IT-SDI-BILL-INVOICE-15', 'GOBL-IT-SDI-BILL-INVOICE-16'],
  ],
  ['nothing where the document is sound there', 'SdI: scarto 00417', invoice({}), 'nothing', []],
  ['no rule of another country', 'SdI: scarto 00417', invoice({ $regime: 'ES', $addons: [] }), 'no-rule', []],
  ['a file that is no invoice unread', 'SdI: scarto 00417', '<a/>', 'unread', []],
  ['no rule for what only the XML shows', 'SdI: scarto 00428', invoice({}), 'no-rule', []],
])('finds %s', async (_, text, document, finds, rules) => {
  const { value } = await found(text, document);
  expect(value.findings.map((finding) => finding.document)).toMatchObject([{ finds, rules }]);
});

it('says in Spanish how they compare', async () => {
  const translated = translatorIn('es', answerWords).outcome(
    'explainRefusal',
    await found('SdI: scarto 00417', invoice({})),
  );
  expect(translated).toMatchObject({
    value: { findings: [{ document: { says: 'Assay no encuentra ese error en el documento.' } }] },
  });
});

it('every rule that a code names is one of ours, and its card names the code', () => {
  for (const { key, codes } of AUTHORITIES)
    for (const { code, rules = [] } of codes)
      for (const rule of rules) {
        const [card] = rulesByCode(scope.engine, rule);
        expect(card?.answers, `${key} ${code}: ${rule}`).toContainEqual(
          expect.objectContaining({ authority: key, code }),
        );
      }
});

/** An invoice of EN 16931, which rules of XRechnung do not judge. */
const plainXml = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID><cbc:ID>A-1</cbc:ID></Invoice>`;

it.each<[what: string, document: Json, finds: string, next: RegExp]>([
  ['another format', invoice({}), 'no-rule', /^Open the XML that was sent/],
  ['another format in XML', plainXml, 'no-rule', /^The open file has a format/],
  ['a document that cannot be read', 'no invoice', 'unread', /^Open the document that was refused/],
])('the next step about a rule fits %s', async (_, document, finds, next) => {
  const [finding] = (await found('BR-DE-15 fatal', document)).value.findings;
  expect(finding?.document?.finds).toBe(finds);
  expect(finding?.next).toMatch(next);
  expect(finding?.messages?.next?.phrase).toMatch(/^lookup\./);
});
