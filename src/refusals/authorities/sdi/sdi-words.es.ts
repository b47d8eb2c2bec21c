import type { CodeWords } from '../../code-words.ts';

const STEP_1 = 'Quite la naturaleza, o ponga el tipo a 0.';

export const SDI_WORDS: CodeWords = {
  '00001': [
    'El nombre del archivo no tiene la forma que pide el SdI.',
    'Nombre el archivo con país, transmisor y número progresivo: `IT01234567890_00001.xml`.',
  ],
  '00002': ['Ya se envió un archivo con este nombre.', 'Envíe el archivo con un nombre que no haya usado todavía.'],
  '00003': [
    'El archivo es mayor de lo que permite el canal.',
    'Reduzca los anexos, o envíe menos facturas en un archivo.',
  ],
  '00100': ['El certificado de la firma ha caducado.', 'Firme el archivo con un certificado vigente.'],
  '00101': ['El certificado de la firma está revocado.', 'Firme el archivo con otro certificado.'],
  '00102': [
    'La firma no corresponde al contenido del archivo.',
    'Firme el archivo como último paso; cualquier cambio posterior rompe la firma.',
  ],
  '00103': ['La firma no dice cuándo se hizo.', 'Firme incluyendo la hora de la firma.'],
  '00104': [
    'El SdI no confía en el emisor del certificado.',
    'Firme con un certificado de un proveedor de la lista de confianza.',
  ],
  '00105': [
    'La firma lleva fecha posterior a la recepción del archivo en el SdI.',
    'Ponga en hora el reloj de la máquina que firma, y firme de nuevo.',
  ],
  '00106': [
    'El archivo o el archivo comprimido está vacío o dañado.',
    'Abra el archivo antes de enviarlo; comprímalo de nuevo.',
  ],
  '00107': ['El certificado de la firma no es válido.', 'Firme con un certificado cualificado válido.'],
  '00200': [
    'El archivo no cumple el esquema de FatturaPA.',
    'El texto junto al código nombra el elemento y la línea. Valide el XML con el esquema de su versión.',
  ],
  '00201': [
    'El archivo tiene más de cincuenta errores frente al esquema.',
    'Valide el XML con el esquema: casi siempre un elemento erróneo cerca del principio causa el resto.',
  ],
  '00300': [
    'El código fiscal del transmisor no está en el registro.',
    'Ponga ahí el código fiscal de quien envía el archivo; en una persona física, el codice fiscale.',
  ],
  '00301': [
    'El número de IVA del proveedor no está en el registro.',
    'Compruebe el número del proveedor con la agencia tributaria.',
  ],
  '00302': [
    'El código fiscal del proveedor no está en el registro.',
    'Compruebe el codice fiscale del proveedor con la agencia tributaria.',
  ],
  '00303': [
    'El número de IVA de un representante fiscal no está en el registro.',
    'Compruebe el número del representante del proveedor o del cliente.',
  ],
  '00304': [
    'El código fiscal del representante fiscal no está en el registro.',
    'Compruebe el codice fiscale del representante.',
  ],
  '00305': [
    'El número de IVA del cliente no está en el registro.',
    'Pida al cliente el número correcto; VIES y la agencia tributaria lo confirman.',
  ],
  '00306': [
    'El código fiscal del cliente no está en el registro.',
    'Pida al cliente el número correcto; VIES y la agencia tributaria lo confirman.',
  ],
  '00311': [
    'El SdI no conoce ningún destinatario con ese código.',
    'Pida al cliente los siete caracteres del código de destinatario, o escriba `0000000`.',
  ],
  '00312': [
    'El código de destinatario no está en uso ahora.',
    'Pida al cliente un código en uso, o escriba `0000000`.',
  ],
  '00320': [
    'El número de IVA y el código fiscal del proveedor son de contribuyentes distintos.',
    'Haga que ambos sean del mismo contribuyente, u omita el código fiscal.',
  ],
  '00321': [
    'El proveedor no es miembro del grupo de IVA cuyo número usa.',
    'Escriba el codice fiscale del miembro que emite la factura.',
  ],
  '00322': [
    'El número de IVA es de un grupo de IVA, y falta el código fiscal del miembro.',
    'Añada el codice fiscale del miembro que emite la factura.',
  ],
  '00323': [
    'El número de IVA del proveedor se dio de baja hace más de cinco años.',
    'Emita la factura con un número en uso.',
  ],
  '00324': [
    'El número de IVA y el código fiscal del cliente son de contribuyentes distintos.',
    'Haga que ambos sean del mismo contribuyente, u omita el código fiscal.',
  ],
  '00398': [
    'Se usa el código de la oficina central, aunque el organismo público tiene una oficina con código propio.',
    'Busque la oficina en el índice de organismos públicos (IPA) y escriba su código.',
  ],
  '00399': [
    'El cliente es un organismo público, pero el formato es el de clientes privados.',
    'Envíe la factura como FPA12 con los seis caracteres del código de oficina.',
  ],
  '00313': [
    'El código de destinatario es el de clientes extranjeros, XXXXXXX, y el cliente es italiano.',
    'Pida al cliente el código de destinatario, o escriba 0000000.',
  ],
  '00400': [
    'Una línea con tipo 0 no tiene naturaleza.',
    'Diga por qué la línea no lleva IVA: dé la naturaleza (de N1 a N7) de la operación.',
  ],
  '00401': ['Una línea tiene naturaleza aunque su tipo no es 0.', STEP_1],
  '00403': [
    'La factura lleva fecha posterior al día en que la recibió el SdI.',
    'Ponga a la factura la fecha del envío o una anterior.',
  ],
  '00404': [
    'El SdI ya tiene una factura del mismo proveedor, año y número.',
    'Si aquella se aceptó, esta sobra. Si no, dé a la factura un número propio.',
  ],
  '00409': [
    'Dos facturas del mismo archivo tienen el mismo número y fecha.',
    'Dé a cada factura del archivo su propio número.',
  ],
  '00411': [
    'Una línea está sujeta a retención, pero la factura no tiene ninguna.',
    'Añada la retención con clase, tipo e importe, o quítela de la línea.',
  ],
  '00413': ['Una contribución a una caja lleva tipo 0 y no tiene naturaleza.', 'Dé la naturaleza de la contribución.'],
  '00414': ['Una contribución a una caja tiene naturaleza aunque su tipo no es 0.', STEP_1],
  '00415': [
    'Una contribución a una caja está sujeta a retención, pero la factura no tiene ninguna.',
    'Añada la retención, o quítela de la contribución.',
  ],
  '00417': [
    'El cliente no tiene ni número de IVA ni código fiscal.',
    'Añada uno de los dos; un cliente particular en Italia tiene codice fiscale.',
  ],
  '00418': [
    'El documento lleva fecha anterior a la factura a la que se refiere.',
    'Póngale la fecha de aquella factura o una posterior.',
  ],
  '00419': [
    'Un tipo de las líneas o cajas no tiene resumen.',
    'Escriba un resumen para cada tipo y naturaleza que aparezca.',
  ],
  '00420': [
    'El resumen indica inversión del sujeto pasivo (N6) junto con pago dividido.',
    'Elija uno de los dos: con N6 la exigibilidad es I o D.',
  ],
  '00421': [
    'La cuota de un resumen no es su base por su tipo, con 0,01 de margen.',
    'Calcule la cuota de cada tipo con la suma del resumen, no con líneas redondeadas.',
  ],
  '00422': [
    'La base de un resumen no es la suma de sus líneas y cajas, con 1 euro de margen.',
    'Sume las líneas y cajas de ese tipo y naturaleza; busque descuentos del documento, que no tienen línea propia.',
  ],
  '00423': [
    'El total de una línea no es su precio con descuentos y recargos por la cantidad, con 0,01 de margen.',
    'Calcule el total con el precio y la cantidad tal como están escritos; escriba el precio con hasta ocho decimales si se redondeó.',
  ],
  '00424': ['Un tipo está escrito como fracción y no como porcentaje.', 'Escriba 22.00 para el 22 por ciento.'],
  '00425': ['El número de la factura no tiene ninguna cifra.', 'Dé a la factura un número con al menos una cifra.'],
  '00426': [
    'La dirección de correo certificado no correspondía al código de destinatario.',
    'Las listas nuevas del SdI no tienen este código. Si lo vio en notas antiguas, busque qué rechaza hoy el archivo.',
  ],
  '00427': [
    'La longitud del código de destinatario no corresponde al formato: seis caracteres en FPA12, siete en FPR12.',
    'Escriba seis caracteres para un organismo público y siete para los demás.',
  ],
  '00428': [
    'El formato de la transmisión no es el del atributo `versione`.',
    'Escriba el mismo valor en ambos: FPA12, FPR12 o FSM10.',
  ],
  '00429': ['Un resumen con tipo 0 no tiene naturaleza.', 'Dé al resumen la naturaleza de sus líneas.'],
  '00430': ['Un resumen tiene naturaleza aunque su tipo no es 0.', STEP_1],
  '00437': ['Un descuento o recargo del documento no tiene ni porcentaje ni importe.', 'Dé uno de los dos.'],
  '00438': ['Un descuento o recargo de una línea no tiene ni porcentaje ni importe.', 'Dé uno de los dos.'],
  '00443': ['Un tipo de las líneas o cajas no aparece en ningún resumen.', 'Escriba un resumen para ese tipo.'],
  '00444': [
    'Una naturaleza de las líneas o cajas no aparece en ningún resumen.',
    'Escriba un resumen para esa naturaleza.',
  ],
  '00445': [
    'La naturaleza es uno de los valores generales N2, N3 o N6, que ya no se admiten.',
    'Escriba el valor más fino, como N2.1, N3.5 o N6.9.',
  ],
  '00448': [
    'La naturaleza era demasiado general para un documento de una operación transfronteriza.',
    'Escriba el valor más fino de la naturaleza.',
  ],
  '00459': ['El régimen fiscal RF03 se suprimió.', 'Escriba el régimen que el proveedor tiene hoy.'],
  '00460': [
    'La factura simplificada supera el importe hasta el que puede emitirse una.',
    'Emita una factura ordinaria (TD01).',
  ],
  '00471': [
    'Proveedor y cliente son el mismo, lo que este tipo de documento no admite (de TD01 a TD03, TD06, TD07, de TD16 a TD20, TD24, TD25, TD28, TD29).',
    'Escriba al proveedor extranjero o italiano como proveedor, y a usted como cliente.',
  ],
  '00472': [
    'Proveedor y cliente son distintos, pero en TD21 y TD27 han de ser el mismo.',
    'Escríbase a usted como proveedor y como cliente.',
  ],
  '00473': [
    'El país del proveedor no corresponde al tipo: TD17, TD18, TD19 y TD28 son para extranjeros, TD29 para italianos.',
    'Escriba el país del proveedor real, o elija el tipo que le corresponde.',
  ],
  '00474': ['TD21 no puede tener líneas con tipo 0.', 'Dé a cada línea el tipo que corresponde.'],
  '00475': [
    'El cliente de este tipo de documento ha de tener número de IVA (de TD16 a TD20, TD22, TD23, TD28, TD29).',
    'Añada el número de IVA del cliente, que es usted.',
  ],
  '00476': [
    'Proveedor y cliente son extranjeros.',
    'Uno de los dos ha de ser italiano; mire los países de ambos números de IVA.',
  ],
  '00477': [
    'La declaración de intenciones que nombra la factura ya no es válida.',
    'Pida al cliente una declaración válida, o cobre el IVA.',
  ],
  '00300-checksum': [
    'Un número de IVA o código fiscal tiene mal el dígito de control, así que ningún registro lo tiene: el SdI responde 00301, 00302, 00305 o 00306.',
    'Copie el número del registro; VIES y la agencia tributaria lo confirman.',
  ],
};
