import type { MissingPermission } from "@emdia/contract/access/missing-permission.ts";
import type { TFunction } from "i18next";

/** The words of the permissions: fetched with the first refusal that names one. */
export const PERMISSION_WORDS = "permissionLabels";

/** What the server said is missing; a server older than this page says only the key, or nothing. */
const missingIn = (details: unknown): MissingPermission | undefined => {
  const { permission, grantedBy = [] } = (details ?? {}) as Partial<MissingPermission>;
  return typeof permission === "string" && Array.isArray(grantedBy) ? { permission, grantedBy } : undefined;
};

/** Of people of several companies it is said from which each one is. */
const named = (people: MissingPermission["grantedBy"]): string => {
  const isOneCompany = new Set(people.map(({ companyName }) => companyName)).size <= 1;
  return people.map(({ name, companyName }) => (isOneCompany ? name : `${name} (${companyName})`)).join(", ");
};

/** "Falta: aprovar pendências. Quem pode conceder: Ana Prado, João Lima." Nothing when the refusal does not say what is missing. */
export const missingText = (details: unknown, t: TFunction<"errors">): string => {
  const missing = missingIn(details);
  if (!missing) return "";
  const permission: string = t(`keys.${missing.permission}`, { ns: PERMISSION_WORDS, defaultValue: missing.permission });
  const people = named(missing.grantedBy);
  return `${t("missing.key", { permission })} ${people === "" ? t("missing.nobody") : t("missing.people", { people })}`;
};
