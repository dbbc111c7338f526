import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler, Precheck } from "../../../platform/http/handler.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { findLogo, writeLogo } from "../store/company-logos.ts";
import { aboutLogo } from "./about-logo.ts";
import { type LogoLinks, linkToLogo } from "./link-to-logo.ts";
import { closedLogo } from "./logo-for.ts";
import { scanLogo } from "./scan-logo-job.ts";

/** Checks the permission before the bytes are sent. */
export const precheckLogo: Precheck<"PATCH /companies/{id}/config/logo"> = async (scope, { params }) => closedLogo(scope, params.id);

/** Stores the logo and enqueues its scan; without a scanner it is shown at once. The same logo again changes nothing. */
export const setLogo =
  (files: LogoLinks, { scans }: { readonly scans: boolean }): Handler<"PATCH /companies/{id}/config/logo"> =>
  async (scope, { params: { id: companyId }, body: { hash } }) => {
    const closed = closedLogo(scope, companyId);
    if (closed) return closed;
    const before = await findLogo(scope.tx, companyId);
    if (before?.hash !== hash) {
      await writeLogo(scope.tx, companyId, { hash, verdict: scans ? "waiting" : "clean", setAt: scope.now });
      if (scans) await enqueue(scope.tx, { job: scanLogo, payload: { companyId }, key: `${scanLogo.name} ${companyId}` });
      await recordHistory(scope, { ...aboutLogo(companyId), action: "company.logo_set" });
    }
    return scans ? null : linkToLogo(files, { hash }, { companyId, now: scope.now });
  };
