import type { Handlers as HandlersOf, HandlerScope } from '../../operations/handler.ts';
import type { OperationId } from '../../api/routes.ts';
import type { Limits } from '../limits.ts';

/** The context of the service's handlers. */
export interface Scope extends HandlerScope {
  /** Who answers routes that an upstream may have. */
  readonly answers: 'embedded' | 'upstream';
  readonly limits: Limits;
  /** Whether the Model Context Protocol is served. */
  readonly assistants: boolean;
  /** The base path of the service; empty at the root. */
  readonly basePath: string;
}

export type Handlers<Ids extends OperationId = OperationId> = HandlersOf<Ids, Scope>;
