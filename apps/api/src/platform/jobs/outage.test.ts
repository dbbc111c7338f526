import type { AddressInfo } from "node:net";
import { connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { ownDatabase } from "../../../test/database.ts";
import { ownJobs } from "../../../test/jobs.ts";
import { enqueue, enqueueMany } from "./enqueue.ts";
import { defineJob, jobKind } from "./job.ts";

const database = ownDatabase();
const jobs = ownJobs(database);
const noteDown = jobKind("test.note-down", z.object({ note: z.string() }));
const askFor = (note: string) => jobs.ask((tx) => enqueue(tx, { job: noteDown, payload: { note } }));

/** TCP proxy to the database. Cutting it simulates an outage for the worker. */
const proxy = { sockets: new Set<Socket>(), isCut: false, server: undefined as Server | undefined };
const cut = () => {
  proxy.isCut = true;
  for (const socket of proxy.sockets) socket.destroy();
};
const startProxy = async (target: URL): Promise<string> => {
  proxy.server = createServer((near) => {
    if (proxy.isCut) return void near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      proxy.sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => [near, far].map((end) => end.destroy()));
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((listening) => proxy.server?.listen(0, "127.0.0.1", listening));
  const { port } = proxy.server.address() as AddressInfo;
  return Object.assign(new URL(target), { hostname: "127.0.0.1", port: String(port) }).href;
};
afterEach(async () => {
  cut();
  await new Promise<void>((closed) => (proxy.server ? proxy.server.close(() => closed()) : closed()));
  proxy.isCut = false;
});

const askedFirst = ["first", "second", "third", "fourth"];

test("a database outage during jobs loses no job and keeps the process", async () => {
  const begun: string[] = [];
  const allBegun = Promise.withResolvers<void>();
  const gates = new Map(askedFirst.map((note) => [note, Promise.withResolvers<void>()]));
  const { observe, next } = jobs.watch();
  const job = defineJob(noteDown, async (_context, { note }) => {
    begun.push(note);
    if (begun.length === askedFirst.length) allBegun.resolve();
    await gates.get(note)?.promise;
  });
  const { stop } = await jobs.take({ jobs: [job], observe, ownerUrl: await startProxy(new URL(database.url("owner"))) });
  for (const note of askedFirst) await askFor(note);
  await allBegun.promise;
  cut();
  for (const gate of gates.values()) {
    gate.resolve();
    await next("done"); // done, but the worker cannot write that to the database
  }
  await askFor("meanwhile");
  proxy.isCut = false;
  for (const _ of [...askedFirst, "meanwhile"]) await next("done");
  await stop();
  expect(begun.toSorted()).toEqual([...askedFirst, ...askedFirst, "meanwhile"].toSorted());
  expect((await database.ownerPool().query("select from graphile_worker.jobs")).rowCount).toBe(0);
});

test("a database outage under load ends with every job done", async () => {
  const requests = Array.from({ length: 300 }, (_, number) => ({ payload: { note: `note ${number}` } }));
  const done = new Set<string>();
  const some = Promise.withResolvers<void>();
  const all = Promise.withResolvers<void>();
  const job = defineJob(noteDown, async (_context, { note }) => {
    const isFirstTime = !done.has(note);
    done.add(note);
    if (done.size === 100) some.resolve();
    if (done.size === requests.length) all.resolve();
    if (isFirstTime && done.size % 7 === 0) throw new Error("now and then one fails");
  });
  await jobs.ask((tx) => enqueueMany(tx, noteDown, requests));
  const { stop } = await jobs.take({ jobs: [job], ownerUrl: await startProxy(new URL(database.url("owner"))) });
  await some.promise;
  cut();
  proxy.isCut = false;
  await all.promise;
  await stop();
  expect(done.size).toBe(requests.length);
});
