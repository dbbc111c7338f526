import { refuse } from "../../../kernel/outcome.ts";
import { rememberAll } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { differencesIn } from "../rules/differences.ts";
import { type KeptGroup, saveGroup } from "../store/company-groups.ts";
import { aboutGroup } from "./about-group.ts";
import { groupToChange } from "./group-for.ts";
import { presentGroup } from "./present-group.ts";

const fields = ["name", "activated"] as const;
const inWords = ({ name, activated }: Pick<KeptGroup, "name" | "activated">) => ({ name, activated: String(activated) });

/** Renames, deactivates or reactivates a group. A request with an outdated version gets the current values. */
export const changeCompanyGroup: Handler<"PUT /companies/{companyId}/company-groups/{groupCustomFieldsId}"> = async (
  scope,
  { params, body: { version, ...wanted } },
) => {
  const found = await groupToChange(scope, params);
  if (!found.ok) return found;
  const group = found.value;
  const changes = differencesIn(fields, inWords(group), inWords(wanted));
  if (changes.length === 0) return presentGroup(scope, group);
  if (version !== group.version)
    return refuse("company_group.stale", { version: group.version, changed: differencesIn(fields, inWords(wanted), inWords(group)) });

  if ((await saveGroup(scope, group, wanted)) === "taken") return refuse("company_group.name_taken");
  const saved = { ...group, ...wanted, version: group.version + 1 };
  await rememberAll(
    scope,
    changes.map((change) => ({ ...aboutGroup(saved), action: "company_group.changed", change })),
  );
  return presentGroup(scope, saved);
};
