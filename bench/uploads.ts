import { setTimeout as wait } from "node:timers/promises";
import type { Size } from "./data/sizes.ts";
import { fillUploadPendencies } from "./data/upload-pendencies.ts";
import { FLOOR_PATH, type ProductBench, withProductBench } from "./measuring/product-bench.ts";
import { atMost, type Report } from "./measuring/report.ts";
import { median, percentile } from "./measuring/statistics.ts";
import { type Caller, formOf, openCaller } from "./uploads/form-sender.ts";
import { askHeldBytes, askState, type ServerState } from "./uploads/server-state.ts";

const A_SECOND = 42;
const SECONDS: { readonly [S in Size]: number } = { small: 15, large: 60 };
const WINDOWS = 3;
const DOCUMENT_BYTES = 300_000;
const LARGE_BYTES = 20_000_000;
const HELD_BACK_BYTES = 100_000;
const LIST = "/api/pendencies?itemsPerPage=20";
const LIST_EVERY_MS = 50;
const WARM_UP = 60;
const DOWNLOADS = 200;
const SETTLES_MS = 1_000;
const MB = 1e6;

/** Requests a list repeatedly until stopped and returns the durations. */
const listing = (caller: Caller) => {
  let stopped = false;
  const times: number[] = [];
  const run = async () => {
    while (!stopped) {
      const begun = performance.now();
      const { status } = await caller.get(LIST);
      if (status !== 200) throw new Error(`the list answered ${status}`);
      times.push(performance.now() - begun);
      await wait(LIST_EVERY_MS);
    }
  };
  const running = run();
  return async () => {
    stopped = true;
    await running;
    return times;
  };
};

type Sent = { readonly times: readonly number[]; readonly errors: readonly string[] };

/** Sends at a fixed rate without waiting for responses, because suppliers do not wait for each other. */
const sendAtRate = async (caller: Caller, paths: readonly string[], seconds: number): Promise<Sent> => {
  const form = formOf(DOCUMENT_BYTES);
  const times: number[] = [];
  const errors: string[] = [];
  const send = async (path: string) => {
    const begun = performance.now();
    const { status, body } = await caller.sendForm(path, form()).catch((error: Error) => ({ status: 0, body: error.message }));
    if (status === 201) times.push(performance.now() - begun);
    else errors.push(`${status} ${body.slice(0, 100)}`);
  };
  const begun = performance.now();
  const sending: Promise<void>[] = [];
  for (let at = 0; at < seconds * A_SECOND; at += 1) {
    await wait(Math.max(0, begun + (at * 1000) / A_SECOND - performance.now()));
    sending.push(send(paths[at % paths.length] ?? ""));
  }
  await Promise.all(sending);
  return { times, errors };
};

const pathsOf = async (caller: Caller): Promise<readonly string[]> => {
  const pages = await Promise.all(
    [1, 2, 3, 4].map(async (page) => JSON.parse((await caller.get(`/api/pendencies?itemsPerPage=100&page=${page}&status=OPEN`)).body)),
  );
  const ids = pages.flatMap(({ results }: { results: readonly { id: number }[] }) => results.map(({ id }) => id));
  if (ids.length < 100) throw new Error(`only ${ids.length} documents are asked of the supplier`);
  return ids.map((id) => `/api/pendencies/${id}/documents`);
};

/** Measures in three windows, so that growth is visible. */
const receive = async (caller: Caller, paths: readonly string[], seconds: number) => {
  const quiet = await (async () => {
    const stop = listing(caller);
    await wait((seconds / WINDOWS) * 1000);
    return stop();
  })();
  await askState(caller);
  const stop = listing(caller);
  const sent: Sent[] = [];
  const states: ServerState[] = [];
  for (let window = 0; window < WINDOWS; window += 1) {
    sent.push(await sendAtRate(caller, paths, seconds / WINDOWS));
    states.push(await askState(caller));
  }
  return { quiet, busy: await stop(), sent, states };
};

/** Live memory for a large document that has nearly arrived, compared with the state before it. */
const heldByLarge = async (caller: Caller, path: string): Promise<number> => {
  const form = formOf(LARGE_BYTES);
  await caller.sendForm(path, form()); // warms up code that is loaded once
  await wait(SETTLES_MS);
  const before = await askHeldBytes(caller);
  const large = caller.beginForm(path, form(), HELD_BACK_BYTES);
  await wait(SETTLES_MS);
  const held = (await askHeldBytes(caller)) - before;
  const { status, body } = await large.end();
  if (status !== 201) throw new Error(`a large document was refused: ${body}`);
  return held;
};

const downloads = async (caller: Caller, path: string) => {
  const { body } = await caller.sendForm(path, formOf(DOCUMENT_BYTES)());
  const { url } = JSON.parse((await caller.get(`/api/documents/${JSON.parse(body).id}`)).body) as { readonly url: string };
  const floors: number[] = [];
  const firsts: number[] = [];
  for (let at = 0; at < DOWNLOADS; at += 1) {
    floors.push((await caller.get(FLOOR_PATH)).firstByteMs);
    const { status, firstByteMs } = await caller.get(url);
    if (status !== 200) throw new Error(`a download answered ${status}`);
    firsts.push(firstByteMs);
  }
  return { floor: median(floors), first: median(firsts) };
};

const measure = async ({ server, tokens }: ProductBench, size: Size): Promise<Report> => {
  const supplier = openCaller(server.address, tokens.supplier);
  const reader = openCaller(server.address, tokens.owner);
  const paths = await pathsOf(supplier);
  for (let at = 0; at < WARM_UP; at += 1) await supplier.sendForm(paths[at] ?? "", formOf(DOCUMENT_BYTES)());
  const { floor, first } = await downloads(supplier, paths.at(-1) ?? "");
  const held = await heldByLarge(supplier, paths.at(-1) ?? "");
  const { quiet, busy, sent, states } = await receive(supplier, paths, SECONDS[size]);
  for (const caller of [supplier, reader]) caller.close();
  const errors = sent.flatMap((window) => window.errors);
  const times = sent.flatMap((window) => window.times);
  const rows = states.map(({ residentMb, lateMs }, at) => {
    const window = sent[at]?.times ?? [];
    const sizes = { "resident MB": residentMb, "loop late p99 ms": lateMs };
    return { third: at + 1, received: window.length, "median ms": median(window), "p95 ms": percentile(window, 0.95), ...sizes };
  });
  const [firstThird, lastThird] = [states[0]?.residentMb ?? Number.NaN, states.at(-1)?.residentMb ?? Number.NaN];
  return {
    bench: "uploads",
    tables: [
      { title: `${A_SECOND} documents a second of ${DOCUMENT_BYTES / 1000} KB for ${SECONDS[size]} s`, rows },
      {
        title: "beside them",
        rows: [
          { what: "list quiet p95 ms", value: percentile(quiet, 0.95) },
          { what: "list meanwhile p95 ms", value: percentile(busy, 0.95) },
          { what: "HTTP floor, first byte ms", value: floor },
          { what: "download, first byte ms", value: first },
          { what: "held of 20 MB, MB", value: held / MB },
          { what: "first error", value: errors[0] ?? "none" },
        ],
      },
    ],
    budgets: [
      atMost(`of ${times.length + errors.length} documents there failed`, errors.length, 0),
      atMost("a list takes meanwhile, times its quiet p95,", percentile(busy, 0.95) / percentile(quiet, 0.95), 2),
      atMost("memory after the last third is, times that after the first,", lastThird / firstThird, 1.2),
      atMost("the event loop is late, of a hundred times the worst but one, in ms,", Math.max(...states.map(({ lateMs }) => lateMs)), 20),
      atMost("a document of 20 MB holds, in MB,", held / MB, 1),
      atMost("the first byte of a download takes, in HTTP floors,", first / floor, 2),
    ],
  };
};

/** Measures uploads at the rate of a month's last day, and lists at the same time. */
export const benchUploads = (size: Size = "large"): Promise<Report> =>
  withProductBench("small", (bench) => measure(bench, size), fillUploadPendencies);
