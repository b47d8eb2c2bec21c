import type { Phrases } from '../../areas.ts';

/** What the API says of refusals, and of fixes of an XML text. */
export const apiRefusalPhrases: Phrases = {
  'Explain a response of an authority': 'Explicar la respuesta de una administración',
  'Recognises the authority and its codes in a response, or a part of one: KSeF, SdI, AEAT, SAT, NAV, ZATCA, French platforms, Peppol, KoSIT and validators of EN 16931. Says what each code means and what to do next, or that a code is unknown. Nothing is stored.':
    'Reconoce la administración y sus códigos en una respuesta o en parte de ella: KSeF, SdI, AEAT, SAT, NAV, ZATCA, plataformas francesas, Peppol, KoSIT y validadores de EN 16931. Dice qué significa cada código y qué hacer, o que un código es desconocido. No se guarda nada.',
  'A code': 'Un código',
  'What SdI wrote, and the invoice': 'Lo que escribió SdI, y la factura',
  'The explained response.': 'La respuesta, explicada.',
  'List the authorities and their codes': 'Enumerar las administraciones y sus códigos',
  'Every supported authority with its codes.': 'Todas las administraciones admitidas, con sus códigos.',
  'The authorities.': 'Las administraciones.',
  'Get a code of an authority': 'Obtener un código de una administración',
  'The meaning of a code of an authority. Several entries if its lists use the code in several ways.':
    'El significado de un código de una administración. Varias entradas si sus listas lo usan de varias maneras.',
  'Key of the authority, in any case.': 'Clave de la administración, en mayúsculas o minúsculas.',
  'The code, in any case.': 'El código, en mayúsculas o minúsculas.',
  'The code.': 'El código.',
  'A place in the refused file, as the authority names it.':
    'Un lugar del fichero rechazado, como lo nombra la administración.',
  'Place as the authority names it.': 'Lugar, como lo nombra la administración.',
  'Line, from 1.': 'Línea, desde 1.',
  'Column, from 1.': 'Columna, desde 1.',
  'A code that an authority answers with.': 'Un código con el que responde una administración.',
  'The code as the authority writes it.': 'El código como lo escribe la administración.',
  'Key of the authority.': 'Clave de la administración.',
  'Group of the authority’s list.': 'Grupo de la lista de la administración.',
  'Place in the authority’s format.': 'Lugar en el formato de la administración.',
  'What the code means.': 'Lo que significa el código.',
  'What to do next.': 'Qué hacer a continuación.',
  'Rule of Assay that finds the same error.': 'Regla de Assay que encuentra el mismo error.',
  'Present if the authority no longer uses the code.': 'Presente si la administración ya no usa el código.',
  'Its codes in brief.': 'Sus códigos, en breve.',
  'Where a fact about a code was read.': 'Dónde se leyó un dato sobre un código.',
  'Day on which it was read.': 'Día en que se leyó.',
  'One code of a response, explained.': 'Un código de una respuesta, explicado.',
  'Whether the code is known. The meaning of an unknown code is never guessed.':
    'Si se conoce el código. El significado de uno desconocido nunca se adivina.',
  'The meaning of the message beside the code, if it is about a schema.':
    'El significado del mensaje que acompaña al código, si trata de un esquema.',
  'What the authority wrote beside the code.': 'Lo que la administración escribió junto al código.',
  'Places in a document.': 'Lugares en un documento.',
  'What it wrote beside the same code elsewhere.': 'Lo que escribió junto al mismo código en otros sitios.',
  'The rules of Assay that the code names together.': 'Las reglas de Assay que el código nombra juntas.',
  'The codes that took the place of a retired one.': 'Los códigos que sustituyeron a uno retirado.',
  'The retired code of the response whose place this code took.':
    'El código retirado de la respuesta al que este sustituyó.',
  'Lines, members and elements of the response that no finding explains.':
    'Líneas, miembros y elementos de la respuesta que ningún hallazgo explica.',
  'Line of the response, from 1.': 'Línea de la respuesta, desde 1.',
  'Number of these beyond the limit.': 'Cuántos hay por encima del límite.',
  'What a file alone must hold so that the code is not answered.':
    'Lo que un archivo por sí solo ha de cumplir para que no se responda el código.',
  'Its first day, where it is known.': 'Su primer día, donde se conoce.',
  'Elements and attributes in the authority’s format.': 'Elementos y atributos en el formato de la administración.',
  'What Assay does not know about this code.': 'Lo que Assay no sabe de este código.',
  'What Assay finds in the given document.': 'Lo que Assay encuentra en el documento dado.',
  'How Assay’s verdict on the document compares, in one sentence.':
    'Cómo se compara el veredicto de Assay sobre el documento, en una frase.',
  'Codes of the faults in the document that match.': 'Códigos de los errores del documento que coinciden.',
  'Where they are in the document or its XML.': 'Dónde están en el documento o en su XML.',
  'Key of the authority, or `unknown`.': 'Clave de la administración, o `unknown`.',
  'Kind of response.': 'Qué clase de respuesta es.',
  'Number of findings beyond the limit.': 'Número de hallazgos por encima del límite.',
  'Authorities that use the code, if the text does not say which one is meant.':
    'Administraciones que usan el código, si el texto no dice de cuál es.',
  'The response of the authority: XML, JSON, the text of an email or a log, or a code.':
    'La respuesta de la administración: XML, JSON, el texto de un correo o de un registro, o un código.',
  'The response as the bytes of a file, with `encoding`.': 'La respuesta como los bytes de un fichero, con `encoding`.',
  'The document that was refused, or the text of its XML: each finding is looked for in it. Nothing of it is kept.':
    'El documento rechazado, o el texto de su XML: cada hallazgo se busca en él. No se guarda nada de él.',
  'Fixes of a structure error, as edits of the XML text.':
    'Correcciones de un error de estructura, como cambios del texto XML.',
  'The rule whose fault causes this one; fix that first.': 'La regla de cuyo error procede este; resuelva antes aquel.',
  'Ways to fix the fault; the author chooses one.': 'Maneras de resolver el error; el autor elige una.',
  'What it does, in a few words.': 'Lo que hace, en pocas palabras.',
  'In text order, without overlaps.': 'En el orden del texto, sin solaparse.',
  'Offset in the text, from 0, in UTF-16 code units.': 'Posición en el texto, desde 0, en unidades UTF-16.',
  'Offset after the last removed character.': 'Posición tras el último carácter que se quita.',
  'The replacement.': 'El texto que lo sustituye.',
  'Explain what tax authorities, networks and validators answer.':
    'Explicar lo que responden administraciones tributarias, redes y validadores.',
  Refusals: 'Rechazos',
  'The document is not the one that was signed': 'El documento no es el que se firmó',
};
