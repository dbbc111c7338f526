import type { BadgeConfigChange, BadgeFieldKey } from "@emdia/contract/badges/config-routes.ts";
import { changeBadgeConfig } from "../src/modules/badges/index.ts";
import type { Scope } from "../src/platform/access/scope.ts";
import { acceptedBy } from "./accepted-by.ts";
import { nothing } from "./facilities.ts";
import { enqueueLogo, type LogoName } from "./store-logo-job.ts";

type BadgeSeed = {
  readonly logo: LogoName;
  readonly baseColor: string;
  readonly first: readonly BadgeFieldKey[];
  readonly second: readonly BadgeFieldKey[];
  /** Names of custom fields, added to the second face. */
  readonly customFields: readonly string[];
};

/** Badges of the contractors, each in its own colour and with a logo. */
export const ownBadges: { readonly [Contractor in "serraAzul" | "horizonte" | "ipe"]: BadgeSeed } = {
  serraAzul: {
    logo: "serra-azul",
    baseColor: "#1f4e8c",
    first: ["role", "company", "document"],
    second: ["admission_date", "activity_types", "projects"],
    customFields: ["Matrícula na mina", "Turno"],
  },
  horizonte: {
    logo: "horizonte",
    baseColor: "#f2a93b",
    first: ["role", "company", "contractor"],
    second: ["document", "activity_types", "projects"],
    customFields: ["Altura autorizada em metros"],
  },
  ipe: { logo: "ipe", baseColor: "#1b6438", first: ["role", "company"], second: ["admission_date", "projects"], customFields: [] },
};

export const seedBadgeConfig = async (scope: Scope, { logo, baseColor, first, second, customFields }: BadgeSeed): Promise<void> => {
  const companyId = scope.entries[0]?.companyId;
  if (companyId === undefined) return;
  const change = async (body: BadgeConfigChange) => acceptedBy(await changeBadgeConfig(scope, { ...nothing, params: { companyId }, body }));
  const { options } = await change({ isActive: true, baseColor, enableCompanyLogoOnBadge: true });
  const custom = options.filter(({ name }) => name !== null && customFields.includes(name)).map(({ key }) => key);
  await change({ first_badge: [...first], second_badge: [...second, ...custom] });
  await enqueueLogo(scope, logo);
};
