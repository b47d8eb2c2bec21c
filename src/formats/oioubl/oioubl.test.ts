import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { systemContext } from '../../platform/system-context.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { edited } from '../testing/edits.ts';
import { danishDocument, danishExport } from '../testing/oioubl-invoices.ts';
import { exportXml } from '../writing/export-xml.ts';

const engine = createStandardEngine();
function imported(data: string) {
  const outcome = importXml({ data }, engine, systemContext, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value;
}

describe('OIOUBL', () => {
  it('is what a document with its addon is written as, with nothing lost or broken', () => {
    const { format, profile, verdicts, report, content } = danishExport();
    expect([format, profile, verdicts, report.losses]).toEqual(['oioubl', 'oioubl-2', [], []]);
    for (const written of [
      '<cbc:CustomizationID>OIOUBL-2.1<',
      '<cbc:EndpointID schemeID="GLN">5790000000005<',
      '<cbc:ID schemeID="DK:CVR">DK13585628<',
      '<cbc:CompanyID schemeID="DK:SE">DK88146328<',
      '>StandardRated<',
      '<cbc:PaymentChannelCode listID="urn:oioubl:codelist:paymentchannelcode-1.1">DK:BANK<',
      '<cbc:TaxExclusiveAmount currencyID="DKK">680.76<',
    ])
      expect(content).toContain(written);
  });

  it('is read as the document it was written of', () => {
    const { format, profile, document, report, verdicts } = imported(danishExport().content);
    expect([format, profile, verdicts]).toEqual(['oioubl', 'oioubl-2', []]);
    expect(report.entries.filter(({ outcome }) => outcome === 'left')).toEqual([]);
    const figures = (data: typeof document) => {
      const { sum, tax, payable } = (engine.inspect({ data }, systemContext).document?.totals ?? {}) as typeof document;
      return { sum, tax, payable };
    };
    expect(figures(document)).toEqual(figures(danishDocument));
    expect(figures(document)).toEqual({ sum: '2384.64', tax: '596.16', payable: '2980.80' });
    expect(document).toMatchObject({
      $regime: 'DK',
      $addons: ['eu-en16931-v2017', 'dk-oioubl-v2'],
      customer: {
        tax_id: { country: 'DK', code: '88146328' },
        endpoints: [{ uri: 'GLN:5790000000005' }],
        people: [{ name: { given: 'Mette Lund' }, identities: [{ code: '9027' }] }],
        addresses: [{ num: '7', street: 'Skolevej' }],
      },
      payment: { instructions: { credit_transfer: [{ number: '1234567890', clearing: '1234' }] } },
      lines: [{}, { charges: [{ key: 'excise', amount: '84.60', ext: { 'dk-oioubl-duty-code': '16' } }] }],
    });
  });

  it.each([
    ['50', '12345678', { number: '1234567' }, 'PaymentID>04<', 'InstructionID>12345678<', 'DK:GIRO'],
    ['93', '123456789012345', { number: '12345678' }, 'PaymentID>71<', 'AccountID>12345678<', 'DK:FIK'],
    ['93', '1234567890123456', { number: '12345678' }, 'PaymentID>75<', 'InstructionID>1234567890123456<', 'DK:FIK'],
    ['58', 'R 1', { iban: 'DK5000400440116243', bic: 'DABADKKK' }, 'PaymentID>R 1<', 'ID>DABADKKK<', '>IBAN<'],
  ])('pays by %s', (means, ref, account, ...written) => {
    const instructions = { key: 'other', ref, credit_transfer: [account], ext: { 'untdid-payment-means': means } };
    const { content, verdicts } = danishExport({ payment: { instructions } });
    for (const text of written) expect(content).toContain(text);
    expect(verdicts).toEqual([]);
    expect(imported(content).document).toMatchObject({
      payment: { instructions: { ref, credit_transfer: [account] } },
    });
  });

  it('puts discounts of lines beside those of the document, as factors of one', () => {
    const line = {
      quantity: '10',
      item: { name: 'Vase', price: '100.00' },
      discounts: [{ percent: '10%', reason: 'Udsalg' }],
      taxes: [{ cat: 'VAT', rate: 'general' }],
    };
    const { content, verdicts } = danishExport({ lines: [line] });
    expect(verdicts).toEqual([]);
    for (const text of [
      '<cbc:MultiplierFactorNumeric>0.10<',
      '<cbc:LineExtensionAmount currencyID="DKK">1000.00<',
      '<cbc:AllowanceTotalAmount currencyID="DKK">100.00<',
    ])
      expect(content).toContain(text);
    const { document } = imported(content);
    expect(document).toMatchObject({ discounts: [{ percent: '10%', reason: 'Udsalg' }] });
    expect(engine.inspect({ data: document }, systemContext).document?.totals).toMatchObject({ payable: '1125.00' });
  });

  it('is recognised by its customization alone', () => {
    const { content } = danishExport();
    expect(imported(edited(content, [['OIOUBL-2.1', 'OIOUBL-2.02']]))).toMatchObject({
      format: 'oioubl',
      profile: 'oioubl-2',
    });
    expect(imported(edited(content, [['OIOUBL-2.1', 'urn:cen.eu:en16931:2017']])).format).toBe('ubl');
  });

  it('has one profile, and UBL has the others', () => {
    const asked = (format: string, profile: string) =>
      exportXml({ data: danishDocument, format, profile }, engine, systemContext, RULE_SETS).ok;
    expect([asked('oioubl', 'oioubl-2'), asked('oioubl', 'en16931'), asked('ubl', 'oioubl-2')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
