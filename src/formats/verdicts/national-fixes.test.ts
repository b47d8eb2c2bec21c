import { describe, expect, it } from 'vitest';
import { applyTextEdits } from '../../language/edits/apply-edits.ts';
import { set } from '../testing/attribute-edits.ts';
import { CFDI_INVOICE, CFDI_PAYMENT } from '../testing/cfdi-receipts.ts';
import { edited, verdictsBy, type Edit } from '../testing/conditions.ts';
import { FATTURAPA_INVOICE } from '../testing/fatturapa-invoices.ts';
import { KSEF_INVOICE } from '../testing/ksef-invoices.ts';
import { NAV_DOMESTIC } from '../testing/nav-invoices.ts';
import { VERIFACTU_INVOICE } from '../testing/verifactu-records.ts';
import { xmlPlaces } from '../xml/xml-places.ts';
import { fixesOf } from './verdict-fixes.ts';

function brokenBy(rules: string, text: string, id: string) {
  const verdicts = verdictsBy(rules, text);
  const verdict = verdicts.find(({ rule }) => rule === id);
  if (!verdict) throw new Error(`${id} holds`);
  return { verdict, fixes: fixesOf(text, verdicts)(verdict, xmlPlaces(text)(verdict.places[0] ?? '')) };
}

describe('a figure that a rule of an authority calculates', () => {
  it.each<[rules: string, rule: string, sound: string, wrong: Edit, term: string, title: string]>([
    [
      'sdi',
      '00421',
      FATTURAPA_INVOICE,
      ['<Imposta>247.10<', '<Imposta> 257.10 <'],
      'Imposta',
      'Replace 257.10 with 247.10',
    ],
    [
      'nav',
      'INCORRECT_SUMMARY_CALCULATION_INVOICE_NET_AMOUNT',
      NAV_DOMESTIC,
      [/<invoiceNetAmount>53000(?:\.00)?</, '<invoiceNetAmount>54000.00<'],
      'invoiceNetAmount',
      'Replace 54000.00 with 53000.00',
    ],
    ['cfdi', 'CFDI40119', CFDI_INVOICE, set('Total', '118.85', '118.99'), '@Total', 'Replace 118.99 with 118.85'],
    [
      'verifactu',
      '2005',
      VERIFACTU_INVOICE,
      [/ImporteTotal>[\d.]+</, 'ImporteTotal>9999.00<'],
      'ImporteTotal',
      'Replace 9999.00 with',
    ],
  ])('is offered for %s %s, which it settles, and the author decides', (rules, id, sound, wrong, term, title) => {
    const text = edited(sound, [wrong]);
    const { verdict, fixes } = brokenBy(rules, text, id);
    expect(verdict.found[0]?.term).toBe(term);
    const [fix] = fixes;
    expect(fix?.title).toContain(title);
    expect([fix?.safe, fix?.certain]).toEqual([false, false]);
    const mended = applyTextEdits(text, fix?.edits ?? []);
    expect(verdictsBy(rules, mended).map(({ rule }) => rule)).not.toContain(id);
  });

  it('is not offered where it is what is written', () => {
    const text = edited(CFDI_PAYMENT, [
      set('ImpPagado', '106.00', '116.01'),
      set('ImpSaldoInsoluto', '10.00', '-0.01'),
    ]);
    const { verdict, fixes } = brokenBy('cfdi', text, 'CRP20244');
    expect([verdict.right, verdict.found[0]?.text]).toEqual(['-0.01', '-0.01']);
    expect(fixes.filter(({ ask }) => !ask)).toEqual([]);
  });
});

it('asks for a wrong tax number and calculates none', () => {
  const text = edited(KSEF_INVOICE, [['<NIP>5250007402<', '<NIP>5250007403<']]);
  const { verdict, fixes } = brokenBy('ksef', text, 'nip-checksum');
  expect(verdict.found).toEqual([{ term: 'NIP', text: '5250007403' }]);
  expect(fixes.map(({ ask, safe, certain }) => [ask !== undefined, safe, certain])).toEqual([[true, false, false]]);
});
