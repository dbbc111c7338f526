import { movementKinds } from "@emdia/contract/catalogue/vocabulary.ts";
import { isCpf } from "@emdia/contract/documents/cpf.ts";
import { workerStatuses } from "@emdia/contract/workers/vocabulary.ts";
import { describe, expect, test } from "vitest";
import { openWorld } from "../../test/world.ts";
import { WORKS_FOR_TWO } from "./people.ts";

const world = openWorld();
const rows = async <Row extends Record<string, unknown>>(asked: string): Promise<readonly Row[]> =>
  (await world.database.ownerPool().query<Row>(asked)).rows;

describe("demo workers", () => {
  test("have names and valid documents [R-474]", async () => {
    const people = await rows<{ document: string; document_kind: string; name: string }>(
      "select document, document_kind, name from worker",
    );
    expect(people.length).toBeGreaterThanOrEqual(300);
    expect(people.filter(({ document_kind, document }) => document_kind === "cpf" && !isCpf(document))).toEqual([]);
    expect(people.filter(({ document_kind }) => document_kind === "foreign").length).toBeGreaterThanOrEqual(10);
  });

  test("exist for every supplier and regime, and one has two suppliers [CD-146]", async () => {
    const [without] = await rows<{ count: number }>(
      "select count(*) from company c where c.is_provider and not exists (select from worker w where w.provider_id = c.id)",
    );
    expect(without?.count).toBe(0);
    const regimes = await rows("select distinct regime from worker");
    expect(regimes).toHaveLength(14);
    const employers = await rows<{ trading_name: string }>(
      `select c.trading_name from worker w join company c on c.id = w.provider_id where w.document = '${WORKS_FOR_TWO.document.number}' order by 1`,
    );
    expect(employers.map(({ trading_name }) => trading_name)).toEqual(["Ipê Andaimes", "Voltta Elétrica"]);
  });

  test("have every kind of movement and every status [R-475]", async () => {
    const kinds = await rows<{ kind: string }>("select distinct kind from movement");
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(movementKinds));
    const statuses = await rows<{ status: string }>("select distinct status from worker");
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(workerStatuses));
  });

  test("have links within project and supplier, or none", async () => {
    const outside = await rows(
      `select l.id from project_worker l join project p on p.id = l.project_id
        where l.hiring_date < p.start_date or l.asked_until > p.end_date
          or not exists (select from project_company pc where pc.project_id = l.project_id and pc.provider_id = l.provider_id)`,
    );
    expect(outside).toEqual([]);
    const [count] = await rows<{ linked: number; unlinked: number; copied: number }>(
      `select count(*) filter (where l.worker_id is not null) as linked, count(*) filter (where l.worker_id is null) as unlinked,
          (select count(*) from contractor_worker) as copied
        from worker w left join (select distinct worker_id from project_worker) l on l.worker_id = w.id`,
    );
    expect(Math.min(count?.linked ?? 0, count?.unlinked ?? 0)).toBeGreaterThan(20);
    expect(count?.copied).toBeGreaterThanOrEqual(count?.linked ?? 0);
  });

  test("have activity types with the risks of their role", async () => {
    const kinds = await rows<{ name: string; risks: string[] }>(
      `select distinct t.name, array(select a.name from activity_type_risk r
          join risk_activity a on a.owner_id = r.activity_owner_id and a.id = r.activity_id
          where r.activity_type_id = t.id order by 1) as risks
        from activity_type t`,
    );
    const risksOf = (kind: string) => kinds.filter(({ name }) => name === kind).flatMap(({ risks }) => risks);
    expect(risksOf("Mergulhador profissional")).toEqual(["Trabalho subaquático"]);
    expect(new Set(risksOf("Eletricista de manutenção"))).toEqual(new Set(["Trabalho elétrico", "Trabalho em altura"]));
  });

  test("have restrictions with an author, dated on their start day", async () => {
    const told = await rows<{ account_name: string; ended: boolean }>(
      `select h.account_name, h.at < now() - interval '200 days' as ended from history h where h.action = 'restriction.created'`,
    );
    expect(told).toHaveLength(7);
    expect(new Set(told.map(({ account_name }) => account_name))).toEqual(new Set(["Helena Prado", "Marina Lobo"]));
    expect(told.filter(({ ended }) => ended)).toHaveLength(1);
  });
});
