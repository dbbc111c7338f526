import type { WorkerProject } from "@emdia/contract/workers/record.ts";
import { expect, test } from "vitest";
import { placesFrom } from "./places-from.ts";

const place = (contractId: number, id: number, isOpen: boolean): WorkerProject => ({
  id,
  contractId,
  name: `Projeto ${id}`,
  contractorId: 1,
  contractorName: "Serra Azul Mineração",
  hiringDate: "2026-01-05",
  endDate: isOpen ? null : "2026-02-01",
  isOpen,
  hasPendencies: false,
  statusSSMA: null,
  statusSTP: null,
  pendencyTotal: 0,
});
const shown = (projects: readonly WorkerProject[], projectId: number) =>
  placesFrom(projects, projectId).map(({ contractId }) => contractId);

test("placesFrom lists the document's project first, even if its link has ended [R-538]", () => {
  const [first, second, over, again] = [place(1, 41, true), place(2, 42, true), place(3, 43, false), place(4, 43, true)];
  expect(shown([first, second], 42)).toEqual([2, 1]);
  expect(shown([first, over], 43)).toEqual([3, 1]);
  expect(shown([first, over, again], 43)).toEqual([4, 1]);
  expect(shown([first, over], 99)).toEqual([1]);
});
