import type { Handler } from "../../../platform/http/handler.ts";
import { workerInView } from "../worker-for.ts";
import { presentWorker } from "./present-worker.ts";

export const readWorker: Handler<"GET /companies/employees/{id}"> = async (scope, { params }) => {
  const found = await workerInView(scope, params.id);
  return found.ok ? presentWorker(scope, found.value) : found;
};
