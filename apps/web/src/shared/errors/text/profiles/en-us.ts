import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  "profile.not_found": "Access profile not found.",
  "profile.name_taken": "The company already has an access profile with this name.",
  "profile.in_use": "This profile cannot be deleted while users or invitations are linked to it.",
  "profile.stale": "Somebody else changed this profile while you were editing it.",
  "profile.beyond_own": "You cannot grant permissions that you do not hold in this company.",
  "profile.relation_unfit": "This type of relation does not apply to the company.",
  "profile.side_unfit": "Some permissions do not apply to the chosen type of relation.",
  "profile.locks_out": "After this change nobody could edit the access profiles of the company any more.",
};
