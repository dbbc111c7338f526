import { createHash } from "node:crypto";
import type { ExportAsked } from "@emdia/contract/export-asked.ts";
import type { ExportKind } from "@emdia/contract/exports/routes.ts";
import { DEFAULT_LOCALE, EXPORT_LINK_HOURS, LOCALES, type Locale } from "@emdia/contract/limits.ts";
import type { Schema } from "@emdia/contract/route.ts";
import * as z from "zod/mini";
import type { Scope } from "../access/scope.ts";
import type { Tx } from "../database/transaction.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { JobKind } from "../jobs/job.ts";
import { recordExportRequest } from "./asked-exports.ts";
import { recordExportHistory } from "./export-history.ts";

/** Recipient and language of the e-mail: part of the payload of every export job. */
export const exportReader = { email: z.email(), language: z.enum(LOCALES), jobId: z.string() };
type Reader = { readonly email: string; readonly language: Locale; readonly jobId: string };

/** Language of the messages to an account. */
export const languageOf = async (tx: Tx, accountId: number): Promise<Locale> => {
  const account = await tx.selectFrom("account").select("language").where("id", "=", accountId).executeTakeFirst();
  return LOCALES.find((locale) => locale === account?.language) ?? DEFAULT_LOCALE;
};

type Options<Payload extends Schema> = {
  readonly kind: ExportKind;
  readonly job: JobKind<Payload>;
  /** The companies that own the rows of the file. */
  readonly companyIds: readonly number[];
  readonly of: (reader: Reader) => z.input<Payload>;
};

/** Enqueues an export. A second request for the same export before it is done yields one file and one e-mail. */
export const askForExport = async <Payload extends Schema>(
  scope: Scope,
  { kind, job, companyIds, of }: Options<Payload>,
): Promise<z.output<typeof ExportAsked>> => {
  const { tx, account } = scope;
  const reader = { email: account.email, language: await languageOf(tx, account.id) };
  const jobId = createHash("sha256")
    .update(JSON.stringify([account.id, of({ ...reader, jobId: "" })]))
    .digest("hex");
  const key = `${job.name} ${jobId}`;
  await enqueue(tx, { job, payload: of({ ...reader, jobId }), key });
  await recordExportRequest(scope, { jobId, kind, jobKey: key, companyIds });
  await recordExportHistory(scope, { kind, companyIds }, { action: "export.requested" });
  return { jobId, email: account.email, linkHours: EXPORT_LINK_HOURS };
};
