import type { Tx } from "../../../platform/database/transaction.ts";
import { type BadgeConfiguration, defaultBadgeConfiguration } from "../config/rules/badge-config.ts";

const columns = [
  "is_active as isActive",
  "first_face as firstFace",
  "second_face as secondFace",
  "shows_logo as showsLogo",
  "base_color as baseColor",
  "version",
] as const;

const FIRST_VERSION = 1;
const rowOf = ({ isActive, firstFace, secondFace, showsLogo, baseColor }: BadgeConfiguration) => ({
  is_active: isActive,
  first_face: [...firstFace],
  second_face: [...secondFace],
  shows_logo: showsLogo,
  base_color: baseColor,
});

/** The stored configuration, or the defaults. Faces can contain custom fields that were retired since. */
export const findBadgeConfig = async (tx: Tx, companyId: number) =>
  (await tx.selectFrom("badge_config").select(columns).where("company_id", "=", companyId).executeTakeFirst()) ?? {
    ...defaultBadgeConfiguration,
    version: FIRST_VERSION,
  };

/** Locks the configuration for a change. Stores the defaults first, so that two first changes wait for each other. */
export const lockBadgeConfig = async (tx: Tx, companyId: number) => {
  await tx
    .insertInto("badge_config")
    .values({ company_id: companyId, ...rowOf(defaultBadgeConfiguration), version: FIRST_VERSION })
    .onConflict((conflict) => conflict.column("company_id").doNothing())
    .execute();
  return tx.selectFrom("badge_config").select(columns).where("company_id", "=", companyId).forUpdate().executeTakeFirstOrThrow();
};

type Saved = BadgeConfiguration & { readonly version: number };
export const saveBadgeConfig = (tx: Tx, companyId: number, { version, ...config }: Saved) =>
  tx
    .updateTable("badge_config")
    .set({ ...rowOf(config), version })
    .where("company_id", "=", companyId)
    .execute();
