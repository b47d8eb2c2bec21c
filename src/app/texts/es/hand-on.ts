import type { handOnTexts as English } from '../en/hand-on.ts';
import { counted, plural } from '../figures.ts';

export const handOn = {
  accepted: 'Aceptado: el documento se puede generar.',
  refused: (faults) => plural(faults, { one: 'Rechazado: un error.', other: 'Rechazado: # errores.' }),
  line: 'Línea',
  place: 'Lugar',
  whatIsWrong: 'Qué está mal',
  found: 'Encontrado',
  rule: 'Regla',
  linkOtherVersion: 'Este enlace es de otra versión de la aplicación y no se puede abrir.',
  linkUnreadable: 'El documento de este enlace no se puede leer: el enlace está incompleto o se ha cambiado.',
  linkTooDeep: (most) => `El documento de este enlace no se abrió: tiene más de ${counted(most)} niveles.`,
  share: 'Compartir',
  lead: 'Para un colega, una incidencia o un programa. No se envía nada: cópielo y compártalo usted.',
  mask: 'Ocultar nombres y números',
  maskLead:
    'Las letras pasan a x y las cifras a 0, salvo en códigos del formato, importes, fechas y nombres de campos. Los números fiscales dejan de ser válidos.',
  maskOnlyJson: 'Solo con JSON válido.',
  nothingToHide: 'Nada que ocultar.',
  hidden: (paths) => `Oculto: ${paths}.`,
  link: 'Enlace',
  packing: 'Comprimiendo…',
  linkCopied: 'Enlace copiado',
  copyLink: 'Copiar el enlace',
  document: 'Documento',
  report: 'Informe',
  errorReport: 'Informe de errores',
  reportCopiedAsMarkdown: 'Informe copiado como Markdown',
  copyAsMarkdown: 'Copiar como Markdown',
  downloadAsHtml: 'Descargar como HTML',
  call: 'Petición a la API',
  apiRequest: 'Petición a la API',
  noService: 'No hay petición a la API que copiar: esta copia de Assay no tiene servicio.',
  copied: (title) => `Copiado: ${title}`,
  severities: { error: 'Error', warning: 'Aviso', info: 'Nota', hint: 'Sugerencia' },
  linkTooLarge: (most) =>
    `Demasiado grande para un enlace: tendría más de ${counted(most)} caracteres. Comparta el archivo.`,
  linkLong: (length, safe) =>
    `${counted(length)} caracteres: algunos programas de correo y de chat cortan los enlaces de más de ${counted(safe)}.`,
  linkLength: (length) =>
    `${counted(length)} caracteres. El documento va en el propio enlace; quien tenga el enlace tiene el documento.`,
  commandLine: 'Línea de comandos',
  mcpCall: 'Llamada MCP',
} satisfies typeof English;
