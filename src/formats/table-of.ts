export { tableOf } from '../engine/values.ts';
