import { type HttpResponse, Upload } from "tus-js-client";

type Metadata = { readonly [name: string]: string };
type Sending = { readonly metadata?: Metadata; readonly chunkSize?: number };
type Spoken = {
  readonly method: string;
  readonly path?: string;
  readonly headers?: Metadata;
  readonly body?: Buffer;
  readonly token?: string;
};
export type Spoke = { readonly status: number; readonly headers: Headers; readonly body: Readonly<Record<string, unknown>> };

export const PART_TYPE = "application/offset+octet-stream";
export const toShelf = (to = "/shelves/7/papers"): Metadata => ({ to, filename: "Ficha de férias.pdf" });
export const encoded = (metadata: Metadata): string =>
  Object.entries(metadata)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
    .join(",");

/** Sends files in parts: with the tus client of the web app, and with raw requests for cases that the client never sends. */
export const partSender = (address: string, ownToken: string) => {
  const endpoint = `${address}/api/uploads`;
  const speak = async ({ method, path = "", headers = {}, body, token = ownToken }: Spoken): Promise<Spoke> => {
    const response = await fetch(`${endpoint}${path}`, {
      method,
      headers: { "tus-resumable": "1.0.0", ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body && { body: new Uint8Array(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === "" ? {} : JSON.parse(text) };
  };
  const begin = (size: number, metadata = toShelf()) =>
    speak({ method: "POST", headers: { "upload-length": String(size), "upload-metadata": encoded(metadata) } });
  return {
    speak,
    begin,
    /** Begins an upload and returns its path. */
    begun: async (size: number, metadata = toShelf()) =>
      ((await begin(size, metadata)).headers.get("location") ?? "").slice("/api/uploads".length),
    patch: (path: string, offset: number, body: Buffer = Buffer.alloc(0)) =>
      speak({ method: "PATCH", path, headers: { "upload-offset": String(offset), "content-type": PART_TYPE }, body }),
    offsetOf: async (path: string) => Number((await speak({ method: "HEAD", path })).headers.get("upload-offset")),
    upload: (bytes: Buffer, { metadata = toShelf(), chunkSize }: Sending = {}) => {
      const { promise: done, resolve, reject } = Promise.withResolvers<HttpResponse>();
      const upload = new Upload(bytes, {
        endpoint,
        headers: { authorization: `Bearer ${ownToken}` },
        metadata: { ...metadata },
        retryDelays: null,
        ...(chunkSize && { chunkSize }),
        onSuccess: ({ lastResponse }) => resolve(lastResponse),
        onError: reject,
      });
      return { upload, done };
    },
  };
};
export type PartSender = ReturnType<typeof partSender>;
