import type { Readable } from "node:stream";
import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { recordSystemHistory } from "../../../platform/history/history.ts";
import { defineJob, HopelessJob, jobKind } from "../../../platform/jobs/job.ts";
import { findFile, writeFileVerdict } from "../store/files.ts";

/** Enqueued for each file of a class that is not scanned yet. */
export const scanClassFile = jobKind("trainings.scan-file", z.object({ contractorId: Id, fileId: Id }));

type Options = {
  readonly files: Pick<FileStore, "read">;
  /** Throws if the scanner is unreachable: the file stays unscanned and the job is retried. */
  readonly scanner: { readonly scan: (bytes: Readable) => Promise<"clean" | "infected"> };
};

/** Holds no transaction while the scanner reads. Records an infected file in the history of its class. */
export const scanClassFileJob = ({ files, scanner }: Options) =>
  defineJob(scanClassFile, async ({ inScopeOf, clock }, { contractorId, fileId }) => {
    const file = await inScopeOf(contractorId, (tx) => findFile(tx, contractorId, fileId));
    if (file?.verdict !== "waiting") return;
    const bytes = await files.read(file.hash);
    if (!bytes) throw new HopelessJob(`the bytes of class file ${fileId} are gone`);
    const verdict = await scanner.scan(bytes);
    await inScopeOf(contractorId, async (tx) => {
      await writeFileVerdict(tx, { contractorId, id: fileId }, verdict);
      if (verdict === "clean") return;
      const about = { kind: "training_class", id: file.classId };
      const subject = { kind: "training_file", id: fileId, name: file.name };
      await recordSystemHistory(tx, clock.now(), [{ ownerId: contractorId, about, subject, action: "training_file.infected" }]);
    });
  });
