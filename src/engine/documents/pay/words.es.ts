import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-PAY-RECORD-01': 'La referencia de un pago tiene 128 caracteres como máximo',
  'ASSAY-PAY-RECORD-01.must': 'tener 128 caracteres como máximo',
  'ASSAY-PAY-RECORD-02': 'Un pago indica un porcentaje o impuestos, no ambos',
  'ASSAY-PAY-RECORD-02.when': 'indica un porcentaje',
  'GOBL-TAX-FILTER-01': 'Una selección de impuestos necesita su categoría',
  'ASSAY-PAY-DIRECTDEBIT-01.must': 'tener 128 caracteres como máximo',
  'ASSAY-PAY-DIRECTDEBIT-01': 'La referencia de un mandato tiene 128 caracteres como máximo',
  'GOBL-PAY-DUEDATE-01': 'Todo plazo necesita el día en que vence',
  'GOBL-PAY-DUEDATE-02': 'Un plazo cuyo importe se da no puede ser de cero',
  'GOBL-PAY-INSTRUCTIONS-01': 'Las instrucciones de pago necesitan un medio de pago',
  'GOBL-PAY-INSTRUCTIONS-02': 'El medio de pago es una de las claves de la lista o empieza por una',
  'GOBL-PAY-INSTRUCTIONS-02.must': 'empezar por un medio de pago conocido',
  'GOBL-PAY-ONLINE-01': 'El pago en línea necesita la dirección web completa de la página de pago',
  'GOBL-PAY-RECORD-01': 'El medio de un pago es una de las claves de la lista o empieza por una',
  'GOBL-PAY-RECORD-01.must': 'empezar por un medio de pago conocido',
  'GOBL-PAY-TERMS-01': 'La clave de las condiciones de pago es una de las condiciones de la lista',
};
