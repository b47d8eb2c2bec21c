import type { WordsOf } from '../../../engine/index.ts';
import type { ksefMessages } from './messages.ts';

export const words: WordsOf<typeof ksefMessages> = {
  'ksef.mark': 'El archivo empieza con una marca de orden de bytes.',
  'ksef.noMark': 'Un archivo no tiene marca de orden de bytes',
  'ksef.otherEncoding': 'El archivo no está en UTF-8, o declara otra codificación.',
  'ksef.utf8': 'Un archivo está en UTF-8 y no declara otra codificación',
  'ksef.otherVersion': 'El archivo declara una versión distinta de XML 1.0.',
  'ksef.firstVersion': 'Un archivo es XML 1.0',
  'ksef.instruction': 'Hay una instrucción de proceso en este elemento, o junto al elemento raíz.',
  'ksef.noInstruction': 'Un archivo no tiene instrucciones de proceso; la declaración XML no lo es',
  'ksef.discouraged': 'Hay un carácter que XML desaconseja: uno de control, o uno sin asignar.',
  'ksef.sound': 'Los textos, atributos y comentarios no tienen caracteres que XML desaconseja',
  'ksef.tooLarge': 'El archivo supera 1 000 000 de bytes, o 3 000 000 con `Zalacznik`.',
  'ksef.small': 'Un archivo tiene como máximo 1 000 000 de bytes, y 3 000 000 con `Zalacznik`',
};
