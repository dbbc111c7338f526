import { defaultPanels, type Panel, panelNames } from "@emdia/contract/panels/preferences.ts";
import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const newViewer = async () => newPerson(world, { companyId: await newCompany(world), keys: ["see_management_panel"] });
const reversed = defaultPanels.map(({ type, order }) => ({
  type,
  active: type !== "RankingPendency",
  order: panelNames.length + 1 - order,
}));

test("a new account has the eight panels, all active, in the default order [R-342] [K-093] [E-049]", async () => {
  const { api, accountId } = await newViewer();
  const { answer } = await api("GET /account/me/preferences")();
  expect(answer).toMatchObject({ id: accountId, account_id: accountId, deleted: false, version: 0 });
  expect(answer.panel).toEqual([
    { type: "IndicatorConformity", active: true, order: 1 },
    { type: "IndicatorProject", active: true, order: 2 },
    { type: "IndicatorPendency", active: true, order: 3 },
    { type: "IndicatorEmployee", active: true, order: 4 },
    { type: "ConformityMonth", active: true, order: 5 },
    { type: "ConformityCreation", active: true, order: 6 },
    { type: "RankingPendency", active: true, order: 7 },
    { type: "RankingProvider", active: true, order: 8 },
  ]);
});

test("a saved order is read again, by its account only [R-343] [C-167] [C-168] [E-048]", async () => {
  const [{ api }, other] = [await newViewer(), await newViewer()];
  const { answer: saved } = await api("PATCH /account/me/preferences")({ body: { panel: reversed, version: 0 } });
  const { answer: read } = await api("GET /account/me/preferences")();
  expect(read).toEqual(saved);
  expect(Object.keys(read).toSorted()).toEqual(["account_id", "createdAt", "deleted", "id", "panel", "updatedAt", "version"]);
  expect(read.panel).toEqual(reversed.toReversed());
  expect(read.version).toBe(1);
  expect((await other.api("GET /account/me/preferences")()).answer.panel).toEqual(defaultPanels);
});

test("a save of an older version is refused and changes nothing", async () => {
  const { api } = await newViewer();
  const save = (version: number, panel: readonly Panel[] = reversed) =>
    api("PATCH /account/me/preferences")({ body: { panel: [...panel], version } });
  const both = await Promise.all([save(0), save(0)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  for (const version of [0, 2]) {
    const { status, refused } = await save(version, defaultPanels);
    expect([status, refused.code]).toEqual([409, "panel.preferences_stale"]);
  }
  expect((await save(1, defaultPanels)).answer).toMatchObject({ version: 2, panel: defaultPanels });
});

test("an unknown, repeated or missing type is refused, and a repeated place", async () => {
  const { api } = await newViewer();
  const [first, second, ...others] = defaultPanels;
  const wrong: readonly unknown[][] = [
    defaultPanels.slice(1),
    [...defaultPanels, { type: "Other", active: true, order: 8 }],
    [{ ...first, type: "Other" }, second, ...others],
    [{ ...first, type: second?.type }, second, ...others],
    [{ ...first, order: second?.order }, second, ...others],
    [{ ...first, order: 9 }, second, ...others],
  ];
  for (const panel of wrong) {
    const { status, refused } = await api("PATCH /account/me/preferences")({ body: { panel: panel as never, version: 0 } });
    expect([status, refused.code]).toEqual([400, "request.malformed"]);
  }
});
