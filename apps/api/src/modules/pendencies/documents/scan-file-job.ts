import type { Readable } from "node:stream";
import { Id } from "@emdia/contract/list.ts";
import type { PendencyDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import * as z from "zod/mini";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { recordSystemHistory } from "../../../platform/history/history.ts";
import { defineJob, HopelessJob, jobKind } from "../../../platform/jobs/job.ts";
import { commentsWithFile, documentsOfFile, hashToScan, writeVerdict } from "../store/scanned-files.ts";

/** Enqueued for each file that is not scanned yet. */
export const scanFile = jobKind("documents.scan-file", z.object({ providerId: Id, fileId: Id }));

type Scans = {
  readonly files: Pick<FileStore, "read">;
  /** Throws if the scanner is unreachable: the file stays unscanned and the job is retried. */
  readonly scanner: { readonly scan: (bytes: Readable) => Promise<"clean" | "infected"> };
};

/** Holds no transaction while the scanner reads. Records an infected file once in the history of each pendency that has it. */
export const scanFileJob = ({ files, scanner }: Scans) =>
  defineJob(scanFile, async ({ inScopeOf, clock }, file) => {
    const hash = await inScopeOf(file.providerId, (tx) => hashToScan(tx, file));
    if (hash === undefined) return;
    const bytes = await files.read(hash);
    if (!bytes) throw new HopelessJob(`the bytes of file ${file.fileId} are gone`);
    const verdict = await scanner.scan(bytes);
    await inScopeOf(file.providerId, async (tx) => {
      const isNews = await writeVerdict(tx, file, verdict);
      if (!isNews || verdict === "clean") return;
      const documents = await documentsOfFile(tx, file);
      const notes = documents.map(({ contractorId, pendencyId, id, name }) => ({
        ownerId: contractorId,
        providerId: file.providerId,
        about: { kind: "pendency", id: pendencyId },
        subject: { kind: "document", id, name },
        action: "document.infected" satisfies PendencyDeed,
      }));
      const attachmentNotes = (await commentsWithFile(tx, file)).map(({ contractorId, providerId, pendencyId, id, name }) => ({
        ownerId: contractorId,
        providerId,
        about: { kind: "pendency", id: pendencyId },
        subject: { kind: "comment_attachment", id, name },
        action: "pendency.attachment_infected" satisfies PendencyDeed,
      }));
      await recordSystemHistory(tx, clock.now(), [...notes, ...attachmentNotes]);
    });
  });
