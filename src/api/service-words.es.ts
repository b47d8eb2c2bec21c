import type { WordsOf } from '../engine/index.ts';
import type { serviceMessages } from './service-messages.ts';

export const words: WordsOf<typeof serviceMessages> = {
  'service.tooLarge': 'El cuerpo ocupa más de {maxBytes} bytes.',
  'service.tooSlow': 'El cuerpo no ha llegado a tiempo.',
  'service.notUtf8': 'El cuerpo no es UTF-8.',
  'service.broken': 'El cuerpo ha acabado antes de estar completo.',
  'service.coded': 'El cuerpo está comprimido (`Content-Encoding`); envíelo sin comprimir.',
  'service.otherType': 'El cuerpo tiene que ser {types}, y `Content-Type` tiene que decirlo.',
  'service.orType': '{first} o `{type}`',
  'service.aType': '`{type}`',
  'service.fileUndeclared': 'El cuerpo es {kind}: envíelo con `Content-Type: {type}`, o como `data` en un objeto JSON',
  'service.fileNotTaken':
    'El cuerpo es {kind}, y `{operation}` espera un documento JSON (`application/json`). Operaciones para {kind}, con `Content-Type: {type}`: {others}',
  'service.formOneFile':
    'Un formulario tiene una sola parte, el archivo. Indique las opciones en la dirección o envíe JSON',
  'service.formNoFile': 'El formulario no tiene ningún archivo',
  'service.formBroken': 'El formulario no se puede leer, porque sus partes no son como dice su `Content-Type`',
  'service.busy': 'El servicio está ocupado. Vuelva a intentarlo dentro de un momento.',
  'service.failed': 'El servicio no ha podido responder. El fallo ha quedado registrado.',
  'service.noWarnings': 'El servicio al que se reenvía no da avisos; `/v0/inspect` sí',
  'service.unknownParameter': 'Aquí no hay ningún parámetro `{name}`: hay {names}',
  'service.unknownParameterLike': 'Aquí no hay ningún parámetro `{name}`: ¿quería decir `{meant}`?',
  'service.pathEnds': 'La ruta acaba donde debería estar su {name}',
  'service.unknownOrder': '`order` tiene que ser `kept` o `any`.',
  'service.onlyEnglish': 'El servicio al que se reenvía solo responde en inglés',
};
