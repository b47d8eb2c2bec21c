// @vitest-environment jsdom

import '../testing/screen.ts';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../api/client/create-client.ts';
import { FATTURAPA_INVOICE } from '../../formats/testing/fatturapa-invoices.ts';
import { ciiInvoice, ublInvoice } from '../../formats/testing/invoices.ts';
import { KSEF_INVOICE } from '../../formats/testing/ksef-invoices.ts';
import type { PdfClaims } from '../../formats/pdf/pdf-claims.ts';
import { NATIONAL_FORMATS } from '../../formats/national/national-formats.ts';
import { isXmlInvoice } from '../../language/recognise/xml-invoice.ts';
import { judgeSubject } from './text-verdict.ts';
import { applyTextEdits } from '../../language/edits/apply-edits.ts';
import { judgeXml } from './xml-verdict.ts';
import { xmlPlaces } from '../../formats/xml/xml-places.ts';
import { pageClient } from '../testing/page-client.ts';

const { signal } = new AbortController();
const judged = (text: string, pdf?: PdfClaims) => judgeXml({ text, ...(pdf && { pdf }) }, pageClient, signal);

describe('a sound invoice in XML', () => {
  it.each([
    ['ubl', ublInvoice()],
    ['cii', ciiInvoice()],
  ])('in %s has no problem, makes a document and accounts for its values', async (format, text) => {
    const { problems, xml, accepted } = await judged(text);
    expect([problems, accepted, xml?.format]).toEqual([[], true, format]);
    expect(xml?.document).toMatchObject({ $schema: 'https://gobl.org/draft-0/bill/invoice', code: 'A-17' });
    const code = xml?.entries.find(({ value }) => value === 'A-17');
    expect([code?.outcome, code?.terms, code?.to]).toEqual(['taken', ['BT-1'], ['$.code']]);
  });

  it('is a verdict like every other, without anything that only JSON has', async () => {
    const subject = { documentId: 'd', revision: 3, editorVersion: 5, text: ublInvoice() };
    const verdict = await judgeSubject(subject, pageClient, signal);
    expect(verdict.xml?.format).toBe('ubl');
    expect(verdict).toMatchObject({ subject, accepted: true, problems: [], faults: [], changes: [], countries: [] });
    expect([verdict.document, verdict.context, verdict.notation?.kind]).toEqual([undefined, undefined, 'ubl']);
  });
});

const UPO = '<Potwierdzenie xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3"/>';

describe('a file of an authority', () => {
  it.each([
    ['KSeF', KSEF_INVOICE.replace('<NIP>5250007402<', '<NIP>5250007403<'), 'nip-checksum', '5250007403'],
    ['FatturaPA', FATTURAPA_INVOICE.replace('<Imposta>247.10<', '<Imposta>257.10<'), '00421', '257.10'],
    ['KSeF UPO', UPO, 'SCHEMA-MISSING', '<Potwierdzenie'],
  ])('of %s is judged like every XML invoice, with the place of what is wrong', async (label, text, rule, at) => {
    const subject = { documentId: 'd', revision: 3, editorVersion: 5, text };
    const { problems, xml, accepted, notation } = await judgeSubject(subject, pageClient, signal);
    expect([notation?.label, accepted, xml !== undefined]).toEqual([label, false, true]);
    const [first] = problems;
    expect([first?.code, text.slice(first?.range?.start, first?.range?.end)]).toEqual([rule, at]);
  });

  it('shows the wrong figure and offers the right one', async () => {
    const text = FATTURAPA_INVOICE.replace('<Imposta>247.10<', '<Imposta>257.10<');
    const [problem] = (await judged(text)).problems;
    expect([problem?.written, problem?.fixes[0]?.title]).toEqual(['257.10', 'Replace 257.10 with 247.10']);
  });

  it('is recognised by each of its root elements', () => {
    const roots = NATIONAL_FORMATS.flatMap(({ table }) =>
      table.roots.map(({ name, namespace }) => `<${name} xmlns="${namespace}">`),
    );
    expect(roots.length).toBeGreaterThan(20);
    expect(roots.filter((text) => !isXmlInvoice(text))).toEqual([]);
  });

  it('of another version says which version is read', async () => {
    const text = KSEF_INVOICE.replace('2025/06/25/13775', '2023/06/29/12648');
    const { problems, xml } = await judged(text);
    expect([problems.map(({ code }) => code), xml]).toEqual([['ASSAY-XML-FORMAT'], undefined]);
    expect(problems[0]?.message).toContain('KSeF FA(2)');
  });
});

it('judges a response of the French life cycle by its rules', async () => {
  const text = `<CrossDomainAcknowledgementAndResponse xmlns="urn:un:unece:uncefact:data:standard:CrossDomainAcknowledgementAndResponse:100"
    xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
    ><AcknowledgementDocument><ram:ReferenceReferencedDocument/></AcknowledgementDocument></CrossDomainAcknowledgementAndResponse>`;
  const verdict = await judgeSubject({ documentId: 'd', revision: 1, editorVersion: 1, text }, pageClient, signal);
  expect(verdict.xml?.format).toBe('cdar');
  expect(verdict.problems.map(({ code }) => code)).toContain('BR-FR-CDV-12_MDT-105');
});

describe('a broken rule', () => {
  it('comes before those that follow from it, and the ways to settle it name them', async () => {
    const line = /(<cac:ClassifiedTaxCategory>\s*<cbc:ID>)S/;
    const { problems } = await judged(ublInvoice().replace(line, '$1Z'));
    const [cause, ...others] = problems;
    expect(cause?.code).toBe('BR-Z-05');
    expect(others.every(({ fault }) => fault?.certain === false)).toBe(true);
    for (const fix of cause?.fixes ?? []) expect(fix.settles).toEqual([...new Set(others.map(({ code }) => code))]);
    expect(others.length).toBeGreaterThan(1);
  });

  it('is shown at the value it is about, with what would be right', async () => {
    const text = ublInvoice().replace('>174.00</cbc:TaxInclusiveAmount>', '>175.00</cbc:TaxInclusiveAmount>');
    const { problems, accepted } = await judged(text);
    const sum = problems.find(({ code }) => code === 'BR-CO-15');
    expect([sum?.severity, accepted]).toEqual(['error', false]);
    expect(text.slice(sum?.range?.start, sum?.range?.end)).toBe('175.00');
    expect(sum?.message).toMatch(/, but .* is 174\.00\.$/);
    expect(sum?.written).toBe('BT-112 175.00, BT-109 145.00, BT-110 29.00');
    expect(sum?.line).toBe(text.slice(0, sum?.range?.start).split('\n').length);
  });

  it('is mended in the XML itself, with the text around it untouched; what is missing is asked', async () => {
    const sound = ublInvoice();
    const text = sound.replace('>174.00</cbc:TaxInclusiveAmount>', '> 175.00\n</cbc:TaxInclusiveAmount>');
    const { problems } = await judged(text);
    const [fix] = problems.find(({ code }) => code === 'BR-CO-15')?.fixes ?? [];
    expect(applyTextEdits(text, fix?.textEdits ?? [])).toBe(text.replace('175.00', '174.00'));
    const missing = (await judged(sound.replace(/<cbc:IssueDate>.*<\/cbc:IssueDate>/, ''))).problems;
    expect(missing.flatMap(({ fixes }) => fixes.map(({ kind }) => kind))).toEqual(['ask', 'ask']);
  });

  it('that the PDF breaks is shown where the XML says what it is, and gone when the XML says what the PDF does', async () => {
    const pdf: PdfClaims = {
      attachment: 'factur-x.xml',
      relationship: 'Alternative',
      others: [],
      metadata: {
        standard: 'factur-x',
        documentType: 'INVOICE',
        fileName: 'factur-x.xml',
        version: '1.0',
        level: 'EN 16931',
      },
    };
    expect(await judged(ciiInvoice(), pdf)).toMatchObject({ problems: [], accepted: true });
    const extended = 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended';
    const text = ciiInvoice().replace('urn:cen.eu:en16931:2017', extended);
    const { problems, accepted } = await judged(text, pdf);
    const profile = problems.find(({ code }) => code === 'ASSAY-PDF-PROFILE');
    expect([text.slice(profile?.range?.start, profile?.range?.end), accepted]).toEqual([extended, false]);
  });

  it('a figure that the pages of the PDF do not show is reported at its place in the XML', async () => {
    const text = ciiInvoice();
    const pdf = { attachment: 'factur-x.xml', others: [], page: 'Total 99.00' };
    const { problems } = await judged(text, pdf);
    const total = problems.find(({ code }) => code === 'ASSAY-PDF-PAGE-TOTAL');
    expect([text.slice(total?.range?.start, total?.range?.end), total?.severity]).toEqual(['174.00', 'error']);
  });

  it('about one value quotes it alone, and about none nothing', async () => {
    const of = async (text: string, rule: string) => (await judged(text)).problems.find(({ code }) => code === rule);
    const odd = ublInvoice().replace('>174.00</cbc:TaxInclusiveAmount>', '>174.001</cbc:TaxInclusiveAmount>');
    expect((await of(odd, 'BR-DEC-14'))?.written).toBe('174.001');
    const missing = ublInvoice().replace(/<cbc:IssueDate>.*<\/cbc:IssueDate>/, '');
    expect(await of(missing, 'BR-03')).not.toHaveProperty('written');
  });

  it('about a value that is missing is shown at the element that lacks it', async () => {
    const text = ublInvoice().replace(/<cbc:IssueDate>.*<\/cbc:IssueDate>/, '');
    const missing = (await judged(text)).problems.find(({ code }) => code === 'BR-03');
    expect(text.slice(missing?.range?.start, missing?.range?.end)).toBe('<Invoice');
  });

  it('gives two problems with their own keys, in the order of the text, where a rule is broken twice', async () => {
    const text = ublInvoice().replaceAll('unitCode="C62"', 'unitCode="nothing"');
    const { problems } = await judged(text);
    expect(problems.length).toBeGreaterThan(1);
    expect(new Set(problems.map(({ key }) => key)).size).toBe(problems.length);
    const [first = { key: '' }] = problems;
    const alike = problems.filter(({ code, paths }) => `${code} ${paths[0] ?? ''}` === first.key);
    expect(alike.map(({ key }) => key)).toEqual(
      alike.map((_, at) => (at === 0 ? first.key : `${first.key} ${String(at + 1)}`)),
    );
    const starts = problems.map(({ range }) => range?.start ?? 0);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });
});

describe('several problems', () => {
  it('of several rules stand in the order of the text, what follows from another one last', async () => {
    const text = ublInvoice()
      .replaceAll('unitCode="C62"', 'unitCode="nothing"')
      .replace('>174.00</cbc:TaxInclusiveAmount>', '>175.00</cbc:TaxInclusiveAmount>')
      .replace(/<cbc:IssueDate>.*<\/cbc:IssueDate>/, '');
    const { problems } = await judged(text);
    const alone = problems.filter(({ fault }) => fault?.certain !== false);
    const starts = alone.map(({ range }) => range?.start ?? 0);
    expect(new Set(alone.map(({ code }) => code)).size).toBeGreaterThan(2);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    // The amount due is right once the total with VAT is.
    expect(problems.slice(alone.length).map(({ code }) => code)).toEqual(['BR-CO-16']);
  });

  it('have the cause before what follows from it, as one question with two answers and no figure', async () => {
    const text = ublInvoice()
      .replace(/(<cac:ClassifiedTaxCategory>\s*<cbc:ID>)S/, '$1Z')
      .replace(/(<cac:TaxSubtotal>[\s\S]*?<cac:TaxCategory>\s*<cbc:ID>)S/, '$1Z');
    const { problems } = await judged(text);
    expect(problems.map(({ code, fault, fixes }) => [code, fault?.certain, fixes.map(({ title }) => title)])).toEqual([
      ['BR-Z-05', true, ['Standard rated: write the category S', 'No tax: write the rate 0']],
      ...problems.slice(1).map(({ code }) => [code, false, []]),
    ]);
    expect(problems.length).toBeGreaterThan(1);
  });

  it('of one kind at no place of their own have keys of their own', async () => {
    const text = ublInvoice()
      .replace('A-17', 'A\u000117')
      .replaceAll('schemeID="ABO">M-17', 'schemeID="ABO">M\u000117');
    const stepped = (await judged(text)).problems.filter(({ fault }) => fault?.stage === 'input');
    expect(stepped.length).toBeGreaterThan(1);
    expect(stepped.map(({ key }) => key)).toEqual(
      stepped.map(({ code }, index) => (index === 0 ? `${code} ` : `${code}  ${String(index + 1)}`)),
    );
  });
});

describe('XML that cannot be read', () => {
  it('has its trouble in place, and no document', async () => {
    const text = ublInvoice().replace('</cbc:ID>', '</cbc:Id>');
    const { problems, xml, accepted } = await judged(text);
    expect([problems.length, problems[0]?.code, xml, accepted]).toEqual([1, 'ASSAY-XML-SYNTAX', undefined, false]);
    expect(problems[0]?.line).toBe(text.slice(0, text.indexOf('</cbc:Id>')).split('\n').length);
  });

  it('for want of an answer is a failure, not a verdict', async () => {
    const away = createClient({ baseUrl: '', fetch: () => Promise.reject(new TypeError('offline')) });
    await expect(judgeXml({ text: ublInvoice() }, away, signal)).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('places', () => {
  const text = '<a:I xmlns:a="u"><b c="d&amp;e">x</b><b/><e> </e><f><g>1</g></f></a:I>';
  it.each([
    ['/I[1]/b[1]', 'x'],
    ['/I[1]/b[1]/@c', 'd&amp;e'],
    ['/I[1]/b[1]/@gone', 'x'],
    ['/I[1]/b[2]', '<b'],
    ['/I[1]/b[3]', '<a:I'],
    ['/I[1]/f[1]', '<f'],
    ['/I[1]/f[1]/g[1]', '1'],
    ['/I[1]/f[1]/h[1]/i[1]', '<f'],
    ['/Other[1]', '<a:I'],
    ['', '<a:I'],
  ])('%s is %s', (path, shown) => {
    const { start, end } = xmlPlaces(text)(path);
    expect(text.slice(start, end)).toBe(shown);
  });

  it('below an element of many children are each found', () => {
    const many = `<I>${Array.from({ length: 20_000 }, (_, count) => `<b>${String(count)}</b>`).join('')}</I>`;
    const placeOf = xmlPlaces(many);
    for (let count = 0; count < 20_000; count += 1) {
      const { start, end } = placeOf(`/I[1]/b[${String(count + 1)}]`);
      if (many.slice(start, end) !== String(count))
        throw new Error(`place ${String(count)} is ${many.slice(start, end)}`);
    }
  });

  it('of a text that is no XML are its beginning', () => {
    expect(xmlPlaces('<a')('/a[1]')).toEqual({ start: 0, end: 1 });
  });
});
