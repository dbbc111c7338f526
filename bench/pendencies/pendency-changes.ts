import type pg from "pg";
import { openClient } from "../../apps/api/src/platform/database/connect-as-owner.ts";
import { type HttpConnection, openConnection } from "../measuring/http-connection.ts";
import type { ProductBench } from "../measuring/product-bench.ts";
import { atMost, type Measured } from "../measuring/report.ts";
import { median } from "../measuring/statistics.ts";

const AT_ONCE = 4;
const IN_A_TURN = 60;
const TURNS = 7;
const DEARER_MAX = 1.25;

/** Open pendencies of the largest contractor, from all projects or from its largest one. */
const places = { "all over": "true", "in one project": "p.project_id = (select project_id from busiest)" } as const;
const openOnes = async (owner: pg.Client, where: string): Promise<readonly number[]> => {
  const { rows } = await owner.query<{ id: string }>(
    `with busiest as (select contractor_id, project_id from pendency_count where provider_id = 0 and project_id > 0 and status = 'OPEN'
       and contractor_id = (select contractor_id from project group by 1 order by count(*) desc limit 1) order by total desc limit 1)
     select p.id from pendency p join busiest b on b.contractor_id = p.contractor_id
     where p.status = 'OPEN' and p.active and ${where} order by p.id * 7919 % 10007, p.id limit $1`,
    [IN_A_TURN],
  );
  return rows.map(({ id }) => Number(id));
};

const close = { status: "DONE", action: "close_unread" };
const reopen = { status: "OPEN", note: "Falta uma página." };

/** Milliseconds per change with concurrent connections. Closes and reopens each pendency, so that every turn has the same start. */
const turnAll = async (connections: readonly HttpConnection[], ids: readonly number[]): Promise<number> => {
  const waiting = ids[Symbol.iterator]();
  const begun = performance.now();
  await Promise.all(
    connections.map(async (http) => {
      for (const id of waiting) for (const asked of [close, reopen]) await http.put(`/api/pendencies/${id}`, asked);
    }),
  );
  return (performance.now() - begun) / ids.length / 2;
};

/** Compares status changes with and without the counter trigger, alternately. */
export const measureChanges = async ({ database, server, tokens }: ProductBench): Promise<Measured> => {
  const owner = await openClient(database.ownerUrl);
  const connections = await Promise.all(Array.from({ length: AT_ONCE }, () => openConnection(server.address, tokens.owner)));
  const rows: { readonly changes: string; readonly counted: number; readonly uncounted: number; readonly times: number }[] = [];
  for (const [changes, where] of Object.entries(places)) {
    const ids = await openOnes(owner, where);
    const [counted, uncounted]: [number[], number[]] = [[], []];
    await turnAll(connections, ids);
    for (let turn = 0; turn < TURNS; turn += 1) {
      await owner.query("alter table pendency disable trigger count_changed");
      uncounted.push(await turnAll(connections, ids));
      await owner.query("alter table pendency enable trigger count_changed");
      counted.push(await turnAll(connections, ids));
    }
    const times = median(counted.map((time, turn) => time / (uncounted[turn] ?? Number.NaN)));
    rows.push({ changes, counted: median(counted), uncounted: median(uncounted), times });
  }
  for (const { close: end } of connections) end();
  await owner.query("select fold_pendency_deltas(1000000)");
  await owner.end();
  return {
    tables: [{ title: "PUT /pendencies/{id}, ms", rows }],
    budgets: rows.map(({ changes, times }) =>
      atMost(`a change of status ${changes} takes, in changes that nobody counts,`, times, DEARER_MAX),
    ),
  };
};
