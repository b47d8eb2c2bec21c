import type { CodeWords } from '../../code-words.ts';

const STEP_1 = 'No hay que hacer nada; espere el estado siguiente.';
const STEP_2 = 'No hay que hacer nada.';
const STEP_3 = 'Acuérdelo con el comprador; si tiene razón, anule la factura con un abono y emita otra.';

export const FR_CDAR_WORDS: CodeWords = {
  '200': ['La factura se entregó a la plataforma del vendedor.', STEP_1],
  '201': ['La plataforma del vendedor ha transmitido la factura.', STEP_1],
  '202': ['La plataforma del comprador ha recibido la factura.', STEP_1],
  '203': ['El comprador puede ver la factura en su plataforma.', STEP_1],
  '204': ['El comprador está tratando la factura.', STEP_1],
  '205': ['El comprador ha aprobado la factura.', STEP_2],
  '206': [
    'El comprador ha aprobado una parte de la factura.',
    'Lea el motivo y el importe junto al estado, y abone lo que no se aprobó.',
  ],
  '207': ['El comprador discute la factura.', 'Lea el motivo junto al estado y responda al comprador.'],
  '208': [
    'El comprador ha suspendido la factura porque falta algo.',
    'Envíe lo que nombra el motivo; la factura sigue con el estado 209.',
  ],
  '209': ['El vendedor ha enviado lo que faltaba.', STEP_1],
  '210': [
    'El comprador rechaza la factura.',
    'Lea el motivo junto al estado. Una factura rechazada se emitió: anúlela con un abono antes de emitir otra.',
  ],
  '211': ['El comprador ha enviado el pago.', STEP_2],
  '212': ['El vendedor ha recibido el pago.', STEP_2],
  '213': [
    'Una plataforma ha rechazado la factura; cuenta como no emitida.',
    'Lea el motivo junto al estado, corrija el archivo y envíelo de nuevo.',
  ],
  NON_TRANSMISE: [
    'La factura no se pudo entregar a su destinatario.',
    'Busque al destinatario en el directorio, y mientras tanto hágasela llegar de otra forma.',
  ],
  JUSTIF_ABS: [
    'Falta un documento que justifica la factura.',
    'Envíe el justificante que pide el comprador, y ponga el estado a completado.',
  ],
  ROUTAGE_ERR: [
    'La factura llegó a un destinatario equivocado.',
    'Busque la dirección del destinatario en el directorio y corríjala.',
  ],
  AUTRE: ['Hay otro motivo; lo dice el texto junto al código.', 'Lea el texto, o pregunte a quien lo envió.'],
  COORD_BANC_ERR: [
    'La cuenta bancaria no es la que conoce el comprador.',
    'Compruebe el IBAN, y haga que el comprador registre el nuevo si ha cambiado.',
  ],
  TX_TVA_ERR: ['Un tipo de IVA es erróneo.', STEP_3],
  MONTANTTOTAL_ERR: ['El total de la factura es erróneo.', STEP_3],
  CALCUL_ERR: ['Una cifra de la factura está mal calculada.', STEP_3],
  NON_CONFORME: [
    'Falta una mención que pide la ley, o es errónea.',
    'Pregunte cuál; las menciones legales son notas de la factura.',
  ],
  DOUBLON: ['La misma factura se recibió antes.', 'Compare ambas; si son la misma, anule una.'],
  DEST_INC: ['No se conoce al destinatario.', 'Compruebe el SIREN y la dirección del destinatario en el directorio.'],
  DEST_ERR: [
    'La factura nombra un destinatario equivocado.',
    'Pregunte al comprador cuál de sus entidades paga, y emita la factura a ella.',
  ],
  TRANSAC_INC: [
    'El comprador no conoce la operación.',
    'Nombre el pedido o contrato, o pregunte al comprador quién hizo el pedido.',
  ],
  EMMET_INC: ['El comprador no conoce al vendedor.', 'Haga que el comprador le registre como proveedor.'],
  CONTRAT_TERM: ['El contrato que nombra la factura ha terminado.', 'Nombre el contrato en vigor.'],
  DOUBLE_FACT: ['La misma prestación se facturó dos veces.', 'Abone una de las dos facturas.'],
  CMD_ERR: [
    'El número del pedido falta o es erróneo.',
    'Pida al comprador el número del pedido y póngalo en la factura.',
  ],
  ADR_ERR: ['Una dirección de la factura es errónea.', 'Pida al comprador la dirección de facturación.'],
  SIRET_ERR: ['El SIRET falta o es erróneo.', 'Pida al comprador el SIRET del establecimiento.'],
  CODE_ROUTAGE_ERR: [
    'El código de encaminamiento falta o es erróneo.',
    'Pida al comprador el código de encaminamiento del servicio.',
  ],
  REF_CT_ABSENT: ['Falta una referencia que pide el contrato.', 'Añada la referencia que nombra el comprador.'],
  REF_ERR: ['Una referencia de la factura es errónea.', 'Corrija la referencia que nombra el comprador.'],
  PU_ERR: ['Un precio unitario es erróneo.', STEP_3],
  REM_ERR: ['Un descuento falta o es erróneo.', STEP_3],
  QTE_ERR: ['Una cantidad es errónea.', STEP_3],
  ART_ERR: ['Un artículo de la factura es erróneo.', STEP_3],
  MODPAI_ERR: ['El medio de pago es erróneo.', 'Acuerde el medio de pago con el comprador.'],
  QUALITE_ERR: ['El comprador objeta la calidad de lo entregado.', 'Resuelva el asunto con el comprador.'],
  LIVR_INCOMP: ['La entrega no está completa.', 'Entregue el resto, o abónelo.'],
  REJ_SEMAN: [
    'Se incumple una regla de negocio del perfil francés.',
    'El texto junto al código nombra la regla. Corrija el archivo y envíelo de nuevo; una factura rechazada puede conservar su número.',
  ],
  REJ_UNI: [
    'La plataforma ya tiene una factura del mismo vendedor, número y año.',
    'Dé a la factura un número propio, o descártela si es la misma.',
  ],
  REJ_COH: [
    'Dos valores del archivo se contradicen.',
    'El texto junto al código los nombra. Corrija el archivo y envíelo de nuevo; una factura rechazada puede conservar su número.',
  ],
  REJ_ADR: [
    'La dirección electrónica del destinatario no está en el directorio, o no está activa.',
    'Busque al destinatario en el directorio y use la dirección que figura ahí.',
  ],
  REJ_CONT_B2G: [
    'Falta un valor que llevan las facturas a organismos públicos, o es erróneo.',
    'Añada el código de servicio o el número de compromiso que pide el organismo público.',
  ],
  REJ_REF_PJ: ['Una referencia a un anexo es errónea.', 'Haga que cada referencia nombre un anexo que exista.'],
  REJ_ASS_PJ: ['Un anexo no se pudo unir a su factura.', 'Nombre la factura en el anexo como pide la plataforma.'],
  IRR_VIDE_F: ['El archivo está vacío.', 'Envíe el archivo de nuevo tras abrirlo una vez.'],
  IRR_TYPE_F: ['No se admite el tipo del archivo.', 'Envíe UBL, CII o Factur-X.'],
  IRR_SYNTAX: ['El archivo no cumple el esquema de su formato.', 'Valide el XML con el esquema de UBL 2.1 o CII D22B.'],
  IRR_TAILLE_PJ: ['Un anexo es demasiado grande.', 'Reduzca el anexo.'],
  IRR_NOM_PJ: [
    'No se admite el nombre de un anexo.',
    'Use letras, cifras, guiones y un solo punto antes de la extensión.',
  ],
  IRR_VID_PJ: ['Un anexo está vacío.', 'Adjunte el archivo de nuevo.'],
  IRR_EXT_DOC: ['No se admite la extensión del archivo.', 'Use `.xml` para UBL y CII, y `.pdf` para Factur-X.'],
  IRR_TAILLE_F: ['El archivo es demasiado grande.', 'Reduzca los anexos o divida la factura.'],
  IRR_ANTIVIRUS: ['El antivirus de la plataforma detuvo el archivo.', 'Analice los anexos y haga el archivo de nuevo.'],
};
