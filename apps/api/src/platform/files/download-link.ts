import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import type { DownloadFile } from "./download-headers.ts";
import { HASH } from "./file-key.ts";

/** Path of the download route; the parameter `link` contains the signed file. */
export const DOWNLOAD_PATH = "/api/files";

const Signed = z.object({ hash: z.string().check(z.regex(HASH)), name: z.string(), type: z.string(), expiresAt: z.number() });

export type DownloadLinks = {
  readonly sign: (file: DownloadFile, expiresAt: Date) => string;
  /** Undefined if the link is forged, altered or expired. */
  readonly verify: (link: string, now: Date) => DownloadFile | undefined;
};

/**
 * Signs and verifies download links. A link is a bearer token for one file: the server issues it after a permission check, and it expires
 * after minutes.
 */
export const downloadLinks = (secret: string): DownloadLinks => {
  const key = createHmac("sha256", secret).update("file links").digest();
  const signatureOf = (body: string): Buffer => createHmac("sha256", key).update(body).digest();
  return {
    sign: ({ hash, name, type }, expiresAt) => {
      const body = Buffer.from(JSON.stringify({ hash, name, type, expiresAt: expiresAt.getTime() })).toString("base64url");
      return `${DOWNLOAD_PATH}?link=${body}.${signatureOf(body).toString("base64url")}`;
    },
    verify: (link, now) => {
      const [body = "", signature = ""] = link.split(".");
      const given = Buffer.from(signature, "base64url");
      const expected = signatureOf(body);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const { expiresAt, ...file } = z.parse(Signed, JSON.parse(Buffer.from(body, "base64url").toString()));
      return now.getTime() < expiresAt ? file : undefined;
    },
  };
};
