import { beforeAll, describe, expect, it } from 'vitest';
import { createStandardEngine, type Engine } from '../../engine/index.ts';
import { PLACEHOLDER, PLACEHOLDER_CODE } from '../../engine/values.ts';
import { systemContext } from '../../platform/system-context.ts';
import { FORMATS } from '../catalogue/formats.ts';
import { importXml } from '../reading/import-xml.ts';
import { prepareXml } from '../reading/prepare-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';

let engine: Engine;
beforeAll(() => {
  engine = createStandardEngine();
});

const AT = '2026-06-01';

function opened(data: string, judge?: readonly string[]): readonly string[] {
  const outcome = importXml({ data, at: AT, ...(judge && { judge }) }, engine, systemContext, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value.verdicts.flatMap(({ rule, severity, places }) =>
    rule === 'ASSAY-PLACEHOLDER' ? [`${severity} ${places.join()}`] : [],
  );
}

describe('a value of an XML invoice that is left to be filled in', () => {
  it.each<[string, string, RegExp, string, string]>([
    ['a text', ublInvoice(), /<cbc:ID>[^<]*/, '<cbc:ID>&lt;?&gt;', '/Invoice[1]/ID[1]'],
    ['a text of character references', ublInvoice(), /<cbc:ID>[^<]*/, '<cbc:ID>&#60;&#63;&#62;', '/Invoice[1]/ID[1]'],
    ['a CDATA section', ublInvoice(), /<cbc:ID>[^<]*/, '<cbc:ID> <![CDATA[<?>]]> ', '/Invoice[1]/ID[1]'],
    ['a date', ublInvoice(), /<cbc:IssueDate>[^<]*/, '<cbc:IssueDate>&lt;?>', '/Invoice[1]/IssueDate[1]'],
    [
      'an attribute',
      ublInvoice(),
      /unitCode="[^"]*"/,
      'unitCode="&lt;?>"',
      '/Invoice[1]/InvoiceLine[1]/InvoicedQuantity[1]/@unitCode',
    ],
    [
      'a text in CII',
      ciiInvoice(),
      /(<rsm:ExchangedDocument>\s*<ram:ID>)[^<]*/,
      '$1&lt;?&gt;',
      '/CrossIndustryInvoice[1]/ExchangedDocument[1]/ID[1]',
    ],
    [
      'text that is not allowed: the only value is elements',
      ublInvoice(),
      /<cac:AccountingSupplierParty>/,
      '$&&lt;?>',
      '/Invoice[1]/AccountingSupplierParty[1]',
    ],
  ])('is an error as %s, also where other rules are asked for', (_, invoice, from, to, place) => {
    const data = invoice.replace(from, to);
    expect(data).not.toBe(invoice);
    expect(opened(data)).toEqual([`error ${place}`]);
    expect(opened(data, ['en16931'])).toEqual([`error ${place}`]);
    const prepared = prepareXml({ data, judge: ['schema'] }, FORMATS);
    const verdicts = prepared.ok ? prepared.value.judge(RULE_SETS, AT).verdicts : [];
    expect(verdicts[0]).toMatchObject({ rule: 'ASSAY-PLACEHOLDER', set: 'assay', places: [place] });
  });

  it('is the text and the code of the engine', () => {
    const data = ublInvoice().replace(/<cbc:ID>[^<]*/, `<cbc:ID><![CDATA[${PLACEHOLDER}]]>`);
    const outcome = importXml({ data, at: AT }, engine, systemContext, RULE_SETS);
    expect(outcome.ok && outcome.value.verdicts[0]?.rule).toBe(PLACEHOLDER_CODE);
  });

  it('names its place in the document', () => {
    const data = ublInvoice().replace(/<cbc:ID>[^<]*/, '<cbc:ID>&lt;?&gt;');
    const outcome = importXml({ data, at: AT }, engine, systemContext, RULE_SETS);
    const [first] = outcome.ok ? outcome.value.verdicts : [];
    expect(first?.properties).toEqual(['$.code']);
  });

  it.each(['&lt;?', '?', 'What &lt;?&gt; is'])('is not %s', (text) => {
    expect(opened(ublInvoice().replace(/<cbc:ID>[^<]*/, `<cbc:ID>${text}`))).toEqual([]);
  });

  it('is reported as often as any rule', () => {
    const notes = '<cbc:Note>&lt;?&gt;</cbc:Note>'.repeat(150);
    expect(opened(ublInvoice().replace('<cbc:InvoiceTypeCode>', `${notes}$&`))).toHaveLength(100);
  });
});
