import type { BulkLine } from "@emdia/contract/bulk-line.ts";
import { expect, test } from "vitest";
import type { Reading } from "./class-record.ts";
import { createAttendance, type Sent } from "./create-attendance.ts";
import { memoryRecords } from "./record-storage.ts";

const training = { id: 7, companyId: 1, companyName: "Serra Azul", name: "NR-35", place: "Sala", taken: 2, sessions: [] };
const roster = { day: "2026-03-10", participants: [{ id: 1, name: "Ana", providerName: "Ipê", badgeHash: null, attendedSessions: [] }] };
const ana: Reading = { participantId: 1, sessionId: 4, name: "Ana" };
const done = (batch: readonly Reading[]): BulkLine[] =>
  batch.map(({ participantId: id }) => ({ id, done: true, code: null, message: null, details: null }));

/** A phone whose network answers with `reply`, with the requests that it sent. */
const phone = () => {
  const storage = memoryRecords();
  const requests: string[][] = [];
  const user = { email: "rui@serra.example" as string | null };
  const network: { reply: (batch: readonly Reading[]) => Sent | Promise<Sent> } = { reply: () => "unreached" };
  const open = () =>
    createAttendance({
      storage,
      owner: () => user.email,
      send: async (_training, batch) => {
        const sent = await network.reply(batch);
        if (sent !== "unreached") requests.push(batch.map(({ name }) => name));
        return sent;
      },
    });
  return { storage, requests, user, network, open };
};

test("readings without network survive a reload and are sent once", async () => {
  const { storage, requests, network, open } = phone();
  const first = open();
  first.open(7);
  await first.keepRoster(training, roster);
  expect(await first.add(7, ana)).toBe(false);
  await first.add(7, ana);
  const reloaded = open();
  await reloaded.reload();
  expect(reloaded.records.read().get(7)?.waiting).toEqual([ana]);
  network.reply = done;
  expect(await Promise.all([reloaded.flush(), reloaded.flush()])).toEqual([true, true]);
  expect([requests, await storage.entries()]).toEqual([[["Ana"]], []]);
});

test("a reading added while another is sent follows in its own request", async () => {
  const { requests, network, open } = phone();
  const attendance = open();
  attendance.open(7);
  await attendance.keepRoster(training, roster);
  const answer = Promise.withResolvers<void>();
  network.reply = async (batch) => {
    await answer.promise;
    return done(batch);
  };
  const first = attendance.add(7, ana);
  const second = attendance.add(7, { ...ana, participantId: 2, name: "Bia" });
  answer.resolve();
  await Promise.all([first, second]);
  expect(requests.flat().toSorted()).toEqual(["Ana", "Bia"]);
  expect(attendance.records.read().get(7)).toMatchObject({ waiting: [], roster: { participants: [{ attendedSessions: [4] }] } });
  await attendance.close(7);
  expect(attendance.records.read().size).toBe(0);
});

test("readings of a cancelled class are refused and shown until dismissed", async () => {
  const { network, open } = phone();
  const attendance = open();
  await attendance.keepRoster(training, roster);
  network.reply = () => ({ code: "training_class.cancelled", message: "Cancelada.", details: null });
  await attendance.add(7, ana);
  expect(attendance.records.read().get(7)).toMatchObject({ waiting: [], roster: null, refused: [{ name: "Ana", message: "Cancelada." }] });
  await attendance.dismissRefused(7);
  await attendance.close(7);
  expect(attendance.records.read().size).toBe(0);
});

test("another user finds nothing, the same user finds the waiting readings", async () => {
  const { storage, user, open } = phone();
  const attendance = open();
  await attendance.keepRoster(training, roster);
  await attendance.add(7, ana);
  user.email = null;
  await attendance.reload();
  expect(attendance.records.read().size).toBe(0);
  user.email = "rui@serra.example";
  await attendance.reload();
  expect(attendance.records.read().get(7)?.waiting).toEqual([ana]);
  user.email = "lia@serra.example";
  await attendance.reload();
  expect([attendance.records.read().size, await storage.entries()]).toEqual([0, []]);
});

test("the storage has readings only while they wait, and no roster", async () => {
  const { storage, network, open } = phone();
  const attendance = open();
  attendance.open(7);
  await attendance.keepRoster(training, roster);
  expect(await storage.entries()).toEqual([]);
  await attendance.add(7, ana);
  expect(await storage.entries()).toMatchObject([["rui@serra.example/7", { waiting: [ana], roster: null }]]);
  network.reply = done;
  await attendance.flush();
  expect([await storage.entries(), attendance.records.read().get(7)?.roster?.participants.length]).toEqual([[], 1]);
});

test("clear removes roster and readings", async () => {
  const { storage, open } = phone();
  const attendance = open();
  await attendance.keepRoster(training, roster);
  await attendance.add(7, ana);
  await attendance.clear();
  expect([attendance.records.read().size, await storage.entries()]).toEqual([0, []]);
});
