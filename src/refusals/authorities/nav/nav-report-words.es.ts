import type { CodeWords } from '../../code-words.ts';

const STEP_1 =
  'Ponga completenessIndicator a false: entonces la comunicación no es por sí misma una factura electrónica.';
const STEP_2 = 'Nombre la modificación anterior a esta, o ninguna si esta es la primera.';
const STEP_3 = 'Añada el número fiscal del cliente.';
const STEP_4 = 'Use un código de condado de NAV: de 02 a 20, de 22 a 44 o 51. Copie el número fiscal del registro.';
const STEP_5 = 'Use un código de dos letras de ISO 3166-1.';
const STEP_6 =
  'El número fiscal de un grupo de IVA tiene 5 como novena cifra, y el de su miembro 4: ponga el grupo en taxNumber y el miembro en groupMemberTaxNumber.';

export const NAV_REPORT_WORDS: CodeWords = {
  INVALID_REQUEST: [
    'El cuerpo de la petición no es XML bien formado, o incumple el esquema de la interfaz.',
    'Valide la petición con invoiceApi.xsd; la respuesta enumera los elementos erróneos.',
  ],
  OPERATION_FAILED: [
    'NAV no pudo tratar la petición por un motivo inesperado.',
    'Envíela de nuevo tras una breve espera, y compruebe que el cuerpo corresponde a la dirección de la operación. Si sigue fallando en producción, busque una avería y llame al servicio de ayuda de NAV.',
  ],
  INVALID_CUSTOMER: [
    'El número fiscal de la parte user de la petición no existe, o su estado no permite operar con facturas.',
    'Ponga las ocho primeras cifras del número fiscal del contribuyente que comunica, y compruebe su estado.',
  ],
  INVALID_SECURITY_USER: [
    'El usuario técnico, o el hash de su contraseña, es erróneo.',
    'Compruebe el usuario y el entorno (pruebas y producción tienen usuarios propios), y envíe el SHA-512 de la contraseña correcta.',
  ],
  NOT_REGISTERED_CUSTOMER: [
    'El contribuyente de la parte user de la petición no está registrado en Online Számla.',
    'Registre al contribuyente en el entorno que llama; pruebas y producción son distintos.',
  ],
  INVALID_USER_RELATION: [
    'El usuario y el número fiscal no corresponden, o el usuario técnico ya no está activo.',
    'Pida al usuario principal del contribuyente que revise el usuario técnico en la web de Online Számla.',
  ],
  REQUEST_ID_NOT_UNIQUE: [
    'El requestId ya se usó con este número fiscal.',
    'Haga un requestId nuevo para cada petición, también al repetir una, y firme de nuevo.',
  ],
  INVALID_REQUEST_SIGNATURE: [
    'La firma de la petición no es la que calcula NAV.',
    'Calcule SHA3-512 sobre requestId, timestamp (yyyyMMddHHmmss en UTC) y la clave de firma; en manageInvoice y manageAnnulment añada el hash de cada operación en el orden de su índice.',
  ],
  INDEX_NOT_SEQUENTIAL: [
    'Los índices de las facturas de la petición tienen un hueco, o uno aparece dos veces.',
    'Numere las operaciones 1, 2, 3 sin huecos.',
  ],
  INVALID_EXCHANGE_TOKEN: [
    'El testigo de intercambio no se conoce, ha caducado, es de otro contribuyente o se descifró mal.',
    'Pida un testigo justo antes de enviar, y descífrelo con AES-128 en modo ECB con la clave de intercambio del usuario técnico.',
  ],
  FORBIDDEN: [
    'El usuario técnico no tiene derecho a llamar a esta operación.',
    'Pida al usuario principal del contribuyente que revise el usuario técnico en la web de Online Számla.',
  ],
  INVALID_OPERATION: [
    'Una petición mezcla comunicaciones de facturas con anulaciones técnicas.',
    'Envíe las anulaciones con manageAnnulment, y CREATE, MODIFY y STORNO con manageInvoice.',
  ],
  SERVICE_UNAVAILABLE: [
    'La operación está cerrada por mantenimiento.',
    'Guarde la petición en una cola y envíela de nuevo más tarde.',
  ],
  REQUEST_VERSION_NOT_ALLOWED: [
    'NAV ya no admite peticiones de esta versión.',
    'Pase a la interfaz 3.0: ponga en ella requestVersion y los espacios de nombres.',
  ],
  STATUS_QUERY_NOT_ALLOWED: [
    'Se pidió el estado con una requestVersion más antigua que la de los datos enviados.',
    'Pregunte con la versión de la comunicación, o una más nueva.',
  ],
  ANNULMENT_VERIFICATION_BLOCKED: ['NAV no puede confirmar ahora anulaciones técnicas.', 'Inténtelo más tarde.'],
  MULTIPLE_QUERY_RESULT_FOUND: [
    'NAV tiene más de una factura válida con este número.',
    'Anule técnicamente el número, haga aprobar la anulación y comunique de nuevo los datos correctos.',
  ],
  BAD_QUERY_PARAM_OVERLAP: [
    'Las dos fechas de la consulta se cruzan: la primera es posterior a la segunda.',
    'Ponga el inicio no después del final; se admite el mismo día.',
  ],
  BAD_QUERY_PARAM_RANGE_EXCEEDED: ['La consulta abarca más de 35 días.', 'Pregunte en tramos de 35 días como mucho.'],
  BAD_QUERY_PARAM_EQ_NOT_STANDALONE: [
    'El operador EQ está junto a una segunda condición sobre el mismo valor.',
    'Use solo EQ, o dos límites sin EQ.',
  ],
  BAD_QUERY_PARAM_OPERATOR_COLLISION: [
    'Dos condiciones sobre el mismo valor apuntan al mismo lado, como GT y GTE.',
    'Combine GT o GTE con LT o LTE.',
  ],
  BAD_QUERY_PARAM_SUPPLIER_NOT_EXPECTED: [
    'Preguntó como proveedor y nombró también a un proveedor.',
    'Omita supplierTaxNumber cuando pida facturas emitidas por usted.',
  ],
  BAD_QUERY_PARAM_SUPPLIER_EXPECTED: [
    'Preguntó como cliente, y varios proveedores le emitieron una factura con este número.',
    'Nombre al proveedor en supplierTaxNumber; queryInvoiceDigest dice cuáles hay.',
  ],
  INVALID_PASSWORD_HASH_CRYPTO: [
    'El hash de la contraseña nombra otro algoritmo que SHA-512.',
    'Ponga cryptoType de passwordHash en SHA-512, y el de requestSignature en SHA3-512.',
  ],
  INVALID_REQUEST_SIGNATURE_HASH_CRYPTO: [
    'La firma de la petición nombra otro algoritmo que SHA3-512.',
    'Ponga cryptoType de passwordHash en SHA-512, y el de requestSignature en SHA3-512.',
  ],
  INVALID_REQUEST_VERSION: ['La requestVersion no es 3.0.', 'Ponga requestVersion en 3.0.'],
  INVALID_HEADER_VERSION: ['Se da headerVersion y no es 1.0.', 'Ponga headerVersion en 1.0.'],
  INVALID_TIMESTAMP: [
    'La hora de la petición dista más de un día del reloj de NAV.',
    'Envíe la hora actual en UTC, y mantenga en hora el reloj de la máquina con NTP.',
  ],
  SCHEMA_VIOLATION: [
    'Los datos de la factura incumplen el esquema.',
    'Valide los datos descodificados con invoiceData.xsd de la versión que nombra la petición; el mensaje dice el elemento.',
  ],
  DUPLICATE_IN_REQUEST: [
    'Dos entradas de una petición tienen el mismo número de factura.',
    'Quite una de las dos de la petición.',
  ],
  DECOMPRESSION_ERROR: [
    'NAV no puede descomprimir los datos de la factura.',
    'Comprima con GZIP y luego codifique en Base64, o ponga compressedContent a false.',
  ],
  COMPRESSION_TOLERANCE_EXCEEDED: [
    'Los datos de la factura, descomprimidos, son mayores de lo que NAV admite.',
    'Una líneas y ponga mergedItemIndicator a true.',
  ],
  SUPPLIER_TAX_NUMBER_MISMATCH: [
    'El proveedor de la factura no es el contribuyente que firma la petición.',
    'Envíe la factura con el usuario técnico de su proveedor: las ocho primeras cifras de ambos números fiscales son iguales.',
  ],
  INVOICE_NUMBER_NOT_UNIQUE: [
    'NAV ya tiene una comunicación válida de este proveedor con este número.',
    'Comunique cada documento una vez: búsquelo con queryInvoiceCheck o queryInvoiceDigest antes de enviarlo. Si la comunicación anterior era errónea, anúlela técnicamente primero.',
  ],
  INVALID_INVOICE_NUMBER: [
    'El número de la factura empieza o acaba con un espacio, un tabulador o un salto de línea.',
    'Quite el espacio en blanco.',
  ],
  INVALID_ANNULMENT_REFERENCE: [
    'La anulación técnica trata de un documento del que NAV no tiene comunicación.',
    'Compruebe el número del documento que anula.',
  ],
  INVALID_INVOICE_REFERENCE: [
    'La modificación o cancelación trata de un documento del que NAV no tiene comunicación.',
    'Comunique primero el documento al que remite, espere a que se trate, y compruebe su número letra por letra. Ponga modifyWithoutMaster a true solo cuando el original nunca haya de comunicarse.',
  ],
  MULTIPLE_INVOICES_FOUND: [
    'NAV tiene más de una comunicación válida del documento al que se remite.',
    'Anule técnicamente la que sobra, y envíe esta de nuevo.',
  ],
  INVOICE_TYPE_MISMATCH: [
    'La modificación tiene otra categoría que la factura que modifica.',
    'Dé a la modificación la invoiceCategory del original: NORMAL, SIMPLIFIED o AGGREGATE.',
  ],
  MANDATORY_CONTENT_MISSING: [
    'Falta una parte que esta clase de factura ha de tener.',
    'Añada la parte que nombra el mensaje.',
  ],
  ANNULMENT_IN_PROGRESS: [
    'Una anulación técnica de este documento espera aprobación.',
    'Espere a que la anulación se apruebe o rechace en la web de NAV, y envíe de nuevo.',
  ],
  REQUEST_VERSION_REFERENCE_ERROR: [
    'La versión de la interfaz no permite esta operación con la factura a la que se remite.',
    'Envíe la comunicación en la versión del original o una más nueva, como dice la especificación de la interfaz.',
  ],
  CREATE_WITH_BATCH_INVOICE_FOUND: [
    'Hay una factura original en un lote, donde solo caben modificaciones.',
    'Envíe el original con CREATE y una factura; use batchInvoice para MODIFY y STORNO.',
  ],
  MULTIPLE_INDICES_WITH_BATCH_INVOICE_FOUND: [
    'Una petición con una modificación por lotes tiene también otras entradas.',
    'Envíe la modificación por lotes en una petición propia, con el único índice 1.',
  ],
  DUPLICATE_IN_INVOICE_REFERENCE: [
    'Un número de modificación de la misma factura aparece más de una vez en la petición.',
    'Numere las modificaciones de una factura 1, 2, 3 en el orden de su emisión.',
  ],
  BATCH_INDEX_NOT_SEQUENTIAL: [
    'Las partes de una modificación por lotes no están numeradas sin huecos.',
    'Numere batchIndex 1, 2, 3.',
  ],
  BATCH_INVOICE_CARDINALITY_ERROR: [
    'Una modificación por lotes trata de menos de dos facturas.',
    'Ponga en ella al menos dos facturas, o envíe una modificación ordinaria.',
  ],
  MODIFICATION_INDEX_NOT_UNIQUE: [
    'Otra modificación de la factura ya tiene este número.',
    'Numere las modificaciones de una factura 1, 2, 3 en el orden de su emisión. queryInvoiceChainDigest enumera las que tiene NAV.',
  ],
  INVOICE_REFERENCE_EXPECTED: [
    'Una modificación o cancelación no nombra su factura original.',
    'Añada invoiceReference, o envíe el documento con CREATE si es un original.',
  ],
  INVOICE_REFERENCE_NOT_EXPECTED: [
    'Una factura original remite a otro documento.',
    'Omita invoiceReference en un CREATE, o envíe el documento con MODIFY o STORNO.',
  ],
  MODIFY_WITHOUT_MASTER_MISMATCH: [
    'La comunicación dice que su original no se comunicó, pero NAV tiene una válida de él.',
    'Ponga modifyWithoutMaster a false.',
  ],
  ELECTRONIC_INVOICE_ANNULMENT_NOT_ALLOWED: [
    'Una comunicación que es la propia factura electrónica no se puede anular técnicamente.',
    'Cancele la factura con un STORNO.',
  ],
  ELECTRONIC_INVOICE_HASH_EXPECTED: [
    'La comunicación es la propia factura electrónica, y no tiene hash.',
    'Añada electronicInvoiceHash: SHA3-512 del texto Base64 de invoiceData.',
  ],
  INVALID_INVOICE_HASH: [
    'El hash de la factura electrónica no es el de los datos enviados.',
    'Tome el hash del texto Base64 de invoiceData tal como se envía.',
  ],
  INVALID_INVOICE_HASH_CRYPTO: [
    'El hash de la factura electrónica se hizo con un algoritmo que NAV no admite.',
    'Use SHA3-512 cuando la comunicación sea la propia factura; si no, SHA3-512 o SHA-256.',
  ],
  INCOMPLETE_ELECTRONIC_INVOICE_REFERENCE: [
    'La comunicación es la propia factura electrónica, pero su original no se comunicó así.',
    STEP_1,
  ],
  INVOICE_APPEARANCE_MISMATCH: [
    'La comunicación ha de ser la propia factura electrónica, pero la factura no figura como electrónica.',
    'Ponga invoiceAppearance en ELECTRONIC. O bien: ponga completenessIndicator a false: entonces la comunicación no es por sí misma una factura electrónica.',
  ],
  INVOICE_COMPLETENESS_MERGED_ITEM_INDICATOR_MISMATCH: [
    'La comunicación ha de ser la propia factura electrónica, pero sus líneas están unidas.',
    'Comunique cada línea, con mergedItemIndicator a false. O bien: ponga completenessIndicator a false: entonces la comunicación no es por sí misma una factura electrónica.',
  ],
  INVOICE_COMPLETENESS_NOT_ALLOWED: ['NAV no admite esta comunicación como la propia factura electrónica.', STEP_1],
  INVOICE_COMPLETENESS_PRIVATE_PERSON_INDICATOR_MISMATCH: [
    'La comunicación ha de ser la propia factura electrónica, pero el cliente es un particular.',
    STEP_1,
  ],
  ITEM_AGGREGATION_MISMATCH: [
    'Una comunicación anterior de la cadena tiene líneas unidas, y esta dice que no tiene ninguna.',
    'Ponga mergedItemIndicator a true en cada modificación posterior de la cadena.',
  ],
  INFO_CHAIN_INVOICE_ANNULMENT: [
    'La anulación técnica arrastra la cadena entera de la factura.',
    'Comunique una vez más cada documento de la cadena que siga siendo válido.',
  ],
  INFO_SINGLE_INVOICE_ANNULMENT: [
    'La anulación técnica retira la comunicación de este único documento.',
    'Si el documento es válido, comuníquelo una vez más con los datos correctos.',
  ],
  INCORRECT_HEAD_DATA_LAST_MOD_INVOICE_NUMBER: [
    'NAV no tiene comunicación de la modificación que se nombra como la última.',
    'Comunique primero el documento al que remite, espere a que se trate, y compruebe su número letra por letra.',
  ],
  INCORRECT_HEAD_DATA_MOD_REF_INVOICE_NUMBER: [
    'La modificación tiene el número de su factura original.',
    'Dé a la modificación un número propio.',
  ],
  INCORRECT_HEAD_DATA_LAST_MOD_LAST_MOD_DOC_NUMBER: [
    'El número de la última modificación es el de la factura original.',
    STEP_2,
  ],
  INCORRECT_HEAD_DATA_ORIGINAL_LAST_MOD_DOC_NUMBER: [
    'El número de la última modificación es el de la factura original.',
    STEP_2,
  ],
  INCORRECT_HEAD_DATA_INVOICE_NUMBER_LAST_MOD_DOC_NUMBER: [
    'El número de la última modificación es el de esta misma modificación.',
    STEP_2,
  ],
  CUSTOMER_COMMUNITY_TAXNUMBER_NOT_EXPECTED: [
    'Un cliente nacional tiene un número de IVA de la Unión Europea.',
    'Un cliente nacional se nombra solo con customerTaxNumber; ponga customerVatStatus en OTHER para cualquier otro cliente.',
  ],
  CUSTOMER_THIRD_STATE_TAXNUMBER_NOT_EXPECTED: [
    'Un cliente nacional tiene un número fiscal de un país de fuera de la Unión Europea.',
    'Un cliente nacional se nombra solo con customerTaxNumber; ponga customerVatStatus en OTHER para cualquier otro cliente.',
  ],
  CUSTOMER_INFO_MISSING: ['La factura no nombra ningún cliente.', 'Añada customerInfo.'],
  CUSTOMER_NOT_IDENTICAL: [
    'Las facturas de una modificación por lotes tienen clientes distintos.',
    'Envíe una modificación por lotes para cada cliente.',
  ],
  CUSTOMER_NOT_ASSIGNED: [
    'El número fiscal del cliente es uno que NAV no admite ahí.',
    'Compruebe el número fiscal con el cliente y con queryTaxpayer.',
  ],
  CUSTOMER_DATA_NOT_EXPECTED: [
    'El cliente es un particular, y la comunicación da su nombre.',
    'Omita nombre, dirección y número fiscal cuando customerVatStatus sea PRIVATE_PERSON.',
  ],
  CUSTOMER_DATA_EXPECTED: [
    'El cliente no es un particular, y falta el nombre o la dirección.',
    'Añada customerName y customerAddress, o ponga customerVatStatus en PRIVATE_PERSON.',
  ],
  MISSING_CUSTOMER_DOMESTIC_TAXNUMBER: [
    'Un cliente nacional sujeto a IVA no tiene número fiscal.',
    'Añada el número fiscal húngaro, al menos sus ocho primeras cifras.',
  ],
  DOMESTIC_TAXNUMBER_EXPECTED_REVERSE_CHARGE: [
    'La factura tiene una línea con inversión nacional del sujeto pasivo, y el cliente no tiene número fiscal húngaro.',
    'Añada el número fiscal del cliente, o elija otro caso de IVA.',
  ],
  MISSING_HEAD_DATA_CUSTOMER: ['Falta el número fiscal del cliente, o sus ocho primeras cifras.', STEP_3],
  MISSING_HEAD_DATA_INVOICE_VAT_AMOUNT_HUF: [
    'El IVA de la factura es tal que hay que comunicar el número fiscal del cliente, y falta.',
    STEP_3,
  ],
  MISSING_HEAD_DATA_CUSTOMER_TAXNUMBER: [
    'Una línea lleva inversión nacional del sujeto pasivo, y falta el número fiscal del cliente.',
    STEP_3,
  ],
  SUPPLIER_CUSTOMER_MATCH_TAXPAYER: [
    'Proveedor y cliente tienen el mismo número fiscal.',
    'Corrija el que esté mal de los dos; una factura a uno mismo no se comunica.',
  ],
  SUPPLIER_CUSTOMER_MATCH_BANKACCOUNT: [
    'Proveedor y cliente tienen la misma cuenta bancaria.',
    'Corrija la cuenta que esté mal; la del cliente se puede omitir.',
  ],
  SUPPLIER_CUSTOMER_MATCH_NAME: [
    'Proveedor y cliente tienen el mismo nombre.',
    'Corrija el que esté mal de los dos; una factura a uno mismo no se comunica.',
  ],
  SUPPLIER_FISCAL_MATCH_TAXPAYER: [
    'Proveedor y representante fiscal tienen el mismo número fiscal.',
    'Nombre al representante, u omita fiscalRepresentativeInfo.',
  ],
  SUPPLIER_FISCAL_MATCH_NAME: [
    'Proveedor y representante fiscal tienen el mismo nombre.',
    'Nombre al representante, u omita fiscalRepresentativeInfo.',
  ],
  INCORRECT_COUNTY_CODE_SUPPLIER: [
    'Las dos últimas cifras del número fiscal del proveedor no son un código de condado.',
    STEP_4,
  ],
  INCORRECT_COUNTY_CODE_SUPPLIER_GROUPMEMBER: [
    'Las dos últimas cifras del número fiscal del miembro del grupo que vende no son un código de condado.',
    STEP_4,
  ],
  INCORRECT_COUNTY_CODE_CUSTOMER: [
    'Las dos últimas cifras del número fiscal del cliente no son un código de condado.',
    STEP_4,
  ],
  INCORRECT_COUNTY_CODE_CUSTOMER_GROUPMEMBER: [
    'Las dos últimas cifras del número fiscal del miembro del grupo que compra no son un código de condado.',
    STEP_4,
  ],
  INCORRECT_COUNTY_CODE_FISCALREPRESENTATIVE: [
    'Las dos últimas cifras del número fiscal del representante fiscal no son un código de condado.',
    STEP_4,
  ],
  INCORRECT_COUNTY_CODE_TAXNUMBEROFOBLIGATOR: [
    'Las dos últimas cifras del número fiscal de quien debe la tasa de producto no son un código de condado.',
    STEP_4,
  ],
  INCORRECT_COUNTRY_CODE_SUPPLIERADDRESS: ['La dirección del proveedor tiene un código de país que no existe.', STEP_5],
  INCORRECT_COUNTRY_CODE_CUSTOMERADDRESS: ['La dirección del cliente tiene un código de país que no existe.', STEP_5],
  INCORRECT_COUNTRY_CODE_FISCALREPRESENTATIVEADDRESS: [
    'La dirección del representante fiscal tiene un código de país que no existe.',
    STEP_5,
  ],
  INCORRECT_VAT_CODE_SUPPLIER: [
    'El proveedor se nombra con el número fiscal de un miembro de un grupo de IVA.',
    STEP_6,
  ],
  INCORRECT_VAT_CODE_SUPPLIER_GROUPMEMBER_MISSING: [
    'El proveedor es un grupo de IVA, y no se nombra el miembro que vende.',
    STEP_6,
  ],
  INCORRECT_VAT_CODE_SUPPLIER_GROUPMEMBER: [
    'El número fiscal del miembro del grupo que vende no tiene 4 como novena cifra.',
    STEP_6,
  ],
  INCORRECT_VAT_CODE_CUSTOMER: ['El cliente se nombra con el número fiscal de un miembro de un grupo de IVA.', STEP_6],
  INCORRECT_VAT_CODE_CUSTOMER_GROUPMEMBER: [
    'El número fiscal del miembro del grupo que compra no tiene 4 como novena cifra.',
    STEP_6,
  ],
  INCORRECT_VAT_CODE_FISCALREPRESENTATIVE: [
    'La novena cifra del número fiscal del representante fiscal no es de un representante.',
    'Es 1, 2 o 4; copie el número fiscal del registro.',
  ],
};
