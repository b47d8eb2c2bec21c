/** What the host writes into the page about itself. */
const metaContent = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

const below = metaContent('base-path') ?? '';

/**
 * Whether the page is a file of a folder on a host of static files (`npm run static`). Such a page can be opened only at
 * the address of its folder, and names its places in the query: `/try/assay/?/regimes/ES`.
 */
export const isFolder = below === '.';

/** The path of page and service, such as `/assay`; empty at the root. */
export const basePath = isFolder ? new URL('.', location.href).pathname.slice(0, -1) : below;

/** The service that a folder was told to use: its address without `/v0`. */
const named = metaContent('service');

/** Whether there is a service to ask. A folder of static files has one only if it was told. */
export const hasService = !isFolder || named !== undefined;

/** The address of the service, without `/v0`. Where there is none, that at which the engine in this browser answers. */
export const serviceAddress = named ?? location.origin + basePath;

/** What comes before a place of the workbench in its address. */
const before = isFolder ? `${basePath}/?` : basePath;

/** The address of a place of the workbench, such as `/regimes/ES`, for links. */
export const addressOf = (place: string): string => (place.startsWith('/') ? before + place : place);

/** The place of the workbench that this page's address names. */
export const placeHere = (): string =>
  isFolder ? (/^[?](\/.*)/.exec(location.search)?.[1] ?? '/') : location.pathname.slice(basePath.length);
