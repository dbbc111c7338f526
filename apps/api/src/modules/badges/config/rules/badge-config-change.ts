import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../../../kernel/outcome.ts";
import type { BadgeConfiguration, BadgeOption } from "./badge-config.ts";

const fields = ["isActive", "firstFace", "secondFace", "showsLogo", "baseColor"] as const satisfies readonly (keyof BadgeConfiguration)[];
type Field = (typeof fields)[number];
export type BadgeConfigDifference = { readonly field: Field; readonly from: string; readonly to: string };

/** The permission that a change of each field requires. */
export const permissionOfField = {
  isActive: "config_badge_fields",
  firstFace: "config_badge_fields",
  secondFace: "config_badge_fields",
  showsLogo: "config_company_logo",
  baseColor: "config_base_color",
} as const satisfies { readonly [F in Field]: PermissionKey };

const textsOf = (config: BadgeConfiguration) => ({
  isActive: String(config.isActive),
  firstFace: config.firstFace.join("\n"),
  secondFace: config.secondFace.join("\n"),
  showsLogo: String(config.showsLogo),
  baseColor: config.baseColor,
});

/** Replaces the ids of custom fields by their names, so that the history can name a field after it is retired. */
const withNames = (text: string, options: readonly BadgeOption[]): string =>
  text
    .split("\n")
    .map((key) => {
      const name = options.find((option) => option.key === key)?.name;
      return name ? `custom:${name}` : key;
    })
    .join("\n");

/** The changed fields with their values as text. A face has one line per field. */
export const badgeConfigDifferences = (
  from: BadgeConfiguration,
  to: BadgeConfiguration,
  options: readonly BadgeOption[],
): readonly BadgeConfigDifference[] => {
  const [before, after] = [textsOf(from), textsOf(to)];
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: withNames(before[field], options), to: withNames(after[field], options) }));
};

type Stored = BadgeConfiguration & { readonly version: number };
type Input = { readonly wanted: BadgeConfiguration; readonly version: number | undefined };
type Refused = "badge_config.stale" | "badge_config.field_unknown" | "badge_config.field_twice";

/**
 * Decides a change of the configuration. An outdated version is stale, unless the stored values already equal the requested ones. Without a
 * version there is no stale check.
 */
export const decideBadgeConfigChange = (
  stored: Stored,
  { wanted, version }: Input,
  options: readonly BadgeOption[],
): Outcome<readonly BadgeConfigDifference[], Refused> => {
  const changes = badgeConfigDifferences(stored, wanted, options);
  if (changes.length === 0) return accept(changes);
  if (version !== undefined && version !== stored.version)
    return refuse("badge_config.stale", { version: stored.version, changed: badgeConfigDifferences(wanted, stored, options) });
  const chosen = [...wanted.firstFace, ...wanted.secondFace];
  const unknown = chosen.find((key) => !options.some((option) => option.key === key));
  if (unknown) return refuse("badge_config.field_unknown", { field: unknown });
  const repeated = chosen.find((key, at) => chosen.indexOf(key) !== at);
  return repeated ? refuse("badge_config.field_twice", { field: repeated }) : accept(changes);
};
