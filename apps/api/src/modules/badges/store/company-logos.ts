import type { Tx } from "../../../platform/database/transaction.ts";

export type LogoVerdict = "waiting" | "clean" | "infected";
export type StoredLogo = { readonly hash: string; readonly verdict: LogoVerdict };

export const findLogo = (tx: Tx, companyId: number): Promise<StoredLogo | undefined> =>
  tx
    .selectFrom("company_logo")
    .select(["hash", "verdict"])
    .where("company_id", "=", companyId)
    .$narrowType<StoredLogo>()
    .executeTakeFirst();

export const writeLogo = async (tx: Tx, companyId: number, logo: StoredLogo & { readonly setAt: Date }): Promise<void> => {
  const fields = { hash: logo.hash, verdict: logo.verdict, set_at: logo.setAt };
  await tx
    .insertInto("company_logo")
    .values({ company_id: companyId, ...fields })
    .onConflict((conflict) => conflict.column("company_id").doUpdateSet(fields))
    .execute();
};

/** Returns whether the company had a logo. */
export const deleteLogo = async (tx: Tx, companyId: number): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom("company_logo").where("company_id", "=", companyId).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

/** Writes the verdict unless the logo was replaced during the scan. */
export const writeLogoVerdict = async (tx: Tx, companyId: number, { hash, verdict }: StoredLogo): Promise<void> => {
  await tx.updateTable("company_logo").set({ verdict }).where("company_id", "=", companyId).where("hash", "=", hash).execute();
};
