/** Longer than any response takes: a request without a response by then hangs. */
const DEADLINE_MS = 10_000;

export type TestRequest = {
  readonly method: string;
  /** Path below the API base, with query. */
  readonly path: string;
  readonly token?: string;
  readonly headers?: { readonly [name: string]: string };
  /** Content type of a body that is not JSON. */
  readonly contentType?: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
};
export type TestResponse = { readonly status: number; readonly body: string };

/** Sends exactly these bytes and returns the raw response, because the typed client cannot send malformed requests. */
export const ask = async (
  address: string,
  { method, path, token, headers, contentType = "application/json", body }: TestRequest,
): Promise<TestResponse> => {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { "content-type": contentType }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  return { status: response.status, body: await response.text() };
};
