import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, inject } from "vitest";
import type { ExportPlace } from "../../src/platform/exports/send-export.ts";
import { type FileStore, openFileStore } from "../../src/platform/files/file-store.ts";
import type { Job } from "../../src/platform/jobs/job.ts";
import type { Person } from "../fixtures/new-person.ts";
import { ownJobs } from "../jobs.ts";
import { linkSentTo } from "../sent-mail.ts";
import type { World } from "../world.ts";

/** Runs the export jobs of a test file and downloads the files as the recipients of the mails. */
export const exportedFiles = (world: World) => {
  const jobs = ownJobs(world.database);
  const place: { dir: string; files?: FileStore } = { dir: "" };
  beforeAll(async () => {
    place.dir = await mkdtemp(join(tmpdir(), "emdia-export-"));
    const { dir: dataDir } = place;
    // The secret of the server, which signs the links that this store verifies.
    const secret = inject("secret");
    place.files = await openFileStore({ storageUrl: pathToFileURL(dataDir).href, dataDir, secret, clock: world.clock });
  });
  afterAll(() => rm(place.dir, { recursive: true, force: true }));
  const files = () => {
    if (!place.files) throw new Error("the store is not open yet");
    return place.files;
  };

  /** Runs the next job of this kind. */
  const done = async (jobIn: (place: ExportPlace) => Job): Promise<void> => {
    const { observe, next } = jobs.watch();
    const work = await jobs.take({ jobs: [jobIn({ files: files() })], observe, clock: world.clock });
    await next("done");
    await work.stop();
  };
  /** Downloads the export whose page is linked in the last mail to the user. */
  const downloadedBy = async ({ api, email }: Pick<Person, "api" | "email">) => {
    const [, area, jobId = ""] = (await linkSentTo(world, email)).pathname.split("/");
    if (area !== "exportacoes") throw new Error(`the mail links to ${area} instead of an export`);
    const { answer } = await api("POST /reports/exports/{jobId}/download")({ jobId });
    const link = new URL(answer.url, "http://emdia.test").searchParams.get("link") ?? "";
    const download = await files().download(link);
    const bytes = download ? await buffer(download.bytes) : Buffer.alloc(0);
    return { jobId, link, bytes, lines: bytes.toString("utf8").trimEnd().split("\r\n"), headers: download?.headers };
  };
  return { files, done, downloadedBy };
};
