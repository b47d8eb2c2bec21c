/** The path of page and service, such as `/assay`; empty at the root. The service writes it into the page. */
export const basePath = document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '';
