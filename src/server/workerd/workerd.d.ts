/** What workerd offers besides the platform of the web. */
declare module 'cloudflare:workers' {
  /** The bindings of the configuration. */
  export const env: { readonly [name: string]: unknown };
}
