import type { CompanyDemand } from "@emdia/contract/identity/second-factor-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import { entriesHolding, type Scope } from "../../../platform/access/scope.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { endSessionsWithoutSecondFactor, keepDemand, peopleAsked, readMfaActive } from "../store/company-security.ts";

/** 404 if the caller is not a member of the company, 403 without the permission. A membership restricted to projects can only read. */
const refusedIn = (scope: Scope, companyId: number, { changes }: { readonly changes: boolean }) => {
  if (!scope.entries.some((entry) => entry.companyId === companyId)) return refuse("company.not_found");
  const holding = entriesHolding(scope, "config_security").filter((entry) => entry.companyId === companyId);
  const holds = holding.some(({ projects }) => !changes || projects === "all");
  return holds ? undefined : refuse("permission.missing", { permission: "config_security" });
};

const present = async ({ tx }: Scope, companyId: number): Promise<CompanyDemand> => {
  const { own, of_suppliers } = await peopleAsked(tx, companyId);
  return { companyId, mfaActive: await readMfaActive(tx, companyId), ownPeople: own, supplierPeople: of_suppliers };
};

export const companyDemand: Handler<"GET /account/mfa/{companyId}"> = async (scope, { params: { companyId } }) =>
  refusedIn(scope, companyId, { changes: false }) ?? present(scope, companyId);

/** Enabling the demand ends every session without a second factor at once, at the company and at its suppliers. */
export const demandSecondFactor: Handler<"PUT /account/mfa/{companyId}"> = async (
  scope,
  { params: { companyId }, body: { mfaActive } },
) => {
  const refused = refusedIn(scope, companyId, { changes: true });
  if (refused) return refused;
  const { tx, sessionId, now } = scope;
  if (!(await keepDemand(tx, { companyId, mfaActive, sessionId, now }))) return present(scope, companyId);

  if (mfaActive) await endSessionsWithoutSecondFactor(tx, { companyId, sessionId, now });
  await recordHistory(scope, {
    ownerId: companyId,
    about: { kind: "company", id: companyId },
    subject: { kind: "company", id: companyId, name: null },
    action: "company.second_factor_changed",
    change: { field: "mfaActive", from: String(!mfaActive), to: String(mfaActive) },
  });
  return present(scope, companyId);
};
