import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readXml } from '../xml/read-xml.ts';
import { chainOfComplement } from './complement-chain.ts';
import { COMPLEMENT_CHAINS } from './complement-chains.codes.ts';

const SAT = 'http://www.sat.gob.mx/';

const valuesOf = (text: string): string | undefined => {
  const read = readXml(text);
  if (!read.ok) throw new Error('the file cannot be read');
  return chainOfComplement(read.document.root)?.join('|');
};

it.each([
  ['leaves out what may be missing', `<c:Emisor xmlns:c="${SAT}nomina12"/>`, ''],
  ['has a place for what must be there', `<c:Divisas xmlns:c="${SAT}divisas" version="1.0"/>`, '1.0|'],
  [
    'follows the stylesheet and not the file, attribute and element alike',
    `<c:Aerolineas xmlns:c="${SAT}aerolineas" TUA="1.50" Version="1.0"><c:OtrosCargos TotalCargos="7">` +
      '<c:Cargo Importe="3" CodigoCargo="YR"/><c:Cargo Importe="4" CodigoCargo="YQ"/></c:OtrosCargos></c:Aerolineas>',
    '1.0|1.50|7|YR|3|YQ|4',
  ],
  [
    'tells elements of one name apart by their parents',
    `<c:Mercancias xmlns:c="${SAT}CartaPorte31" PesoBrutoTotal="9" UnidadPeso="KGM" NumTotalMercancias="1">` +
      '<c:TransporteFerroviario TipoDeServicio="TS01" TipoDeTrafico="TT01"><c:Carro TipoCarro="TC01" MatriculaCarro="A1" GuiaCarro="G" ToneladasNetasCarro="2">' +
      '<c:Contenedor PesoNetoMercancia="3" TipoContenedor="TC" PesoContenedorVacio="1"/></c:Carro></c:TransporteFerroviario></c:Mercancias>',
    '9|KGM|1|TS01|TT01|TC01|A1|G|2|TC|1|3',
  ],
  [
    'finds elements on every level below',
    `<c:VentaVehiculos xmlns:c="${SAT}ventavehiculos" version="1.1" ClaveVehicular="K" Niv="N"><c:Parte cantidad="1">` +
      '<c:InformacionAduanera numero="22" fecha="2026-01-02"/></c:Parte></c:VentaVehiculos>',
    '1.1|K|N|22|2026-01-02',
  ],
  [
    'says texts of elements: each, the first, and an empty one for what must be there',
    `<c:detallista xmlns:c="${SAT}detallista" documentStructureVersion="AMC8.1"><c:orderIdentification>` +
      '<c:referenceIdentification> A \n 1 </c:referenceIdentification><c:referenceIdentification>B</c:referenceIdentification>' +
      '</c:orderIdentification><c:buyer><c:gln>75</c:gln></c:buyer></c:detallista>',
    'AMC8.1|A 1|B|75|||',
  ],
  ['leaves out elements of other namespaces', `<c:LeyendasFiscales xmlns:c="${SAT}nomina12"/>`, undefined],
  ['knows no complement that SAT does not list', `<c:ComplementoSPEI xmlns:c="${SAT}spei"/>`, undefined],
])('%s', (_, text, expected) => {
  expect(valuesOf(text)).toBe(expected);
});

it('has the order of the stylesheets of SAT as read on 2026-11-29; read them again before it changes', () => {
  expect(createHash('sha256').update(COMPLEMENT_CHAINS).digest('hex')).toBe(
    '9ac118f6861ce9c06b7429c5bf980aaf61a56b9ae17e2e3ac5e6defd2f832118',
  );
});
