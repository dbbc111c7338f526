/** Kind of error page. */
export type ErrorFace = "not-found" | "platform-not-found" | "failed";

/** The unified platform has its own page for unknown paths. */
export const notFoundFace = (pathname: string): ErrorFace => (pathname.startsWith("/plataforma/") ? "platform-not-found" : "not-found");

/** 404 means an unknown path or record; any other status is a failure. */
export const faceOf = (status: number | undefined, pathname: string): ErrorFace => (status === 404 ? notFoundFace(pathname) : "failed");

export const errorTexts = {
  "not-found": { title: "error.notFoundTitle", text: "error.notFoundText" },
  "platform-not-found": { title: "error.platformNotFound", text: null },
  failed: { title: "error.title", text: "error.text" },
} as const satisfies { readonly [F in ErrorFace]: unknown };
