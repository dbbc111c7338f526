import { expect, test } from "vitest";
import { askedOf } from "../../../../test/fixtures/asked-document.ts";
import { newProfile } from "../../../../test/fixtures/new-colleague.ts";
import { holdInstead, newPerson } from "../../../../test/fixtures/new-person.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { queueNoticeMails } from "../../../../test/notice-jobs.ts";
import { mailsTo } from "../../../../test/sent-mail.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const jobs = ownJobs(world.database);
const asked = askedOf(world);

/** A person of the contractor who was mentioned on a document, and the changes of the person's access. */
const mentioned = async () => {
  const { id, contractorId, projectId, sender } = await asked();
  const companyId = contractorId;
  const person = await newPerson(world, { companyId, keys: ["see_pendency", "see_projects"] });
  const { status } = await sender("POST /pendencies/{id}/comments")({ id, body: { text: "Segredo.", mentions: [person.accountId] } });
  expect(status).toBe(201);
  const { answer } = await person.api("GET /notices")();
  const noticeId = answer.results[0]?.id ?? 0;
  const read = () => person.api("PUT /notices/{id}/read")({ id: noticeId, body: { isRead: false } });
  const seen = async () => {
    const { results, meta } = (await person.api("GET /notices")()).answer;
    const { unread } = (await person.api("GET /notices/unread")()).answer;
    return [results.length, meta.totalResults, unread, (await read()).status];
  };
  const hold = (holding: { keys: readonly ("see_pendency" | "see_projects")[]; onlyProjects?: number[]; relation?: "provider" }) =>
    holdInstead(world, person.accountId, [{ companyId, ...holding }]);
  return { ...person, projectId, seen, hold };
};

test("a notice is hidden while its reader lacks the permission for its row", async () => {
  const { seen, hold } = await mentioned();
  expect(await seen()).toEqual([1, 1, 1, 200]);
  await hold({ keys: ["see_projects"] });
  expect(await seen()).toEqual([0, 0, 0, 404]);
  await hold({ keys: ["see_pendency"], relation: "provider" });
  expect(await seen()).toEqual([0, 0, 0, 404]);
  await hold({ keys: ["see_pendency"] });
  expect(await seen()).toEqual([1, 1, 1, 200]);
});

test("a notice is hidden while its reader is restricted to other projects", async () => {
  const { seen, hold, projectId } = await mentioned();
  await hold({ keys: ["see_pendency"], onlyProjects: [] });
  expect(await seen()).toEqual([0, 0, 0, 404]);
  await hold({ keys: ["see_pendency"], onlyProjects: [projectId] });
  expect(await seen()).toEqual([1, 1, 1, 200]);
});

test("no e-mail is sent about rows that its reader no longer sees", async () => {
  const { email, hold } = await mentioned();
  await queueNoticeMails(jobs, world);
  expect((await mailsTo(world, email)).length).toBe(1);
  await hold({ keys: ["see_projects"] });
  expect(await mailsTo(world, email)).toEqual([]);
});

test("access to a project is a notice until the person leaves it", async () => {
  const { contractorId, projectId, reviewer } = await asked();
  const { api, email } = await newPerson(world, { companyId: contractorId, keys: ["see_projects"], onlyProjects: [] });
  const profileId = await newProfile(world, { companyId: contractorId });
  const body = { companyId: contractorId, email, profileId };
  expect((await reviewer("POST /projects/{id}/accounts")({ id: projectId, body })).status).toBe(201);
  expect((await api("GET /notices")()).answer.results).toMatchObject([{ kind: "access", about: { kind: "project", id: projectId } }]);
  await world.database.ownerPool().query("delete from membership_project where project_id = $1", [projectId]);
  expect((await api("GET /notices")()).answer.results).toEqual([]);
});
