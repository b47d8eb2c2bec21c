import type { BuildRequest } from '../engine/index.ts';
import { success } from '../engine/values.ts';
import type { RouteInput } from '../api/define-route.ts';
import type { RouteOf } from '../api/routes.ts';
import type { Handlers } from './handler.ts';

export const documentHandlers: Handlers<'build' | 'validate' | 'inspect' | 'correct' | 'replicate'> = {
  build: (input, { engine, context }) => engine.build(withTemplate(input), context),
  validate: ({ data, warnings }, { engine, context }) =>
    engine.validate({ data, ...(warnings && { warnings }) }, context),
  inspect: (input, { engine, context }) => {
    const { include, omit } = input;
    return success(
      engine.inspect({ ...withTemplate(input), ...(include && { include }), ...(omit && { omit }) }, context),
    );
  },
  correct: ({ data, options, schema }, { engine, context }) =>
    engine.correct({ data, ...(options && { options }), ...(schema !== undefined && { schema }) }, context),
  replicate: (input, { engine, context }) => engine.replicate(input, context),
};

/** A null template means none. Setting members one by one is much faster than adding them to a spread copy. */
export function withTemplate({ data, template, type, envelop, warnings }: RouteInput<RouteOf<'build'>>): BuildRequest {
  const request: { -readonly [Member in keyof BuildRequest]: BuildRequest[Member] } = { data };
  if (template) request.template = template;
  if (type !== undefined) request.type = type;
  if (envelop !== undefined) request.envelop = envelop;
  if (warnings) request.warnings = true;
  return request;
}
