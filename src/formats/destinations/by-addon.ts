import type { Destination } from './destination.ts';

/** Destinations whose XML or file is written by other programs: Assay judges the document by the rules of the addon. */

const judgedByAddon = (
  key: string,
  addon: string,
  facts: Pick<Destination, 'name' | 'authority' | 'url' | 'country' | 'left' | 'ofCountry' | 'duties'>,
): Destination => ({ key, addons: [addon], unchecked: ['national-xml'], ...facts });

export const DESTINATIONS_BY_ADDON: readonly Destination[] = [
  judgedByAddon('it-ticket', 'it-ticket-v1', {
    name: 'Documento commerciale',
    authority: 'Agenzia delle Entrate',
    url: 'https://www.agenziaentrate.gov.it/',
    country: 'IT',
    left: ['network'],
  }),
  judgedByAddon('sii', 'es-sii-v1', {
    name: 'SII',
    authority: 'AEAT',
    url: 'https://sede.agenciatributaria.gob.es/Sede/iva/suministro-inmediato-informacion.html',
    country: 'ES',
    left: ['network'],
  }),
  judgedByAddon('mydata', 'gr-mydata-v1', {
    name: 'myDATA',
    authority: 'AADE',
    url: 'https://www.aade.gr/mydata',
    country: 'GR',
    // AADE, read on 2026-11-27: above one million euros since 2026-03-02, all others since 2026-10-01.
    duties: [{ country: 'GR', since: '2026-10-01' }],
    left: ['number', 'network'],
  }),
  judgedByAddon('saft-pt', 'pt-saft-v1', {
    name: 'SAF-T (PT)',
    authority: 'Autoridade Tributária e Aduaneira',
    url: 'https://info.portaldasfinancas.gov.pt/',
    country: 'PT',
    left: ['signature', 'number', 'network'],
  }),
  judgedByAddon('nfse', 'br-nfse-v1', {
    name: 'NFS-e',
    authority: 'Comitê Gestor da NFS-e',
    url: 'https://www.gov.br/nfse/',
    country: 'BR',
    left: ['signature', 'network'],
  }),
  judgedByAddon('dian', 'co-dian-v2', {
    name: 'Factura electrónica (DIAN)',
    authority: 'DIAN',
    url: 'https://www.dian.gov.co/',
    country: 'CO',
    ofCountry: true,
    left: ['signature', 'stamp', 'network'],
  }),
  judgedByAddon('arca', 'ar-arca-v4', {
    name: 'Factura electrónica (ARCA)',
    authority: 'ARCA',
    url: 'https://www.arca.gob.ar/',
    country: 'AR',
    left: ['number', 'network'],
  }),
  judgedByAddon('fr-flux10', 'fr-ctc-flow10-v1', {
    name: 'E-reporting (flux 10)',
    authority: 'DGFiP',
    url: 'https://www.impots.gouv.fr/specifications-externes-b2b',
    country: 'FR',
    left: ['network'],
  }),
];
