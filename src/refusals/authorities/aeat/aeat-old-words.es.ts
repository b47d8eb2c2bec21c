import type { CodeWords } from '../../code-words.ts';

/** Códigos de listas antiguas y condiciones sin código conocido. */
export const AEAT_OLD_WORDS: CodeWords = {
  '1278': [
    'La huella del registro anterior es la de este mismo registro.',
    'Tome la huella del registro anterior, no la que acaba de calcular.',
  ],
  '1279': [
    'Un detalle del régimen 18 no concordaba con su recargo de equivalencia.',
    'La AEAT ya no lo comprueba. Si el registro sigue rechazado, busque otro código junto a este.',
  ],
  ImporteRectificacion: [
    'Una rectificativa por sustitución no lleva los importes que sustituye, o una por diferencias los lleva.',
    'Escriba ImporteRectificacion con TipoRectificativa S, y omítalo con I.',
  ],
  TipoImpositivo: [
    'El tipo de IVA de un detalle sujeto sin inversión no estaba en vigor en la fecha de la operación.',
    'Use 0, 4, 10 o 21. El 5 vale del 2022-07-01 al 2024-09-30; el 2 y el 7,5, del 2024-10-01 al 2024-12-31.',
  ],
  'ClaveRegimen-02': [
    'Un detalle con el régimen de exportación (02) no está exento.',
    'Escriba OperacionExenta en una exportación, o indique otro régimen.',
  ],
  'anulacion-RechazoPrevio': [
    'Una anulación señala un rechazo previo con X, lo que solo pueden hacer las altas.',
    'Escriba S o N.',
  ],
};
