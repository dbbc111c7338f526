import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { deleteLogo } from "../store/company-logos.ts";
import { aboutLogo } from "./about-logo.ts";
import { closedLogo } from "./logo-for.ts";

export const removeLogo: Handler<"DELETE /companies/{id}/config/logo"> = async (scope, { params: { id: companyId } }) => {
  const closed = closedLogo(scope, companyId);
  if (closed) return closed;
  if (await deleteLogo(scope.tx, companyId)) await recordHistory(scope, { ...aboutLogo(companyId), action: "company.logo_removed" });
  return null;
};
