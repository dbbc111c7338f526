import { serviceMonthStates } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import {
  isWithoutService,
  mayChange,
  type ServiceMonthChange,
  saysServiceProvided,
  serviceMonthTransitions,
  stateAfter,
} from "./service-month-transition.ts";

const changes = Object.keys(serviceMonthTransitions) as ServiceMonthChange[];

test("each change leads from its states to its state", () => {
  const allowed = Object.fromEntries(
    changes.map((change) => [change, [undefined, ...serviceMonthStates].filter((state) => mayChange(change, state))]),
  );
  expect(allowed).toEqual({
    declare_service: [undefined, "provided", "awaiting_decision", "confirmed", "denied", "withdrawn"],
    declare_no_service: [undefined, "provided", "awaiting_decision", "denied", "withdrawn"],
    withdraw: ["provided", "awaiting_decision"],
    confirm: ["awaiting_decision"],
    deny: ["awaiting_decision", "confirmed"],
  });
  expect(stateAfter("confirm", "awaiting_decision")).toEqual({ ok: true, value: "confirmed" });
  expect(stateAfter("declare_service", "confirmed")).toEqual({ ok: true, value: "provided" });
});

test("stateAfter refuses with whether the month is decided or not declared", () => {
  expect(stateAfter("declare_no_service", "confirmed")).toMatchObject({ code: "service_month.already_decided" });
  expect(stateAfter("withdraw", "denied")).toMatchObject({ code: "service_month.already_decided" });
  expect(stateAfter("confirm", undefined)).toMatchObject({ code: "service_month.not_declared" });
  expect(stateAfter("deny", "provided")).toMatchObject({ code: "service_month.not_declared" });
});

test("only an awaited or confirmed declaration says that no service happened", () => {
  expect([undefined, ...serviceMonthStates].filter(isWithoutService)).toEqual(["awaiting_decision", "confirmed"]);
});

test("a denied declaration still says that no service was provided", () => {
  expect(serviceMonthStates.filter(saysServiceProvided)).toEqual(["provided"]);
});
