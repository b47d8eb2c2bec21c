import type { CodeDefinition } from '../../core/tax/definitions.ts';
import { cashScheme, generalScheme, schemesTo05 } from '../shared/spanish-register.codes.ts';

/** Schemes (`ClaveRegimenIvaOpTrascendencia`, list L9). Source: TicketBAI schema. */
export const regimes: readonly CodeDefinition[] = [
  generalScheme,
  { code: '02', name: { en: 'Export', es: 'Exportación' } },
  ...schemesTo05,
  {
    code: '06',
    name: {
      en: 'Special regime for VAT groups (Advanced Level)',
      es: 'Régimen especial grupo de entidades en IVA (Nivel Avanzado)',
    },
  },
  cashScheme,
  { code: '08', name: { en: 'Operations subject to IPSI/IGIC', es: 'Operaciones sujetas al IPSI/IGIC' } },
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
      en: 'Collection of professional fees or industrial property rights on behalf of third parties',
      es: 'Cobros por cuenta de terceros de honorarios profesionales o de derechos derivados de la propiedad industrial',
    },
  },
  {
    code: '11',
    name: {
      en: 'Business premises rental operations subject to withholding',
      es: 'Operaciones de arrendamiento de local de negocio sujetos a retención',
    },
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
      en: 'Business premises rental operations, both subject and not subject to withholding',
      es: 'Operaciones de arrendamiento de local de negocio sujetas y no sujetas a retención',
    },
  },
  {
    code: '14',
    name: {
      en: 'Invoice with pending VAT accrual in work certifications for Public Administration',
      es: 'Factura con IVA pendiente de devengo en certificaciones de obra cuyo destinatario sea una Administración Pública',
    },
  },
  {
    code: '15',
    name: {
      en: 'Invoice with pending VAT accrual in successive tract operations',
      es: 'Factura con IVA pendiente de devengo en operaciones de tracto sucesivo',
    },
  },
  {
    code: '17',
    name: {
      en: 'Operation under OSS or IOSS regimes',
      es: 'Operación acogida a alguno de los regímenes previstos en el Capítulo XI del Título IX (OSS e IOSS)',
    },
  },
  {
    code: '51',
    name: { en: 'Operations under the equivalence surcharge regime', es: 'Operaciones en recargo de equivalencia' },
  },
  { code: '52', name: { en: 'Operations under the simplified VAT regime', es: 'Operaciones en régimen simplificado' } },
  {
    code: '53',
    name: {
      en: 'Operations carried out by or for entities without a permanent establishment',
      es: 'Operaciones realizadas por o para entidades sin establecimiento permanente',
    },
  },
];
