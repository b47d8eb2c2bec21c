import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerAsked } from '../../app/workers/answer-asked.ts';
import { linesExamples, textOfLines } from '../../api/examples/bulk.ts';
import { requestExamples } from '../../api/examples/requests.ts';
import type { DefinitionRows } from '../../engine/deferred.ts';
import { createDeferredEngine } from '../../engine/deferred.ts';
import * as definitions from '../../engine/standard-definitions.ts';
import type { Engine, Json, JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/index.ts';
import { brokenExamples, examples, goldenContext, jsonOf } from '../examples/examples.ts';
import { hostileText, placesOf, textOf, withValueAt } from '../fuzz/hostile-documents.ts';

interface Question {
  readonly method?: 'GET' | 'POST';
  readonly address: string;
  readonly body?: string;
}

/** The answer of the page's worker, without signatures, which always differ. */
async function answer(engine: Engine, { method = 'POST', address, body = '' }: Question): Promise<string> {
  const asked = { kind: 'ask', id: 1, method, address, body } as const;
  const { status, text } = await answerAsked(asked, engine, goldenContext);
  return `${String(status)} ${text.replace(/"sigs":\["[^"]*"\]/g, '"sigs":[]')}`;
}

const standard = createStandardEngine();
const used = createDeferredEngine(definitions);

/** Asks a new engine, which has made no definition, and one that answered all previous questions. */
async function expectSame(questions: readonly Question[]): Promise<void> {
  const fresh = createDeferredEngine(definitions);
  for (const question of questions) {
    const expected = await answer(standard, question);
    const title = `${question.address} ${question.body?.slice(0, 3000) ?? ''}`;
    expect(await answer(fresh, question), title).toBe(expected);
    expect(await answer(used, question), title).toBe(expected);
  }
}

/**
 * The first question makes the definitions that the others use, so the operations take turns at being first: each
 * document gets `most` of the nine questions, starting at its turn.
 */
function aboutDocument(data: Json, turn = 0, most = 3): readonly Question[] {
  const ask = (address: string, more: JsonObject = {}) => ({ address, body: textOf({ data, ...more }) });
  const all = [
    ask('inspect', { include: ['changes', 'trace'] }),
    ask('build'),
    ask('validate'),
    ask('correct', { schema: true }),
    ask('correct', { options: { type: 'credit-note', reason: 'Wrong' } }),
    ask('replicate'),
    ask('build', { envelop: true }),
    ask('inspect', { include: ['rules'], envelop: true }),
    ask('verify'),
  ];
  return [...all, ...all].slice(turn % all.length).slice(0, most);
}

const { regimeRows, addonRows } = definitions;
const countries = regimeRows.flatMap(({ country, alternatives = '' }) => [country, ...alternatives.split(' ')]);
const addons = addonRows.map(({ key }) => key);
const extensions = [...regimeRows, ...addonRows].flatMap((row) => row.extensions?.split(' ') ?? []);

const INVOICE: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $regime: 'ES',
  $addons: ['es-facturae-v3'],
  code: '17',
  currency: 'EUR',
  issue_date: '2026-01-15',
  supplier: { name: 'Ada', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: {
    name: 'Bo',
    tax_id: { country: 'ES', code: '54387763P' },
    identities: [{ type: 'CVR', code: '13585627' }],
  },
  lines: [
    {
      quantity: '3',
      item: { name: 'Chair', price: '10.00', ext: { 'untdid-item-type': 'AA' } },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
};

describe('an engine that makes definitions on first use answers as the standard one does', { timeout: 300_000 }, () => {
  it('about every example, and every broken one', async () => {
    for (const [turn, { text }] of [...examples(), ...brokenExamples()].entries())
      await expectSame(aboutDocument(jsonOf(text), turn));
  });

  it('about documents that name any country, in every place for one, however it is spelt', async () => {
    const places = placesOf(INVOICE).filter((at) => ['$regime', 'country'].includes(String(at.at(-1))));
    expect(places).toHaveLength(3);
    const spellings = [(code: string) => code, (code: string) => code.toLowerCase(), (code: string) => ` ${code}`];
    // Each place gets every country, and every third one in each spelling.
    for (const [turn, code] of [...countries, '', 'XX', 'U'].entries())
      for (const [number, at] of places.entries()) {
        const spelt = spellings[(turn + number) % spellings.length]?.(code) ?? code;
        await expectSame(aboutDocument(withValueAt(INVOICE, at, spelt), turn + number, 1));
      }
  });

  it('about documents that name any addon, alone and with one that has nothing to do with it', async () => {
    let turn = 0;
    for (const [at, key] of [...addons, 'es-verifactu-v9', 'pl-favat'].entries()) {
      const other = addons[(at * 7) % addons.length] ?? '';
      for (const $addons of [[key], [other, key, key], [key.toUpperCase()]])
        for (const $regime of ['ES', key.slice(0, 2).toUpperCase()])
          await expectSame(aboutDocument({ ...INVOICE, $regime, $addons }, turn++, 2));
    }
  });

  it('about extensions whose addon nobody names', async () => {
    expect(extensions.length).toBeGreaterThan(100);
    for (const [turn, key] of [...extensions, 'es-verifactu-doc-typ'].entries()) {
      const ext = { [key]: '01' };
      await expectSame(aboutDocument(withValueAt(INVOICE, ['lines', 0, 'item', 'ext'], ext), turn, 1));
      await expectSame(aboutDocument({ ...INVOICE, tax: { ext } }, turn + 4, 1));
    }
  });

  it('about documents of types that addons bring, and of none', async () => {
    const types = addonRows.flatMap((row) => row.types?.split(' ') ?? []);
    expect(types).not.toEqual([]);
    for (const id of [...types, 'regimes/mx/nothing', 'bill/invoic', '']) {
      const doc = { $schema: `https://gobl.org/draft-0/${id}`, lines: [{ i: 1 }] };
      await expectSame(aboutDocument(doc, 0, 9));
      await expectSame(aboutDocument({ $schema: 'https://gobl.org/draft-0/envelope', head: {}, doc }));
      await expectSame(aboutDocument({ ...INVOICE, complements: [doc] }));
      await expectSame([{ address: 'build', body: textOf({ data: { total: '1' }, type: id }) }]);
    }
  });

  it('about documents that chance has altered', async () => {
    const seeds = [...examples().filter((_, at) => at % 9 === 0), ...brokenExamples()].map(({ text }) => jsonOf(text));
    const altered = fc.sample(hostileText([...seeds, INVOICE]), { numRuns: 200, seed: 11 });
    for (const text of altered) {
      const body = `{"data":${text}}`;
      await expectSame(['inspect', 'build', 'validate', 'replicate'].map((address) => ({ address, body })));
    }
  });

  it('to every request of the examples, lines and files too', async () => {
    const requests = Object.entries(requestExamples).flatMap(([address, all]) =>
      address === 'keygen'
        ? []
        : Object.values(all as Record<string, { value: Json }>).map(({ value }) => ({ address, body: textOf(value) })),
    );
    const lines = Object.values(linesExamples.bulk).map((example) => ({
      address: `bulk?${String(new URLSearchParams(example.query))}`,
      body: textOfLines(example),
    }));
    await expectSame([...requests, ...lines].filter(({ address }) => address !== 'sign'));
    await expectSame(requests.filter(({ address }) => address === 'sign'));
  });

  it('when it is asked about definitions', async () => {
    const get = (address: string): Question => ({ method: 'GET', address });
    const named = [...countries.map((code) => `regimes/${code}`), ...addons.map((key) => `addons/${key}`)];
    for (const address of [...named, 'regimes/XX', 'addons/x', 'regimes', 'addons', 'rules', 'schemas', 'formats'])
      await expectSame([get(address)]);
    const ids = standard.catalogue.schemas().map((id) => id.slice('https://gobl.org/draft-0/'.length));
    for (const id of ids) await expectSame([get(`schemas/${id}`), get(`schemas/${id}?bundle`)]);
    for (const code of ['GOBL-ES-TAX-IDENTITY-01', 'GOBL-BILL-INVOICE-05']) await expectSame([get(`rules/${code}`)]);
    for (const country of ['GR', 'ES', 'XX'])
      await expectSame([{ address: 'taxNumberForm', body: JSON.stringify({ country }) }]);
  });
});

describe('such an engine makes', () => {
  function recorded() {
    const made: string[] = [];
    const recording = <T extends { readonly make: () => unknown }>(row: T, name: string): T => ({
      ...row,
      make: () => {
        made.push(name);
        return row.make();
      },
    });
    const rows: DefinitionRows = {
      regimeRows: regimeRows.map((row) => recording(row, row.country)),
      addonRows: addonRows.map((row) => recording(row, row.key)),
    };
    return { engine: createDeferredEngine(rows), made };
  }
  const inspected = (data: JsonObject) => {
    const { engine, made } = recorded();
    engine.inspect({ data, include: ['changes', 'trace'] }, goldenContext);
    engine.inspect({ data, include: ['changes', 'trace'] }, goldenContext);
    return made.toSorted();
  };

  it.each<[string, JsonObject, readonly string[]]>([
    ['nothing for no document', {}, []],
    ['what a document names', INVOICE, ['ES', 'es-facturae-v3']],
    ['each country once', { ...INVOICE, $addons: [], customer: { tax_id: { country: 'GR' } } }, ['EL', 'ES']],
    [
      'the addon of an extension',
      { ...INVOICE, $addons: [], tax: { ext: { 'pl-favat-jst': '1' } } },
      ['ES', 'pl-favat-v3'],
    ],
    ['nothing for unknown names', { ...INVOICE, $regime: 'XX', $addons: ['x'], supplier: {}, customer: {} }, []],
  ])('%s', (_, data, names) => {
    expect(inspected({ ...data, customer: { ...(data['customer'] as JsonObject), identities: [] } })).toEqual(names);
  });

  it('a regime for an identity of the kind it judges everywhere', () => {
    expect(inspected(INVOICE)).toEqual(['DK', 'ES', 'es-facturae-v3']);
  });
});
