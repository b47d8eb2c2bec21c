/** The implementation of commands that need extra code, together in one file of the build. */
export { isSignedEnvelope } from '../../language/recognise/signed-envelope.ts';
export { convertSource } from './convert-source.ts';
export {
  bringRules,
  forgetRules,
  judgeChosen,
  keepRules,
  openDropped,
  openFiles,
  openRow,
  stepBy,
} from './file-work.ts';
export { yamlOf } from './yaml-of.ts';
export { unwrap } from './unwrap.ts';
