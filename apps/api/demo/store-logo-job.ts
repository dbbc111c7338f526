import { createReadStream } from "node:fs";
import { logoTypes } from "@emdia/contract/companies/logo-routes.ts";
import { LOGO_MAX_MB } from "@emdia/contract/limits.ts";
import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import { setLogo } from "../src/modules/badges/index.ts";
import type { Scope } from "../src/platform/access/scope.ts";
import type { FileStore } from "../src/platform/files/file-store.ts";
import { enqueue } from "../src/platform/jobs/enqueue.ts";
import { defineJob, jobKind } from "../src/platform/jobs/job.ts";
import { acceptedBy } from "./accepted-by.ts";
import { actingAs } from "./acting.ts";
import { nothing } from "./facilities.ts";

/** File names in `logos/`, with the account that uploads each. */
const uploaders = { "serra-azul": "admin", horizonte: "stranger", ipe: "supplier" } as const;
const logoNames = ["serra-azul", "horizonte", "ipe"] as const;
export type LogoName = (typeof logoNames)[number];
const storeLogo = jobKind("demo.store-logo", z.object({ companyId: Id, accountId: Id, logo: z.enum(logoNames) }));
const BYTES_IN_MB = 1_048_576;

/** The files of the demo world are stored by jobs, because the world is built without a file store. */
export const enqueueLogo = async (scope: Scope, logo: LogoName): Promise<void> => {
  const companyId = scope.entries[0]?.companyId;
  if (companyId === undefined) return;
  await enqueue(scope.tx, {
    job: storeLogo,
    payload: { companyId, accountId: scope.account.id, logo },
    key: `${storeLogo.name} ${companyId}`,
  });
};

export const storeLogoJob = (files: FileStore) =>
  defineJob(storeLogo, async ({ inScopeOf, clock }, { companyId, accountId, logo }) => {
    const bytes = createReadStream(new URL(`./logos/${logo}.png`, import.meta.url));
    const kept = await files.store(bytes, { maxBytes: LOGO_MAX_MB * BYTES_IN_MB, accepted: logoTypes });
    if (!kept.ok) throw new Error(`a logo of the demo world could not be stored: ${kept.code}`);
    await inScopeOf(companyId, async (tx) => {
      const scope = actingAs(tx, clock, { role: uploaders[logo], accountId, companyId });
      const body = { ...kept.value, name: `${logo}.png`, fields: {} };
      acceptedBy(await setLogo(files, { scans: false })(scope, { ...nothing, params: { id: companyId }, body }));
    });
  });
