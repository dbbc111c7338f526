import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import type { DownloadFile } from "./download-headers.ts";
import { HASH } from "./file-key.ts";

/** Where the server's own route answers; the rest of the link stands in `link`. */
export const DOWNLOAD_PATH = "/api/files";

const Signed = z.object({ hash: z.string().check(z.regex(HASH)), name: z.string(), type: z.string(), expiresAt: z.number() });

export type DownloadLinks = {
  readonly sign: (file: DownloadFile, expiresAt: Date) => string;
  /** Nothing comes back for a link that was made up, altered, or has expired. */
  readonly verify: (link: string, now: Date) => DownloadFile | undefined;
};

/** Whoever holds a link may read that one file until it expires: links are made for somebody who was allowed to, and live for minutes. */
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
