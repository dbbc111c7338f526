import { expect, test } from "vitest";
import { indexNames, namesOfProject, resolveActivities, resolveProjects } from "./resolve-names.ts";

const activity = (id: number, name: string) => ({ id, name, isActive: true });
const activities = indexNames([activity(1, "Solda"), activity(2, "Pintura, interna"), activity(3, "Altura")], ({ name }) => [name]);
const project = (projectId: number, name: string, contractorName = "Serra Azul") => ({ projectId, name, contractorName });
const projects = indexNames(
  [project(1, "Obra Norte"), project(2, "Parada (2026)"), project(3, "Manutenção"), project(4, "Manutenção", "Horizonte")],
  namesOfProject,
);
const codes = (faults: readonly { readonly code: string; readonly details: object }[]) =>
  faults.map(({ code, details }) => [code, details]);

test("activity types are separated by semicolons or commas", () => {
  expect(resolveActivities("solda, altura; Pintura, interna", activities).found.map(({ id }) => id)).toEqual([1, 3, 2]);
  expect(codes(resolveActivities("Solda; Mergulho, fundo", activities).faults)).toEqual([
    ["cell.unknown_activity_type", { value: "Mergulho, fundo" }],
  ]);
});

test("a project has an optional first day in parentheses", () => {
  const { found, faults } = resolveProjects("Obra Norte (01/04/2026); Parada (2026)", projects);
  expect(found.map(({ project: { projectId }, hiringDate }) => [projectId, hiringDate])).toEqual([
    [1, "2026-04-01"],
    [2, null],
  ]);
  expect(faults).toEqual([]);
  expect(resolveProjects("Parada (2026) (05/04/2026)", projects).found).toMatchObject([
    { project: { projectId: 2 }, hiringDate: "2026-04-05" },
  ]);
});

test("unknown projects, ambiguous names and invalid days are faults", () => {
  expect(
    codes(resolveProjects("Obra Sul; Obra Sul (01/04/2026); Obra Sul (sul); Manutenção; Obra Norte (31/02/2026)", projects).faults),
  ).toEqual([
    ["cell.unknown_project", { value: "Obra Sul" }],
    ["cell.unknown_project", { value: "Obra Sul" }],
    ["cell.unknown_project", { value: "Obra Sul (sul)" }],
    ["cell.ambiguous_name", { value: "Manutenção" }],
    ["cell.not_a_date", { value: "31/02/2026" }],
  ]);
});

test("projects with one name are told apart by their contractor", () => {
  expect(resolveProjects("Manutenção - Horizonte", projects).found).toMatchObject([{ project: { projectId: 4 } }]);
});
