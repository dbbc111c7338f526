import { historyOf } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { aboutLogo } from "./about-logo.ts";
import { closedLogo } from "./logo-for.ts";

export const logoHistory: Handler<"GET /companies/{id}/config/logo/history"> = async (scope, { params: { id }, query }) => {
  const closed = closedLogo(scope, id);
  if (closed) return closed;
  const { ownerId, about, subject } = aboutLogo(id);
  return historyOf(scope, { ownerId, ...about, subjectKind: subject.kind }, query);
};
