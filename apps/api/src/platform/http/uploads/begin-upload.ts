import { Metadata } from "@tus/server";
import type { FastifyRequest } from "fastify";
import { isRefusal, type Refusal, refuse } from "../../../kernel/outcome.ts";
import { isDiskFailure } from "../../files/disk-failure.ts";
import type { FileStore } from "../../files/file-store.ts";
import { precheck, type ServerContext } from "../handle-request.ts";
import { parseFields, type Received } from "../parse.ts";
import type { UploadDesk } from "./partial-upload-store.ts";
import { nameOfFile } from "./receive-form.ts";
import { findUploadRoute, type Reached, type UploadRoute } from "./upload-doors.ts";
import { reserveUpload } from "./upload-ledger.ts";

type Fields = { readonly [name: string]: string };
type Announced = { readonly to: string; readonly name: string; readonly fields: Fields };

const malformed = (header: string): Refusal =>
  refuse("request.malformed", { fields: [{ field: `headers.${header}`, rule: "invalid_format" }] });

/** Target route, file name and form fields from the Upload-Metadata header. */
const announced = (header: unknown): Announced | Refusal => {
  try {
    const { to, filename, ...fields } = Metadata.parse(String(header ?? ""));
    if (!to) return malformed("upload-metadata");
    return {
      to,
      name: nameOfFile(filename ?? ""),
      fields: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, value ?? ""])),
    };
  } catch {
    return malformed("upload-metadata");
  }
};

const lengthOf = (header: unknown, maxBytes: number): number | Refusal => {
  if (typeof header !== "string" || !/^\d{1,15}$/.test(header)) return malformed("upload-length");
  if (Number(header) > maxBytes) return refuse("request.too_large", { maxBytes });
  return Number(header) === 0 ? refuse("file.empty") : Number(header);
};

/** Parses the input of the target route as if it were a form request. */
export const readAt = (door: Reached, fields: Fields, headers: FastifyRequest["headers"]): Received | Refusal => {
  const received = door.served.parse({ params: door.params, query: {}, body: undefined, headers });
  if (isRefusal(received)) return received;
  const told = parseFields(door.upload.form.fields, fields);
  return isRefusal(told) ? told : { ...received, body: told.fields };
};

/** Begins an upload. Checks headers, permission and precheck first, so that a refused file is never sent. */
export const beginUpload = async (
  context: ServerContext,
  { doors, desk, files }: { readonly doors: readonly UploadRoute[]; readonly desk: UploadDesk; readonly files: FileStore },
  request: FastifyRequest,
): Promise<string | Refusal> => {
  const { session, headers } = request;
  if (!session) return refuse("session.denied");
  const about = announced(headers["upload-metadata"]);
  if (isRefusal(about)) return about;
  const door = findUploadRoute(doors, about.to);
  if (!door) return refuse("route.not_found");
  const size = lengthOf(headers["upload-length"], door.upload.maxBytes);
  if (isRefusal(size)) return size;
  const uploader = await precheck(context, { served: door.served, request, read: () => readAt(door, about.fields, headers) });
  if (isRefusal(uploader)) return uploader;
  if (await desk.hasTooMany(session.accountId)) return refuse("request.too_many");
  const uploadId = await reserveUpload({ ...context, files }, uploader, size);
  if (isRefusal(uploadId)) return uploadId;
  return desk.begin(session.accountId, { ...about, size, uploadId }).catch((error: unknown) => {
    if (isDiskFailure(error)) return refuse("storage.unavailable");
    throw error;
  });
};
