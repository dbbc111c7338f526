import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { openWorld } from "../../test/world.ts";

const world = openWorld();

test("the demo world has pendencies in every status for both sides", async () => {
  for (const role of ["admin", "supplier"] as const) {
    const api = await world.as(role);
    const { answer } = await api("GET /pendencies/totals")();
    const found = answer.results.filter(({ total }) => total > 0);
    expect([...new Set(found.map(({ status }) => status))].toSorted(), role).toEqual([...pendencyStatuses].toSorted());
    expect(
      found.some(({ rejected }) => rejected),
      role,
    ).toBe(true);
  }
});

test("the status of a pendency agrees with its dates and answers", async () => {
  const { rows } = await world.database.ownerPool().query(
    `select p.id, p.status, p.expiration_date, p.next_due_on from pendency p where p.active and (
       (p.status = 'EXPIRED') <> (p.expiration_date is not null and p.expiration_date < (now() at time zone 'America/Sao_Paulo')::date
         and p.status in ('DONE', 'NEXT_DUE_DATE', 'EXPIRED'))
       or (p.status in ('DONE', 'NEXT_DUE_DATE', 'EXPIRED') and exists (select from pendency_question q
         where q.contractor_id = p.contractor_id and q.pendency_id = p.id and q.status not in ('OK', 'NOT_APPLICABLE')))
       or (p.status = 'PRE_REJECTED' and not exists (select from pendency_question q
         where q.contractor_id = p.contractor_id and q.pendency_id = p.id and q.status = 'INVALID')))`,
  );
  expect(rows).toEqual([]);
});

test("expiry entries are dated after the expiry, request and sending", async () => {
  const { rows } = await world.database.ownerPool().query(
    `select p.id, p.expiration_date, p.created_at, h.at from pendency p
       join history h on h.owner_id = p.contractor_id and h.about_kind = 'pendency' and h.about_id = p.id
       left join attachment a on a.contractor_id = p.contractor_id and a.pendency_id = p.id
     where p.active and (h.action = 'pendency.expire' and (h.at at time zone 'America/Sao_Paulo')::date <= p.expiration_date
       or h.action in ('pendency.expire', 'pendency.near_expiry') and (h.at <= p.created_at or a.sent_at <= p.created_at or a.sent_at >= h.at))`,
  );
  expect(rows).toEqual([]);
});

test("SUPPORT pendencies have an open question, and INVALID answers an explanation", async () => {
  const { rows } = await world.database.ownerPool().query(
    `select p.id from pendency p where p.active and p.status = 'SUPPORT'
       and not exists (select from pendency_comment c where c.contractor_id = p.contractor_id and c.pendency_id = p.id
         and c.answer_state = 'UNANSWERED' and c.side = p.question_side)
     union all select q.id from pendency_question q where q.status = 'INVALID' and num_nulls(q.justification, q.reason, q.action, q.example) > 0`,
  );
  expect(rows).toEqual([]);
});

test("the note of a rejection equals the justification of its answer", async () => {
  const { rows } = await world.database.ownerPool().query(
    `select p.id, p.note, q.justification from pendency p join pendency_question q on q.contractor_id = p.contractor_id and q.pendency_id = p.id
     where p.active and p.status = 'OPEN' and q.status = 'INVALID' and p.note is distinct from q.justification`,
  );
  expect(rows).toEqual([]);
});

test("each contractor has one declared and one confirmed month without service", async () => {
  for (const role of ["admin", "stranger"] as const) {
    const api = await world.as(role);
    const states = async (state: "awaiting_decision" | "confirmed") =>
      (await api("GET /pendencies/service-months")({ query: { state: [state] } })).answer.results;
    const [declared, confirmed] = [await states("awaiting_decision"), await states("confirmed")];
    expect([declared.length, confirmed.length], role).toEqual([1, 1]);
    const rest = async (id: number | null | undefined) => (await api("GET /pendencies/{id}")({ id: id ?? 0 })).answer.rest;
    expect(await rest(declared[0]?.pendencyId)).toBeNull();
    expect(await rest(confirmed[0]?.pendencyId)).toEqual({ for: "a_time", reason: "no_service_in_month" });
  }
});
