import type { CodeDefinition } from '../../core/tax/definitions.ts';

/** Schemes (lists L3.1 and L3.2). Source: Orden HFP/417/2017, annex. */
export const regimes: readonly CodeDefinition[] = [
  { code: '01', name: { en: 'General regime operation', es: 'Operación de régimen general' } },
  {
    code: '02',
    name: {
      en: 'Export (L3.1) / Operations for which businesses pay compensation in acquisitions from individuals under the special regime for agriculture, livestock, and fishing (L3.2)',
      es: 'Exportación (L3.1) / Operaciones por las que los empresarios satisfacen compensaciones en las adquisiciones a personas acogidas al Régimen especial de la agricultura, ganadería y pesca (L3.2)',
    },
  },
  {
    code: '03',
    name: {
      en: 'Special regime for used goods, art objects, antiques and collectibles',
      es: 'Operaciones a las que se aplique el régimen especial de bienes usados, objetos de arte, antigüedades y objetos de colección',
    },
  },
  { code: '04', name: { en: 'Special regime for investment gold', es: 'Régimen especial del oro de inversión' } },
  { code: '05', name: { en: 'Special regime for travel agencies', es: 'Régimen especial de las agencias de viajes' } },
  {
    code: '06',
    name: {
      en: 'Special regime for VAT/IGIC groups (Advanced Level)',
      es: 'Régimen especial grupo de entidades en IVA/IGIC (Nivel Avanzado)',
    },
  },
  { code: '07', name: { en: 'Special cash accounting regime', es: 'Régimen especial del criterio de caja' } },
  {
    code: '08',
    name: {
      en: 'Operations subject to IPSI / IGIC (Tax on Production, Services and Imports / Canary Islands General Indirect Tax)',
      es: 'Operaciones sujetas al IPSI / IGIC (Impuesto sobre la Producción, los Servicios y la Importación / Impuesto General Indirecto Canario)',
    },
  },
  {
    code: '09',
    name: {
      en: 'Billing of travel agency services acting as mediators in name and on behalf of others',
      es: 'Facturación de las prestaciones de servicios de agencias de viaje que actúan como mediadoras en nombre y por cuenta ajena',
    },
  },
  {
    code: '10',
    name: {
      en: 'Collection of professional fees or rights on behalf of third parties',
      es: 'Cobros por cuenta de terceros de honorarios profesionales o de derechos derivados de la propiedad industrial',
    },
  },
  {
    code: '11',
    name: { en: 'Business premises rental operations', es: 'Operaciones de arrendamiento de local de negocio' },
  },
  {
    code: '12',
    name: {
      en: 'Business premises rental operations not subject to withholding',
      es: 'Operaciones de arrendamiento de local de negocio no sujetos a retención',
    },
  },
  {
    code: '13',
    name: {
      en: 'Business premises rental operations subject and not subject to withholding (L3.1) / Invoice corresponding to an import (reported without being associated with a DUA) (L3.2)',
      es: 'Operaciones de arrendamiento de local de negocio sujetas y no sujetas a retención (L3.1) / Factura correspondiente a una importación (informada sin asociar a un DUA) (L3.2)',
    },
  },
  {
    code: '14',
    name: {
      en: 'Invoice with pending VAT/IGIC accrual in work certifications for Public Administration (L3.1) / First half of 2017 and other invoices prior to inclusion in the SII (L3.2)',
      es: 'Factura con IVA pendiente de devengo en certificaciones de obra cuyo destinatario sea una Administración Pública (L3.1) / Primer semestre 2017 y otras facturas anteriores a la inclusión en el SII (L3.2)',
    },
  },
  {
    code: '15',
    name: {
      en: 'Invoice with pending VAT/IGIC accrual in successive tract operations',
      es: 'Factura con IVA/IGIC pendiente de devengo en operaciones de tracto sucesivo',
    },
  },
  {
    code: '16',
    name: {
      en: 'First half of 2017 and other invoices prior to inclusion in the SII',
      es: 'Primer semestre 2017 y otras facturas anteriores a la inclusión en el SII',
    },
  },
  {
    code: '17',
    name: {
      en: 'Operation covered by one of the regimes provided for in Chapter XI of Title IX (OSS and IOSS)',
      es: 'Operación acogida a alguno de los regímenes previstos en el Capítulo XI del Título IX (OSS e IOSS)',
    },
  },
];
