/** What Node gives along with a request. */
interface NodeSide {
  readonly outgoing: { destroy(): unknown };
}

type Fetch = (request: Request) => Response | Promise<Response>;

/**
 * Cuts the connection when an upstream breaks off in the middle of its answer. The server library would do so too, but prints the error
 * with its stack past the log. Only what an upstream sends can break, so no other answer pays for this.
 */
export function cutQuietly(fetch: Fetch): (request: Request, side: NodeSide) => Promise<Response> {
  return async (request, { outgoing }) => {
    const response = await fetch(request);
    if (response.headers.get('Assay-Engine') !== 'upstream' || !response.body) return response;
    const reader = response.body.getReader();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch {
          outgoing.destroy();
          // The connection is gone, and with it whoever waits for more.
          await new Promise(() => undefined);
        }
      },
      async cancel(reason) {
        await reader.cancel(reason).catch(() => undefined);
      },
    });
    return new Response(body, response);
  };
}
