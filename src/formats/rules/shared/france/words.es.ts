import type { WordsOf } from '../../../../engine/index.ts';
import type { frenchMessages } from './messages.ts';

export const words: WordsOf<typeof frenchMessages> = {
  'fr-ctc.otherEstablishment': 'Un SIRET (esquema 0009) debe tener 14 cifras y empezar por el SIREN de su empresa.',
  'fr-ctc.mustBeEstablishment': 'Un SIRET (esquema 0009) debe tener 14 cifras y empezar por el SIREN de su empresa',
  'fr-ctc.repeatedMark': 'Más de una nota (BT-22, `cbc:Note`) lleva la marca {mark}.',
  'fr-ctc.mustMarkOnce': 'Como mucho una nota (BT-22) debe llevar la marca {mark}',
  'fr-ctc.otherTreatment': 'El texto detrás de `#BAR#` en una nota no es ninguno de estos: {codes}.',
  'fr-ctc.mustBeTreatment': 'El texto detrás de `#BAR#` en una nota (BT-22) debe ser {codes}',
  'fr-ctc.severalTreatments': 'Más de una nota lleva un tratamiento de la factura (BAR).',
  'fr-ctc.mustTreatOnce': 'Como mucho una nota (BT-22) debe llevar un tratamiento de la factura (BAR)',
  'fr-ctc.noCredited': 'Ni la cabecera ni cada línea se refieren a una factura anterior por número y fecha.',
  'fr-ctc.mustHaveCredited':
    'Un abono debe referirse a una factura anterior por número y fecha, en la cabecera o en cada línea',
  'fr-ctc.noGroups': 'Ninguna línea representa una factura interior: ninguna está marcada `GROUP`.',
  'fr-ctc.mustHaveGroups':
    'Una factura de varios vendedores debe tener una línea marcada `GROUP` por cada factura interior',
  'fr-ctc.otherGroups': 'Vendedor y comprador se facturan uno a otro, pero no hay dos líneas marcadas `GROUP`.',
  'fr-ctc.mustHaveTwoGroups':
    'Donde vendedor y comprador se facturan uno a otro, dos líneas deben estar marcadas `GROUP`',
  'fr-ctc.noneOfSeller': 'Ninguna o varias de las facturas interiores tienen el registro mercantil del vendedor.',
  'fr-ctc.mustHaveSeller':
    'Donde vendedor y comprador se facturan uno a otro, una de las facturas interiores debe ser la del vendedor',
  'fr-ctc.noneOfBuyer': 'Ninguna o varias de las facturas interiores tienen el registro mercantil del comprador.',
  'fr-ctc.mustHaveBuyer':
    'Donde vendedor y comprador se facturan uno a otro, una de las facturas interiores debe ser la del comprador',
  'fr-ctc.otherSumOfLines': 'El importe neto de una factura interior no es la suma de sus líneas.',
  'fr-ctc.mustBeSumOfLines':
    'El importe neto de una factura interior debe ser la suma de sus líneas, con un céntimo de margen por línea',
  'fr-ctc.otherThanAbove':
    'Una línea de una factura compartida tiene otro vendedor u otro número de factura (AFL) que la línea de la que depende, o ninguno.',
  'fr-ctc.mustBeAsAbove':
    'Una línea de una factura compartida debe tener el vendedor y el número de factura (AFL) de la línea de la que depende',
  'fr-ctc.otherReason': 'El motivo de exención de la línea no empieza por el número de su factura entre dos `#`.',
  'fr-ctc.mustBeginByNumber':
    'El motivo de exención de una línea de una factura compartida debe empezar por `#número de su factura#`',
  'fr-ctc.otherTaxWithin':
    'El IVA de una factura interior no es el de los subtotales cuyo motivo empieza por su número.',
  'fr-ctc.mustBeTaxWithin':
    'El IVA de una factura interior debe ser el de los subtotales cuyo motivo empieza por su número',
  'fr-ctc.otherGross': 'El total de una factura interior no es su importe neto más su IVA.',
  'fr-ctc.mustBeGross':
    'El total de una factura interior debe ser su importe neto más su IVA, con un céntimo de margen por línea',
  'fr-ctc.otherNumber':
    'Ninguna, o varias, de las facturas interiores del propio vendedor tienen el número del conjunto.',
  'fr-ctc.mustHaveNumber': 'Una de las facturas interiores del propio vendedor debe tener el número del conjunto',
  'fr-ctc.noParent': 'La línea depende de una línea que la factura no tiene.',
  'fr-ctc.mustHaveParent': 'La línea de la que depende una línea debe ser otra de la factura',
  'fr-ctc.noAmounts': 'Una línea interior que suma otras no tiene importe.',
  'fr-ctc.mustHaveAmounts': 'Donde una línea suma otras, cada línea interior que también suma debe tener un importe',
  'fr-ctc.otherParts': '{element} tiene partes además de estas: {names}.',
  'fr-ctc.mustHaveParts': '{element} debe tener solo estas partes: {names}',
  'fr-ctc.repeatedNumber': 'Dos facturas interiores tienen el mismo número.',
  'fr-ctc.mustDiffer': 'Cada factura interior debe tener un número propio',
  'fr-ctc.allExempt': 'Todo está exento por el artículo 261 del código fiscal: una factura así no se comunica.',
  'fr-ctc.mustNotBeExempt':
    'No debe comunicarse una factura de la que todo está exento por el artículo 261 del código fiscal',
};
