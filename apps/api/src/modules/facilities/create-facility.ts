import { refuse } from "../../kernel/outcome.ts";
import { recordHistory } from "../../platform/history/history.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { facilityCan, whereMayCreate } from "./policy.ts";
import { companyNameOf, insertFacility } from "./store/facilities.ts";

export const createFacility: Handler<"POST /companies/facilities"> = async (scope, { body }) => {
  const [contractorId, ...others] = whereMayCreate(scope);
  if (contractorId === undefined) return refuse("permission.missing", { permission: "add_location" });
  if (others.length > 0) return refuse("company.choose_one", { companies: [contractorId, ...others] });

  const facility = await insertFacility(scope, contractorId, body.name);
  if (!facility) return refuse("facility.name_taken");

  const { id, name } = facility;
  await recordHistory(scope, {
    ownerId: contractorId,
    about: { kind: "facility", id },
    subject: { kind: "facility", id, name },
    action: "facility.created",
  });
  const companyName = await companyNameOf(scope, contractorId);
  return { id, name, companyId: contractorId, companyName, departmentCount: 0, projectCount: 0, can: facilityCan(scope, facility) };
};
