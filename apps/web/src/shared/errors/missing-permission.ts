import type { MissingPermission } from "@emdia/contract/access/missing-permission.ts";
import type { TFunction } from "i18next";

/** Text namespace of the permission labels, loaded with the first refusal that names a permission. */
export const PERMISSION_WORDS = "permissionLabels";

/** The missing permission in the refusal; an older server sends only the key, or nothing. */
const missingIn = (details: unknown): MissingPermission | undefined => {
  const { permission, grantedBy = [] } = (details ?? {}) as Partial<MissingPermission>;
  return typeof permission === "string" && Array.isArray(grantedBy) ? { permission, grantedBy } : undefined;
};

/** Adds the company to each name if the people belong to several companies. */
const named = (people: MissingPermission["grantedBy"]): string => {
  const isOneCompany = new Set(people.map(({ companyName }) => companyName)).size <= 1;
  return people.map(({ name, companyName }) => (isOneCompany ? name : `${name} (${companyName})`)).join(", ");
};

/** "Falta: aprovar pendências. Quem pode conceder: Ana Prado, João Lima." Empty if the refusal names no permission. */
export const missingText = (details: unknown, t: TFunction<"errors">): string => {
  const missing = missingIn(details);
  if (!missing) return "";
  const permission: string = t(`keys.${missing.permission}`, { ns: PERMISSION_WORDS, defaultValue: missing.permission });
  const people = named(missing.grantedBy);
  return `${t("missing.key", { permission })} ${people === "" ? t("missing.nobody") : t("missing.people", { people })}`;
};
