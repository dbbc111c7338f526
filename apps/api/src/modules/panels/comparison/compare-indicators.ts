import type { PanelComparison, RecordGap } from "@emdia/contract/panels/comparison.ts";
import { type IndicatorQuery, planOf } from "@emdia/contract/panels/filter.ts";
import { pendencyLink } from "@emdia/contract/panels/links.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { figureBranches } from "../../pendencies/index.ts";
import { panelRequest } from "../panel-request.ts";
import type { VisibleFigures } from "../policy.ts";
import { comparedDay } from "../rules/compared-day.ts";
import { countsProjectsOnce, countsWorkersOnce, type RecordKeys, recordKeys } from "../rules/record-keys.ts";
import { figuresOf, recordedPendencies, recordedProjects, recordedWorkers } from "../rules/recorded-figures.ts";
import { coverOfDay, findOwnProjects, readRecords } from "../store/records.ts";

type Input = { readonly visible: VisibleFigures; readonly query: IndicatorQuery };

/** Records of the filter; undefined if it has none. */
const findKeys = async (scope: Scope, { visible, query }: Input): Promise<RecordKeys | undefined> => {
  const branches = await figureBranches(scope, { visible, filter: pendencyLink(query) });
  const limited = branches.filter(({ side, projectIds }) => side === "contractor" && projectIds !== "all");
  const found = await findOwnProjects(
    scope.tx,
    limited.flatMap(({ companyIds }) => companyIds),
    limited.flatMap(({ projectIds }) => (projectIds === "all" ? [] : projectIds)),
  );
  const projects = found.filter(({ id, contractorId }) =>
    limited.some(({ companyIds, projectIds }) => companyIds.includes(contractorId) && projectIds !== "all" && projectIds.includes(id)),
  );
  const keys = recordKeys({ branches, projects, provider: query.provider });
  return keys && keys.added.length > 0 ? keys : undefined;
};

/** Companies whose records the keys need. */
const companiesOf = ({ added }: RecordKeys) => {
  const contractors = new Set(added.map(({ contractorId }) => contractorId).filter((id) => id > 0));
  const suppliers = added.filter(({ contractorId }) => contractorId === 0).map(({ providerId }) => providerId);
  return [
    ...[...contractors].map((companyId) => ({ companyId, side: "contractor" as const })),
    ...suppliers.map((companyId) => ({ companyId, side: "provider" as const })),
  ];
};

const lacking = (gap: RecordGap) => ({ figures: null, gap });
const recorded = <T>(figures: T) => ({ figures, gap: null });

export const compareIndicators: Handler<"GET /reports/management/comparison"> = async (scope, { query }) => {
  const request = panelRequest(scope, query, "see_pendency");
  if (!request.ok) return request;
  const day = comparedDay(scope.today, query.compare);
  const all = (gap: RecordGap): PanelComparison => ({
    day,
    pendencies: lacking(gap),
    projects: lacking(gap),
    workers: lacking(gap),
  });
  const keys = await findKeys(scope, { visible: request.value.visible, query });
  if (!keys) return all("filter");
  const cover = await coverOfDay(scope.tx, companiesOf(keys), day);
  if (cover === "nothing") return all("day");
  const plan = planOf(query.type);
  const totals = await readRecords(scope.tx, { keys, figures: figuresOf(plan), day });
  const work = <T>(isExact: boolean, figures: T) => {
    if (!isExact) return lacking("filter");
    return cover === "everything" ? recorded(figures) : lacking("day");
  };
  return {
    day,
    pendencies: recorded(recordedPendencies(totals, plan)),
    projects: work(countsProjectsOnce(keys), recordedProjects(totals, plan)),
    workers: work(countsWorkersOnce(keys), recordedWorkers(totals, plan)),
  };
};
