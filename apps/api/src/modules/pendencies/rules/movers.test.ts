import { movers } from "@emdia/contract/pendencies/movers.ts";
import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { movesOf } from "./move.ts";
import { isKey, transitions } from "./transitions.ts";

/** Every combination of status, status before a question, and status before a sending. */
const returns = transitions.flatMap(({ to, from }) => (to === "SUPPORT" ? from : []));
const sendings = transitions.flatMap(({ action, from }) => (action === "send" || action === "renew" ? from : []));
const standings = pendencyStatuses.flatMap((status) =>
  [null, ...returns].flatMap((returnsTo) => [null, ...sendings].map((sentFrom) => ({ status, returnsTo, sentFrom, active: true }))),
);

test.for(pendencyStatuses)("the route permissions for %s match its transitions, plus see_pendency", (status) => {
  const offered = standings.flatMap(movesOf).filter(({ asks }) => asks === status);
  const keys = new Set(offered.map(({ move }) => move.by).filter(isKey));
  expect(movers[status].toSorted()).toEqual([...keys, "see_pendency"].toSorted());
});
