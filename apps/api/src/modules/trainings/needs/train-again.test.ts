import { describe, expect, test } from "vitest";
import { killedIn } from "../../../../test/certificate-jobs.ts";
import { dayFromNow } from "../../../../test/days.ts";
import { APPROVED_UNTIL, type ApprovedTraining, newApprovedTraining } from "../../../../test/fixtures/approved-training.ts";
import { openWorld } from "../../../../test/world.ts";
import { settleRetrainingJob } from "./settle-retraining-job.ts";

const world = openWorld();
const owner = (statement: string, values: readonly unknown[]) => world.database.ownerPool().query(statement, [...values]);
const [TODAY, YESTERDAY] = [dayFromNow(0), dayFromNow(-1)];
/** Above the 180 days of NR-1, and above the unverified 90 of NR-35 only. */
const [LONG, SHORT] = [181, 100];
const written = TODAY.split("-").reverse().join("/");
const open = {
  status: "OPEN",
  expires: null,
  approved: YESTERDAY,
  note: `Retorno de afastamento em ${written}: o treinamento precisa ser feito de novo.`,
  documents: [{ name: "antigo.pdf", state: "past" }],
};
const done = { status: "DONE", expires: APPROVED_UNTIL, approved: APPROVED_UNTIL, documents: [{ name: "antigo.pdf", state: "current" }] };

const actionsOf = async ({ supplier, pendencyId }: ApprovedTraining) =>
  (await supplier.api("GET /pendencies/{id}/history")({ id: pendencyId })).answer.results.map(({ action }) => action);
const standingOf = async ({ workerId }: ApprovedTraining): Promise<string> =>
  (await owner("select standing from worker where id = $1", [workerId])).rows[0].standing;

describe("a firm need", () => {
  test("opens a document in force with its reason and ends the eligibility", async () => {
    const place = await newApprovedTraining(world);
    await place.settle();
    expect([await place.read(), await standingOf(place)]).toMatchObject([done, "may_work"]);
    await place.leave(LONG);
    await place.settle();
    expect([await place.read(), await standingOf(place)]).toMatchObject([open, "documents"]);
    expect((await actionsOf(place)).slice(0, 2)).toEqual(["pendency.noted", "pendency.train_again"]);
    const { rows } = await owner(
      "select count(*)::int as count from notice where kind = 'rejection' and about_kind = 'pendency' and about_id = $1",
      [place.pendencyId],
    );
    expect(rows[0].count).toBeGreaterThan(0);
  });

  test("opens the document once, whatever the job repeats", async () => {
    const place = await newApprovedTraining(world);
    await place.leave(LONG);
    await place.settle();
    const before = await owner("select * from pendency where id = $1", [place.pendencyId]);
    const again = async () => {
      await owner("insert into stale_standing (provider_id, worker_id) values ($1, $2)", [place.supplierId, place.workerId]);
      await place.settle();
    };
    await again();
    expect((await owner("select * from pendency where id = $1", [place.pendencyId])).rows).toEqual(before.rows);
    await place.decide("close_unread");
    await again();
    expect(await place.read()).toMatchObject({ status: "DONE" });
  });

  test("is withdrawn by a corrected movement, which restores status and dates", async () => {
    const place = await newApprovedTraining(world);
    const movementId = await place.leave(LONG);
    for (const days of [SHORT, LONG, SHORT]) {
      await place.settle();
      expect(await place.read()).toMatchObject(open);
      await place.correct(movementId, days);
      await place.settle();
      if (days === LONG) continue;
      expect([await place.read(), await standingOf(place)]).toMatchObject([{ ...done, note: null }, "may_work"]);
      await place.correct(movementId, LONG);
    }
    await place.settle();
    await place.remove(movementId);
    await place.settle();
    expect(await place.read()).toMatchObject(done);
    expect(await actionsOf(place)).toContain("pendency.need_withdrawn");
  });

  test("of a killed job is completed by the next run", async () => {
    const place = await newApprovedTraining(world);
    await place.leave(LONG);
    const holder = { contractorId: place.contractorId, providerId: place.supplierId, workerId: place.workerId };
    await expect(settleRetrainingJob.run(killedIn(world, 1), holder)).rejects.toThrow("killed");
    expect(await place.read()).toMatchObject(done);
    await place.settle();
    expect(await place.read()).toMatchObject(open);
  });
});

test("a need by an unverified figure opens nothing", async () => {
  const place = await newApprovedTraining(world);
  await place.leave(SHORT);
  await place.settle();
  expect(await place.read()).toMatchObject(done);
});

test("no user can take the transitions of a need", async () => {
  const { reviewer, pendencyId: id } = await newApprovedTraining(world);
  const { answer } = await reviewer.api("GET /pendencies/{id}")({ id });
  expect(answer.moves.map(({ action }) => action)).not.toContain("train_again");
  for (const [action, status] of [["train_again", "OPEN"] as const, ["need_withdrawn", "DONE"] as const])
    expect((await reviewer.api("PUT /pendencies/{id}")({ id, body: { status, action, note: "x" } })).refused.code).toBe(
      "pendency.move_not_allowed",
    );
});

describe("a document from before the need", () => {
  test("is approved by no decision until it is dated from that day on", async () => {
    const place = await newApprovedTraining(world);
    await place.leave(LONG);
    await place.settle();
    const { id: documentId } = await place.send(dayFromNow(-2), "novo.pdf");
    await owner("update pendency_question set status = 'OK' where pendency_id = $1", [place.pendencyId]);
    for (const action of ["approve", "finish", "close_unread"] as const)
      expect((await place.decide(action)).refused).toMatchObject({
        code: "pendency.issued_before_need",
        details: { documents: [{ id: documentId, name: "novo.pdf" }] },
      });
    const dated = { id: place.pendencyId, docId: documentId, body: { issueDate: TODAY } };
    expect((await place.reviewer.api("PUT /pendencies/{id}/documents/{docId}")(dated)).status).toBe(200);
    expect((await place.decide("finish")).answer.status).toBe("DONE");
    await place.settle();
    expect(await place.read()).toMatchObject({ status: "DONE", documents: [{ state: "past" }, { state: "current" }] });
    expect((await owner("select from training_need where pendency_id = $1", [place.pendencyId])).rows).toEqual([]);
  });

  test("stays in the review that the need meets, and its withdrawal opens the document", async () => {
    const place = await newApprovedTraining(world);
    await owner("update pendency set status = 'NEXT_DUE_DATE' where id = $1", [place.pendencyId]);
    await place.send(dayFromNow(-2), "novo.pdf");
    await place.leave(LONG);
    await place.settle();
    expect(await place.read()).toMatchObject({ status: "IN_REVISION", approved: APPROVED_UNTIL });
    expect((await place.decide("close_unread")).refused.code).toBe("pendency.issued_before_need");
    await place.supplier.api("PUT /pendencies/{id}")({ id: place.pendencyId, body: { status: "NEXT_DUE_DATE", action: "withdraw" } });
    await place.settle();
    expect(await place.read()).toMatchObject({ status: "OPEN", approved: YESTERDAY });
  });
});
