import { UPLOAD_MAX_MB } from "../limits.ts";

const BYTES_IN_MB = 1_048_576;
/** Accepted file types, detected from the bytes (CD-147). Old Office files share one signature, so the server inspects their content. */
export const documentUpload = {
  maxBytes: UPLOAD_MAX_MB * BYTES_IN_MB,
  accepted: [
    "application/pdf",
    "image/jpeg",
    "image/png",
    "image/webp",
    "image/tiff",
    "image/heic",
    "image/heif",
    "application/x-cfb",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    "application/vnd.oasis.opendocument.text",
    "application/vnd.oasis.opendocument.spreadsheet",
  ],
} as const;
