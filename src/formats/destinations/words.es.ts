import type { WordsOf } from '../../engine/index.ts';
import type { destinationMessages } from './messages.ts';

export const words: WordsOf<typeof destinationMessages> = {
  'destination.unknown': 'No existe el destino `{key}`; existen {known}',
  'destination.ready': 'Listo para {name} a fecha de {at}, según {sets}',
  'destination.notReady': 'No está listo para {name} a fecha de {at}',
  'destination.unproven':
    'Sin fallos para {name} en lo que Assay comprueba a fecha de {at}; sin comprobar: {unchecked}',
  'destination.newer': '{says}; todavía no se comprueba según {newer}',
  'destination.none': 'El documento no indica ningún destino',
  'destination.notWritten': 'Assay no escribe el archivo para {name}',
  'destination.notTaken': '{name} no admite {format}',
  'destination.nationalXml': 'el archivo para {name}, que Assay no escribe',
  'destination.ownRules': 'las reglas de {name} que van más allá de EN 16931',
  'destination.beyondSchema': 'las condiciones de {name} más allá de su esquema XML',
  'destination.furtherConditions': 'las condiciones de {name} que Assay no recoge',
  'destination.otherFormat': 'las reglas de {name} para {format}',
  'destination.otherSpecification': 'si {name} admite un archivo que no nombra su especificación (BT-24)',
  'destination.pdf': 'el PDF que contiene el XML, por ejemplo si es PDF/A-3',
  'destination.addMember': 'Añada {member}.',
  'destination.addMemberTo': 'Añada {member} en {place}.',
  'destination.openIds': 'identificadores de {set} que Assay no recoge: {ids}',
  'destination.stamps': 'reglas que se cumplen cuando el programa del vendedor ha sellado el archivo: {rules}',
};
