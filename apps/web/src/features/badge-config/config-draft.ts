import type { BadgeConfig, BadgeConfigChange } from "@emdia/contract/badges/config-routes.ts";
import type { Faces } from "./faces/faces.ts";

export type ConfigDraft = Faces & {
  readonly isActive: boolean;
  readonly showsLogo: boolean;
  /** As typed. */
  readonly baseColor: string;
};
export type DraftFaults = { readonly [F in keyof ConfigDraft]?: "color" };

export const draftOf = (config: BadgeConfig): ConfigDraft => ({
  isActive: config.isActive,
  firstFace: config.first_badge,
  secondFace: config.second_badge,
  showsLogo: config.enableCompanyLogoOnBadge,
  baseColor: config.baseColor,
});

/** The colour `#rrggbb` that a text means, with or without the hash. */
export const colorIn = (typed: string): string | undefined => {
  const digits = typed.trim().replace(/^#/, "").toLowerCase();
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : undefined;
};

export const faultsIn = ({ baseColor }: ConfigDraft): DraftFaults => (colorIn(baseColor) ? {} : { baseColor: "color" });

const isSameFace = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, at) => key === other[at]);

/** The request body: the fields that differ from the stored configuration, and its version. */
export const changeOf = (draft: ConfigDraft, config: BadgeConfig): BadgeConfigChange => {
  const baseColor = colorIn(draft.baseColor) ?? config.baseColor;
  return {
    ...(draft.isActive !== config.isActive && { isActive: draft.isActive }),
    ...(!isSameFace(draft.firstFace, config.first_badge) && { first_badge: [...draft.firstFace] }),
    ...(!isSameFace(draft.secondFace, config.second_badge) && { second_badge: [...draft.secondFace] }),
    ...(draft.showsLogo !== config.enableCompanyLogoOnBadge && { enableCompanyLogoOnBadge: draft.showsLogo }),
    ...(baseColor !== config.baseColor && { baseColor }),
    version: config.version,
  };
};

export const isUnsaved = (draft: ConfigDraft, config: BadgeConfig): boolean =>
  draft.baseColor !== config.baseColor || Object.keys(changeOf(draft, config)).length > 1;
