import type { WordsOf } from '../../engine/index.ts';
import type { verifactuMessages } from './messages.ts';

export const words: WordsOf<typeof verifactuMessages> = {
  'verifactu.software':
    'Un registro nombra el programa que lo hace: indique `software`, o escriba un borrador con `allow_loss`',
  'verifactu.issuerAsProducer':
    'La petición no indica ningún programa, así que el registro nombra al emisor como su productor',
  'verifactu.notForSending': 'No envíe este registro: indique antes `software`',
  'verifactu.moment': 'No es un momento con su desfase horario, como 2026-09-15T09:00:00+02:00',
  'verifactu.record':
    'Indica qué registro se hizo antes: indique todo: `issuer`, `num_series`, `issue_date` y `fingerprint`',
  'verifactu.print': 'La huella de un registro tiene 64 cifras: de 0 a 9 y de A a F',
};
