import { describe, expect, it } from 'vitest';
import { firstElement, foreignFormat } from './foreign-format.ts';
import { withoutPhrases } from '../../testing/without-phrases.ts';

describe('a text that is not JSON', () => {
  it.each([
    ['<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">', 'ubl', 'a UBL invoice (XML)'],
    [
      '<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2">',
      'ubl',
      'a UBL credit note (XML)',
    ],
    ['\n <rsm:CrossIndustryInvoice>', 'cii', 'a Cross Industry Invoice (CII, XML)'],
    [
      '<rsm:CrossDomainAcknowledgementAndResponse xmlns:rsm="x">',
      'cii',
      'a response of the French life cycle (CDAR, XML)',
    ],
    ['<FatturaElettronicaX>', 'xml', 'an XML document'],
    ['<Potwierdzenia>', 'xml', 'an XML document'],
    ['<XTicketBai>', 'xml', 'an XML document'],
    ['<html>', 'xml', 'an XML document'],
    ['a: 1', 'yaml', 'YAML'],
    ['a:', 'yaml', 'YAML'],
    ['"$schema": x', 'yaml', 'YAML'],
    ["'a': 1", 'yaml', 'YAML'],
    ['$schema: x', 'yaml', 'YAML'],
    ['- a', 'yaml', 'YAML'],
    ['---\nx', 'yaml', 'YAML'],
    ['%YAML 1.2\n', 'yaml', 'YAML'],
    ['# ours\nissue_date: 2026-01-15', 'yaml', 'YAML'],
  ])('%j is %s', (text, kind, name) => {
    expect(withoutPhrases(foreignFormat(text))).toEqual({ kind, name });
  });

  it.each([
    ['\ufeff<p:FatturaElettronica versione="FPR12">', 'FatturaPA', 'a FatturaPA invoice (XML)'],
    ['<FatturaElettronica>', 'FatturaPA', 'a FatturaPA invoice (XML)'],
    ['<s:FatturaElettronicaSemplificata xmlns:s="x">', 'FatturaPA', 'a simplified FatturaPA invoice (XML)'],
    ['<Faktura xmlns="x">', 'KSeF', 'a KSeF invoice (XML)'],
    ['<ns-1:Faktura\n xmlns:ns-1="x">', 'KSeF', 'a KSeF invoice (XML)'],
    ['<?xml version="1.0"?><!-- sent --><Potwierdzenie/>', 'KSeF UPO', 'a receipt of KSeF (UPO, XML)'],
    ['<sum:RegFactuSistemaFacturacion>', 'VERI*FACTU', 'a VERI*FACTU record (XML)'],
    ['<sum1:RegistroAlta >', 'VERI*FACTU', 'a VERI*FACTU record (XML)'],
    ['<RegistroAnulacion>', 'VERI*FACTU', 'a VERI*FACTU record (XML)'],
    ['<tikR:RespuestaRegFactuSistemaFacturacion>', 'VERI*FACTU', 'an answer of AEAT to VERI*FACTU records (XML)'],
    [
      '<ns3:RicevutaScarto xmlns:ns3="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fattura/messaggi/v1.0">',
      'SdI',
      'a message of SdI (XML)',
    ],
    ['<GeneralErrorResponse xmlns="x">', 'NAV', 'an answer of NAV (XML)'],
    ['<QueryTransactionStatusResponse xmlns="x">', 'NAV', 'an answer of NAV (XML)'],
    ['<InvoiceData xmlns="x">', 'NAV', 'an invoice of NAV Online Számla (XML)'],
    ['<cfdi:Comprobante Version="4.0">', 'CFDI', 'a CFDI voucher (XML)'],
    ['<fe:Facturae>', 'Facturae', 'a Facturae invoice (XML)'],
    ['<Finvoice Version="3.0">', 'Finvoice', 'a Finvoice invoice (XML)'],
    ['<T:TicketBai>', 'TicketBAI', 'a TicketBAI file (XML)'],
  ])('%j is a %s file', (text, label, name) => {
    expect(withoutPhrases(foreignFormat(text))).toEqual({ kind: 'national', label, name });
  });

  it.each([
    '',
    'hello',
    'http://x',
    '-a',
    '-',
    ' a b: 1',
    '{"a": 1}',
    ' [\na: 1',
    '{\na: 1',
    'say "a: b"',
    'x'.repeat(4000) + '\na: 1',
  ])('%j is nothing we know', (text) => {
    expect(foreignFormat(text)).toBeUndefined();
  });

  it('shows in the first 4000 characters or not at all', () => {
    const pad = (length: number) => `<!--${' '.repeat(length - 7)}-->`;
    expect(foreignFormat(`${pad(3979)}<CrossIndustryInvoice>`)?.kind).toBe('cii');
    expect(foreignFormat(`${pad(3981)}<CrossIndustryInvoice>`)?.kind).toBe('xml');
  });
});

describe('the first element', () => {
  it.each([
    ['<a>', '<a'],
    ['  <ubl:Invoice x="1">', '<ubl:Invoice'],
    ['<?xml version="1.0"?>\r\n<a.b-c/>', '<a.b-c'],
    ['<!-- <b> -->\n<a>', '<a'],
    ['<!DOCTYPE html>\n<html>', '<html'],
    ['<?x?><!--1--><!--2--><!DOCTYPE y><z>', '<z'],
    ['<!----><a>', '<a'],
    ['<_x>', '<_x'],
  ])('of %j is %s', (text, name) => {
    const span = firstElement(text);
    expect(span && text.slice(span.start, span.end)).toBe(name);
  });

  it.each(['', 'x', 'x <a>', '<!-- <a>', '<?xml', '< a>', `${' '.repeat(4000)}<a>`])('of %j does not exist', (text) => {
    expect(firstElement(text)).toBeUndefined();
  });
});
