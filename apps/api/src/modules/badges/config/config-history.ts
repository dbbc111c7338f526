import { historyOf } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { configOf } from "./about-config.ts";
import { closedConfig } from "./config-for.ts";

/** History of badge configuration and logo. */
export const configHistory: Handler<"GET /companies/{companyId}/config/history"> = async (scope, { params: { companyId }, query }) => {
  const closed = closedConfig(scope, companyId);
  if (closed) return closed;
  const { ownerId, about } = configOf(companyId);
  return historyOf(scope, { ownerId, ...about }, query);
};
