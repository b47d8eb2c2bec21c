import type { Phrases } from '../../said.ts';

/** Why a rule names no norm. */
export const uncitedPhrases: Phrases = {
  'A figure of the format itself, which building calculates.':
    'Una cifra del propio formato, que se calcula al generar.',
  'A message of the life cycle is about one document; the number of the rule in XP Z12-012 was not found.':
    'Un mensaje del ciclo de vida trata de un solo documento; no se encontró el número de la regla en XP Z12-012.',
  'A rule of the format itself about definitions of taxes, which are no documents that a norm speaks of.':
    'Una regla del propio formato sobre definiciones de impuestos, que no son documentos de los que hable una norma.',
  'A rule of the format itself about its envelope.': 'Una regla del propio formato sobre su sobre.',
  'A rule of the format itself: an identity without its code says nothing.':
    'Una regla del propio formato: una identificación sin su código no dice nada.',
  'A rule of the format itself: two members that would say the same, or contradict each other.':
    'Una regla del propio formato: dos campos que dirían lo mismo, o se contradirían.',
  'A rule of the format itself: what every document of this kind states. No norm holds for such documents everywhere.':
    'Una regla del propio formato: lo que indica todo documento de esta clase. Ninguna norma vale para estos documentos en todas partes.',
  'A rule of the format itself: without this member the value says nothing.':
    'Una regla del propio formato: sin este campo el valor no dice nada.',
  'Arithmetic: the figures of one document agree with each other.':
    'Aritmética: las cifras de un documento concuerdan entre sí.',
  'EN 16931-1 asks for a line in every invoice (BR-16); the format also takes a discount or a charge in place of one.':
    'EN 16931-1 pide una línea en toda factura (BR-16); el formato admite en su lugar un descuento o un cargo.',
  'French parties go by their SIREN; the number of the rule in XP Z12-012 that asks for that of the customer was not found.':
    'Las partes francesas se identifican con su SIREN; no se encontró el número de la regla de XP Z12-012 que pide el del cliente.',
  'Geometry: a latitude is at most a quarter turn, a longitude at most half a turn.':
    'Geometría: una latitud es como mucho un cuarto de vuelta, una longitud como mucho media vuelta.',
  'Order of time: an invoice reports what has been, and is due later. No article that says so was found.':
    'Orden del tiempo: una factura da cuenta de lo que ha sido y vence después. No se encontró ningún artículo que lo diga.',
  'The CUIT is given out by the tax authority; the resolution that describes its form and check digit was not found.':
    'El CUIT lo asigna la administración tributaria; no se encontró la resolución que describe su forma y su dígito verificador.',
  'The form is that of the addresses of what3words, which no public norm describes.':
    'La forma es la de las direcciones de what3words, que ninguna norma pública describe.',
  'The form is that of the format itself.': 'La forma es la del propio formato.',
  'The format itself tells responses from updates; XP Z12-012 knows one message.':
    'El propio formato distingue respuestas de actualizaciones; XP Z12-012 conoce un solo mensaje.',
  'The law of the regime decides: its definition lists what there is, with sources.':
    'Decide la ley del régimen: su definición enumera lo que hay, con fuentes.',
  'The list is that of the format itself.': 'La lista es la del propio formato.',
  'The model of the NFS-e has no field for it, which is all that the norm says.':
    'El modelo de la NFS-e no tiene campo para ello, que es todo lo que dice la norma.',
  'The number is that of Det Centrale Virksomhedsregister; the CVR-loven does not describe its digits, and no other norm was found.':
    'El número es el de Det Centrale Virksomhedsregister; la CVR-loven no describe sus cifras, y no se encontró otra norma.',
  'The schema has no member for the territory: it decides to which of the three tax offices a file is sent.':
    'El esquema no tiene campo para el territorio: decide a cuál de las tres haciendas forales se envía un archivo.',
  'The schema has no place for it, which is all that the norm says.':
    'El esquema no tiene sitio para ello, que es todo lo que dice la norma.',
  'The tax offices of each Land give out the Steuernummer in a layout of their own; no law that describes them was found.':
    'Las oficinas tributarias de cada Land asignan el Steuernummer con un formato propio; no se encontró ninguna ley que los describa.',
  'Two sources tell the form of the number (law.test.ts); no page of the register that describes it was found.':
    'Dos fuentes dicen la forma del número (law.test.ts); no se encontró ninguna página del registro que la describa.',
};
