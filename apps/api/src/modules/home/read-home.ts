import type { Handler } from "../../platform/http/handler.ts";
import { contractorFigures, providerFigures } from "../pendencies/index.ts";
import { countBlockedWorkers } from "../workers/index.ts";

/** Each module applies the policy and the row filter of its list. One after the other, because they share the connection of the request. */
export const readHome: Handler<"GET /home"> = async (scope) => {
  const contractor = await contractorFigures(scope);
  const provider = await providerFigures(scope);
  const mayNotWork = await countBlockedWorkers(scope);
  return { ...(contractor && { contractor }), ...(provider && { provider }), ...(mayNotWork && { workers: { mayNotWork } }) };
};
