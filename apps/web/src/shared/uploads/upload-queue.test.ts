import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { expect, test } from "vitest";
import { noDates, type Upload, type WantedUpload } from "./upload.ts";
import { createUploadQueue, type Heard } from "./upload-queue.ts";

const place = { pendencyId: 12, title: "ASO" };
const file = (name: string, bytes = "%PDF") => new File([bytes], name, { type: "application/pdf", lastModified: 1 });
const wanted = (...names: readonly string[]): readonly WantedUpload[] =>
  names.map((name) => ({ file: file(name), place, replaces: null, dates: noDates }));
const document = (id: number) => ({ id }) as PendencyDocument;

/** A queue whose line is in the hands of the test. */
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

test("two uploads are both in the list, and a third is appended [R-500]", () => {
  const { uploads, states } = queue();
  uploads.add(wanted("a.pdf", "b.pdf"));
  uploads.add(wanted("c.pdf"));
  expect(states()).toEqual(["a.pdf going", "b.pdf going", "c.pdf going"]);
});

test("three files are sent separately, each without an issue date unless it has one [R-467]", () => {
  const { uploads, sent } = queue();
  const [first, ...rest] = wanted("a.pdf", "b.pdf", "c.pdf");
  uploads.add([...(first ? [{ ...first, dates: { issueDate: "2026-10-03", expirationDate: null } }] : []), ...rest]);
  expect(sent.map((one) => [one.file.name, one.dates.issueDate])).toEqual([
    ["a.pdf", "2026-10-03"],
    ["b.pdf", null],
    ["c.pdf", null],
  ]);
});

test("a fourth file waits until one of three has arrived, and goes with the date that was typed meanwhile [R-467]", () => {
  const { uploads, states, heard, told, sent, idOf } = queue();
  uploads.add(wanted("a.pdf", "b.pdf", "c.pdf", "d.pdf"));
  expect(states()[3]).toBe("d.pdf waiting");
  uploads.date(idOf("d.pdf"), { issueDate: "2026-10-03", expirationDate: null });
  heard("b.pdf").arrived(document(7));
  expect([states()[1], states()[3], told]).toEqual(["b.pdf done", "d.pdf going", ["d.pdf of 2026-10-03", "b.pdf is 7"]]);
  expect(sent.at(-1)?.dates.issueDate).toBe("2026-10-03");
});

test("a lost connection goes on by itself when the line is there again, what somebody paused does not [R-500]", () => {
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

test("nobody announces that the line is back: it is tried again after a while, unless somebody paused meanwhile [R-500]", () => {
  const { uploads, states, heard, idOf, laters } = queue();
  uploads.add(wanted("a.pdf", "b.pdf"));
  heard("a.pdf").lost();
  heard("b.pdf").lost();
  uploads.pause(idOf("b.pdf"));
  for (const later of laters) later();
  expect(states()).toEqual(["a.pdf going", "b.pdf paused"]);
});

test("a refused file is tried again when asked, one that is too large only makes room for another [R-500]", () => {
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

test("a file that was paused, and one that failed, can still be given up on the server [R-500]", () => {
  const { uploads, told, heard, idOf } = queue();
  uploads.add(wanted("a.pdf", "b.pdf"));
  uploads.pause(idOf("a.pdf"));
  heard("b.pdf").failed(new Error("503"));
  for (const name of ["a.pdf", "b.pdf"]) uploads.remove(idOf(name));
  expect(told).toEqual(["stop a.pdf", "b.pdf failed", "abandon a.pdf", "give up a.pdf", "abandon b.pdf", "give up b.pdf"]);
});

test("a file that was given up is abandoned on the server too, and its late answer changes nothing [R-500]", () => {
  const { uploads, list, heard, told, idOf } = queue();
  uploads.add(wanted("a.pdf"));
  uploads.remove(idOf("a.pdf"));
  heard("a.pdf").arrived(document(7));
  expect([list(), told]).toEqual([[], ["abandon a.pdf", "give up a.pdf"]]);
});

test("when somebody else signs in, everything stops and nothing is shown to them [R-500]", () => {
  const { uploads, list, told } = queue();
  uploads.add(wanted("a.pdf"));
  uploads.clear();
  expect([list(), told]).toEqual([[], ["stop a.pdf"]]);
});

test("a file that waits for its turn is kept in mind until it goes, and again when it is tried once more [R-500]", () => {
  const { uploads, waiting, heard, idOf } = queue();
  uploads.add([...wanted("a.pdf", "b.pdf", "c.pdf", "d.pdf"), { ...(wanted("e.exe")[0] as WantedUpload), file: new File(["x"], "e.exe") }]);
  expect(waiting).toEqual(["d.pdf"]);
  heard("a.pdf").failed(new Error("503"));
  expect(waiting).toEqual([]);
  uploads.goOn(idOf("a.pdf"));
  expect(waiting).toEqual(["a.pdf"]);
});

test("a file that somebody pauses or gives up in the line, or whose owner leaves, is nobody's turn any more [R-500]", () => {
  const { uploads, waiting, idOf } = queue();
  uploads.add(wanted("a.pdf", "b.pdf", "c.pdf", "d.pdf", "e.pdf", "f.pdf"));
  uploads.pause(idOf("d.pdf"));
  uploads.remove(idOf("e.pdf"));
  expect(waiting).toEqual(["f.pdf"]);
  uploads.clear();
  expect(waiting).toEqual([]);
});
