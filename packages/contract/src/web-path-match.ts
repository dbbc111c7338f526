import { type PathConstraint, type WebPath, type WebPathParams, webPathList, webPaths } from "./web-paths.ts";

/** Matched path: its template and the parsed parameters. */
export type WebPathMatch = { readonly [P in WebPath]: { readonly path: P; readonly params: WebPathParams<P> } }[WebPath];

const wholeNumber = (segment: string, minimum: number): number | undefined => {
  const number = Number(segment);
  return /^\d+$/.test(segment) && Number.isSafeInteger(number) && number >= minimum ? number : undefined;
};

/** A segment with an invalid percent escape does not match. */
const plainText = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment) || undefined;
  } catch {
    return undefined;
  }
};

const readers: { readonly [C in PathConstraint]: (segment: string) => number | string | undefined } = {
  positive: (segment) => wholeNumber(segment, 1),
  natural: (segment) => wholeNumber(segment, 0),
  text: plainText,
};

const readParams = (path: WebPath, segments: readonly string[]): Record<string, number | string> | undefined => {
  const screen = webPaths[path];
  const constraints: { readonly [name: string]: PathConstraint } = "params" in screen ? screen.params : {};
  const template = path.split("/");
  if (template.length !== segments.length) return undefined;

  const params: Record<string, number | string> = {};
  for (const [index, segment] of segments.entries()) {
    const expected = template[index];
    const name = expected?.startsWith("{") ? expected.slice(1, -1) : undefined;
    const constraint = name === undefined ? undefined : constraints[name];
    if (name === undefined || constraint === undefined) {
      if (segment !== expected) return undefined;
      continue;
    }
    const value = readers[constraint](segment);
    if (value === undefined) return undefined;
    params[name] = value;
  }
  return params;
};

/** Finds the screen of a path; `undefined` if no path matches or a parameter is invalid. */
export const matchWebPath = (pathname: string): WebPathMatch | undefined => {
  const segments = (pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname).split("/");
  for (const path of webPathList) {
    const params = readParams(path, segments);
    if (params) return { path, params } as WebPathMatch;
  }
  return undefined;
};

export const webAreas = ["projetos", "pendencias", "colaboradores", "agenda-de-risco", "treinamentos", "paineis", "minha-conta"] as const;
export type WebArea = (typeof webAreas)[number];

/** Area of a path; `projetos` by default. */
export const areaOf = (pathname: string): WebArea => {
  const fragment = pathname.split("/")[1];
  return webAreas.find((area) => area === fragment) ?? "projetos";
};
