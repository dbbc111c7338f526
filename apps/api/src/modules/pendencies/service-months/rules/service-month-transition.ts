// State table of a service month.
import type { ServiceMonthState } from "@emdia/contract/pendencies/vocabulary.ts";
import { accept, type Outcome, refuse } from "../../../../kernel/outcome.ts";

/** `declare_service` corrects a month without service, also a confirmed one: documents that are asked for again need no decision. */
export type ServiceMonthChange = "declare_service" | "declare_no_service" | "withdraw" | "confirm" | "deny";
type From = ServiceMonthState | "none";
type Line = { readonly from: readonly From[]; readonly to: ServiceMonthState };

export const serviceMonthTransitions: { readonly [C in ServiceMonthChange]: Line } = {
  declare_service: { from: ["none", "provided", "awaiting_decision", "confirmed", "denied", "withdrawn"], to: "provided" },
  declare_no_service: { from: ["none", "provided", "awaiting_decision", "denied", "withdrawn"], to: "awaiting_decision" },
  withdraw: { from: ["provided", "awaiting_decision"], to: "withdrawn" },
  confirm: { from: ["awaiting_decision"], to: "confirmed" },
  deny: { from: ["awaiting_decision", "confirmed"], to: "denied" },
};

/** Whether the month is declared without service. A denied declaration does not count. */
export const isWithoutService = (state: ServiceMonthState | undefined): boolean => state === "awaiting_decision" || state === "confirmed";

/** Whether the declaration says that the service was provided. A denied one says that it was not. */
export const saysServiceProvided = (state: ServiceMonthState): boolean => state === "provided";

const isDecided = (state: From): boolean => state === "confirmed" || state === "denied";

export const mayChange = (change: ServiceMonthChange, state: ServiceMonthState | undefined): boolean =>
  serviceMonthTransitions[change].from.includes(state ?? "none");

type Result = Outcome<ServiceMonthState, "service_month.already_decided" | "service_month.not_declared">;

/** The state after a change, or the reason why the current state does not allow it. */
export const stateAfter = (change: ServiceMonthChange, state: ServiceMonthState | undefined): Result => {
  const { to } = serviceMonthTransitions[change];
  if (mayChange(change, state)) return accept(to);
  return refuse(isDecided(state ?? "none") ? "service_month.already_decided" : "service_month.not_declared");
};
