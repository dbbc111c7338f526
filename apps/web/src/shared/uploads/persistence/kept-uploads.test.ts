import { expect, test } from "vitest";
import { memoryStorage } from "../../session/storage/browser-storage.ts";
import { noDates } from "../upload.ts";
import { createKeptUploads, markOf } from "./kept-uploads.ts";

const place = { pendencyId: 12, title: "ASO" };
const file = { name: "ASO.pdf", size: 3_000_000, lastModified: 5 };
const mark = markOf(file, place, null);
const kept = { mark, url: "https://emdia.example/api/uploads/7f", name: file.name, size: file.size, place, replaces: null, dates: noDates };

const browser = () => {
  const world = { nowMs: 1_000_000, owner: "fornecedor@ipe.example" };
  const storage = memoryStorage();
  return { world, storage, uploads: createKeptUploads({ storage, nowMs: () => world.nowMs, owner: () => world.owner }) };
};

test("the same file selected again resumes its upload [R-500]", () => {
  const { uploads } = browser();
  uploads.keep(kept);
  expect(uploads.urlOf(markOf({ ...file }, place, null))).toBe(kept.url);
  expect(uploads.urlOf(markOf({ ...file, size: 1 }, place, null))).toBeNull();
  expect(uploads.urlOf(markOf(file, { ...place, pendencyId: 13 }, null))).toBeNull();
});

test("unfinished uploads are hidden from another user of the browser [R-500]", () => {
  const { uploads, world } = browser();
  uploads.keep(kept);
  world.owner = "rh@voltta.example";
  expect([uploads.unfinished(), uploads.urlOf(mark)]).toEqual([[], null]);
  uploads.forget(mark);
  world.owner = "fornecedor@ipe.example";
  expect(uploads.unfinished()).toHaveLength(1);
});

test("unfinished uploads expire after a day [R-500]", () => {
  const { uploads, world } = browser();
  uploads.keep(kept);
  world.nowMs += 24 * 3_600_000;
  expect(uploads.unfinished()).toEqual([]);
});

test("stored dates are restored with a resumed upload [R-500]", () => {
  const { uploads } = browser();
  const dates = { issueDate: "2026-10-03", expirationDate: null };
  uploads.keep({ ...kept, url: null });
  uploads.learn(mark, { dates });
  uploads.learn(mark, { url: kept.url });
  expect(uploads.unfinished()).toMatchObject([{ url: kept.url, dates }]);
  uploads.keep({ ...kept, url: null, dates });
  expect(uploads.urlOf(mark)).toBe(kept.url);
});

test("uploads stored by an older version have no dates [R-500]", () => {
  const { uploads, storage } = browser();
  uploads.keep(kept);
  const [{ dates: _, ...before }] = JSON.parse(storage.getItem("emdia.uploads") ?? "[]");
  storage.setItem("emdia.uploads", JSON.stringify([before]));
  expect(uploads.unfinished()).toMatchObject([{ url: kept.url, dates: noDates }]);
});

test("finished uploads are removed, and unreadable storage is ignored [R-500]", () => {
  const { uploads, storage } = browser();
  uploads.keep(kept);
  uploads.keep(kept);
  expect(uploads.unfinished()).toHaveLength(1);
  uploads.forget(mark);
  expect(storage.getItem("emdia.uploads")).toBeNull();
  storage.setItem("emdia.uploads", '[{"owner":1},7');
  expect(uploads.unfinished()).toEqual([]);
});
