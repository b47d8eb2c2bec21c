import { plainText } from './signal.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(',').map((word) => word.trim()));

/** Words before a code, in the languages of the authorities; lower case, without accents, spaces and underscores. */
const CODE_KEYS = set(
  `code, codes, errorcode, errorcodes, error, errors, err, errcode, codigo, codigoerror, codigodeerror, codigoerrorregistro, codice,
  codiceerrore, errore, cod, kod, kodbledu, blad, hibakod, hiba, kodgreske, sifra, sifragreske, greska, coderoare, codulerorii,
  eroare, fehler, fehlercode, fehlernummer, regel, regelid, rule, ruleid, rulecode, regula, regola, pravilo,
  erreur, codeerreur, motif, reason, reasoncode, statuscode, statusreasoncode, status, statut, validationerrorcode, exceptioncode,
  exception, foutcode, fout, fejlkode, fejl, felkod, virhekoodi, faultcode, messagecode, validationcode, incidencia,
  codigodeestatus, responsecode, codestatus, codigoestatus, resultcode, violation, failed, warning, warnung, aviso, avviso, kodstatusu`,
);
const SAID_KEYS = set(
  `message, msg, text, description, descripcion, descrizione, beschreibung, meldung, mensaje, mensagem, messaggio, opis, poruka,
  komunikat, uzenet, leiras, mesaj, detail, details, detalle, dettaglio, szczegoly, reason, motivo, title, titolo, hint, hinweis,
  suggerimento, suggestion, errormessage, errordescription, descripcionerror, shortdescription, errordetail, besked, melding,
  descriere, descripcionerrorregistro, mensajeincidencia, exceptiondescription, statusreason, note, nota, longdescription, cause, test`,
);
const PLACE_KEYS = set(
  `path, pfad, location, xpath, place, field, campo, feld, element, elemento, ort, where, riga, line, zeile, linea, ligne, sor,
  wiersz, column, colonna, spalte, position, pointer, tag, lineid, pos, row, chemin, ruta, percorso, sciezka, regel`,
);
const SEVERITY_KEYS = set(
  `severity, level, type, flag, grad, adjgrad, schweregrad, gravedad, gravita, tipo, art, errorlevel, category, categoria, kategorie,
  state, stato, estado, stare, outcome, esito, resultado, ergebnis, result, validationresultcode, status, statut, nr, no, step, schritt,
  count, anzahl, source, scenario`,
);

export type KeyKind = 'code' | 'said' | 'place' | 'severity';

const plainKey = (key: string): string => plainText(key).replaceAll(/[^a-z]/g, '');

const known = (key: string) =>
  CODE_KEYS.has(key) || SAID_KEYS.has(key) || PLACE_KEYS.has(key) || SEVERITY_KEYS.has(key);

/** Whether a key can only stand before a code. */
export const isCodeKey = (key: string): boolean =>
  keyKind(key) === 'code' &&
  /cod|kod|sifra|err|rule|rego?[lu]|exception|fehler|fout|hiba|blad|greska|pravilo/.test(plainKey(key));

/** What a key or the title of a column says of its value; undefined for other words. */
export function keyKind(key: string): KeyKind | undefined {
  if (key.length > 40) return undefined;
  const whole = plainKey(key);
  const plain = known(whole) ? whole : whole.replaceAll(/error|registro|result|validation|status/g, '');
  if (CODE_KEYS.has(plain)) return 'code';
  if (SAID_KEYS.has(plain)) return 'said';
  if (PLACE_KEYS.has(plain)) return 'place';
  if (SEVERITY_KEYS.has(plain)) return 'severity';
  return undefined;
}

const CODE = /^(?:\d{3,6}|[A-Za-z][A-Za-z0-9]{0,30}(?:[-_:.][A-Za-z0-9.]{1,30}){0,12})$/;

/** A word that may be a code, without the marks of a mail or a table around it; undefined for other words. */
export function codeIn(word: string): string | undefined {
  if (word.length > 140) return undefined;
  const bare = word
    .trim()
    .replace(/^[\s_*`"'“”„([{<#]{1,9}/, '')
    .replace(/[\s_*`"'“”\])}>.,:;]{1,9}$/, '');
  return bare.length >= 2 && bare.length <= 100 && CODE.test(bare) ? bare : undefined;
}

/** Whether a word looks like a code of some authority. Not the three digits of an HTTP status. */
export const looksLikeCode = (code: string): boolean =>
  /^(?=[^a-z]*\d|[A-Z_]{6,})(?!\d{1,3}$)[A-Z\d][\w.:-]{2,60}$/.test(code);
