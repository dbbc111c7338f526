import type { Readable } from "node:stream";
import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { defineJob, HopelessJob, jobKind } from "../../../platform/jobs/job.ts";
import { findLogo, writeLogoVerdict } from "../store/company-logos.ts";

/** Enqueued for each logo that is not scanned yet. */
export const scanLogo = jobKind("badges.scan-logo", z.object({ companyId: Id }));

type Options = {
  readonly files: Pick<FileStore, "read">;
  /** Throws if the scanner is unreachable: the logo stays unscanned and the job is retried. */
  readonly scanner: { readonly scan: (bytes: Readable) => Promise<"clean" | "infected"> };
};

/** Holds no transaction while the scanner reads. */
export const scanLogoJob = ({ files, scanner }: Options) =>
  defineJob(scanLogo, async ({ inScopeOf }, { companyId }) => {
    const logo = await inScopeOf(companyId, (tx) => findLogo(tx, companyId));
    if (logo?.verdict !== "waiting") return;
    const bytes = await files.read(logo.hash);
    if (!bytes) throw new HopelessJob(`the logo of company ${companyId} is gone`);
    const verdict = await scanner.scan(bytes);
    await inScopeOf(companyId, (tx) => writeLogoVerdict(tx, companyId, { hash: logo.hash, verdict }));
  });
