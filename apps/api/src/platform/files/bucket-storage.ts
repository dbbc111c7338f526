import { createReadStream } from "node:fs";
import { join } from "node:path";
import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import { downloadHeaders } from "./download-headers.ts";
import { keyOf } from "./file-key.ts";
import type { Storage } from "./storage.ts";

const REGION = "us-east-1";
const TIMEOUTS = { connectionTimeout: 5_000, socketTimeout: 30_000 };

const unsaid = (): undefined => undefined;
/** Disables the client's console output: the caller logs errors. */
const SILENT = { debug: unsaid, info: unsaid, warn: unsaid, error: unsaid };

const endpointOf = (url: URL): string => url.searchParams.get("endpoint") ?? `https://${url.host}`;

/** Origin from which the browser downloads files of a bucket; undefined for a folder, which this server serves. */
export const storageOrigin = (storageUrl: string): string | undefined =>
  storageUrl.startsWith("s3:") ? new URL(endpointOf(new URL(storageUrl))).origin : undefined;

/** Parses `s3://key:secret@host/bucket?region=…&endpoint=…`. The default endpoint is `https://host`. */
const driverOf = (url: URL): S3Driver =>
  new S3Driver({
    bucket: url.pathname.replace(/^\/|\/$/g, ""),
    region: url.searchParams.get("region") ?? REGION,
    endpoint: endpointOf(url),
    credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
    forcePathStyle: true,
    visibility: "private",
    supportsACL: false,
    // Checksum trailers are specific to Amazon: other S3 services reject them.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: TIMEOUTS,
    logger: SILENT,
  });

/** Storage in an S3 bucket. A put is atomic. Bytes are spooled on this machine until their hash is known. */
export const bucketStorage = (storageUrl: string, dataDir: string): Storage => {
  const disk = new Disk(driverOf(new URL(storageUrl)));
  return {
    disk,
    incoming: join(dataDir, "incoming"),
    settle: ({ path, size }, key, contentType) => disk.putStream(key, createReadStream(path), { contentLength: size, contentType }),
    // S3 has no rename: a store between `isSpared` and `delete` (under a second) loses its object.
    removeUnless: async (key, isSpared) => {
      const { lastModified } = await disk.getMetaData(key);
      const goes = !(await isSpared(lastModified));
      if (goes) await disk.delete(key);
      return goes;
    },
    read: async (key) => ((await disk.exists(key)) ? disk.getStream(key) : undefined),
    presign: (file, lifeSeconds) => {
      const { "content-disposition": contentDisposition, "content-type": contentType } = downloadHeaders(file);
      return disk.getSignedUrl(keyOf(file.hash), { expiresIn: lifeSeconds, contentDisposition, contentType });
    },
  };
};
