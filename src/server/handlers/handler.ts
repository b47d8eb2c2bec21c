import type { Handlers as HandlersOf, HandlerScope } from '../../handlers/handler.ts';
import type { OperationId } from '../../contract/routes.ts';
import type { Limits } from '../limits.ts';

/** What the service's handlers work with. */
export interface Scope extends HandlerScope {
  /** Who answers the routes that an upstream may have. */
  readonly answers: 'embedded' | 'upstream';
  readonly limits: Limits;
  /** Whether the Model Context Protocol is served. */
  readonly assistants: boolean;
  /** Where the whole service lies below its address; empty at the root. */
  readonly basePath: string;
}

export type Handlers<Ids extends OperationId = OperationId> = HandlersOf<Ids, Scope>;
