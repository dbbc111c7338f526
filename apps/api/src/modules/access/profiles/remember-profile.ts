import type { Scope } from "../../../platform/access/scope.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { ProfileChange } from "../rules/profile-change.ts";

type ProfileRef = { readonly companyId: number; readonly id: number; readonly name: string };
type ProfileAction = { readonly action: `profile.${"created" | "changed" | "deleted"}`; readonly change?: ProfileChange };

/** Writes an entry to the access history of the company. */
export const rememberProfile = (scope: Scope, { companyId, id, name }: ProfileRef, entry: ProfileAction): Promise<void> =>
  recordHistory(scope, {
    ownerId: companyId,
    about: { kind: "access", id: companyId },
    subject: { kind: "profile", id, name },
    ...entry,
  });
