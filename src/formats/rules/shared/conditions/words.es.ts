import type { WordsOf } from '../../../../engine/index.ts';
import type { conditionMessages } from './messages.ts';

export const words: WordsOf<typeof conditionMessages> = {
  'condition.future': '{what} es posterior a hoy.',
  'condition.notFuture': '{what} no es posterior a hoy',
  'condition.tooEarly': '{what} es anterior al {first}.',
  'condition.notEarly': '{what} no es anterior al {first}',
  'condition.location': 'El elemento raíz indica dónde está su esquema. Quite `xsi:schemaLocation`.',
  'condition.noLocation': 'El elemento raíz no debe indicar dónde está su esquema',
  'condition.ofModel': '{what} solo tiene elementos de su modelo de datos',
  'condition.otherRoot': 'Una `CreditNote` es del tipo 381; una `Invoice`, de otro.',
  'condition.rootOfType': 'Una `CreditNote` debe ser del tipo 381; una `Invoice`, de otro',
  'condition.otherSet': '{what} y {other} no recogen los mismos valores.',
  'condition.tooFew': 'Hay menos de {least}: {what}.',
  'condition.notTooFew': 'Hay al menos {least}: {what}',
  'condition.sameSet': '{what} y {other} recogen los mismos valores',
};
