import { createHash } from "node:crypto";
import type { ExportAsked } from "@emdia/contract/export-asked.ts";
import { DEFAULT_LOCALE, EXPORT_LINK_HOURS, LOCALES, type Locale } from "@emdia/contract/limits.ts";
import type { Schema } from "@emdia/contract/route.ts";
import * as z from "zod/mini";
import type { Scope } from "../access/scope.ts";
import type { Tx } from "../database/transaction.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { JobKind } from "../jobs/job.ts";

/** To whom the link goes, and in which words: what every export writes down beside what it is of. */
export const exportReader = { email: z.email(), language: z.enum(LOCALES) };
type Reader = { readonly email: string; readonly language: Locale };

const languageOf = async (tx: Tx, accountId: number): Promise<Locale> => {
  const account = await tx.selectFrom("account").select("language").where("id", "=", accountId).executeTakeFirst();
  return LOCALES.find((locale) => locale === account?.language) ?? DEFAULT_LOCALE;
};

type Asked<Payload extends Schema> = {
  readonly job: JobKind<Payload>;
  readonly of: (reader: Reader) => z.input<Payload>;
};

/** Asks for a file. Asking again for the same before it is made is one file and one e-mail. */
export const askForExport = async <Payload extends Schema>(
  { tx, account }: Scope,
  { job, of }: Asked<Payload>,
): Promise<z.output<typeof ExportAsked>> => {
  const payload = of({ email: account.email, language: await languageOf(tx, account.id) });
  const jobId = createHash("sha256")
    .update(JSON.stringify([account.id, payload]))
    .digest("hex");
  await enqueue(tx, { job, payload, key: `${job.name} ${jobId}` });
  return { jobId, email: account.email, linkHours: EXPORT_LINK_HOURS };
};
