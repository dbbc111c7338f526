/** Which error page somebody sees. */
export type ErrorFace = "not-found" | "platform-not-found" | "failed";

/** An address that nobody knows: the unified platform says so in its own words. */
export const notFoundFace = (pathname: string): ErrorFace => (pathname.startsWith("/plataforma/") ? "platform-not-found" : "not-found");

/** A status of 404 is an address or a record that is not there; anything else is trouble. */
export const faceOf = (status: number | undefined, pathname: string): ErrorFace => (status === 404 ? notFoundFace(pathname) : "failed");

export const errorTexts = {
  "not-found": { title: "error.notFoundTitle", text: "error.notFoundText" },
  "platform-not-found": { title: "error.platformNotFound", text: null },
  failed: { title: "error.title", text: "error.text" },
} as const satisfies { readonly [F in ErrorFace]: unknown };
