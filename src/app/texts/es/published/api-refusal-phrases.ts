import type { Phrases } from '../../areas.ts';

/** What the API says of refusals, and of fixes of an XML text. */
export const apiRefusalPhrases: Phrases = {
  'Explain what an authority answered': 'Explicar lo que respondió una administración',
  'Recognises the authority and its codes in whatever of its answer is given: KSeF, SdI, AEAT, SAT, NAV, ZATCA, French platforms, Peppol, KoSIT and validators of EN 16931. Says what each code means and what to do next. A code that is not known is said to be unknown. Nothing is kept.':
    'Reconoce la administración y sus códigos en lo que se dé de su respuesta: KSeF, SdI, AEAT, SAT, NAV, ZATCA, plataformas francesas, Peppol, KoSIT y validadores de EN 16931. Dice qué significa cada código y qué hacer. De un código desconocido se dice que lo es. No se guarda nada.',
  'A code': 'Un código',
  'What SdI wrote, and the invoice': 'Lo que escribió SdI, y la factura',
  'The answer, explained.': 'La respuesta, explicada.',
  'List the authorities and their codes': 'Enumerar las administraciones y sus códigos',
  'Every authority whose answers are explained, with its codes.':
    'Cada administración cuyas respuestas se explican, con sus códigos.',
  'The authorities.': 'Las administraciones.',
  'Get a code of an authority': 'Obtener un código de una administración',
  'What an authority means by a code. Several entries where its lists use the code for several things.':
    'Lo que una administración quiere decir con un código. Varias entradas donde sus listas lo usan para varias cosas.',
  'Key of the authority, in any case.': 'Clave de la administración, en mayúsculas o minúsculas.',
  'The code, in any case.': 'El código, en mayúsculas o minúsculas.',
  'The code.': 'El código.',
  'Where in the refused file the authority says something is.':
    'Dónde dice la administración que está algo en el fichero rechazado.',
  'Place as the authority names it.': 'Lugar, como lo nombra la administración.',
  'Line, from 1.': 'Línea, desde 1.',
  'Column, from 1.': 'Columna, desde 1.',
  'A code that an authority answers with.': 'Un código con el que responde una administración.',
  'The code as the authority writes it.': 'El código como lo escribe la administración.',
  'Key of the authority.': 'Clave de la administración.',
  'Group of the authority’s list.': 'Grupo de la lista de la administración.',
  'Place in the authority’s format.': 'Lugar en el formato de la administración.',
  'What the code means.': 'Lo que significa el código.',
  'What to do next.': 'Lo que hay que hacer.',
  'Rule of Assay that finds the same.': 'Regla de Assay que encuentra lo mismo.',
  'Present when the authority no longer answers with the code.':
    'Presente cuando la administración ya no responde con el código.',
  'Its codes, shortly.': 'Sus códigos, en breve.',
  'Where a fact about a code was read.': 'Dónde se leyó un dato sobre un código.',
  'Day on which it was read.': 'Día en que se leyó.',
  'One code of an answer, explained.': 'Un código de una respuesta, explicado.',
  'Whether the code is known; an unknown one is told and never guessed.':
    'Si se conoce el código; de uno desconocido se dice, y nunca se adivina.',
  'What the sentence beside the code says, where it speaks of a schema.':
    'Lo que dice la frase junto al código, cuando habla de un esquema.',
  'What the authority wrote beside the code.': 'Lo que la administración escribió junto al código.',
  'Places in a document.': 'Lugares en un documento.',
  'What is not known of this code.': 'Lo que no se sabe de este código.',
  'What Assay finds in the given document.': 'Lo que Assay encuentra en el documento dado.',
  'How the verdict of Assay on the document compares, in one sentence.':
    'Cómo se compara el veredicto de Assay sobre el documento, en una frase.',
  'Codes of the faults of the document that are meant.': 'Códigos de los errores del documento de que se trata.',
  'Where they are in the document or its XML.': 'Dónde están en el documento o en su XML.',
  'Key of the authority, or `unknown`.': 'Clave de la administración, o `unknown`.',
  'What kind of answer it is.': 'Qué clase de respuesta es.',
  'Findings beyond the limit of one answer.': 'Hallazgos por encima del límite de una respuesta.',
  'Who uses a code when nothing tells who is meant.': 'Quiénes usan un código cuando nada dice de quién se trata.',
  'What the authority answered: XML, JSON, the text of a mail or a log, or a code.':
    'Lo que respondió la administración: XML, JSON, el texto de un correo o de un registro, o un código.',
  'The same as the bytes of a file, with `encoding`.': 'Lo mismo, como bytes de un fichero, con `encoding`.',
  'The document that was refused, or the text of its XML: each finding is looked for in it. Nothing of it is kept.':
    'El documento rechazado, o el texto de su XML: cada hallazgo se busca en él. No se guarda nada de él.',
  'What mends a fault of structure, as edits of the XML text.':
    'Lo que corrige un error de estructura, como cambios del texto XML.',
  'The rule whose fault this one comes from; settle that first.':
    'La regla de cuyo error procede este; resuelva antes aquel.',
  'Ways to settle the fault, of which its author chooses one.':
    'Maneras de resolver el error, de las que su autor elige una.',
  'What it does, in a few words.': 'Lo que hace, en pocas palabras.',
  'In the order of the text; none overlaps another.': 'En el orden del texto; ninguno se solapa con otro.',
  'Offset in the text, from 0, in UTF-16 code units.': 'Posición en el texto, desde 0, en unidades UTF-16.',
  'Offset behind the last character that goes.': 'Posición detrás del último carácter que se quita.',
  'What stands there instead.': 'Lo que queda en su lugar.',
  'Explain what tax authorities, networks and validators answer.':
    'Explicar lo que responden administraciones tributarias, redes y validadores.',
  Refusals: 'Rechazos',
  'The document is not the one that was signed': 'El documento no es el que se firmó',
};
