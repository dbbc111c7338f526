import type { HistoryEntry } from "@emdia/contract/history/entry.ts";

const fields = [
  "name",
  "document",
  "birthdate",
  "gender",
  "role",
  "admissionDate",
  "contractRegime",
  "contractRegimeSince",
  "salary",
  "exposedToRisk",
  "activityTypes",
] as const;
const deeds = {
  "worker.created": "created",
  "worker.linked": "linked",
  "worker.link_changed": "linkChanged",
  "worker.unlinked": "unlinked",
  "worker.removed": "removed",
  "worker.badge_printed": "badgePrinted",
  "worker.badge_reissued": "badgeReissued",
  "worker.gate_allowed": "gateAllowed",
  "worker.gate_denied": "gateDenied",
  "worker.image_set": "imageSet",
  "worker.image_removed": "imageRemoved",
  "worker.field_changed": "fieldChanged",
} as const;
type Deed = (typeof fields)[number] | (typeof deeds)[keyof typeof deeds] | "movement" | "other";

const isDeed = (action: string): action is keyof typeof deeds => Object.hasOwn(deeds, action);

/** Text key of a history entry. A newer server may send actions that this page has no text for. */
export const deedIn = ({ action, field }: Pick<HistoryEntry, "action" | "field">): Deed => {
  if (isDeed(action)) return deeds[action];
  if (action.startsWith("movement.")) return "movement";
  return (action === "worker.changed" && fields.find((known) => known === field)) || "other";
};
