import { UPLOAD_FILES_PER_ACCOUNT_DAY, UPLOAD_GB_PER_ACCOUNT_DAY, UPLOAD_GB_PER_COMPANY_DAY } from "@emdia/contract/limits.ts";
import { sql } from "kysely";
import type pg from "pg";
import { type Refusal, refuse } from "../../../kernel/outcome.ts";
import { type Clock, dayInSaoPaulo, dayStart } from "../../clock/clock.ts";
import { inOneStatement, type Tx } from "../../database/transaction.ts";
import type { FileStore } from "../../files/file-store.ts";

const GIGABYTE = 1_000_000_000;
const DAY_MS = 86_400_000;
export type Uploader = { readonly accountId: number; readonly companyId: number | null };
type Context = { readonly apart: pg.Pool; readonly clock: Clock };

/** Reserves the bytes of an upload. Refuses above a quota of the day or without free space. */
export const reserveUpload = async (
  { apart, clock, files }: Context & { readonly files: Pick<FileStore, "hasSpace"> },
  { accountId, companyId }: Uploader,
  bytes: number,
): Promise<number | Refusal> => {
  if (!(await files.hasSpace())) return refuse("storage.low");
  const now = clock.now();
  const { rows } = await inOneStatement(apart, (tx) =>
    sql<{
      id: number | null;
    }>`select reserve_upload(${accountId}::bigint, ${companyId}::bigint, ${bytes}::bigint, ${now}, ${dayStart(dayInSaoPaulo(now))},
      ${UPLOAD_FILES_PER_ACCOUNT_DAY}::integer, ${UPLOAD_GB_PER_ACCOUNT_DAY * GIGABYTE}::bigint,
      ${UPLOAD_GB_PER_COMPANY_DAY * GIGABYTE}::bigint) as id`.execute(tx),
  );
  const id = rows[0]?.id;
  if (id !== null && id !== undefined) return Number(id);
  return refuse("file.quota_reached", {
    filesPerDay: UPLOAD_FILES_PER_ACCOUNT_DAY,
    gigabytesPerDay: UPLOAD_GB_PER_ACCOUNT_DAY,
    companyGigabytesPerDay: UPLOAD_GB_PER_COMPANY_DAY,
  });
};

const run = (pool: pg.Pool, statement: (tx: Tx) => Promise<unknown>): Promise<void> =>
  inOneStatement(pool, statement).then(() => undefined);

/** Names the bytes of a running upload before they are stored. */
export const claimHash =
  ({ apart }: Context, uploadId: number) =>
  (hash: string): Promise<void> =>
    run(apart, (tx) => sql`select claim_upload_hash(${uploadId}::bigint, ${hash})`.execute(tx));

/** Ends an upload. `bytes` replaces the announced size. */
export const closeUpload = ({ apart }: Context, uploadId: number, bytes: number | null = null): Promise<void> =>
  run(apart, (tx) => sql`select close_upload(${uploadId}::bigint, ${bytes}::bigint)`.execute(tx));

/** Removes the bytes of a refused upload unless a row or another running upload has the same hash. */
export const discardBytes = async (
  { apart, clock, files }: Context & { readonly files: Pick<FileStore, "removeUnless"> },
  { uploadId, hash }: { readonly uploadId: number; readonly hash: string },
): Promise<void> => {
  const since = new Date(clock.now().getTime() - DAY_MS);
  await files.removeUnless(hash, async () => {
    const { rows } = await inOneStatement(apart, (tx) =>
      sql<{
        used: boolean;
      }>`select upload_claims_hash(${hash}, ${uploadId}::bigint, ${since}) or cardinality(named_hashes(array[${hash}]::text[])) > 0
        as used`.execute(tx),
    );
    return rows[0]?.used ?? true;
  });
};
