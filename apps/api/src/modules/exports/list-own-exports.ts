import type { OwnExport } from "@emdia/contract/exports/routes.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { ownExports, type StoredExport } from "../../platform/exports/asked-exports.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { Handler } from "../../platform/http/handler.ts";

type Links = Pick<FileStore, "signedDownload">;
const MS_PER_SECOND = 1_000;

/** The download link expires together with the file, as the e-mail states. */
const present =
  (files: Links, { now }: Pick<Scope, "now">) =>
  async ({ job, kind, asked_at, state, is_given_up, ...file }: StoredExport): Promise<OwnExport> => {
    const common = { jobId: job, kind, askedAt: asked_at.toISOString() };
    const { file_hash: hash, file_name: name, lines, ends_at: endsAt } = file;
    if (hash !== null && name !== null && lines !== null && endsAt !== null) {
      const lifeSeconds = Math.ceil((endsAt.getTime() - now.getTime()) / MS_PER_SECOND);
      const url = await files.signedDownload({ hash, type: "text/csv", name }, lifeSeconds);
      return { ...common, state: "ready", name, lines, url, endsAt: endsAt.toISOString() };
    }
    if (state === "failed") return { ...common, state, reason: "too_large" };
    return is_given_up ? { ...common, state: "failed", reason: "given_up" } : { ...common, state: "going" };
  };

export const listOwnExports =
  (files: Links): Handler<"GET /reports/exports"> =>
  async (scope) => ({ results: await Promise.all((await ownExports(scope)).map(present(files, scope))) });
