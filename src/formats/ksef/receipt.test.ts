import { expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-11-20T08:30:00Z'), newId: () => '019bc000-0000-7000-8000-000000000000' };
const HASH = 'q3bT0m2sYw5pVn8xRk1Lf7dJc4hGz6uAe9iOoKtE2vM=';

const invoice = (number: string, day: string, nip = '5260001246') =>
  `<Dokument><NipSprzedawcy>${nip}</NipSprzedawcy><NumerKSeFDokumentu>${nip}-202610${day}-0A1B2C-3D4E5F-6A</NumerKSeFDokumentu><NumerFaktury>${number}</NumerFaktury><DataWystawieniaFaktury>2026-10-04</DataWystawieniaFaktury><DataPrzeslaniaDokumentu>2026-10-${day}T09:00:01Z</DataPrzeslaniaDokumentu><DataNadaniaNumeruKSeF>2026-10-${day}T09:00:07.5Z</DataNadaniaNumeruKSeF><SkrotDokumentu>${HASH}</SkrotDokumentu><TrybWysylki>Online</TrybWysylki></Dokument>`;

const receipt = (...invoices: readonly string[]) =>
  `<Potwierdzenie xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3" wersjaSchemy="1-0E"><NazwaPodmiotuPrzyjmujacego>Ministerstwo Finansów</NazwaPodmiotuPrzyjmujacego><NumerReferencyjnySesji>20261005-SO-1A2B3C4D5E-6F7A8B9C0D-1E</NumerReferencyjnySesji>` +
  '<Uwierzytelnienie><IdKontekstu><Nip>5260001246</Nip></IdKontekstu><NumerReferencyjnyTokenaKSeF>20261001-EC-1A2B3C4D5E-6F7A8B9C0D-1E</NumerReferencyjnyTokenaKSeF></Uwierzytelnienie>' +
  '<OpisPotwierdzenia><Strona>1</Strona><LiczbaStron>2</LiczbaStron><ZakresDokumentowOd>1</ZakresDokumentowOd><ZakresDokumentowDo>3</ZakresDokumentowDo><CalkowitaLiczbaDokumentow>4</CalkowitaLiczbaDokumentow></OpisPotwierdzenia>' +
  `<NazwaStrukturyLogicznej>Schemat_FA(3)_v1-0E.xsd</NazwaStrukturyLogicznej><KodFormularza>FA</KodFormularza>${invoices.join('')}</Potwierdzenie>`;

function read(data: string) {
  const outcome = importXml({ data, judge: ['schema'] }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  const { document, report, verdicts, format } = outcome.value;
  const left = report.entries.filter((entry) => entry.outcome === 'left').map(({ path }) => path);
  return { format, document, verdicts, left, faults: engine.inspect({ data: document }, context).faults };
}

const line = (number: string, day: string) => ({
  key: 'accepted',
  date: `2026-10-${day}`,
  doc: {
    code: number,
    issue_date: '2026-10-04',
    stamps: [{ prv: 'favat-ksef-number', val: `5260001246-202610${day}-0A1B2C-3D4E5F-6A` }],
    meta: { 'ksef-hash': HASH },
  },
  meta: {
    'ksef-sent': `2026-10-${day}T09:00:01Z`,
    'ksef-numbered': `2026-10-${day}T09:00:07.5Z`,
    'ksef-mode': 'Online',
  },
});

it('reads a receipt of KSeF as accepted invoices with their KSeF numbers', () => {
  expect(read(receipt(invoice('FV/1', '06'), invoice('FV/2', '05')))).toEqual({
    format: 'ksef',
    verdicts: [],
    left: [],
    faults: [],
    document: {
      $schema: 'https://gobl.org/draft-0/bill/status',
      $regime: 'PL',
      type: 'response',
      code: '20261005-SO-1A2B3C4D5E-6F7A8B9C0D-1E',
      issue_date: '2026-10-06',
      supplier: { tax_id: { country: 'PL', code: '5260001246' } },
      lines: [line('FV/1', '06'), line('FV/2', '05')],
      meta: {
        'ksef-page': '1',
        'ksef-pages': '2',
        'ksef-from': '1',
        'ksef-to': '3',
        'ksef-documents': '4',
        'ksef-structure': 'Schemat_FA(3)_v1-0E.xsd',
        'ksef-form': 'FA',
      },
    },
  });
});

it('keeps another seller in a receipt of KSeF beside the number of its invoice', () => {
  const { document, left } = read(receipt(invoice('FV/1', '06'), invoice('FV/2', '06', '7010001454')));
  expect(document.lines).toMatchObject([{}, { doc: { meta: { 'ksef-seller': '7010001454' } } }]);
  expect(left).toEqual([]);
});

it('judges a receipt of KSeF by its schema, with the place', () => {
  const { verdicts } = read(receipt(invoice('FV/1', '06')).replace('>Online<', '>Inaczej<'));
  expect(verdicts.map(({ rule, places }) => [rule, places[0]])).toEqual([
    ['SCHEMA-VALUE', '/Potwierdzenie[1]/Dokument[1]/TrybWysylki[1]'],
  ]);
});
