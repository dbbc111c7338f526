import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newDraft, validFor } from "../../../../test/fixtures/new-document.ts";
import { answered, newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

/** Checklist without the answer versions. */
const saidIn = ({ checklist }: Pendency) => checklist.map(({ answerVersion: _, ...said }) => said);

/** A sent document with its sender and a reviewer. */
const sentBy = async (days: number, told: Parameters<typeof newDraft>[1] = {}) => {
  const asked = await newPendency(world);
  const id = asked.pendencyId;
  await validFor(world, id, days);
  const { api: reviewer } = await newPerson(world, { companyId: asked.contractorId, keys: "all" });
  const { api: sender } = asked.supplier;
  const read = async (who = reviewer) => (await who("GET /pendencies/{id}")({ id })).answer;
  const move = async (who: typeof sender, body: Parameters<ReturnType<typeof sender<"PUT /pendencies/{id}">>>[0]["body"]) =>
    (await who("PUT /pendencies/{id}")({ id, body })).answer.status;
  const send = () => move(sender, { status: "IN_REVISION" });
  await newDraft(asked, told);
  await send();
  return { ...asked, id, reviewer, sender, read, move, send };
};

test("withdrawing a sending restores the answers of the rejection", async () => {
  const pendency = await sentBy(365);
  const { reviewer, sender, read, move, send } = pendency;
  const [first, second, ...others] = (await read()).checklist;
  const items = [
    { checklistId: first?.id ?? 0, status: "INVALID", invalidDescription: "Falta a assinatura.", page: 2 } as const,
    ...[second, ...others].map((item) => ({ checklistId: item?.id ?? 0, status: "OK" }) as const),
  ];
  await reviewer("POST /pendencies/checklist")({ body: { items } });
  await move(reviewer, { status: "OPEN", note: "Assine e envie de novo." });
  const rejected = await read(sender);
  expect(rejected.checklist[0]).toMatchObject({ status: "INVALID", invalidDescription: "Falta a assinatura.", page: 2 });

  await newDraft(pendency);
  expect(await send()).toBe("IN_REVISION");
  expect((await read()).checklist.map(({ status }) => status)).toEqual(["UNCHECKED", ...[second, ...others].map(() => "OK")]);
  const anew = [
    { checklistId: first?.id ?? 0, status: "OK" } as const,
    { checklistId: second?.id ?? 0, status: "INVALID", invalidDescription: "Outro nome." } as const,
  ];
  await reviewer("POST /pendencies/checklist")({ body: { items: anew } });
  expect(await move(sender, { status: "OPEN", action: "withdraw" })).toBe("OPEN");
  for (const who of [sender, reviewer]) expect(saidIn(await read(who))).toEqual(saidIn(rejected));
  await send();
  expect((await read()).checklist[0]?.status).toBe("UNCHECKED");
});

test("withdrawing a renewal restores the answers of the approval [CD-159]", async () => {
  const pendency = await sentBy(40, { issueDate: dayFromNow(-35) });
  const { id, reviewer, sender, read, move, send } = pendency;
  await answered(world, id, { answer: "OK" });
  expect(await move(reviewer, { status: "DONE", action: "finish" })).toBe("NEXT_DUE_DATE");
  const approved = await read();
  await newDraft(pendency, { issueDate: dayFromNow(-1) });
  await send();
  expect((await read()).answers).toMatchObject({ yes: 0, unanswered: approved.answers.total });
  await move(sender, { status: "NEXT_DUE_DATE", action: "withdraw" });
  expect((await read()).answers).toEqual(approved.answers);
  expect(saidIn(await read())).toEqual(saidIn(approved));
});

test("withdrawing a renewal restores the closed-unread mark and its note [CD-159]", async () => {
  const pendency = await sentBy(40, { issueDate: dayFromNow(-35) });
  const { reviewer, sender, read, move, send } = pendency;
  expect(await move(reviewer, { status: "DONE", action: "close_unread", note: "Conferido na portaria." })).toBe("NEXT_DUE_DATE");
  const closed = { closedUnread: true, note: "Conferido na portaria." };
  expect(await read()).toMatchObject(closed);
  await newDraft(pendency, { issueDate: dayFromNow(-1) });
  await send();
  await move(sender, { status: "NEXT_DUE_DATE", action: "withdraw" });
  expect(await read()).toMatchObject(closed);
});

test("answers of a withdrawn round are never published to the supplier", async () => {
  const { id, reviewer, sender, read, move, send } = await sentBy(365);
  const [first, second, ...others] = (await read()).checklist;
  const items = (statuses: readonly ("OK" | "INVALID")[]) =>
    [first, second, ...others].flatMap((item, at) => {
      const status = statuses[at] ?? "OK";
      return item ? [{ checklistId: item.id, status, ...(status === "INVALID" && { invalidDescription: "Outro nome." }) }] : [];
    });
  await reviewer("POST /pendencies/checklist")({ body: { items: items(["OK", "INVALID"]) } });
  expect(await move(sender, { status: "OPEN", action: "withdraw" })).toBe("OPEN");
  await send();
  await reviewer("POST /pendencies/checklist")({ body: { items: items([]) } });
  await move(reviewer, { status: "DONE", action: "finish" });
  const { answer } = await sender("GET /pendencies/{id}/analysis-history")({ id });
  const told = answer.results.filter(({ item }) => item.kind === "pendency_question");
  expect(told).toHaveLength(2 + others.length);
  expect(JSON.stringify(told)).not.toMatch(/INVALID|Outro nome/);
});

test("withdrawing merges a restored document with a draft of the same bytes", async () => {
  const pendency = await sentBy(365, { line: "primeira" });
  const { id, reviewer, sender, read, move, send } = pendency;
  const reject = async () => {
    const [question] = (await read()).checklist;
    await reviewer("POST /pendencies/{checklistId}/checklist")({
      checklistId: question?.id ?? 0,
      body: { status: "INVALID", invalidDescription: "Ilegível." },
    });
  };
  await reject();
  await move(reviewer, { status: "OPEN", note: "Ilegível." });
  const { answer: sent } = await sender("GET /pendencies/{id}/documents")({ id });
  await newDraft(pendency, { line: "segunda", replaces: sent.results[0]?.id ?? 0 });
  await send();
  await reject();
  await move(reviewer, { status: "PRE_ANALYSIS" });
  await move(reviewer, { status: "PRE_REJECTED" });
  await newDraft(pendency, { line: "primeira" });
  await move(reviewer, { status: "IN_REVISION" });
  expect(await move(sender, { status: "OPEN", action: "withdraw" })).toBe("OPEN");
  const { answer } = await sender("GET /pendencies/{id}/documents")({ id });
  expect(answer.results.map(({ state }) => state).toSorted()).toEqual(["current", "draft"]);
});

test("a draft can be deleted after the pendency is closed", async () => {
  const asked = await newPendency(world);
  const id = asked.pendencyId;
  const { api: reviewer } = await newPerson(world, { companyId: asked.contractorId, keys: "all" });
  const draft = await newDraft(asked);
  await reviewer("PUT /pendencies/{id}")({ id, body: { status: "DONE", action: "close_unread" } });
  expect((await asked.supplier.api("DELETE /pendencies/{id}/documents/{docId}")({ id, docId: draft.id })).status).toBe(204);
});
