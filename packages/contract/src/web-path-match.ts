import { isWebPath, type WebPath, type WebPathParams, webPathList, webPaths } from "./web-paths.ts";

/** A known address: its template and the parameters read from it. */
export type WebPathMatch = { readonly [P in WebPath]: { readonly path: P; readonly params: WebPathParams<P> } }[WebPath];
