import { RelationType } from "@emdia/contract/access/profile-routes.ts";
import { isPermissionKey, type PermissionKey } from "@emdia/contract/permissions.ts";
import * as z from "zod/mini";
import { ApiFailure } from "../../shared/api/api-failure.ts";

const Stale = z.object({
  version: z.int(),
  now: z.object({
    name: z.string(),
    description: z.nullable(z.string()),
    relationType: RelationType,
    permissions: z.array(z.string()),
  }),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
});
export type StaleProfile = z.output<typeof Stale>;

/** The version that another user saved, if the refusal is an edit conflict. */
export const staleIn = (error: unknown): StaleProfile | null => {
  if (!(error instanceof ApiFailure) || error.code !== "profile.stale") return null;
  const read = z.safeParse(Stale, error.details);
  return read.success ? read.data : null;
};

const naming: readonly string[] = ["profile.beyond_own", "profile.side_unfit"];
/** The permissions named by a refusal. */
export const keysIn = (error: unknown): readonly PermissionKey[] => {
  if (!(error instanceof ApiFailure) || !naming.includes(error.code ?? "")) return [];
  const { keys } = (error.details ?? {}) as { readonly keys?: unknown };
  return Array.isArray(keys) ? keys.filter((key) => typeof key === "string" && isPermissionKey(key)) : [];
};

const InUse = z.object({ peopleCount: z.int(), waitingInvitations: z.int() });
export type ProfileUse = z.output<typeof InUse>;
/** The counts of members and invitations that block the deletion of a profile. */
export const useOf = (error: unknown): ProfileUse | null => {
  if (!(error instanceof ApiFailure) || error.code !== "profile.in_use") return null;
  const read = z.safeParse(InUse, error.details);
  return read.success ? read.data : null;
};

export const isNameTaken = (error: unknown): boolean => error instanceof ApiFailure && error.code === "profile.name_taken";
export const isGone = (error: unknown): boolean => error instanceof ApiFailure && error.statusCode === 404;
