import type { OwnExport } from "@emdia/contract/exports/routes.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { ownExports, type StoredExport } from "../../platform/exports/asked-exports.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { fileOf } from "./file-of.ts";
import { mayDownload } from "./policy.ts";

const present = (scope: Scope, stored: StoredExport): OwnExport => {
  const { job, kind, asked_at, state, is_given_up } = stored;
  const common = { jobId: job, kind, askedAt: asked_at.toISOString() };
  const file = fileOf(stored);
  if (file) {
    const { name, lines, endsAt } = file;
    return { ...common, state: "ready", name, lines, endsAt: endsAt.toISOString(), can: { download: mayDownload(scope, stored) } };
  }
  if (state === "failed") return { ...common, state, reason: "too_large" };
  return is_given_up ? { ...common, state: "failed", reason: "given_up" } : { ...common, state: "going" };
};

export const listOwnExports: Handler<"GET /reports/exports"> = async (scope) => ({
  results: (await ownExports(scope)).map((stored) => present(scope, stored)),
});
