import { UPDATING_PANEL_PROJECTS_MAX } from "@emdia/contract/limits.ts";
import { expect, test } from "vitest";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { begin, data, linkNow, makeProject, openWorkshop } from "../../../../test/wizard.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

test("pipeline status lists the five projects linked last, without drafts [R-259] [R-261] [CD-076]", async () => {
  const workshop = await openWorkshop(world);
  const { api } = workshop.person;
  const made: number[] = [];
  for (let count = 0; count <= UPDATING_PANEL_PROJECTS_MAX; count += 1) made.unshift((await makeProject(workshop)).id);
  const [newest = 0, ...others] = made;
  await linkNow(world, { id: newest });
  await begin(workshop);
  const { answer } = await api("GET /projects/pipeline-status")();
  expect(answer).toEqual(
    [newest, ...others]
      .slice(0, UPDATING_PANEL_PROJECTS_MAX)
      .map((project_id) => ({ project: data.name, project_id, projectIsBlocked: project_id !== newest })),
  );
  const oldest = made.at(-1) ?? 0;
  const filtered = await api("GET /projects/pipeline-status")({ query: { ids: [oldest] } });
  expect(filtered.answer.map(({ project_id }) => project_id)).toEqual([oldest]);

  const keys = ["see_projects", "config_pendency_project"] as const;
  const restricted = await newPerson(world, { companyId: workshop.contractorId, keys, onlyProjects: [oldest] });
  expect((await restricted.api("GET /projects/pipeline-status")()).answer.map(({ project_id }) => project_id)).toEqual([oldest]);
  const stranger = await openWorkshop(world);
  expect((await stranger.person.api("GET /projects/pipeline-status")({ query: { ids: made } })).answer).toEqual([]);
});
