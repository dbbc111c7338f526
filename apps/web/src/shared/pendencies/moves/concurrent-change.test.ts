import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import i18next from "i18next";
import { expect, test } from "vitest";
import { texts } from "../../../texts.ts";
import { ApiFailure } from "../../api/api-failure.ts";
import { lazyTexts } from "../../i18n/lazy-texts.ts";
import { type ConcurrentChange, concurrentChangeFrom, overtakenBy } from "./concurrent-change.ts";
import { overtakenWords } from "./overtaken-words.ts";

const AT = "2026-03-05T12:00:00Z";
const bruno = { id: 7, name: "Bruno Reis" };
const refused = (details: unknown, code: "pendency.cannot_finish" | "pendency.stale" = "pendency.stale") =>
  new ApiFailure({ kind: "answered", statusCode: 409, message: "", code, details });

test("concurrentChangeFrom reads action, author, time and status from the refusal", () => {
  const told = { version: 4, status: "OPEN", updatedAt: "2026-03-01T12:00:00Z", action: "pendency.reject", at: AT, by: bruno };
  expect(concurrentChangeFrom(refused(told))).toEqual({ status: "OPEN", action: "reject", by: bruno, at: AT });
  expect(concurrentChangeFrom(refused({ ...told, action: null, at: null, by: null }))).toEqual({
    status: "OPEN",
    action: null,
    by: null,
    at: "2026-03-01T12:00:00Z",
  });
  expect(concurrentChangeFrom(refused({ ...told, action: "pendency.of_tomorrow", by: { id: 7 } }))).toMatchObject({
    action: null,
    by: { id: 7, name: null },
  });
  expect(concurrentChangeFrom(refused({ ...told, action: "pendency.answered" }))).toMatchObject({ action: "answered", by: bruno, at: AT });
  expect(concurrentChangeFrom(refused({ ...told, action: "pendency.explained" }))?.action).toBe("answered");
  expect(concurrentChangeFrom(refused(told, "pendency.cannot_finish"))).toBeNull();
  expect(concurrentChangeFrom(refused({ ...told, status: "LOST" }))).toBeNull();
});

test("overtakenBy ignores later history entries that do not move the pendency", () => {
  const line = (facts: Partial<HistoryEntry>): HistoryEntry => ({
    id: 1,
    at: AT,
    action: "pendency.finish",
    accountId: 7,
    accountName: "Bruno Reis",
    subject: { kind: "pendency", id: 1, name: "ASO" },
    field: "status",
    oldValue: "IN_REVISION",
    newValue: "DONE",
    ...facts,
  });
  const commented = line({
    action: "pendency.commented",
    field: "comment",
    accountId: 8,
    accountName: "Helena Prado",
    at: "2026-03-05T13:00:00Z",
  });
  const now = { status: "DONE" as const, updatedAt: AT };
  expect(overtakenBy(now, [commented, line({})])).toEqual({ status: "DONE", action: "finish", by: bruno, at: AT });
  expect(overtakenBy(now, [commented])).toEqual({ status: "DONE", action: null, by: null, at: AT });
  const approved = line({
    action: "pendency.approve",
    field: null,
    oldValue: null,
    newValue: null,
    accountId: 8,
    accountName: "Helena Prado",
  });
  expect(overtakenBy({ ...now, status: "IN_REVISION" }, [approved, line({ action: "pendency.send" })])).toMatchObject({
    action: "approve",
    by: { id: 8 },
  });
  expect(overtakenBy(now, [line({ action: "pendency.expire", accountId: null, accountName: null })]).by).toBeNull();
});

const speaking = i18next.createInstance();
await speaking.use(lazyTexts(texts)).init({
  lng: "pt-BR",
  preload: ["pt-BR", "en-US", "es-ES"],
  load: "currentOnly",
  fallbackLng: false,
  ns: ["pendencyWords"],
  interpolation: { escapeValue: false },
});
const said = (what: Partial<ConcurrentChange>, language = "pt-BR") =>
  overtakenWords(
    { status: "OPEN", action: "reject", by: bruno, at: AT, ...what },
    { t: speaking.getFixedT(language, "pendencyWords"), accountId: "9" },
  );

test("the sentence has author, action and time in three languages", () => {
  expect(said({})).toBe("Bruno Reis reprovou em 05/03/2026 09:00, antes de você.");
  expect(said({ action: "answered" })).toBe("Bruno Reis mudou as respostas em 05/03/2026 09:00, antes de você.");
  expect(said({}, "en-US")).toBe("Bruno Reis rejected it on 05/03/2026 09:00, before you.");
  expect(said({}, "es-ES")).toBe("Bruno Reis lo rechazó el 05/03/2026 09:00, antes que usted.");
});

test("the sentence says you for the user's own change elsewhere", () => {
  expect(said({ by: { id: 9, name: "Helena Prado" } })).toBe("Você reprovou em 05/03/2026 09:00, em outra página.");
  expect(said({ action: "expire", by: null })).toBe("Em Dia registrou o vencimento do documento em 05/03/2026 09:00, antes de você.");
  expect(said({ action: null, by: null })).toBe("Outra pessoa mudou esta pendência em 05/03/2026 09:00, antes de você.");
});
