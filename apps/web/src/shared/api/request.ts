import type { CallOptions } from "@emdia/contract/route.ts";
import { type PathQuery, queryText } from "@emdia/contract/web-paths.ts";

/** Input of a call as the contract types it: path parameters next to `query` and `body`. */
export type Sent = { readonly [parameter: string]: unknown; readonly query?: PathQuery; readonly body?: unknown };
export type WireRequest = {
  readonly path: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | Blob | FormData | null;
};
type Facts = CallOptions & {
  readonly accessToken: string | null;
  /** Language of the screen, in which the server answers texts of the catalogue. */
  readonly language?: string;
  readonly newKey: () => string;
};

/** Base path of the API. */
const BASE = "/api";

const pathOf = (template: string, sent: Sent) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = sent[name];
    if (value === undefined || value === null) throw new TypeError(`The path ${template} needs ${name}.`);
    return encodeURIComponent(String(value));
  });

/** Header text: `5` for one company, `[5,6]` for several. */
const companyText = (companyId: number | readonly number[]) =>
  typeof companyId === "number" ? String(companyId) : JSON.stringify(companyId);

/** Sends a file as raw bytes, a form as multipart, everything else as JSON. */
const bodyOf = (body: unknown) => {
  if (body === undefined) return null;
  return body instanceof Blob || body instanceof FormData ? body : JSON.stringify(body);
};
/** The browser names the type of a form itself, because it contains the boundary. */
const typeOf = (body: unknown) => {
  if (body === undefined || body instanceof FormData) return {};
  return { "content-type": body instanceof Blob ? "application/octet-stream" : "application/json" };
};

/** Builds the request of a route key such as `"GET /projects/{id}"`. */
export const writeRequest = (key: string, sent: Sent, facts: Facts): WireRequest => {
  const [method = "", template = ""] = key.split(" ");
  const query = queryText(sent.query ?? {});
  return {
    path: `${BASE}${pathOf(template, sent)}${query && `?${query}`}`,
    method,
    headers: {
      accept: "application/json",
      ...(facts.language && { "accept-language": facts.language }),
      ...(facts.accessToken !== null && { authorization: `Bearer ${facts.accessToken}` }),
      ...(facts.companyId !== undefined && { companyId: companyText(facts.companyId) }),
      ...(facts.projectId !== undefined && { projectId: String(facts.projectId) }),
      ...typeOf(sent.body),
      // The server answers a repeated key with the first result.
      ...(method === "POST" && { "idempotency-key": facts.idempotencyKey ?? facts.newKey() }),
    },
    body: bodyOf(sent.body),
  };
};
