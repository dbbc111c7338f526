import type { Notice } from "@emdia/contract/notices/notice.ts";
import { expect, test } from "vitest";
import { actorOf, saidIn, subjectOf } from "./notice-words.ts";

const notice = (details: Notice["details"]): Notice => ({
  id: 1,
  kind: "rejection",
  createdAt: "2026-03-01T12:00:00Z",
  about: { kind: "pendency", id: 1 },
  isRead: false,
  details,
});

test("the words of a notice are its names, actor and text", () => {
  const rejected = notice({
    document: "ASO",
    worker: "Ana",
    actor: "Serra",
    text: "Falta.",
    reasons: [{ question: "Assinado?", answer: "Não há" }, { question: "Falta." }],
  });
  expect([subjectOf(rejected), actorOf(rejected), saidIn(rejected)]).toEqual(["ASO · Ana", "Serra", "Falta.\nAssinado?: Não há"]);
});

test("a notice without names has its company, or nothing", () => {
  expect([subjectOf(notice({ company: "Ipê" })), actorOf(notice({ contractor: "Serra" }))]).toEqual(["Ipê", "Serra"]);
  expect([subjectOf(notice({})), actorOf(notice({})), actorOf(notice({ company: "Ipê" })), saidIn(notice({}))]).toEqual([
    "",
    "",
    "Ipê",
    "",
  ]);
});
