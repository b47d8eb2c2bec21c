/** Where page and service lie below their address, such as `/assay`; empty at the root. The service tells it in the page. */
export const basePath = document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '';
