import { type RefusalCode, refusals } from "@emdia/contract/refusals.ts";
import type { Routes, Upload } from "@emdia/contract/route.ts";
import * as z from "zod/mini";

/** Refusals of every file upload, in addition to those of its route. */
export const uploadRefusals = ({ form, image }: Upload): readonly RefusalCode[] => [
  "request.too_large",
  "request.unsupported_type",
  "file.empty",
  "file.needs_password",
  "file.broken",
  "file.too_slow",
  "storage.unavailable",
  "storage.low",
  "file.inspection_busy",
  "file.quota_reached",
  ...(form ? (["file.missing"] as const) : []),
  ...(image ? (["image.unreadable", "image.too_large"] as const) : []),
];

const fieldsOf = (schema: z.core.$ZodType): object => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }).properties ?? {};

/** Content of an upload: the raw bytes, or a form with the file in one field. */
export const uploadContent = ({ accepted, form }: Upload): object =>
  form
    ? {
        "multipart/form-data": {
          schema: {
            type: "object",
            required: [form.file],
            properties: { [form.file]: { type: "string", contentMediaType: accepted.join(", ") }, ...fieldsOf(form.fields) },
          },
        },
      }
    : Object.fromEntries(accepted.map((type) => [type, {}]));

const PERMISSION = "of the route it leads to";
const text = (name: string, description: string) => ({ name, in: "header", required: true, description, schema: { type: "string" } });
const resumable = text("Tus-Resumable", "1.0.0");
const id = { name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } };
const offset = { ...text("Upload-Offset", "Where this part begins"), schema: { type: "integer", minimum: 0 } };
const length = { ...text("Upload-Length", "How long the file is"), schema: { type: "integer", minimum: 1 } };
const metadata = text(
  "Upload-Metadata",
  "In base64: `to`, the path of a route that takes a file with a form, `filename`, and the fields of the form",
);

const refused = (codes: readonly RefusalCode[]) =>
  Object.fromEntries(
    [...Map.groupBy(codes, (code) => refusals[code].status)].map(([status, some]) => [status, { description: some.join(", ") }]),
  );
const always: readonly RefusalCode[] = ["request.malformed", "request.too_many", "session.denied", "route.not_found"];
type OperationFields = { readonly summary: string; readonly parameters: readonly object[]; readonly responses: object };
const operation = (told: OperationFields) => ({ ...told, "x-permission": PERMISSION });

const paths = {
  "/uploads": {
    post: operation({
      summary: "Begins an upload in parts (tus 1.0): whatever can be refused without the bytes is refused here",
      parameters: [resumable, length, metadata],
      responses: {
        201: { description: "Where its parts go, in Location" },
        ...refused([
          ...always,
          "permission.missing",
          "request.too_large",
          "file.empty",
          "storage.unavailable",
          "storage.low",
          "file.quota_reached",
        ]),
      },
    }),
  },
  "/uploads/{id}": {
    head: operation({
      summary: "How much of one's upload has arrived",
      parameters: [id, resumable],
      responses: { 200: { description: "Upload-Offset and Upload-Length" }, ...refused(always) },
    }),
    patch: {
      ...operation({
        summary: "Brings a part. With the last, or with none when all are there, the upload becomes what its route makes of a file",
        parameters: [id, resumable, offset],
        responses: {
          200: { description: "All has arrived: the answer of the route" },
          204: { description: "Upload-Offset: where the next part begins" },
          ...refused([
            ...always,
            "permission.missing",
            "request.in_progress",
            "request.too_large",
            "storage.unavailable",
            "file.inspection_busy",
          ]),
        },
      }),
      requestBody: { required: true, content: { "application/offset+octet-stream": {} } },
    },
    delete: operation({
      summary: "Throws one's upload away",
      parameters: [id, resumable],
      responses: { 204: { description: "It is gone" }, ...refused(always) },
    }),
  },
};

/** Paths of resumable uploads. They are not in the contract's routes and exist if any route takes a form. */
export const resumablePaths = (routes: Routes): object => (Object.values(routes).some(({ upload }) => upload?.form) ? paths : {});
