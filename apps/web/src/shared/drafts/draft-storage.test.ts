import { describe, expect, test } from "vitest";
import { memoryStorage } from "../session/storage/browser-storage.ts";
import { forgetTyping, keptTyping, saveDraft } from "./draft-storage.ts";

const helena = () => memoryStorage([["email", "admin@serraazul.example"]]);
const at = "2026-03-02T12:00:00.000Z";

describe("draft storage", () => {
  test("each form has its own draft [CD-163]", () => {
    const storage = helena();
    saveDraft(storage, "project.7.2", { at, draft: { name: "Britagem" } });
    saveDraft(storage, "project.new.1", { at, draft: { name: "Novo" } });
    expect(keptTyping(storage, "project.7.2")).toEqual({ at, draft: { name: "Britagem" } });
    expect(keptTyping(storage, "project.7.1")).toBeNull();
    forgetTyping(storage, "project.7.2");
    expect(keptTyping(storage, "project.7.2")).toBeNull();
    expect(keptTyping(storage, "project.new.1")).not.toBeNull();
  });

  test("a draft is hidden from another user of the same browser", () => {
    const storage = helena();
    saveDraft(storage, "project.7.2", { at, draft: { name: "Britagem" } });
    storage.setItem("email", "outra@horizonte.example");
    expect(keptTyping(storage, "project.7.2")).toBeNull();
  });

  test("the oldest draft is removed when there are more than twenty", () => {
    const storage = helena();
    for (let id = 1; id <= 21; id += 1)
      saveDraft(storage, `project.${id}.1`, { at: `2026-03-${String(id).padStart(2, "0")}T00:00:00Z`, draft: {} });
    expect(keptTyping(storage, "project.1.1")).toBeNull();
    expect(keptTyping(storage, "project.2.1")).not.toBeNull();
  });

  test("unreadable storage counts as no draft", () => {
    const storage = memoryStorage([["typing", "{not json"]]);
    expect(keptTyping(storage, "project.7.2")).toBeNull();
  });
});
