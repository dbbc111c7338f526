import { PLATFORM_OWNER } from "@emdia/contract/catalogue/vocabulary.ts";
import type { Locale } from "@emdia/contract/limits.ts";
import { type ActivityTypeStatus, activityTypeStatuses } from "@emdia/contract/workers/vocabulary.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { riskActivitiesOf } from "../../catalogue/index.ts";

const words: { readonly [L in Locale]: { readonly [S in ActivityTypeStatus]: string } } = {
  "pt-BR": { active: "Ativo", inactive: "Inativo" },
  "en-US": { active: "Active", inactive: "Inactive" },
  "es-ES": { active: "Activo", inactive: "Inactivo" },
};

export const proposeActivityTypes = async ({ tx }: Scope) =>
  (await riskActivitiesOf(tx, PLATFORM_OWNER)).map(({ ownerId, id, name, names, norm, permit }) => ({
    ownerId,
    id,
    name,
    names,
    norm,
    permit,
  }));

export const activityTypeStatusChoices = (language: Locale) => activityTypeStatuses.map((id) => ({ id, name: words[language][id] }));
