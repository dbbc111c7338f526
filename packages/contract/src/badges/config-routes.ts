import * as z from "zod/mini";
import { HistoryEntry } from "../history/entry.ts";
import { Id, list, paging } from "../list.ts";
import { routes } from "../route.ts";
import { BADGE_FIELDS_PER_FACE, badgeFields } from "./fields.ts";

const customFieldKey = z.templateLiteral(["custom:", z.int().check(z.positive())]);
/** A field of the record, or a worker field that the contractor defined (`custom:` and its id). */
export const BadgeFieldKey = z.union([z.enum(badgeFields), customFieldKey]);
export type BadgeFieldKey = z.output<typeof BadgeFieldKey>;

const Face = z.array(BadgeFieldKey).check(z.maxLength(BADGE_FIELDS_PER_FACE), z.meta({ examples: [["role", "company"]] }));
export const BaseColor = z
  .string()
  .check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/))
  .register(z.globalRegistry, { examples: ["#0f766e"] });

/** Badge configuration of a contractor. The training fields have their own routes. */
export const BadgeConfig = z.object({
  companyId: Id,
  /** Whether workers of this contractor's projects have badges, and its projects are on the public page. */
  isActive: z.boolean(),
  /** All fields that a face can show. `name` is null for fields of the record, which the screen names. */
  options: z.array(z.object({ key: BadgeFieldKey, name: z.nullable(z.string()) })),
  first_badge: Face,
  second_badge: Face,
  enableCompanyLogoOnBadge: z.boolean(),
  baseColor: z.string(),
  requireTrainingOnBadge: z.boolean(),
  includeAllTrainingOnBadge: z.boolean(),
  trainingClasses: z.array(Id),
  version: z.int(),
  can: z.object({ fields: z.boolean(), baseColor: z.boolean(), logo: z.boolean(), history: z.boolean() }),
});
export type BadgeConfig = z.output<typeof BadgeConfig>;

/** An omitted field stays unchanged. */
export const BadgeConfigChange = z.object({
  isActive: z.optional(z.boolean()),
  first_badge: z.optional(Face),
  second_badge: z.optional(Face),
  enableCompanyLogoOnBadge: z.optional(z.boolean()),
  baseColor: z.optional(BaseColor),
  version: z.optional(z.int().check(z.positive(), z.meta({ examples: [1] }))),
});
export type BadgeConfigChange = z.output<typeof BadgeConfigChange>;

export const badgeConfigRoutes = routes({
  "GET /companies/{companyId}/badge-config": {
    permission: ["config_badge_fields", "config_base_color", "config_company_logo"],
    summary: "Returns the badge configuration of a contractor",
    answer: BadgeConfig,
    refusals: ["company.not_found", "permission.missing"],
  },
  "PATCH /companies/{companyId}/badge-config": {
    permission: ["config_badge_fields", "config_base_color", "config_company_logo"],
    summary: "Changes the badge configuration; each field requires its own permission",
    body: BadgeConfigChange,
    answer: BadgeConfig,
    refusals: ["company.not_found", "permission.missing", "badge_config.stale", "badge_config.field_unknown", "badge_config.field_twice"],
  },
  "GET /companies/{companyId}/config/history": {
    permission: ["config_badge_fields", "config_base_color", "config_company_logo"],
    summary: "Lists changes of the configuration of a company, newest first",
    query: z.object(paging()),
    answer: list(HistoryEntry),
    refusals: ["company.not_found", "permission.missing"],
  },
});
