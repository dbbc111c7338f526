import { Readable } from "node:stream";
import type { Upload, UploadedWith, UploadForm } from "@emdia/contract/route.ts";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import type { FastifyRequest } from "fastify";
import { isRefusal, type Refusal, refuse } from "../../../kernel/outcome.ts";
import { plainName } from "../../files/download-headers.ts";
import type { FileStore } from "../../files/file-store.ts";
import type { StoredFile } from "../../files/keep-file.ts";
import { parseFields } from "../parse.ts";
import { abortIdleUpload, standIn, UploadAborted } from "./receive-upload.ts";

/** Maximum size of a form without its file. */
const BESIDE_FILE_BYTES = 65_536;
const BOUNDS = { fieldSize: 10_000, fields: 50, parts: 60, headerPairs: 20, headerSize: 8_192 };
const FORM = /^multipart\/form-data\s*;/i;

type Parts = { readonly file: StoredFile; readonly name: string; readonly fields: { readonly [name: string]: string } };
type Place = { readonly files: FileStore; readonly upload: Upload; readonly form: UploadForm };

const malformed = (field: string, rule: string): Refusal => refuse("request.malformed", { fields: [{ field, rule }] });

/** The last path segment, without control characters. */
export const nameOfFile = (sent: string): string => plainName(sent.split(/[/\\]/).at(-1) ?? "");

/** Collects fields and file as they arrive. Resolves with a refusal at the first fault, without the rest of the body. */
const gather = (busboy: BusboyInstance, { files, upload, form }: Place): Promise<Parts | Refusal> => {
  const { promise, resolve, reject } = Promise.withResolvers<Parts | Refusal>();
  const fields = new Map<string, string>();
  let keeping: { readonly name: string; readonly file: ReturnType<FileStore["store"]> } | undefined;
  const take = (stream: BusboyFileStream, sentName: string | undefined) => {
    busboy.once("error", () => stream.destroy());
    const file = files.store(standIn(stream), upload);
    file.then((kept) => (kept.ok ? undefined : resolve(kept)), reject);
    keeping = { name: nameOfFile(sentName ?? ""), file };
  };
  busboy.on("file", (field, stream, sentName) => {
    if (field === form.file && !keeping) return take(stream, sentName);
    if (field === form.file) resolve(malformed(form.file, "too_many"));
    stream.on("error", () => undefined).resume();
  });
  busboy.on("field", (name, value, ...[, isCut]) => {
    if (isCut) resolve(malformed(name, "too_big"));
    fields.set(name, value);
  });
  for (const limit of ["partsLimit", "fieldsLimit"] as const) busboy.on(limit, () => resolve(malformed("body", "too_many")));
  busboy.on("error", () => resolve(malformed("body", "invalid_format")));
  busboy.on("finish", async () => {
    if (!keeping) return resolve(refuse("file.missing"));
    const kept = await keeping.file.catch(() => undefined); // the rejection is handled above
    if (kept?.ok) resolve({ file: kept.value, name: keeping.name, fields: Object.fromEntries(fields) });
  });
  return promise;
};

/** Undefined for a content type without a boundary. */
const readerOf = (contentType: string): BusboyInstance | undefined => {
  try {
    return new Busboy({ headers: { "content-type": contentType }, limits: BOUNDS, preservePath: true, defCharset: "utf8" });
  } catch {
    return undefined;
  }
};

/** Rejects if the connection closes before the end of the body. */
const readInto = (busboy: BusboyInstance, bytes: Readable): Promise<never> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const cut = () => {
    const error = new UploadAborted();
    busboy.destroy(error);
    reject(error);
  };
  bytes.once("error", cut);
  bytes.once("close", () => (bytes.readableEnded ? undefined : cut()));
  bytes.pipe(busboy);
  return promise;
};

/** Streams the file of a form into the file store and parses its fields. */
export const receiveForm = async (
  files: FileStore | undefined,
  upload: Upload,
  request: FastifyRequest,
): Promise<UploadedWith<unknown> | Refusal> => {
  const { form } = upload;
  if (!files || !form) throw new Error("a route that takes files needs a file store");
  const contentType = request.headers["content-type"] ?? "";
  if (!FORM.test(contentType)) return refuse("request.unsupported_type", { accepted: ["multipart/form-data"] });
  const tooLarge = Number(request.headers["content-length"] ?? 0) > upload.maxBytes + BESIDE_FILE_BYTES;
  if (tooLarge) return refuse("request.too_large", { maxBytes: upload.maxBytes });
  const busboy = readerOf(contentType);
  if (!busboy) return malformed("body", "invalid_format");
  abortIdleUpload(request);
  const arriving = request.body instanceof Readable ? request.body : Readable.from([]);
  const parts = await Promise.race([gather(busboy, { files, upload, form }), readInto(busboy, arriving)]);
  if (isRefusal(parts)) return parts;
  const told = parseFields(form.fields, parts.fields);
  return isRefusal(told) ? told : { ...parts.file, name: parts.name, fields: told.fields };
};
