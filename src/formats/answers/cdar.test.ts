import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStandardEngine, type Engine, type JsonObject } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { explainRefusal } from '../../refusals/index.ts';
import { exportXml } from '../writing/export-xml.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { CDAR_MESSAGE } from '../testing/cdar-message.ts';
import { edited, gone, inside, set, type Edit } from '../testing/edits.ts';

let engine: Engine;
beforeAll(() => {
  engine = createStandardEngine();
});

function read(text: string) {
  const outcome = importXml({ data: text }, engine, systemContext, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value;
}

const written = (data: JsonObject) => exportXml({ data, format: 'cdar' }, engine, systemContext, RULE_SETS);
const contentOf = (data: JsonObject): string => {
  const outcome = written(data);
  return outcome.ok ? outcome.value.content : outcome.error.message;
};
const whole = (xml: string) => [...xml.matchAll(/>([^<>\s][^<>]*)</g)].map(([, leaf]) => leaf);
const state = (code: string): Edit => set('ram:ProcessConditionCode', code);

describe('a message of the French life cycle', () => {
  it('is read to a sound document, whole, and written as what was read', () => {
    const { document, report, verdicts, format, profile } = read(CDAR_MESSAGE);
    expect([format, profile, verdicts]).toEqual(['cdar', 'fr-cdar', []]);
    expect(report.entries.filter(({ outcome }) => outcome === 'left')).toEqual([]);
    expect(
      engine.inspect({ data: document }, systemContext).faults.filter(({ severity }) => severity === 'error'),
    ).toEqual([]);
    expect(document).toMatchObject({
      type: 'response',
      issue_time: '09:30:00',
      supplier: { identities: [{ code: '732829320' }] },
      customer: { ext: { 'fr-ctc-flow6-role': 'BY' } },
      lines: [
        {
          key: 'rejected',
          date: '2026-11-24',
          doc: { code: 'FX26-0031', issue_date: '2026-11-19' },
          reasons: [{ ext: { 'fr-ctc-flow6-condition': 'DIV' }, faults: [{ code: 'BT-152', message: '10 %' }] }],
          actions: [{ key: 'credit-full', description: 'Credit it whole' }],
        },
      ],
    });
    expect(written(document)).toMatchObject({ ok: true, value: { profile: 'fr-cdar', verdicts: [] } });
    expect(whole(contentOf(document))).toEqual(whole(CDAR_MESSAGE));
    expect(read(contentOf(document)).document).toEqual(document);
  });

  it.each<[what: string, edits: readonly Edit[], expected: object]>([
    ['approved', [state('205'), gone('ram:StatusCode')], { key: 'accepted', ext: { 'fr-ctc-flow6-status': '205' } }],
    [
      'approved in part',
      [state('206'), gone('ram:StatusCode')],
      { key: 'rejected', ext: { 'fr-ctc-flow6-status': '206' } },
    ],
    ['suspended', [state('208'), gone('ram:StatusCode')], { key: 'querying' }],
    ['a day without a time', [['format="204">20261124091500', 'format="102">20261124']], { date: '2026-11-24' }],
  ])('%s is read, and is the same after writing and reading again', (_, edits, expected) => {
    const { document } = read(edited(CDAR_MESSAGE, edits).replace('TX_TVA_ERR', 'CMD_ERR'));
    expect(document.lines).toMatchObject([expected]);
    expect(read(contentOf(document)).document).toEqual(document);
  });

  it.each<[what: string, edits: readonly Edit[], path: string, why: string]>([
    [
      'a state that a document has no place for',
      [state('203')],
      '/ProcessConditionCode[1]',
      'A document has no place for this status',
    ],
    [
      'another state of the document',
      [set('ram:StatusCode', '47')],
      '/StatusCode[1]',
      'The status of the invoice implies another status of the document',
    ],
    [
      'who answers otherwise',
      [['<ram:TypeCode>23<', '<ram:TypeCode>305<']],
      '/AcknowledgementDocument[1]/TypeCode[1]',
      'The status of the invoice implies another sender',
    ],
    [
      'a second recipient',
      [[/<ram:RecipientTradeParty>[^]*?<.ram:RecipientTradeParty>/, '$&$&']],
      '/RecipientTradeParty[2]/Name[1]',
      'A document names one seller and one buyer',
    ],
    [
      'another seller beside the invoice',
      [inside('ram:ReferenceReferencedDocument', set('ram:GlobalID', '552100554'))],
      '/IssuerTradeParty[1]/GlobalID[1]',
      'A document names one other seller, and one other buyer',
    ],
  ])('says why it leaves out %s', (_, edits, path, why) => {
    const left = read(edited(CDAR_MESSAGE, edits)).report.entries.filter(({ outcome }) => outcome === 'left');
    expect(left).toContainEqual(expect.objectContaining({ path: expect.stringContaining(path) as string, why }));
  });

  it('of a platform is read, and not written', () => {
    const issued = edited(CDAR_MESSAGE, [
      state('213'),
      ['TX_TVA_ERR', 'REJ_SEMAN'],
      set('ram:StatusCode', '8'),
      ['<ram:TypeCode>23<', '<ram:TypeCode>305<'],
    ]);
    const { document } = read(issued);
    expect(document.lines).toMatchObject([{ key: 'error' }]);
    const outcome = written(document);
    expect(
      outcome.ok ? [] : outcome.error.faults.map(({ properties, description }) => [properties, description]),
    ).toEqual([[['$.lines[0].key'], 'Only statuses set by a party are written: 204 to 208, and 210']]);
  });

  it('is judged by its set alone, also for the tax office', () => {
    const sets = read(CDAR_MESSAGE.replace('CDV:invoice', 'CDV:einvoicingF2')).verdicts.map(({ set: of, rule }) => [
      of,
      rule,
    ]);
    expect(sets).toEqual([['fr-cdar', 'BR-FR-CDV-02_MDT-3']]);
  });

  it('is explained by the codes that are read', () => {
    const { findings, authority } = explainRefusal(CDAR_MESSAGE, () => undefined);
    expect([authority, findings.map(({ code }) => code)]).toEqual(['fr-cdar', ['207', 'TX_TVA_ERR']]);
  });
});

it('writes the example of a report', () => {
  const example = JSON.parse(readFileSync('examples/fr/status-ctc.json', 'utf8')) as JsonObject;
  expect(written(example)).toMatchObject({ ok: true, value: { verdicts: [] } });
  expect(contentOf(example)).toContain('<ram:ReasonCode>CMD_ERR</ram:ReasonCode>');
});
