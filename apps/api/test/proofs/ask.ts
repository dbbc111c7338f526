/** Longer than anything the server does, and far shorter than a person waits: whoever gets no answer by then has found a hang. */
const DEADLINE_MS = 10_000;

export type TestRequest = {
  readonly method: string;
  /** Below the API's base, with its query. */
  readonly path: string;
  readonly token?: string;
  readonly headers?: { readonly [name: string]: string };
  /** Of the body, where it is not JSON. */
  readonly contentType?: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
};
export type TestResponse = { readonly status: number; readonly body: string };

/** Sends exactly these bytes and reads the answer as it came, where the typed client would refuse to write such a request. */
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
