/** workerd's additions to the web platform. */
declare module 'cloudflare:workers' {
  /** The bindings of the configuration. */
  export const env: { readonly [name: string]: unknown };
}
