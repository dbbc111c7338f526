import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { expect, test } from "vitest";
import { movesInCommon } from "./moves-in-common.ts";

const finish = { action: "finish", status: "DONE" } as const;
const reopen = { action: "reopen", status: "OPEN" } as const;
const back = (status: "OPEN" | "DONE") => ({ action: "answer", status }) as const;
const having = (...moves: PendencyRow["moves"]) => ({ moves });

test("movesInCommon lists only moves that every pendency allows", () => {
  expect(movesInCommon([having(finish, reopen), having(reopen)])).toEqual([reopen]);
  expect(movesInCommon([having(finish), having(reopen)])).toEqual([]);
  expect(movesInCommon([having(finish), having()])).toEqual([]);
  expect(movesInCommon([])).toEqual([]);
});

test("answers that lead to different statuses are different moves", () => {
  expect(movesInCommon([having(back("OPEN")), having(back("OPEN"))])).toEqual([back("OPEN")]);
  expect(movesInCommon([having(back("OPEN")), having(back("DONE"))])).toEqual([]);
});
