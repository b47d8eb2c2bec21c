import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { exportXml } from '../writing/export-xml.ts';
import { edited, type Edit } from '../testing/conditions.ts';
import { FACTURAE_PUBLIC } from '../testing/facturae-documents.ts';
import { FATTURAPA_INVOICE } from '../testing/fatturapa-invoices.ts';
import { FINVOICE_FULL } from '../testing/finvoice-invoices.ts';
import { KSEF_INVOICE } from '../testing/ksef-invoices.ts';
import { NAV_DOMESTIC } from '../testing/nav-invoices.ts';

const engine = createStandardEngine();
const context = {
  now: () => new Date('2026-11-28T12:00:00Z'),
  newId: () => '0192a4b0-0000-7000-8000-000000000000',
};

function read(data: string) {
  const outcome = importXml({ data }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value;
}

function written(data: typeof FINVOICE_FULL, format: 'finvoice' | 'facturae'): string {
  const outcome = exportXml({ data, format }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.error.faults?.map(({ description }) => description).join('; '));
  return outcome.value.content;
}

const LINKED = (first: string): Edit => [
  /(<\/DatiGeneraliDocumento>)/,
  `$1<DatiFattureCollegate>${first}</DatiFattureCollegate><DatiFattureCollegate><IdDocumento>8</IdDocumento></DatiFattureCollegate>`,
];

describe('a value that a row cannot read', () => {
  it.each<[format: string, sound: string, wrong: Edit, value: string, member: string]>([
    [
      'Finvoice',
      written(FINVOICE_FULL, 'finvoice'),
      ['<InvoiceDate Format="CCYYMMDD">20', '<InvoiceDate Format="CCYYMMDD">'],
      '261005',
      '$.issue_date',
    ],
    [
      'Facturae',
      written(FACTURAE_PUBLIC, 'facturae'),
      ['<IssueDate>2026', '<IssueDate>26'],
      '26-10-05',
      '$.issue_date',
    ],
    ['KSeF', KSEF_INVOICE, [/<P_1>[\d-]+</, '<P_1>28.11.2026<'], '28.11.2026', '$.issue_date'],
    ['NAV', NAV_DOMESTIC, [/<invoiceIssueDate>[\d-]+</, '<invoiceIssueDate>2026-11-3<'], '2026-11-3', '$.issue_date'],
    [
      'FatturaPA',
      FATTURAPA_INVOICE,
      LINKED('<IdDocumento>7</IdDocumento><Data>31/12/2025</Data>'),
      '31/12/2025',
      '$.preceding[0].issue_date',
    ],
  ])('stands at the member that it would fill, with its fault: %s', (_, sound, wrong, value, member) => {
    const { report, verdicts, document } = read(edited(sound, [wrong]));
    const entry = report.entries.find((candidate) => candidate.value === value);
    expect([entry?.outcome, entry?.to]).toEqual(['left', [member]]);
    const [verdict] = verdicts.filter(({ places }) => places[0] === entry?.path);
    expect([verdict?.rule, verdict?.properties]).toEqual(['SCHEMA-VALUE', [member]]);
    if (member === '$.issue_date') expect(document).not.toHaveProperty('issue_date', value);
  });

  it('has no place in an entry of which nothing was read, nor where another value stands', () => {
    const { report, document } = read(edited(FATTURAPA_INVOICE, [LINKED('<Data>31/12/2025</Data>')]));
    expect(document.preceding).toMatchObject([{ code: '8' }, { code: 'P3' }]);
    const entry = report.entries.find(({ value }) => value === '31/12/2025');
    expect([entry?.outcome, entry?.to]).toEqual(['left', undefined]);
  });
});
