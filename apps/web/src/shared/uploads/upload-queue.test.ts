import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { expect, test } from "vitest";
import { noDates, type Upload, type WantedUpload } from "./upload.ts";
import { createUploadQueue, type Heard } from "./upload-queue.ts";

const place = { pendencyId: 12, title: "ASO" };
const file = (name: string, bytes = "%PDF") => new File([bytes], name, { type: "application/pdf", lastModified: 1 });
const wanted = (...names: readonly string[]): readonly WantedUpload[] =>
  names.map((name) => ({ file: file(name), place, replaces: null, dates: noDates }));
const document = (id: number) => ({ id }) as PendencyDocument;

/** A queue with a fake connection that the test controls. */
const queue = () => {
  const lines = new Map<string, Heard>();
  const told: string[] = [];
  const sent: WantedUpload[] = [];
  const laters: (() => void)[] = [];
  const waiting: string[] = [];
  const uploads = createUploadQueue({
    nowMs: () => 0,
    later: (work) => void laters.push(work),
    send: (one, heard) => {
      sent.push(one);
      lines.set(one.file.name, heard);
      const say = (word: string) => () => void told.push(`${word} ${one.file.name}`);
      return { stop: say("stop"), abandon: say("abandon") };
    },
    arrived: (upload, { id }) => void told.push(`${upload.name} is ${id}`),
    failed: (upload) => void told.push(`${upload.name} failed`),
    waits: ({ file: { name } }) => {
      waiting.push(name);
      return () => void waiting.splice(waiting.indexOf(name), 1);
    },
    dated: ({ file: { name } }, { issueDate }) => void told.push(`${name} of ${issueDate}`),
    givenUp: ({ file: { name } }) => void told.push(`give up ${name}`),
  });
  const list = (): readonly Upload[] => uploads.watched.read().map(({ upload }) => upload);
  const heard = (name: string): Heard => {
    const line = lines.get(name);
    if (!line) throw new Error(`${name} is not on its way`);
    return line;
  };
  const states = () => list().map(({ name, state }) => `${name} ${state}`);
  const idOf = (name: string) => list().find((upload) => upload.name === name)?.id ?? 0;
  return { uploads, list, states, idOf, heard, told, sent, laters, waiting };
};

test("a new upload is appended to the list [R-500]", () => {
  const { uploads, states } = queue();
  uploads.add(wanted("a.pdf", "b.pdf"));
  uploads.add(wanted("c.pdf"));
  expect(states()).toEqual(["a.pdf going", "b.pdf going", "c.pdf going"]);
});

test("three files are sent separately, each with its own issue date [R-467]", () => {
  const { uploads, sent } = queue();
  const [first, ...rest] = wanted("a.pdf", "b.pdf", "c.pdf");
  uploads.add([...(first ? [{ ...first, dates: { issueDate: "2026-10-03", expirationDate: null } }] : []), ...rest]);
  expect(sent.map((one) => [one.file.name, one.dates.issueDate])).toEqual([
    ["a.pdf", "2026-10-03"],
    ["b.pdf", null],
    ["c.pdf", null],
  ]);
});

test("a fourth file waits for a slot and uses its latest date [R-467]", () => {
  const { uploads, states, heard, told, sent, idOf } = queue();
  uploads.add(wanted("a.pdf", "b.pdf", "c.pdf", "d.pdf"));
  expect(states()[3]).toBe("d.pdf waiting");
  uploads.date(idOf("d.pdf"), { issueDate: "2026-10-03", expirationDate: null });
  heard("b.pdf").arrived(document(7));
  expect([states()[1], states()[3], told]).toEqual(["b.pdf done", "d.pdf going", ["d.pdf of 2026-10-03", "b.pdf is 7"]]);
  expect(sent.at(-1)?.dates.issueDate).toBe("2026-10-03");
});

test("goOnLost resumes lost uploads but not paused ones [R-500]", () => {
  const { uploads, states, heard, idOf } = queue();
  uploads.add(wanted("a.pdf", "b.pdf"));
  heard("a.pdf").lost();
  uploads.pause(idOf("b.pdf"));
  expect(states()).toEqual(["a.pdf lost", "b.pdf paused"]);
  uploads.goOnLost();
  expect(states()).toEqual(["a.pdf going", "b.pdf paused"]);
  uploads.goOn(idOf("b.pdf"));
  expect(states()).toEqual(["a.pdf going", "b.pdf going"]);
});

test("a lost upload is retried after a delay unless it was paused [R-500]", () => {
  const { uploads, states, heard, idOf, laters } = queue();
  uploads.add(wanted("a.pdf", "b.pdf"));
  heard("a.pdf").lost();
  heard("b.pdf").lost();
  uploads.pause(idOf("b.pdf"));
  for (const later of laters) later();
  expect(states()).toEqual(["a.pdf going", "b.pdf paused"]);
});

test("a refused file can be retried, an oversized one only removed [R-500]", () => {
  const { uploads, states, heard, told, idOf } = queue();
  uploads.add([...wanted("a.pdf"), { ...(wanted("b.exe")[0] as WantedUpload), file: new File(["x"], "b.exe") }]);
  heard("a.pdf").failed(new Error("refused"));
  expect([states(), told]).toEqual([["a.pdf failed", "b.exe failed"], ["a.pdf failed"]]);
  uploads.goOn(idOf("a.pdf"));
  uploads.goOn(idOf("b.exe"));
  expect(states()).toEqual(["a.pdf going", "b.exe failed"]);
  uploads.remove(idOf("b.exe"));
  expect(states()).toEqual(["a.pdf going"]);
});

test("paused and failed uploads are abandoned on the server when removed [R-500]", () => {
  const { uploads, told, heard, idOf } = queue();
  uploads.add(wanted("a.pdf", "b.pdf"));
  uploads.pause(idOf("a.pdf"));
  heard("b.pdf").failed(new Error("503"));
  for (const name of ["a.pdf", "b.pdf"]) uploads.remove(idOf(name));
  expect(told).toEqual(["stop a.pdf", "b.pdf failed", "abandon a.pdf", "give up a.pdf", "abandon b.pdf", "give up b.pdf"]);
});

test("a removed upload is abandoned, and its late answer is ignored [R-500]", () => {
  const { uploads, list, heard, told, idOf } = queue();
  uploads.add(wanted("a.pdf"));
  uploads.remove(idOf("a.pdf"));
  heard("a.pdf").arrived(document(7));
  expect([list(), told]).toEqual([[], ["abandon a.pdf", "give up a.pdf"]]);
});

test("clear stops all uploads and empties the list [R-500]", () => {
  const { uploads, list, told } = queue();
  uploads.add(wanted("a.pdf"));
  uploads.clear();
  expect([list(), told]).toEqual([[], ["stop a.pdf"]]);
});

test("queued uploads are registered until they start, also on a retry [R-500]", () => {
  const { uploads, waiting, heard, idOf } = queue();
  uploads.add([...wanted("a.pdf", "b.pdf", "c.pdf", "d.pdf"), { ...(wanted("e.exe")[0] as WantedUpload), file: new File(["x"], "e.exe") }]);
  expect(waiting).toEqual(["d.pdf"]);
  heard("a.pdf").failed(new Error("503"));
  expect(waiting).toEqual([]);
  uploads.goOn(idOf("a.pdf"));
  expect(waiting).toEqual(["a.pdf"]);
});

test("pausing, removing or clearing takes an upload off the queue [R-500]", () => {
  const { uploads, waiting, idOf } = queue();
  uploads.add(wanted("a.pdf", "b.pdf", "c.pdf", "d.pdf", "e.pdf", "f.pdf"));
  uploads.pause(idOf("d.pdf"));
  uploads.remove(idOf("e.pdf"));
  expect(waiting).toEqual(["f.pdf"]);
  uploads.clear();
  expect(waiting).toEqual([]);
});
