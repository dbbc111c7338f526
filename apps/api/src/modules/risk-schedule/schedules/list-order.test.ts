import { riskScheduleStatuses } from "@emdia/contract/risk-schedule/vocabulary.ts";
import { expect, test } from "vitest";
import { RESTRICTED_PROJECT } from "../../../../demo/accounts/cast.ts";
import { dayFromNow } from "../../../../test/days.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const NOW = "date_trunc('minute', now() at time zone 'America/Sao_Paulo')";
const isSuspended = `coalesce(s.suspended_from <= ${NOW}, false)`;
const isOpen = `not s.is_cancelled and s.over_at > ${NOW}`;
const ofStatus: { readonly [S in (typeof riskScheduleStatuses)[number]]: string } = {
  cancelled: "s.is_cancelled",
  finished: `not s.is_cancelled and s.over_at <= ${NOW}`,
  suspended: `${isOpen} and ${isSuspended}`,
  in_progress: `${isOpen} and not ${isSuspended} and s.starts_at <= ${NOW}`,
  scheduled: `${isOpen} and not ${isSuspended} and s.starts_at > ${NOW}`,
};
const seen = {
  admin: "c.trading_name = 'Serra Azul Mineração'",
  stranger: "c.trading_name = 'Horizonte Energia'",
  supplier: "pr.trading_name = 'Ipê Andaimes'",
  site: `p.name = '${RESTRICTED_PROJECT}'`,
} as const;
const named = (name: string) =>
  `exists (select from risk_schedule_person sp where sp.schedule_id = s.id and strpos(sp.plain_words, plain_text('${name}')) > 0)`;
/** A query of the list, and the same as a condition. */
const filters: readonly (readonly [query: object, condition: string])[] = [
  [{}, "true"],
  ...riskScheduleStatuses.map((status) => [{ status: [status] }, ofStatus[status]] as const),
  [{ status: ["cancelled", "scheduled"] }, `(${ofStatus.cancelled} or (${ofStatus.scheduled}))`],
  [{ employeeName: "Patrícia" }, named("Patrícia")],
  [{ employeeName: "am" }, named("am")],
  [{ employeeName: "Wanderley" }, "false"],
  [{ from: dayFromNow(3), until: dayFromNow(8) }, `s.over_at > '${dayFromNow(3)}' and s.starts_at < '${dayFromNow(9)}'`],
  [{ projectName: "pintura" }, "strpos(p.plain_name, 'pintura') > 0"],
];

const slowList = async (visible: string, condition: string): Promise<readonly number[]> => {
  const { rows } = await world.database.ownerPool().query<{ id: number }>(
    `select id from (select s.id, s.starts_at, case when not (${isOpen}) then 2 when ${isSuspended} then 0 else 1 end as grp
       from risk_schedule s join company c on c.id = s.contractor_id join company pr on pr.id = s.provider_id join project p on p.id = s.project_id
       where ${visible} and ${condition}) found
     order by grp, case when grp < 2 then starts_at end, case when grp < 2 then id end, starts_at desc, id desc`,
  );
  return rows.map(({ id }) => id);
};

test("the list returns the rows and order of a slow query for each side and filter", async () => {
  for (const role of Object.keys(seen) as (keyof typeof seen)[]) {
    const api = await world.as(role);
    for (const [query, condition] of filters) {
      const pages: number[] = [];
      for (let page = 1; page <= 4; page += 1)
        pages.push(
          ...(await api("GET /risk-schedule")({ query: { ...query, page, itemsPerPage: 20 } })).answer.results.map(({ id }) => id),
        );
      expect(pages, `${role} ${JSON.stringify(query)}`).toEqual(await slowList(seen[role], condition));
    }
  }
});
