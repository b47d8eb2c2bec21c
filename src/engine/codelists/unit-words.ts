import { lazily } from './code-table.ts';
import { unit, units, type Unit } from './units.ts';

/**
 * Words and shorthands that programs write instead of the code of a unit, after its name in documents. Those that mean
 * different units in different countries are left out.
 */
const WORDS = `
piece pc pcs pce stk stck stück stueck st szt sztuka kpl pz pza ud uds unid unidad pieza pezzo adet kos ks db
h hr hrs std stunde stunden heure heures hora horas ora ore godz godzina tunti uur óra
day tag tage jour jours día dia días giorno giorni dzień dni pv päivä dag dagen nap
wk woche wochen semaine semaines semana semanas settimana settimane tydzień vk viikko
mon monat monate mois mes meses mese mesi miesiąc kk kuukausi maand maanden
min minuten minuto minutos minuti
s sec secs sekunde sekunden seconde secondes segundo segundos secondo secondi
yr jahr jahre an ans année années año años anno anni ano anos
kg kilo kilos kgs kilogramm kilogramo kilogramos kilogram
g gramm gramme grammes gramo gramos gram
l liter liters litro litros litr
m meter meters metro metros metr mtr
m2 qm sqm m²
m3 cbm m³
km kilometer kilometers kilómetro kilómetros
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
