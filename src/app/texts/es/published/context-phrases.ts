import type { Phrases } from '../../areas.ts';

/** What the API says of the context of an export. */
export const contextPhrases: Phrases = {
  'What the format of an authority asks for and a document does not say. `kind` of a record of VERI*FACTU: `register` an invoice, or `cancel` its record; `rejected`: the agency refused the record before (`S`), or has none (`X`). `issuer_role` of TicketBAI: the supplier issues the invoice (`N`), a third party (`T`), or the customer (`D`).':
    'Lo que el formato de una administración pide y un documento no dice. `kind` de un registro de VERI*FACTU: dar de alta una factura (`register`) o anular su registro (`cancel`); `rejected`: la agencia rechazó antes el registro (`S`) o no tiene ninguno (`X`). `issuer_role` de TicketBAI: emite la factura el proveedor (`N`), un tercero (`T`) o el cliente (`D`).',
  'VERI*FACTU: `false` for the test of the agency, whose QR codes have another address.':
    'VERI*FACTU: `false` para las pruebas de la agencia, cuyos códigos QR tienen otra dirección.',
  'VERI*FACTU: the moment of the record, with its offset; `made_at` when left out.':
    'VERI*FACTU: el momento del registro, con su desfase horario; `made_at` si no se indica.',
  'The program that makes records. TicketBAI needs `license`, VERI*FACTU all others: the three with `S` or `N` say whether it can only send them, can serve more than one taxpayer, and does.':
    'El programa que hace los registros. TicketBAI necesita `license`; VERI*FACTU, todos los demás: los tres con `S` o `N` dicen si solo puede enviarlos, si puede servir a más de un obligado y si lo hace.',
  'Producer of the program.': 'Productor del programa.',
  'Tax number of the producer.': 'NIF del productor.',
  'Name of the program.': 'Nombre del programa.',
  'Two characters that the producer gives the program.': 'Dos caracteres que el productor da al programa.',
  'Version of the program.': 'Versión del programa.',
  'Number of the installation.': 'Número de la instalación.',
  'The record that was made before; left out for the first one. VERI*FACTU needs `issuer`, `num_series` and `fingerprint`, TicketBAI `code` and `signature`.':
    'El registro que se hizo antes; no se indica en el primero. VERI*FACTU necesita `issuer`, `num_series` y `fingerprint`; TicketBAI, `code` y `signature`.',
  'Tax number of its issuer.': 'NIF de su emisor.',
  'Series and number of its invoice.': 'Serie y número de su factura.',
  'Day of its invoice, as in the record or as in a document.':
    'Fecha de su factura, como en el registro o como en un documento.',
  'Its print, 64 digits of 0 to 9 and A to F.': 'Su huella, 64 cifras de 0 a 9 y de A a F.',
  'TicketBAI: its licence.': 'TicketBAI: su licencia.',
  'TicketBAI: series of its invoice.': 'TicketBAI: serie de su factura.',
  'TicketBAI: number of its invoice.': 'TicketBAI: número de su factura.',
  'TicketBAI: the value of its signature.': 'TicketBAI: el valor de su firma.',
  'TicketBAI: the value of the signature that the file gets: its identifier and QR code are made of it.':
    'TicketBAI: el valor de la firma que recibe el fichero: de él salen su identificador y su código QR.',
  'VERI*FACTU: it puts right a record that the agency has.': 'VERI*FACTU: subsana un registro que la agencia tiene.',
  'VERI*FACTU: the agency has no record of the invoice that is cancelled.':
    'VERI*FACTU: la agencia no tiene ningún registro de la factura que se anula.',
  'What the file is stamped with, for authorities that keep a chain of records.':
    'Los sellos del fichero, para administraciones que llevan una cadena de registros.',
  'What it is.': 'Qué es.',
  'The print of the record, or the address of the QR code.': 'La huella del registro, o la dirección del código QR.',
};
