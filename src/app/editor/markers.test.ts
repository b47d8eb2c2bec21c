import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchYaml } from '../source/document-tree.ts';
import { fault } from '../testing/service.ts';
import { FakeModel } from '../testing/fake-monaco.ts';
import { markFaults, markSyntax, markSyntaxInSteps, marksAt, moveMarks } from './markers.ts';
import type { monaco } from './monaco.ts';

vi.mock('./monaco.ts', () => import('../testing/fake-monaco.ts'));

const text = '{\n  "currency": "EUX",\n  "code": "1"\n}';
let model = new FakeModel(text);
const real = () => model as unknown as monaco.editor.ITextModel;

function marked(owner = 'assay'): readonly (readonly [string, unknown, unknown])[] {
  return (model.markers[owner] ?? []).map((marker) => [
    model.textIn(marker as never),
    marker['severity'],
    marker['message'],
  ]);
}

function wrong(parts: Parameters<typeof fault>[0] = {}) {
  return fault({ properties: ['$.currency'], description: 'No such currency', ...parts });
}

beforeEach(() => {
  model = new FakeModel(text);
});

it('a document in YAML has no errors of JSON once it is judged', async () => {
  model = new FakeModel('{ "code" }');
  markSyntax(real());
  expect(marked('assay-syntax').length).toBeGreaterThan(0);
  await fetchYaml();
  model.type(0, model.getValueLength(), '# by hand\n$schema: https://gobl.org/draft-0/bill/invoice\ncode: "1"\n');
  markFaults(real(), []);
  expect(marked('assay-syntax')).toEqual([]);
});

describe('faults in the text', () => {
  it('are marked at their token, with their gravity', () => {
    const faults = [wrong(), wrong({ properties: ['$.code'], severity: 'warning', description: 'Odd' })];
    markFaults(
      real(),
      faults.map((fault) => ({ fault, version: 1 })),
    );
    expect(marked()).toEqual([
      ['"EUX"', 8, 'No such currency'],
      ['"1"', 4, 'Odd'],
    ]);
  });

  it.each([
    ['error', 8],
    ['warning', 4],
    ['info', 2],
    ['hint', 1],
  ] as const)('a fault that is %s has severity %i', (severity, expected) => {
    markFaults(real(), [{ fault: wrong({ severity }), version: 1 }]);
    expect(marked()[0]?.[1]).toBe(expected);
  });

  it('lead from their code to the rule card', () => {
    markFaults(real(), [{ fault: wrong({ code: 'GOBL-X-1' }), version: 1 }]);
    expect(model.markers['assay']?.[0]?.['code']).toEqual({
      value: 'GOBL-X-1',
      target: { scheme: 'assay-rule', path: 'GOBL-X-1' },
    });
  });

  it('say what would be accepted, and when they may be wrong themselves', () => {
    const doubtful = wrong({ certain: false, expected: { kind: 'oneOf', values: ['EUR', 'USD'] } });
    markFaults(real(), [{ fault: doubtful, version: 1 }]);
    const lines = String(marked()[0]?.[2]).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('EUR');
    expect(lines[2]).toBe('Provisional: some figures cannot be calculated because of an earlier error.');
  });

  it('found in an older text are not placed in the newer one', () => {
    markFaults(real(), [{ fault: wrong(), version: 1 }]);
    model.type(0, 0, ' ');
    markFaults(real(), [{ fault: wrong({ description: 'Late' }), version: 1 }]);
    expect(marked().map(([, , message]) => message)).toEqual(['No such currency']);
  });

  it('are gone when none is found any more', () => {
    markFaults(real(), [{ fault: wrong(), version: 1 }]);
    markFaults(real(), []);
    expect(marked()).toEqual([]);
  });

  it('do not stay on an empty text', () => {
    markFaults(real(), [{ fault: wrong(), version: 1 }]);
    const change = { start: 0, end: text.length, text: '' };
    model.type(change.start, change.end, change.text);
    moveMarks(real(), [change]);
    expect(marked()).toEqual([]);
  });
});

describe('markers while somebody types', () => {
  function type(start: number, end: number, written: string): void {
    model.type(start, end, written);
    moveMarks(real(), [{ start, end, text: written }]);
  }

  beforeEach(() => {
    markFaults(real(), [{ fault: wrong(), version: 1 }]);
  });

  it('move along with what is written before them', () => {
    type(2, 2, '  "a": 1,\n');
    expect(marked().map(([token]) => token)).toEqual(['"EUX"']);
  });

  it('stay with what is written behind them', () => {
    type(text.length - 1, text.length - 1, ' ');
    expect(marked().map(([token]) => token)).toEqual(['"EUX"']);
  });

  it('go when their token is changed', () => {
    const at = text.indexOf('EUX');
    type(at, at + 3, 'EUR');
    expect(marked()).toEqual([]);
  });
});

describe('a text without marks', () => {
  it('is given none when it moves', () => {
    moveMarks(real(), [{ start: 0, end: 0, text: ' ' }]);
    expect(model.markers).toEqual({});
  });

  it('that holds no value has no place for a fault', () => {
    model = new FakeModel('  ');
    markFaults(real(), [{ fault: wrong(), version: 1 }]);
    expect(marked()).toEqual([]);
    expect(marksAt(real(), { start: 0, end: 2 })).toEqual([]);
  });
});

describe('trouble with the JSON itself', () => {
  it('is marked as an error beside the faults of the engine', () => {
    model = new FakeModel('{ "a": }');
    markSyntax(real());
    const [marker] = model.markers['assay-syntax'] ?? [];
    expect(marker).toMatchObject({ severity: 8, source: 'JSON' });
    expect(model.markers['assay']).toBeUndefined();
  });

  it('is unmarked once it is mended', () => {
    model = new FakeModel('{ "a": }');
    markSyntax(real());
    model.type(7, 7, '1 ');
    markSyntax(real());
    expect(marked('assay-syntax')).toEqual([]);
  });
});

describe('trouble with a long text', () => {
  it('is marked once it has been read, unless the text has changed by then', async () => {
    const text = `[${'1, '.repeat(40_000)}]`;
    model = new FakeModel(text);
    const marking = markSyntaxInSteps(real());
    expect(model.markers['assay-syntax']).toBeUndefined();
    await marking;
    expect(marked('assay-syntax')).toHaveLength(1);
    const again = markSyntaxInSteps(real());
    model.type(text.length - 3, text.length - 1, '');
    await again;
    expect(model.markers['assay-syntax']?.[0]?.severity).toBe(8);
    await markSyntaxInSteps(real());
    expect(marked('assay-syntax')).toEqual([]);
  });

  it('does not speak of JSON in an invoice in XML', async () => {
    model = new FakeModel('<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>');
    await markSyntaxInSteps(real());
    expect(marked('assay-syntax')).toEqual([]);
  });
});

describe('marks around a place', () => {
  it.each([
    ['within the token', 18, 1],
    ['at its beginning', 16, 1],
    ['at its end', 21, 1],
    ['behind it', 25, 0],
    ['elsewhere', 3, 0],
  ])('%s', (_, offset, count) => {
    markFaults(real(), [{ fault: wrong(), version: 1 }]);
    expect(marksAt(real(), { start: offset, end: offset })).toHaveLength(count);
  });
});
