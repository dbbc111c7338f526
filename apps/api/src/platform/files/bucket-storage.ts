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
/** The client would tell the console of what fails; whoever asked it writes that into the log. */
const SILENT = { debug: unsaid, info: unsaid, warn: unsaid, error: unsaid };

const endpointOf = (url: URL): string => url.searchParams.get("endpoint") ?? `https://${url.host}`;

/** From where a browser fetches what a bucket keeps; nothing for a folder, whose files we send ourselves. */
export const storageOrigin = (storageUrl: string): string | undefined =>
  storageUrl.startsWith("s3:") ? new URL(endpointOf(new URL(storageUrl))).origin : undefined;

/** `s3://key:secret@host/bucket?region=…&endpoint=…`: the endpoint is `https://host` unless it is given. */
const driverOf = (url: URL): S3Driver =>
  new S3Driver({
    bucket: url.pathname.replace(/^\/|\/$/g, ""),
    region: url.searchParams.get("region") ?? REGION,
    endpoint: endpointOf(url),
    credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
    forcePathStyle: true,
    visibility: "private",
    supportsACL: false,
    // Checksums as trailers are Amazon's own: other services that speak S3 refuse them.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: TIMEOUTS,
    logger: SILENT,
  });

/** An object appears when its last byte has arrived, so a put is whole or nothing. Bytes wait on this machine until their hash is known. */
export const bucketStorage = (storageUrl: string, dataDir: string): Storage => {
  const disk = new Disk(driverOf(new URL(storageUrl)));
  return {
    disk,
    incoming: join(dataDir, "incoming"),
    settle: ({ path, size }, key, contentType) => disk.putStream(key, createReadStream(path), { contentLength: size, contentType }),
    // A bucket renames nothing: what is stored between the question and the removal is lost to whoever stored it, which takes less than a second.
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
