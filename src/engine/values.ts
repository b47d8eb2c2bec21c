/**
 * Entry for the engine's values without an engine: JSON as written, outcomes, units, similar words, limits of faults,
 * values that signatures do not cover. It loads no documents, regimes or addons. The types are in `index.ts`.
 */
export { units } from './codelists/units.ts';
export { unitOfWord } from './codelists/unit-words.ts';
export { isPlaceholder, PLACEHOLDER } from './core/faults/placeholder.ts';
export { inputFault, newFault, wordingOf } from './core/faults/new-fault.ts';
export { listedFaults } from './core/faults/quoting.ts';
export {
  defineMessages,
  described,
  explained,
  messageOf,
  messageText,
  refOf,
  sentence,
  titled,
  worded,
  wordsIn,
} from './core/messages/message.ts';
export { placedTexts, textAt, withTexts } from './core/messages/text-paths.ts';
export { isJsonObject, JsonNumber } from './core/json/json.ts';
export { formatPath, parsePath } from './core/json/path.ts';
export { JSON_LIMITS, readJson } from './core/json/read-json.ts';
export { likelyDays } from './core/cal/likely-day.ts';
export { likelyFigures } from './core/num/likely-figure.ts';
export { sameValue } from './core/num/same-value.ts';
export { hiddenCharacters } from './core/text/hidden-characters.ts';
export { rightIban } from './core/text/iban.ts';
export { distanceOf, nearest } from './core/text/nearest.ts';
export { tableOf } from './core/text/table-of.ts';
export { isAskedFor } from './documents/principal-members.ts';
export { uncoveredPlaces } from './envelope/uncovered-places.ts';
export { failure, success } from './operations/outcome.ts';
export { PLACEHOLDER_CODE } from './operations/placeholders.ts';
export { PLAIN_REASON } from './operations/plain-reason.ts';
export { ENGINE_VERSION, FORMAT_RELEASES } from './version.ts';
