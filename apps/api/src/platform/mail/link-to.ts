import { pathTo, type WebPath } from "@emdia/contract/web-paths.ts";

/** A link into the web app. The origin comes from the settings, never from the request. */
export const linkTo = (publicUrl: string, path: WebPath, query: { readonly [name: string]: string }): string =>
  new URL(pathTo(path as "/login", {}, query), publicUrl).href;
