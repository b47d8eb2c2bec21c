/** Code for texts by path. English needs none, so it loads with a translation. */
export { textAt, withTexts } from '../../engine/values.ts';
