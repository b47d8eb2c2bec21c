// The entry of the engine's worker. It has only this import, and no chunk may import it: WebKit evaluates the entry of
// a worker once more when another chunk imports it, and regimes would then have other types than documents.
import './engine-host.ts';
