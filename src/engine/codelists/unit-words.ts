import { lazily } from './code-table.ts';
import { unit, units, type Unit } from './units.ts';

/**
 * Words and shorthands that programs write instead of the code of a unit, after its name in documents. Those that mean
 * different units in different countries are left out, and plurals with an `s`.
 */
const WORDS = `
piece pc pcs pce stk stck stück st szt kpl pz pza ud uds unid
h hr hrs std stunde stunden heure hora ora ore godz godzina tunti
day tag tage jour día dia giorno giorni dzień dni pv
wk woche wochen semaine semana settimana settimane tydzień vk
mon monat monate mois mes mese mesi miesiąc kk
min minuten minuto minuti
s sec sekunde sekunden seconde segundo secondo secondi
yr jahr jahre an ans année año anno anni ano
kg kilo kgs kilogramm
g gramme gramo
l liter litro
m meter metro mtr
m2 qm sqm m²
m3 cbm m³
km kilometer
item krt
`;

const byWord = lazily((): ReadonlyMap<string, Unit> => {
  const found = new Map<string, Unit>();
  const add = (word: string, named: Unit): void => {
    const plain = plainly(word);
    if (plain !== '' && !found.has(plain)) found.set(plain, named);
  };
  for (const measure of units()) add(measure.key, measure);
  for (const measure of units()) add(measure.name, measure);
  for (const line of WORDS.trim().split('\n')) {
    const [key = '', ...words] = line.split(' ');
    const named = unit(key);
    if (!named) throw new Error(`there is no unit ${key}`);
    for (const word of words) add(word, named);
  }
  return found;
});

/** The unit that a word means which is no code: `Hours`, `hrs.` and `Stunden` are `h`. */
export function unitOfWord(word: string): Unit | undefined {
  return word.length > LONGEST ? undefined : byWord().get(plainly(word));
}

const LONGEST = 40;

/** Without capitals, point and the English plural. */
const plainly = (word: string): string => {
  const plain = word.trim().toLowerCase().replace(/\.$/, '');
  return plain.length > 3 && plain.endsWith('s') ? plain.slice(0, -1) : plain;
};
